//! Building a tile, with Force Placement (EN1 p.10-11).

use crate::board::Hex;
use crate::data::{Cubes, FORCE_COST, Rotation, Tile, TileKind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::placement::conflicts;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    /// What it costs to build there: on one's own flag without a tile, whatever units stand there (R43). Where
    /// colours clash, it takes the player's consent and one capital more, however many spots clash (R41).
    pub(crate) fn build_cost(&self, seat: Seat, kind: TileKind, hex: Hex, rotation: Rotation, force: bool) -> Result<Cubes, Illegal> {
        if self.stacks[kind.index()] == 0 {
            return Err(Illegal::StackEmpty { tile: kind });
        }
        if !self.nations[seat].flags.contains(hex) {
            return Err(Illegal::NotYourFlag { hex });
        }
        if self.map.tiled().contains(hex) {
            return Err(Illegal::Occupied { hex });
        }
        let clash = conflicts(&self.map, hex, Tile::new(kind, rotation)) > 0;
        if clash && !force {
            return Err(Illegal::Conflict { hex });
        }
        let cost = kind.data().cost + if clash { FORCE_COST } else { Cubes::NONE };
        self.check_cost(seat, cost)?;
        Ok(cost)
    }

    pub(super) fn build(
        &mut self,
        seat: Seat,
        kind: TileKind,
        hex: Hex,
        (rotation, force): (Rotation, bool),
        events: &mut impl Sink<Event>,
    ) {
        let cost = self.build_cost(seat, kind, hex, rotation, force).expect("it was checked");
        self.pay(seat, cost, events);
        self.stacks[kind.index()] -= 1;
        let tile = Tile::new(kind, rotation);
        if conflicts(&self.map, hex, tile) > 0 {
            events.add(|| Event::PlacementForced { seat, hex });
        }
        self.put_tile(seat, hex, tile, events);
    }
}
