//! The Produce phase: occupations, then everybody's sealed decision what to run, then all output at once
//! (EN1 p.13, FRWC p.14, R61).

mod occupation;
mod output;

use crate::action::{Action, ProduceAction, Production};
use crate::board::{Hex, HexSet};
use crate::data::{Commodity, Cubes, Industry};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Occupations, Phase, Producing, WealthOfNations};
use engine::{BySeat, Seat, Sink};

impl WealthOfNations {
    /// Only who can run something is asked; if nobody can, the phase is over.
    fn begin_produce(&mut self, occupations: Occupations, events: &mut impl Sink<Event>) {
        let asked = self.players().iter().filter(|seat| self.can_run(*seat)).collect();
        self.phase = Phase::Produce(Producing { occupations, asked, sealed: BySeat::filled(self.seats(), None) });
        self.produce_when_sealed(events);
    }

    /// Whether anything but nothing can be run.
    fn can_run(&self, seat: Seat) -> bool {
        let (cubes, tiles) = (&self.nations[seat].cubes, self.tiles_of(seat));
        let any = |commodity, section: HexSet| cubes[commodity] > 0 && !section.is_empty();
        let integrated = self.map.sections(Industry::Farm).and(self.map.sections(Industry::Generator));
        let only_farms = self.map.sections(Industry::Farm).minus(integrated);
        let only_generators = self.map.sections(Industry::Generator).minus(integrated);
        any(Commodity::Food, tiles.minus(only_farms))
            || any(Commodity::Energy, tiles.minus(only_generators))
            || any(Commodity::Ore, self.nations[seat].tokens)
    }

    pub(crate) fn check_produce(&self, producing: &Producing, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !producing.asked.contains(seat) {
            return Err(Illegal::NotYourDecision);
        }
        let Action::Produce(ProduceAction::Produce(production)) = action else { return Err(Illegal::WrongMoment) };
        self.check_cost(seat, self.production_cost(seat, production)?)
    }

    /// What it costs to run this: a food a tile, an ore for an automated bloc, an energy a bloc (EN1 p.13).
    pub(crate) fn production_cost(&self, seat: Seat, production: &Production) -> Result<Cubes, Illegal> {
        let tiles = self.tiles_of(seat);
        let named = production.feed.union(production.ore).union(production.power);
        if let Some(hex) = named.minus(tiles).first() {
            return Err(Illegal::NotYourTile { hex });
        }
        for hex in production.feed {
            self.fed_section(hex)?;
        }
        self.check_ore(seat, production)?;
        self.check_power(seat, production)?;
        let number = |hexes: HexSet| u32::from(hexes.len());
        Ok(Cubes::of(Commodity::Food, number(production.feed))
            .and(Commodity::Ore, number(production.ore))
            .and(Commodity::Energy, number(production.power)))
    }

    fn fed_section(&self, hex: Hex) -> Result<Industry, Illegal> {
        self.map.tile(hex).and_then(|tile| tile.kind.fed_section()).ok_or(Illegal::NeedsNoFood { hex })
    }

    /// One ore feeds all of an automated bloc; food for some of it besides is no choice (EN1 p.12, R63).
    fn check_ore(&self, seat: Seat, production: &Production) -> Result<(), Illegal> {
        let mut seen = HexSet::EMPTY;
        for hex in production.ore {
            let bloc = self.bloc(seat, self.fed_section(hex)?, hex);
            if seen.contains(hex) {
                return Err(Illegal::BlocNamedTwice { hex });
            }
            if !bloc.meets(self.nations[seat].tokens) {
                return Err(Illegal::NotAutomated { hex });
            }
            if bloc.meets(production.feed) {
                return Err(Illegal::FedTwice { hex });
            }
            seen = seen.union(bloc);
        }
        Ok(())
    }

    /// One energy runs a bloc, and it runs once (EN1 p.13). Blocs of two industries can share the hex of the
    /// Integrated Economy, but only one of them is powered.
    fn check_power(&self, seat: Seat, production: &Production) -> Result<(), Illegal> {
        let mut seen = HexSet::EMPTY;
        for hex in production.power {
            let section = self.map.tile(hex).and_then(|tile| tile.kind.powered_section()).ok_or(Illegal::NeedsNoPower { hex })?;
            if seen.contains(hex) {
                return Err(Illegal::BlocNamedTwice { hex });
            }
            seen = seen.union(self.bloc(seat, section, hex));
        }
        Ok(())
    }

    /// The decision is sealed; it can be changed until the last one has come.
    pub(crate) fn apply_produce(&mut self, seat: Seat, production: Production, events: &mut impl Sink<Event>) {
        let Phase::Produce(producing) = &mut self.phase else { unreachable!("it was checked") };
        // That a sealed decision was changed is nobody's business.
        if producing.sealed[seat].replace(production).is_none() {
            events.add(|| Event::ProductionSealed { seat });
        }
        self.produce_when_sealed(events);
    }

    fn produce_when_sealed(&mut self, events: &mut impl Sink<Event>) {
        let Phase::Produce(producing) = self.phase else { unreachable!("this is the Produce phase") };
        if producing.owing().is_empty() {
            self.fresh |= producing.asked.len() > 1;
            self.run_everything(&producing, events);
            self.end_produce(events);
        }
    }
}
