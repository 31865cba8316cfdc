//! Random marks on the planning board.

use crate::action::{Action, CommonAction, Production};
use crate::board::{Hex, HexSet};
use crate::data::TileKind;
use crate::state::{Plan, WealthOfNations};
use engine::Dice;
use rand::RngExt;

impl WealthOfNations {
    /// Small numbers as a rule, any number at times.
    pub(super) fn draw_plan(&self, dice: &mut Dice) -> Action {
        let most = if dice.random_ratio(1, 8) { u8::MAX } else { 2 };
        let mut number = || dice.random_range(0..=most);
        let (flags, forced, moves, automations) = (number(), number(), number(), number());
        let (units, marches, transports) = (number(), number(), number());
        let tiles = TileKind::ALL.map(|_| number());
        let run = Production { feed: some_hexes(dice), ore: some_hexes(dice), power: some_hexes(dice) };
        Action::Common(CommonAction::Plan(Plan { flags, tiles, forced, moves, automations, units, marches, transports, run }))
    }
}

fn some_hexes(dice: &mut Dice) -> HexSet {
    let one_in = dice.random_range(1..16u32);
    Hex::all().filter(|_| dice.random_range(0..one_in) == 0).collect()
}
