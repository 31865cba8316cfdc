//! Building a military unit (FRWC p.11).

use crate::board::Hex;
use crate::data::{UNIT_COST, UNITS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    pub(super) fn check_war(&self) -> Result<(), Illegal> {
        if self.options.war_clouds { Ok(()) } else { Err(Illegal::NoWar) }
    }

    /// On a tile of one's own, whoever else stands there; the flag is turned and builds no second one in this
    /// phase (FRWC p.11, 14, R53).
    pub(crate) fn check_unit(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        self.check_war()?;
        let nation = &self.nations[seat];
        if !self.tiles_of(seat).contains(hex) {
            return Err(Illegal::NotYourTile { hex });
        }
        if nation.turned.contains(hex) {
            return Err(Illegal::AlreadyBuiltUnit { hex });
        }
        if nation.units.len() == UNITS {
            return Err(Illegal::NoUnitLeft);
        }
        self.check_cost(seat, UNIT_COST)
    }

    pub(crate) fn build_unit(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.pay(seat, UNIT_COST, events);
        let nation = &mut self.nations[seat];
        nation.turned = nation.turned.with(hex);
        nation.units.add(hex);
        events.add(|| Event::UnitBuilt { seat, hex });
    }
}
