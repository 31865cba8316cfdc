//! What everybody can count of a nation: its blocs, and what it takes to run them.

use crate::board::HexSet;
use crate::data::{BANK_DOT, Commodity, Cubes, Industry, MAX_NOTES, NOTE_PAYOUT};
use crate::rules::blocs::Bloc;
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
    /// Running everything.
    pub upkeep: Upkeep,
    /// What the next note would pay; `None` where no more can be taken.
    pub next_note: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    pub(super) fn nation_view(&self, seat: Seat) -> NationView {
        let blocs: Vec<BlocView> = self.blocs(seat).map(|bloc| self.bloc_view(seat, &bloc)).collect();
        let notes = self.nations[seat].notes;
        NationView {
            tiles: self.tiles_of(seat).len(),
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
        BlocView {
            industry,
            hexes,
            automated,
            dots: self.bloc_dots(seat, bloc),
            cost: energy.and(Commodity::Food, food),
            ore_cost: automated.then(|| energy.and(Commodity::Ore, 1)),
        }
    }

    fn whole_upkeep(&self, seat: Seat, blocs: &[BlocView]) -> Upkeep {
        let (mut cost, mut gain) = (Cubes::NONE, Gain::default());
        for bloc in blocs {
            let cheaper = bloc.ore_cost.filter(|ore| self.purchase_price(ore) < self.purchase_price(&bloc.cost));
            cost += cheaper.unwrap_or(bloc.cost);
            gain.add(bloc.industry, bloc.dots);
        }
        let missing = self.nations[seat].cubes.missing(&cost);
        Upkeep { cost, missing, price: self.purchase_price(&missing), gain }
    }
}
