//! What everybody can count of a nation: its blocs, and what it takes to run them.

use super::{Occupier, Value};
use crate::board::HexSet;
use crate::data::{BANK_DOT, Commodity, Cubes, Industry, MAX_NOTES, NOTE_PAYOUT};
use crate::rules::blocs::Bloc;
use crate::score::Score;
use crate::state::WealthOfNations;
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NationView {
    /// Tiles on the board.
    pub tiles: u8,
    pub blocs: Vec<BlocView>,
    /// If the game ended now; of money that is only roughly visible the least that it can be.
    pub score: Score,
    /// Running everything.
    pub upkeep: Upkeep,
    /// What the next note would pay; `None` where no more can be taken.
    pub next_note: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BlocView {
    pub industry: Industry,
    pub hexes: HexSet,
    pub automated: bool,
    /// Full dots if all of it is fed and powered.
    pub dots: u32,
    /// What it takes with food for each tile.
    pub cost: Cubes,
    /// What it takes with ore, if it is automated.
    pub ore_cost: Option<Cubes>,
    /// Whether ore is the cheaper way at the next prices.
    pub ore_is_cheaper: bool,
    /// What all of its dots are worth at the advised values of a barter.
    pub worth: Value,
    /// Who takes of what it yields, once that is declared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Occupier>>", optional))]
    pub occupiers: Vec<Occupier>,
}

/// What it takes to run everything, each bloc the cheaper way at the next prices, and what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Upkeep {
    pub cost: Cubes,
    pub missing: Cubes,
    /// What the missing cubes cost at the markets now.
    pub price: u64,
    pub gain: Gain,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    pub cubes: Cubes,
    pub money: u32,
}

impl Gain {
    pub(super) fn add(&mut self, industry: Industry, dots: u32) {
        match industry.commodity() {
            Some(commodity) => self.cubes[commodity] += dots,
            None => self.money += BANK_DOT * dots,
        }
    }
}

impl WealthOfNations {
    /// `money` is what can be seen of it at least.
    pub(super) fn nation_view(&self, seat: Seat, money: u32) -> NationView {
        let blocs: Vec<BlocView> = self.blocs(seat).map(|bloc| self.bloc_view(seat, &bloc)).collect();
        let notes = self.nations[seat].notes;
        NationView {
            tiles: self.tiles_of(seat).len(),
            score: self.score_now(seat, money),
            upkeep: self.whole_upkeep(seat, &blocs),
            blocs,
            next_note: (notes < MAX_NOTES).then(|| NOTE_PAYOUT - notes),
        }
    }

    fn bloc_view(&self, seat: Seat, bloc: &Bloc) -> BlocView {
        let Bloc { industry, hexes } = *bloc;
        let energy = Cubes::of(Commodity::Energy, industry.needs_energy().into());
        let food = if industry.needs_food() { u32::from(hexes.len()) } else { 0 };
        let automated = self.is_automated(seat, bloc);
        let (dots, cost) = (self.bloc_dots(seat, bloc), energy.and(Commodity::Food, food));
        let ore_cost = automated.then(|| energy.and(Commodity::Ore, 1));
        BlocView {
            industry,
            hexes,
            automated,
            dots,
            cost,
            ore_cost,
            ore_is_cheaper: ore_cost.is_some_and(|ore| self.purchase_price(&ore) < self.purchase_price(&cost)),
            worth: self.dots_worth(industry, dots),
            occupiers: self.bloc_occupiers(seat, bloc).collect(),
        }
    }

    fn whole_upkeep(&self, seat: Seat, blocs: &[BlocView]) -> Upkeep {
        let (mut cost, mut gain) = (Cubes::NONE, Gain::default());
        for bloc in blocs {
            cost += bloc.ore_cost.filter(|_| bloc.ore_is_cheaper).unwrap_or(bloc.cost);
            gain.add(bloc.industry, bloc.dots);
        }
        let missing = self.nations[seat].cubes.missing(&cost);
        Upkeep { cost, missing, price: self.purchase_price(&missing), gain }
    }
}
