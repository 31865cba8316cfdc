//! Transport of one unit (FRWC p.11).

use crate::board::Hex;
use crate::data::TRANSPORT_COST;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    /// To any other hex without pieces of other players; there it may settle, and there is no defence (R59).
    pub(crate) fn check_transport(&self, seat: Seat, from: Hex, to: Hex, colonize: bool) -> Result<(), Illegal> {
        self.check_war()?;
        if !self.nations[seat].units.contains(from) {
            return Err(Illegal::NoUnitThere { hex: from });
        }
        if from == to {
            return Err(Illegal::SameHex);
        }
        if !self.playable().contains(to) {
            return Err(Illegal::Impassable { hex: to });
        }
        if self.owner(to).is_some_and(|owner| owner != seat) || self.has_enemy_unit(seat, to) {
            return Err(Illegal::EnemyPieces { hex: to });
        }
        if colonize {
            self.check_colonization(seat, to)?;
        }
        self.check_cost(seat, TRANSPORT_COST)
    }

    pub(crate) fn transport(&mut self, seat: Seat, from: Hex, to: Hex, colonize: bool, events: &mut impl Sink<Event>) {
        self.pay(seat, TRANSPORT_COST, events);
        let units = &mut self.nations[seat].units;
        units.remove(from);
        units.add(to);
        events.add(|| Event::UnitTransported { seat, from, to });
        if colonize {
            self.colonize(seat, to, events);
        }
    }
}
