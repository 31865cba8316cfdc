//! What would happen: the one way to ask the rules about actions before anybody takes them.

use crate::{Dice, Fault, Game, Seat, Tally, Turn, dice};

/// How far the consequences of a tried action are known to the seat that tries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreseen {
    /// All of them, and the game goes on from there.
    Everything,
    /// What the seat's own action does. What comes next depends on what is hidden, or on chance.
    OwnPart,
    /// None: what the action does depends on what is hidden.
    Nothing,
}

/// What a seat is told about actions that it might take, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf<G: Game> {
    /// How many of the actions are legal.
    pub taken: usize,
    /// Why the next one is not.
    pub refused: Option<Fault<G::Illegal>>,
    /// What the seat would see after those that are legal, as far as that can be known.
    pub view: G::View,
    /// What everybody would have if the game ended there.
    pub tally: Option<Vec<Tally>>,
    /// Whether what comes next depends on what is hidden, or on chance: nothing more can be told.
    pub unknown: bool,
}

/// What would happen if a seat took these actions, as far as its view tells.
///
/// Nothing but the view is asked, so nothing hidden can be told.
pub fn what_if<G: Game>(view: &G::View, seat: Seat, actions: &[G::Action]) -> WhatIf<G> {
    // Whatever is drawn for what is hidden, the answer is the same: a law holds every game to it.
    what_if_with(view, seat, actions, &mut dice(0))
}

/// The same with dice of one's own for what is hidden.
pub fn what_if_with<G: Game>(view: &G::View, seat: Seat, actions: &[G::Action], dice: &mut Dice) -> WhatIf<G> {
    let mut state = G::determinize(view, dice);
    let (mut taken, mut refused, mut unknown) = (0, None, false);
    for action in actions {
        if let Err(fault) = check(&state, seat, action) {
            refused = Some(fault);
            break;
        }
        taken += 1;
        let mut next = state.clone();
        let foreseen = next.try_out(seat, action.clone());
        if foreseen != Foreseen::Nothing {
            state = next;
        }
        if foreseen != Foreseen::Everything {
            unknown = true;
            break;
        }
    }
    WhatIf { taken, refused, view: state.view(crate::Viewer::Seat(seat)), tally: state.tally(), unknown }
}

fn check<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Result<(), Fault<G::Illegal>> {
    match state.turn() {
        Turn::Over => Err(Fault::Over),
        _ if seat.index() >= usize::from(state.seats()) => Err(Fault::NoSuchSeat { seat, seats: state.seats() }),
        Turn::Chance => Err(Fault::ChanceIsDue),
        Turn::Seats(_) => state.check(seat, action).map_err(Fault::Illegal),
    }
}
