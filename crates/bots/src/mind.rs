//! What a bot must know of a game beyond its rules: how good things look at a glance.

use crate::judge::at_a_glance;
use crate::{Budget, Search, Thought};
use engine::{BySeat, Dice, Reasons, Seat, SeatSet};

/// An action with how good it looks, in points of the game.
#[derive(Clone, Debug)]
pub struct Choice<A> {
    pub action: A,
    pub worth: f32,
}

pub trait Mind: Reasons {
    /// Decisions after which an imagined game is cut off and estimated.
    const HORIZON: u32;
    /// A lead of so many points is nearly a victory.
    const LEAD: f32;
    /// Points that good players reach, where aiming at them makes a better bot than looking at the lead alone: whoever
    /// only leads keeps others small, and misses what a larger city would bring.
    const GOOD_SCORE: Option<f32> = None;
    /// How far the worth of good actions differs; playouts choose among those that are about as good.
    const SPREAD: f32;
    /// Imagined games before a decision, of a hard bot and of an expert.
    const HARD: u32 = 60;
    const EXPERT: u32 = 240;

    /// Imagined games there is time for when a whole match is judged. A hint has a fortieth of them.
    const IMAGINED: u32 = 120_000;

    /// What a seat that is awaited could sensibly do, each with its worth; never nothing. Other seats'
    /// secrets must not matter.
    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Self::Action>>);

    /// The points every seat may expect in the end.
    fn estimate(&self) -> BySeat<f32>;

    /// Seats that nobody waits for but that may have something to say, as everybody can see.
    fn may_speak(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// What such a seat does out of turn: an answer to an offer, a proposal. Mostly nothing.
    fn aside(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Looks ahead from a seat's view. A game for which something else is stronger than the search has it here.
    fn think(view: &Self::View, seat: Seat, budget: Budget, dice: &mut Dice) -> Thought<Self::Action> {
        Search::<Self>::default().think(view, seat, budget, dice)
    }

    /// Plays an imagined game on, to its end or as far as it can be imagined. A game that can do so faster has it here.
    fn play_on(self, dice: &mut Dice) -> Self {
        at_a_glance(self, dice)
    }
}
