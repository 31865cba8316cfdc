//! Legal actions worth looking at, and what is done for an absent player.

use crate::action::Action;
use crate::state::WealthOfNations;
use engine::{Coverage, Seat};

impl WealthOfNations {
    pub(crate) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        out.push(self.safe_action(seat));
        Coverage::Some
    }

    /// Nothing that cannot be made good.
    pub(crate) fn safe_action(&self, seat: Seat) -> Action {
        self.draw_action(seat, &mut engine::dice(0))
    }
}
