//! A whole state from a view.

use crate::state::WealthOfNations;
use crate::view::View;
use engine::Dice;

pub(crate) fn whole_state(view: &View, _dice: &mut Dice) -> WealthOfNations {
    view.table.clone()
}
