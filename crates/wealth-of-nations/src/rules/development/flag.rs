//! Placing a flag (EN1 p.10).

use crate::board::{Hex, HexSet};
use crate::data::FLAG_COST;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    /// Where a flag can go, whatever it costs.
    pub fn flag_hexes(&self, seat: Seat) -> HexSet {
        let nation = &self.nations[seat];
        let free = nation.flags.around().and(self.playable()).minus(self.claimed());
        if self.options.war_clouds { free.iter().filter(|hex| !self.has_enemy_unit(seat, *hex)).collect() } else { free }
    }

    /// On a free hex beside a flag of one's own (EN1 p.10).
    pub(crate) fn check_flag(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        self.check_free(hex)?;
        if !self.nations[seat].flags.meets(hex.around()) {
            return Err(Illegal::NotBesideYourFlag { hex });
        }
        self.check_new_flag(seat, hex)?;
        self.check_cost(seat, FLAG_COST)
    }

    /// However a flag comes onto the board: none where an opponent's unit stands (FRWC p.14, R57), and none that is
    /// not there.
    pub(crate) fn check_new_flag(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if self.has_enemy_unit(seat, hex) {
            Err(Illegal::EnemyUnit { hex })
        } else if self.nations[seat].flags_left == 0 {
            Err(Illegal::NoFlagLeft)
        } else {
            Ok(())
        }
    }

    /// That there is a flag and the labour for it.
    pub(crate) fn check_flag_price(&self, seat: Seat) -> Result<(), Illegal> {
        if self.nations[seat].flags_left == 0 { Err(Illegal::NoFlagLeft) } else { self.check_cost(seat, FLAG_COST) }
    }

    pub(super) fn place_flag(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.pay(seat, FLAG_COST, events);
        self.plant_flag(seat, hex, events);
    }
}
