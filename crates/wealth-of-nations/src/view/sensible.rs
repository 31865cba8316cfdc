//! What to run if nobody says otherwise.

use super::runs::{IDLE, Way};
use crate::action::Production;
use crate::board::HexSet;
use crate::data::Commodity;
use crate::rules::blocs::Bloc;
use crate::rules::dots::full_dots;
use crate::state::WealthOfNations;
use engine::Seat;

impl WealthOfNations {
    /// What gains most at the advised values with the cubes at hand. Bloc after bloc the best for every number of
    /// cubes that may be left: there are few enough to look at all of them.
    pub(super) fn sensible_production(&self, seat: Seat) -> Production {
        let blocs: Vec<Bloc> = self.blocs(seat).collect();
        let have = &self.nations[seat].cubes;
        let most = |commodity, needed: usize| have[commodity].min(needed as u32) as usize + 1;
        let tiles = blocs.iter().map(|bloc| usize::from(bloc.hexes.len())).sum();
        let sizes = [most(Commodity::Food, tiles), most(Commodity::Energy, blocs.len()), most(Commodity::Ore, blocs.len())];
        let mut table = Best::new(sizes);
        for (place, bloc) in blocs.iter().enumerate() {
            table.extend(self.ways(seat, place, bloc));
        }
        let mut production = Production::default();
        for (bloc, way) in blocs.iter().zip(table.best_ways()) {
            let first = HexSet::one(bloc.hexes.first().expect("a bloc has a tile"));
            let name = |on: bool| if on { first } else { HexSet::EMPTY };
            production.feed = production.feed.union(way.fed);
            production.ore = production.ore.union(name(way.ore));
            production.power = production.power.union(name(way.power));
        }
        production
    }

    /// Not to run a bloc, and every sensible way that gains something: with ore, or with food for some of its tiles,
    /// the most useful ones.
    fn ways(&self, seat: Seat, place: usize, bloc: &Bloc) -> Vec<(Way, i64)> {
        let (food, power) = (bloc.industry.needs_food(), bloc.industry.needs_energy());
        let mut ways = Vec::new();
        if self.is_automated(seat, bloc) {
            ways.push(Way { fed: HexSet::EMPTY, ore: true, power });
        }
        let mut fed = if food { bloc.hexes } else { HexSet::EMPTY };
        ways.push(Way { fed, ore: false, power });
        while fed.len() > 1 {
            let own = self.nations[seat].flags;
            let dots = |rest: &HexSet| full_dots(&self.map, bloc.industry, *rest, own, self.options.synergy);
            let fewer = fed.iter().map(|hex| fed.without(hex));
            fed = fewer.reduce(|best, rest| if dots(&rest) > dots(&best) { rest } else { best }).expect("there are several");
            ways.push(Way { fed, ore: false, power });
        }
        let gains = ways.into_iter().map(|way| (way, self.bloc_run(seat, place, bloc, way).net.halves)).filter(|(_, net)| *net > 0);
        std::iter::once((IDLE, 0)).chain(gains).collect()
    }
}

/// The most that some blocs can gain for each number of cubes that they take, and how.
struct Best {
    /// How many numbers of food, energy and ore there are.
    sizes: [usize; 3],
    /// By what is taken, the newest bloc last.
    layers: Vec<Layer>,
}

struct Layer {
    ways: Vec<(Way, i64)>,
    /// The worth, and by which way of this bloc it is reached.
    reached: Vec<Option<(i64, usize)>>,
}

impl Best {
    fn new(sizes: [usize; 3]) -> Best {
        let mut reached = vec![None; sizes.iter().product()];
        reached[0] = Some((0, 0));
        Best { sizes, layers: vec![Layer { ways: vec![(IDLE, 0)], reached }] }
    }

    /// Where a state lies after a way was taken; `None` where the cubes do not suffice.
    fn after(&self, at: usize, way: Way) -> Option<usize> {
        let [_, energies, ores] = self.sizes;
        let taken = [at / (energies * ores), at / ores % energies, at % ores];
        let cost = way.cost();
        let sum = [Commodity::Food, Commodity::Energy, Commodity::Ore].map(|commodity| cost[commodity] as usize);
        let next: [usize; 3] = std::array::from_fn(|each| taken[each] + sum[each]);
        let fits = next.iter().zip(self.sizes).all(|(number, size)| *number < size);
        fits.then(|| (next[0] * energies + next[1]) * ores + next[2])
    }

    fn extend(&mut self, ways: Vec<(Way, i64)>) {
        let before = &self.layers.last().expect("there is a first layer").reached;
        let mut reached: Vec<Option<(i64, usize)>> = vec![None; before.len()];
        for (at, (worth, _)) in before.iter().enumerate().filter_map(|(at, state)| state.map(|state| (at, state))) {
            for (index, (way, gain)) in ways.iter().enumerate() {
                if let Some(next) = self.after(at, *way)
                    && reached[next].is_none_or(|(known, _)| known < worth + gain)
                {
                    reached[next] = Some((worth + gain, index));
                }
            }
        }
        self.layers.push(Layer { ways, reached });
    }

    /// The way of each bloc, in their order; of equal ones what takes the least.
    fn best_ways(&self) -> Vec<Way> {
        let last = &self.layers.last().expect("there is a first layer").reached;
        let states = last.iter().enumerate().filter_map(|(at, state)| state.map(|(worth, _)| (worth, at)));
        let (_, mut at) = states.reduce(|best, state| if state.0 > best.0 { state } else { best }).expect("nothing can be run");
        let mut ways = Vec::new();
        for layer in self.layers[1..].iter().rev() {
            let (_, index) = layer.reached[at].expect("it was reached");
            let way = layer.ways[index].0;
            at = self.before(at, way);
            ways.push(way);
        }
        ways.reverse();
        ways
    }

    fn before(&self, at: usize, way: Way) -> usize {
        let [_, energies, ores] = self.sizes;
        let cost = way.cost();
        let taken = (cost[Commodity::Food] as usize * energies + cost[Commodity::Energy] as usize) * ores + cost[Commodity::Ore] as usize;
        at - taken
    }
}
