//! Random legal actions.

use crate::action::Action;
use crate::state::WealthOfNations;
use engine::{Dice, Seat};

impl WealthOfNations {
    pub(crate) fn draw_action(&self, seat: Seat, _dice: &mut Dice) -> Action {
        self.safe_action(seat)
    }
}
