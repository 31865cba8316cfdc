//! Orders for military units.

use crate::Choice;
use engine::{Game, Seat};
use wealth_of_nations::{Action, WealthOfNations};

/// What is decided in the middle of a march, and who occupies.
pub(super) fn weigh(state: &WealthOfNations, seat: Seat, out: &mut Vec<Choice<Action>>) {
    out.push(Choice { action: best(state, seat), worth: 1.0 });
}

pub(super) fn best(state: &WealthOfNations, seat: Seat) -> Action {
    state.default_action(seat)
}
