//! Paying for everything that runs, then dealing out all output (EN1 p.13).

use crate::action::Production;
use crate::board::HexSet;
use crate::data::{BANK_DOT, Cubes, Industry};
use crate::event::Event;
use crate::rules::blocs::Bloc;
use crate::rules::dots::full_dots;
use crate::state::{Occupations, Producing, WealthOfNations};
use engine::{BySeat, Seat, Sink};

/// What a player collects.
#[derive(Clone, Copy, Default)]
struct Yield {
    cubes: Cubes,
    money: u32,
}

impl Yield {
    fn add(&mut self, industry: Industry, dots: u32) {
        match industry.commodity() {
            Some(commodity) => self.cubes[commodity] += dots,
            None => self.money += BANK_DOT * dots,
        }
    }
}

impl WealthOfNations {
    /// Everybody pays first, so that nothing produced now pays for anything now (EN1 p.13, R69).
    pub(super) fn run_everything(&mut self, producing: &Producing, events: &mut impl Sink<Event>) {
        let decided = producing.sealed.map(Option::unwrap_or_default);
        for (seat, production) in decided.iter() {
            let cubes = self.production_cost(seat, production).expect("it was checked");
            if !cubes.is_none() {
                self.nations[seat].cubes -= cubes;
                events.add(|| Event::Ran { seat, cubes });
            }
        }
        let mut yields = BySeat::filled(self.seats(), Yield::default());
        for (seat, production) in decided.iter().filter(|(_, production)| **production != Production::default()) {
            for bloc in self.blocs(seat) {
                let dots = self.bloc_output(seat, &bloc, production);
                if dots > 0 {
                    self.deal_out(seat, &bloc, dots, &producing.occupations, &mut yields, events);
                }
            }
        }
        for (seat, gain) in yields.iter() {
            self.nations[seat].cubes += gain.cubes;
            self.nations[seat].money += gain.money;
        }
    }

    /// The full dots of a bloc with what is fed and powered (EN1 p.13).
    pub(crate) fn bloc_output(&self, owner: Seat, bloc: &Bloc, production: &Production) -> u32 {
        let fed =
            if !bloc.industry.needs_food() || bloc.hexes.meets(production.ore) { bloc.hexes } else { bloc.hexes.and(production.feed) };
        let powered = !bloc.industry.needs_energy() || bloc.hexes.meets(production.power);
        if !powered || fed == HexSet::EMPTY {
            return 0;
        }
        full_dots(&self.map, bloc.industry, fed, self.nations[owner].flags, self.options.synergy)
    }

    /// Occupiers take one each in turn, clockwise from the first player, until each unit has one or none is left;
    /// the rest is the owner's (FRWC p.14, R67). A bank's dot is taken as money (R68).
    fn deal_out(
        &self,
        owner: Seat,
        bloc: &Bloc,
        dots: u32,
        occupations: &Occupations,
        yields: &mut BySeat<Yield>,
        events: &mut impl Sink<Event>,
    ) {
        let (industry, hex) = (bloc.industry, bloc.hexes.first().expect("a bloc has a tile"));
        events.add(|| Event::Produced { seat: owner, industry, hex, dots });
        let claims = BySeat::from_fn(self.seats(), |seat| self.occupiers(seat, bloc, &occupations[seat]));
        let (mut left, mut taken) = (dots, BySeat::filled(self.seats(), 0));
        while left > 0 && claims.iter().any(|(seat, claim)| taken[seat] < *claim) {
            for seat in self.clockwise_from(self.first) {
                if left > 0 && taken[seat] < claims[seat] {
                    taken[seat] += 1;
                    left -= 1;
                }
            }
        }
        for (by, &dots) in taken.iter().filter(|(_, dots)| **dots > 0) {
            yields[by].add(industry, dots);
            events.add(|| Event::Stolen { by, from: owner, industry, hex, dots });
        }
        yields[owner].add(industry, left);
    }

    /// How many units of a player occupy the bloc.
    pub(crate) fn occupiers(&self, seat: Seat, bloc: &Bloc, slots: &[Option<Industry>]) -> u32 {
        let units = self.nations[seat].units;
        let here = units.as_slice().iter().zip(slots).filter(|(hex, slot)| **slot == Some(bloc.industry) && bloc.hexes.contains(**hex));
        here.count() as u32
    }
}
