//! Random productions.

use super::any_hex;
use crate::action::Production;
use crate::board::HexSet;
use crate::data::Commodity;
use crate::rules::blocs::Bloc;
use crate::state::WealthOfNations;
use engine::{Dice, Seat};
use rand::RngExt;

impl WealthOfNations {
    /// Mostly all that pays and can be paid, bloc after bloc.
    pub(crate) fn draw_production(&self, seat: Seat, dice: &mut Dice) -> Production {
        let mut production = Production::default();
        let mut cubes = self.nations[seat].cubes;
        for bloc in self.blocs(seat) {
            if !self.pays(bloc.industry) && dice.random_ratio(7, 8) {
                continue;
            }
            if bloc.industry.needs_energy() && cubes[Commodity::Energy] > 0 && dice.random_ratio(31, 32) {
                cubes[Commodity::Energy] -= 1;
                production.power = production.power.union(name(&bloc, dice));
            }
            if !bloc.industry.needs_food() {
                continue;
            }
            if cubes[Commodity::Ore] > 0 && self.is_automated(seat, &bloc) && dice.random_ratio(3, 4) {
                cubes[Commodity::Ore] -= 1;
                production.ore = production.ore.union(name(&bloc, dice));
                continue;
            }
            let fed = draw_fed(&bloc, cubes[Commodity::Food], dice);
            cubes[Commodity::Food] -= u32::from(fed.len());
            production.feed = production.feed.union(fed);
        }
        production
    }
}

/// The whole bloc as a rule, any of its tiles at times, as far as the food goes.
fn draw_fed(bloc: &Bloc, food: u32, dice: &mut Dice) -> HexSet {
    let some = dice.random_ratio(1, 16);
    bloc.hexes.iter().filter(|_| !some || dice.random_ratio(1, 2)).take(food as usize).collect()
}

/// Any of its tiles names a bloc.
fn name(bloc: &Bloc, dice: &mut Dice) -> HexSet {
    any_hex(bloc.hexes, dice).map_or(HexSet::EMPTY, HexSet::one)
}
