//! Automating a bloc (EN1 p.12).

use crate::board::Hex;
use crate::data::AUTOMATION_COST;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    /// Farms have nothing to gain, and one token does for a bloc (R49).
    pub(crate) fn check_automation(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        let tile = self.map.tile(hex).filter(|_| self.nations[seat].flags.contains(hex));
        let Some(tile) = tile else { return Err(Illegal::NotYourTile { hex }) };
        let Some(industry) = tile.kind.fed_section() else { return Err(Illegal::FarmBloc) };
        if self.bloc(seat, industry, hex).meets(self.nations[seat].tokens) {
            return Err(Illegal::AlreadyAutomated);
        }
        self.check_cost(seat, AUTOMATION_COST)
    }

    pub(super) fn automate(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.pay(seat, AUTOMATION_COST, events);
        self.nations[seat].tokens = self.nations[seat].tokens.with(hex);
        events.add(|| Event::TokenPlaced { seat, hex });
    }
}
