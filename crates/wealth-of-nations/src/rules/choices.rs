//! Where something can be done at all, as sets; what it costs is another question. Whoever lists, draws or shows
//! actions starts here, and `check` has the last word.

use crate::action::{Operation, Production};
use crate::board::{Hex, HexSet};
use crate::data::{Commodity, Industry};
use crate::state::WealthOfNations;
use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Seat};

impl WealthOfNations {
    /// Hexes that nobody has claimed.
    #[inline]
    pub fn free_hexes(&self) -> HexSet {
        self.playable().minus(self.claimed())
    }

    /// Where a unit stands that is not this player's.
    pub fn enemy_units(&self, seat: Seat) -> HexSet {
        let enemies = self.nations.iter().filter(|(other, _)| *other != seat);
        enemies.flat_map(|(_, nation)| nation.units.as_slice()).copied().collect()
    }

    /// Where the player can place a flag for a labor.
    pub fn flag_hexes(&self, seat: Seat) -> HexSet {
        let nation = &self.nations[seat];
        if nation.flags_left == 0 {
            return HexSet::EMPTY;
        }
        self.free_hexes().and(nation.flags.around()).minus(self.enemy_units(seat))
    }

    /// Where the player can build a tile.
    #[inline]
    pub fn building_sites(&self, seat: Seat) -> HexSet {
        self.nations[seat].flags.minus(self.map.tiled())
    }

    /// Where a tile of the player can be set down, once these are lifted.
    pub fn destinations(&self, seat: Seat, lifted: HexSet) -> HexSet {
        let own = self.building_sites(seat).union(lifted);
        if self.options.war_clouds { own } else { own.union(self.free_hexes()) }
    }

    /// Tiles of the player that can still build a unit in this phase.
    pub fn unit_sites(&self, seat: Seat) -> HexSet {
        self.tiles_of(seat).minus(self.nations[seat].turned)
    }

    /// Where a unit can be transported to, its own hex among them.
    pub fn transport_hexes(&self, seat: Seat) -> HexSet {
        let others = self.claimed().minus(self.nations[seat].flags);
        self.playable().minus(others).minus(self.enemy_units(seat))
    }

    /// Where an activated unit can go, its own hex among them.
    pub fn march_hexes(&self, from: Hex) -> HexSet {
        from.around().and(self.playable()).with(from)
    }

    /// What a unit can do where it stands; nothing is always among it.
    pub fn operations(&self, seat: Seat, hex: Hex) -> ArrayVec<Operation, { MAX_SEATS as usize + 3 }> {
        let battles = Seat::all(self.seats()).map(|against| Operation::Battle { against });
        let others = [Operation::Conquest, Operation::Colonize, Operation::Nothing];
        battles.chain(others).filter(|operation| self.check_operation(seat, hex, *operation).is_ok()).collect()
    }

    /// Running everything: ore for automated blocs if there is any, food for the rest. What it costs may be more than
    /// the player has.
    pub fn run_everything_plan(&self, seat: Seat) -> Production {
        let mut all = Production::default();
        let mut ore = self.nations[seat].cubes[Commodity::Ore];
        for bloc in self.blocs(seat) {
            let first = bloc.hexes.first().expect("a bloc has a tile");
            if self.is_automated(seat, &bloc) && ore > 0 {
                ore -= 1;
                all.ore = all.ore.with(first);
            } else if bloc.industry != Industry::Farm {
                all.feed = all.feed.union(bloc.hexes);
            }
            if bloc.industry.needs_energy() {
                all.power = all.power.with(first);
            }
        }
        all
    }
}
