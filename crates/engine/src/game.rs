//! The contract between a game's rules and everything that uses them.

use crate::{Dice, Foreseen, Mute, OptionSpec, Outcome, Question, Seat, SeatSet, Sink, Tally};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// What can be compared, printed, stored and sent.
pub trait Wire: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// A draw, a deal, a roll.
    Chance,
    /// Each of these seats owes a decision; with several of them the order does not matter.
    Seats(SeatSet),
    Over,
}

/// Whose eyes something is shown to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    Seat(Seat),
    /// A spectator: sees what everybody sees.
    Public,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every seat of a table, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

/// The only two ways a state changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Input<A, C> {
    Act { seat: Seat, action: A },
    Chance(C),
}

/// Whether [`Game::candidates`] listed every legal action or a useful part of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    All,
    Some,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {min} to {max} players, not {given}", min = range.start(), max = range.end())]
    Seats { game: &'static str, given: u8, range: RangeInclusive<u8> },
    /// Options that do not go together, or not with this number of players.
    #[error("option {key}: {why}")]
    Option { key: &'static str, why: String },
}

/// The rules of one game over one state.
///
/// The state is small and cheap to clone; it holds no log, no clock and no generator. All of what it
/// says is a function of it alone, and [`Game::apply`] is the only thing that changes it.
pub trait Game: Wire {
    /// The name in files, addresses and commands, such as `seven-wonders`.
    const ID: &'static str;
    /// The name for people.
    const NAME: &'static str;
    /// Raised whenever an old log would replay differently.
    const RULES_VERSION: u32;
    const SEATS: RangeInclusive<u8>;
    /// No match has more inputs. It is several times what the longest sensible game needs, and bounds what a match can cost.
    const MAX_INPUTS: usize;
    /// The lessons in their order, each as the text that [`crate::Lesson::parse`] reads.
    const LESSONS: &'static [&'static str] = &[];

    type Options: Wire + Default;
    type Action: Wire;
    type Chance: Wire;
    /// Facts, never prose: readers turn them into sentences of their own language.
    type Event: Wire;
    type View: Wire;
    /// Why an action is refused, precise enough to explain it to a person.
    type Illegal: Wire + std::error::Error;

    /// Every option with its choices; the fields of `Options` in JSON.
    fn option_specs() -> &'static [OptionSpec];

    fn new(options: &Self::Options, seats: u8) -> Result<Self, SetupError>;

    /// Whether a game with these options is sure to end, whatever its players do. Whatever plays games to their end by
    /// chance draws no others.
    fn ends(_options: &Self::Options) -> bool {
        true
    }

    fn seats(&self) -> u8;

    fn turn(&self) -> Turn;

    /// Seats that have something to do though nobody waits for them: a sealed choice to change, a loan
    /// out of turn, an answer to an offer.
    fn may_act(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The one authority on what is legal, also on whose decision it is.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Whether the game goes no further by this legal action: it waits afterwards for whom it waited before, and the seat could
    /// do it again and again. A note for oneself, an offer, a sealed choice that is changed. Such actions are counted, so that
    /// a match cannot grow for ever.
    fn is_free(&self, seat: Seat, _action: &Self::Action) -> bool {
        !matches!(self.turn(), Turn::Seats(awaited) if awaited.contains(seat))
    }

    /// Whether chance is due and can fall like this.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// An outcome of the chance that is due.
    fn roll(&self, dice: &mut Dice) -> Self::Chance;

    /// Carries out an input that `check` or `check_chance` accepts; anything else is a caller's bug.
    fn apply(&mut self, input: Input<Self::Action, Self::Chance>, events: &mut impl Sink<Self::Event>);

    /// Carries out a legal action for a seat that asks what it would do, as far as the seat can know that. Where others decide
    /// at the same time and what they choose is hidden, it is what this seat's choice alone would do.
    fn try_out(&mut self, seat: Seat, action: Self::Action) -> Foreseen {
        self.apply(Input::Act { seat, action }, &mut Mute);
        match self.turn() {
            _ if self.undo_fence() => Foreseen::Nothing,
            Turn::Chance => Foreseen::OwnPart,
            Turn::Seats(_) | Turn::Over => Foreseen::Everything,
        }
    }

    /// Legal actions of a seat that is awaited or may act, added to `out`.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>) -> Coverage;

    /// A random legal action of a seat that is awaited or may act. Every legal action can come.
    fn sample(&self, seat: Seat, dice: &mut Dice) -> Self::Action;

    /// What an awaited seat does when its clock has run out or its player is gone.
    fn default_action(&self, seat: Seat) -> Self::Action;

    /// Everything this viewer may know, with the decision it owes and what each choice does.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer learns of an event; `None` if nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A whole state that looks like this view, with all that is hidden from it drawn at random.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// Whether the input that led here revealed something hidden: undo stops here.
    fn undo_fence(&self) -> bool;

    /// Scores and places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What the awaited seats are asked, from what everybody sees, for lists of games. `None` where the game has no word for it.
    fn question(&self) -> Option<Question> {
        None
    }

    /// What every seat would score if the game ended now, from what everybody sees. `None` where the game
    /// does not count before the end, or not yet.
    fn tally(&self) -> Option<Vec<Tally>> {
        None
    }
}
