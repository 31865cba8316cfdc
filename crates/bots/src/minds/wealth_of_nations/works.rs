//! A nation's blocs, and what they bring in each production.

use super::ledger::{ENERGY, FOOD, Goods, ORE, fair, net_worth, plus, sale};
use arrayvec::ArrayVec;
use engine::Seat;
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{BANK_DOT, Industry, MAX_FLAGS, Tile};
use wealth_of_nations::rules::blocs::bloc_at;
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::state::Map;

/// One bloc.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    pub industry: Industry,
    pub hexes: HexSet,
    pub dots: i32,
    pub automated: bool,
}

impl Work {
    /// What it takes to run it, the cheaper way at these stocks.
    pub(super) fn takes(&self, stocks: &Goods) -> Goods {
        let mut need = [0; 5];
        need[ENERGY] = i32::from(self.industry.needs_energy());
        if self.industry.needs_food() {
            let tiles = i32::from(self.hexes.len());
            if self.automated && tiles as f32 * fair(FOOD, stocks[FOOD]) > fair(ORE, stocks[ORE]) {
                need[ORE] = 1;
            } else {
                need[FOOD] = tiles;
            }
        }
        need
    }

    /// Cubes that it makes, and money.
    pub(super) fn makes(&self) -> (Goods, i32) {
        let mut goods = [0; 5];
        match self.industry.commodity() {
            Some(commodity) => goods[commodity.index()] = self.dots,
            None => return (goods, self.dots * BANK_DOT as i32),
        }
        (goods, 0)
    }

    /// What it brings beyond what it eats.
    pub(super) fn profit(&self, stocks: &Goods) -> f32 {
        let gross = match self.industry.commodity() {
            Some(commodity) => sale(commodity.index(), stocks[commodity.index()], self.dots),
            None => self.dots * BANK_DOT as i32,
        };
        let takes = self.takes(stocks);
        gross as f32 - (0..5).map(|at| takes[at] as f32 * fair(at, stocks[at])).sum::<f32>()
    }
}

/// All blocs of a nation.
#[derive(Clone, Debug, Default)]
pub(super) struct Works(pub ArrayVec<Work, { MAX_FLAGS + 1 }>);

impl Works {
    pub(super) fn of(state: &WealthOfNations, seat: Seat) -> Works {
        let flags = state.nations[seat].flags;
        let work = |bloc: wealth_of_nations::rules::blocs::Bloc| Work {
            industry: bloc.industry,
            hexes: bloc.hexes,
            dots: full_dots(&state.map, bloc.industry, bloc.hexes, flags, state.options.synergy) as i32,
            automated: state.is_automated(seat, &bloc),
        };
        Works(state.blocs(seat).map(work).collect())
    }

    /// With a tile that lies there now; `flags` are the nation's.
    pub(super) fn with(&self, map: &Map, flags: HexSet, synergy: bool, hex: Hex, tile: Tile) -> Works {
        let mut works = self.clone();
        for industry in Industry::ALL.into_iter().filter(|industry| tile.kind.has(*industry)) {
            let hexes = bloc_at(map, flags, industry, hex);
            let joined = |work: &Work| work.industry == industry && work.hexes.meets(hexes);
            let automated = works.0.iter().any(|work| joined(work) && work.automated);
            works.0.retain(|work| !joined(work));
            works.0.push(Work { industry, hexes, dots: full_dots(map, industry, hexes, flags, synergy) as i32, automated });
        }
        works
    }

    /// What running everything that pays takes, and what it makes.
    pub(super) fn season(&self, stocks: &Goods) -> Season {
        let mut season = Season::default();
        for work in self.0.iter().filter(|work| work.dots > 0 && work.profit(stocks) > 0.0) {
            season.add(work, stocks);
        }
        season
    }
}

/// One production.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Season {
    pub takes: Goods,
    pub makes: Goods,
    pub money: i32,
}

impl Season {
    pub(super) fn add(&mut self, work: &Work, stocks: &Goods) {
        let (makes, money) = work.makes();
        self.takes = plus(&self.takes, &work.takes(stocks));
        self.makes = plus(&self.makes, &makes);
        self.money += money;
    }

    /// What it brings at these markets when the inputs are there already.
    pub(super) fn gross(&self, stocks: &Goods) -> f32 {
        (net_worth(stocks, &self.makes, &[0; 5]) + self.money) as f32
    }

    /// What it brings when its inputs must be bought as far as it does not make them.
    pub(super) fn net(&self, stocks: &Goods) -> f32 {
        (net_worth(stocks, &self.makes, &self.takes) + self.money) as f32
    }
}
