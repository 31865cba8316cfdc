//! How blocs are run: what that takes and what it brings (EN1 p.13).

use super::{Gain, Value};
use crate::action::Production;
use crate::board::HexSet;
use crate::data::{Commodity, Cubes};
use crate::rules::blocs::Bloc;
use crate::state::{Phase, WealthOfNations};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One bloc that is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BlocRun {
    /// Its place among the nation's blocs.
    pub bloc: u8,
    /// Its tiles that get a food.
    pub fed: HexSet,
    pub ore: bool,
    pub power: bool,
    pub cost: Cubes,
    /// Full dots, whoever takes them.
    pub dots: u32,
    /// What is left of them for the owner when occupiers have taken theirs.
    pub gain: Gain,
    /// What is gained at the advised values when what it took is counted.
    pub net: Value,
}

/// Units that take a dot each of what a bloc yields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Occupier {
    pub seat: Seat,
    pub units: u32,
}

/// A way to run one bloc.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub fed: HexSet,
    pub ore: bool,
    pub power: bool,
}

pub(super) const IDLE: Way = Way { fed: HexSet::EMPTY, ore: false, power: false };

impl Way {
    pub(super) fn cost(self) -> Cubes {
        Cubes::of(Commodity::Food, self.fed.len().into()).and(Commodity::Energy, self.power.into()).and(Commodity::Ore, self.ore.into())
    }
}

impl WealthOfNations {
    /// Every bloc that is run by this decision; what it names of tiles and blocs that do not need it is left out.
    pub(crate) fn runs(&self, seat: Seat, production: &Production) -> Vec<BlocRun> {
        let named = |(place, bloc): (usize, Bloc)| {
            let ore = self.is_automated(seat, &bloc) && bloc.hexes.meets(production.ore);
            let fed = if ore || !bloc.industry.needs_food() { HexSet::EMPTY } else { bloc.hexes.and(production.feed) };
            let way = Way { fed, ore, power: bloc.industry.needs_energy() && bloc.hexes.meets(production.power) };
            (way != IDLE).then(|| self.bloc_run(seat, place, &bloc, way))
        };
        self.blocs(seat).enumerate().filter_map(named).collect()
    }

    pub(super) fn bloc_run(&self, seat: Seat, place: usize, bloc: &Bloc, way: Way) -> BlocRun {
        let Way { fed, ore, power } = way;
        let mark = |on: bool| if on { bloc.hexes } else { HexSet::EMPTY };
        let dots = self.bloc_output(seat, bloc, &Production { feed: fed, ore: mark(ore), power: mark(power) });
        let taken = self.bloc_occupiers(seat, bloc).map(|occupier| occupier.units).sum::<u32>().min(dots);
        let (mut gain, cost) = (Gain::default(), way.cost());
        gain.add(bloc.industry, dots - taken);
        let net = self.gain_worth(&gain) - self.cubes_worth(&cost);
        BlocRun { bloc: place as u8, fed, ore, power, cost, dots, gain, net }
    }

    /// Whose units occupy a bloc, once all have said so.
    pub(super) fn bloc_occupiers(&self, owner: Seat, bloc: &Bloc) -> impl Iterator<Item = Occupier> {
        let occupations = match &self.phase {
            Phase::Produce(producing) => Some(producing.occupations),
            _ => None,
        };
        let bloc = *bloc;
        Seat::all(self.seats()).filter(move |seat| *seat != owner).filter_map(move |seat| {
            let units = self.occupiers(seat, &bloc, &occupations.as_ref()?[seat]);
            (units > 0).then_some(Occupier { seat, units })
        })
    }
}
