//! Productions worth paying for.

use super::List;
use crate::action::{Action, ProduceAction, Production};
use crate::board::HexSet;
use crate::data::{BANK_DOT, Commodity, Cubes, Industry, Market};
use crate::rules::blocs::Bloc;
use crate::state::WealthOfNations;
use engine::Seat;

impl WealthOfNations {
    /// All that can be paid, nothing, all but one bloc, and one bloc alone.
    pub(super) fn list_productions(&self, seat: Seat, list: &mut List<'_>) {
        list.add_once(Action::Produce(ProduceAction::Produce(self.rich_production(seat, None))));
        list.add_once(Action::Produce(ProduceAction::Produce(Production::default())));
        for bloc in self.blocs(seat) {
            list.add_once(Action::Produce(ProduceAction::Produce(self.rich_production(seat, Some(&bloc)))));
            let (mut alone, mut cubes) = (Production::default(), self.nations[seat].cubes);
            self.run_bloc(seat, &bloc, &mut cubes, &mut alone);
            list.add_once(Action::Produce(ProduceAction::Produce(alone)));
        }
    }

    /// Bloc after bloc as far as the cubes go, what yields most first; one bloc may be left out.
    pub(super) fn rich_production(&self, seat: Seat, without: Option<&Bloc>) -> Production {
        let mut blocs: Vec<(u32, Bloc)> = self.blocs(seat).map(|bloc| (self.worth(seat, &bloc), bloc)).collect();
        blocs.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        let (mut production, mut cubes) = (Production::default(), self.nations[seat].cubes);
        for (worth, bloc) in blocs {
            if worth > 0 && Some(&bloc) != without {
                self.run_bloc(seat, &bloc, &mut cubes, &mut production);
            }
        }
        production
    }

    /// What the whole bloc would bring at the next price.
    fn worth(&self, seat: Seat, bloc: &Bloc) -> u32 {
        let price = |commodity: Commodity| Market::of(commodity).sell_price(self.stocks[commodity.index()]);
        self.bloc_dots(seat, bloc) * bloc.industry.commodity().map_or(BANK_DOT, price)
    }

    /// The full dots of a bloc that is fed and powered.
    pub(crate) fn bloc_dots(&self, seat: Seat, bloc: &Bloc) -> u32 {
        self.bloc_output(seat, bloc, &Production { feed: bloc.hexes, ore: HexSet::EMPTY, power: bloc.hexes })
    }

    /// Feeds and powers a bloc, or as much of it as the cubes allow; ore only where food does not suffice.
    fn run_bloc(&self, seat: Seat, bloc: &Bloc, cubes: &mut Cubes, production: &mut Production) {
        let first = HexSet::one(bloc.hexes.first().expect("a bloc has a tile"));
        if bloc.industry.needs_energy() {
            if cubes[Commodity::Energy] == 0 {
                return;
            }
            cubes[Commodity::Energy] -= 1;
            production.power = production.power.union(first);
        }
        if bloc.industry == Industry::Farm {
            return;
        }
        let tiles = u32::from(bloc.hexes.len());
        if cubes[Commodity::Food] < tiles && cubes[Commodity::Ore] > 0 && self.is_automated(seat, bloc) {
            cubes[Commodity::Ore] -= 1;
            production.ore = production.ore.union(first);
            return;
        }
        let fed: HexSet = bloc.hexes.iter().take(cubes[Commodity::Food] as usize).collect();
        cubes[Commodity::Food] -= u32::from(fed.len());
        production.feed = production.feed.union(fed);
    }
}
