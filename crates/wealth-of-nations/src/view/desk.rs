//! A player's own board: where something can be done, and what it would do there. What it costs is on the card.

use super::{Gain, Occupiable, OperationChoice, PlanView, Reach};
use crate::action::Production;
use crate::board::{Hex, HexSet};
use crate::data::{Cubes, FORCE_COST, Industry, Rotation, Tile, TileKind, UNITS};
use crate::layout::dots_added;
use crate::rules::placement::conflicts;
use crate::state::{Draft, Phase, WealthOfNations};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Desk {
    pub plan: PlanView,
    pub bank: Bank,
    /// Whom an offer can be made to now.
    pub partners: SeatSet,
    /// Where the first flag or the first unit can go while the player is asked for it.
    pub starts: HexSet,
    /// From here on what can be done in a Develop phase, while there is one: where a flag can go.
    pub flags: HexSet,
    /// Own flags without a tile, with every tile that could lie there.
    pub sites: Vec<Site>,
    /// Every tile on which a token would automate a bloc.
    pub automate: HexSet,
    /// Where a moved tile can be set down, beside the hexes that are left.
    pub destinations: HexSet,
    /// Tiles that can build a unit in this phase.
    pub units: HexSet,
    /// Units that are not on the board.
    pub units_left: u8,
    /// How far each unit goes in an activation, by the hexes that they stand in.
    pub reaches: Vec<Reach>,
    /// Where a unit can be transported to.
    pub landings: HexSet,
    /// Where a unit that is transported there can become a flag.
    pub settlements: HexSet,
    /// While a unit is asked what it does.
    pub operations: Vec<OperationChoice>,
    /// While the player is asked which units occupy.
    pub occupiable: Vec<Occupiable>,
    /// While the player is asked what to run: what gains most with the cubes at hand.
    pub sensible: Option<Production>,
    /// While the player picks a package: where tiles of those that are left fit as the board is now.
    pub packages: Vec<PackageFit>,
}

/// What the player can do with promissory notes in a Trade phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bank {
    /// Notes that can still be taken.
    pub take: u32,
    /// Notes that can be handed back with the money at hand.
    pub repay: u32,
    /// What is due at the beginning of the next round.
    pub interest: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Site {
    pub hex: Hex,
    /// Tiles of stacks that are not empty.
    pub tiles: Vec<SiteTile>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SiteTile {
    pub tile: TileKind,
    pub cost: Cubes,
    /// What it costs where colours clash.
    pub forced: Cubes,
    /// Rotations that look different, from 0 on.
    pub rotations: Vec<Fit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fit {
    pub rotation: Rotation,
    /// Full dots that the tile would add.
    pub dots: u32,
    /// What these dots would bring in each production.
    pub gain: Gain,
    /// Spots where colours would clash; any makes it Force Placement.
    pub conflicts: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PackageFit {
    pub tile: TileKind,
    pub rotation: Rotation,
    pub hexes: HexSet,
}

impl WealthOfNations {
    pub(super) fn desk(&self, seat: Seat) -> Desk {
        let nation = &self.nations[seat];
        let packages = match &self.phase {
            Phase::Draft(draft) if self.drafter(draft) == seat => self.package_fits(draft),
            _ => Vec::new(),
        };
        // Nobody builds anything before the Develop phase, and every view is sent.
        let developing = matches!(self.phase, Phase::Develop(_));
        let war = developing && self.options.war_clouds;
        let now = |when: bool, hexes: HexSet| if when { hexes } else { HexSet::EMPTY };
        let units_left = if self.options.war_clouds { UNITS - nation.units.len() } else { 0 };
        let landings = if war { self.landings(seat) } else { HexSet::EMPTY };
        let sites = now(developing, nation.flags.minus(self.map.tiled()));
        Desk {
            plan: self.plan_view(seat),
            bank: self.bank(seat),
            partners: self.partners(seat),
            starts: self.starts(seat),
            flags: if developing && nation.flags_left > 0 { self.flag_hexes(seat) } else { HexSet::EMPTY },
            sites: sites.iter().map(|hex| self.site(seat, hex)).collect(),
            automate: if developing { self.automatable(seat) } else { HexSet::EMPTY },
            destinations: now(developing, self.destinations(seat)),
            units: now(war && units_left > 0, self.tiles_of(seat).minus(nation.turned)),
            units_left: units_left as u8,
            reaches: if war { self.reaches(seat) } else { Vec::new() },
            landings,
            settlements: landings.iter().filter(|hex| self.check_colonization(seat, *hex).is_ok()).collect(),
            operations: self.operation_choices(seat),
            occupiable: self.occupiable(seat),
            sensible: match &self.phase {
                Phase::Produce(producing) if producing.asked.contains(seat) => Some(self.sensible_production(seat)),
                _ => None,
            },
            packages,
        }
    }

    fn bank(&self, seat: Seat) -> Bank {
        let interest = if self.is_second_edition() { self.nations[seat].notes } else { 0 };
        Bank { take: self.notes_to_take(seat), repay: self.notes_to_repay(seat), interest }
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        let Phase::Trade(trade) = &self.phase else { return SeatSet::EMPTY };
        self.players().iter().filter(|other| self.check_pair(trade, seat, *other).is_ok()).collect()
    }

    fn starts(&self, seat: Seat) -> HexSet {
        match &self.phase {
            Phase::Claims { seat: asked } if *asked == seat => self.playable().minus(self.claimed()),
            Phase::Stations { seat: asked } if *asked == seat => self.stations(seat),
            _ => HexSet::EMPTY,
        }
    }

    fn automatable(&self, seat: Seat) -> HexSet {
        let blocs = self.blocs(seat).filter(|bloc| bloc.industry.needs_food() && !self.is_automated(seat, bloc));
        blocs.fold(HexSet::EMPTY, |all, bloc| all.union(bloc.hexes))
    }

    fn site(&self, seat: Seat, hex: Hex) -> Site {
        let there = TileKind::ALL.into_iter().filter(|kind| self.stacks[kind.index()] > 0);
        let tiles = there.map(|tile| SiteTile {
            tile,
            cost: tile.data().cost,
            forced: tile.data().cost + FORCE_COST,
            rotations: (0..tile.rotations()).map(|rotation| self.fit(seat, hex, Tile::new(tile, Rotation::new(rotation)))).collect(),
        });
        Site { hex, tiles: tiles.collect() }
    }

    fn fit(&self, seat: Seat, hex: Hex, tile: Tile) -> Fit {
        let added = dots_added(&self.map, self.nations[seat].flags, self.options.synergy, hex, tile);
        let mut gain = Gain::default();
        Industry::ALL.into_iter().for_each(|industry| gain.add(industry, added[industry.index()]));
        Fit { rotation: tile.rotation, dots: added.iter().sum(), gain, conflicts: conflicts(&self.map, hex, tile) }
    }

    fn package_fits(&self, draft: &Draft) -> Vec<PackageFit> {
        let free = self.playable().minus(self.claimed());
        let left = self.packages().industry.iter().enumerate().filter(|(package, _)| draft.industry >> package & 1 == 0);
        let kinds: Vec<TileKind> = left.flat_map(|(_, package)| package.kinds()).collect();
        let mut fits = Vec::new();
        for tile in TileKind::ALL.into_iter().filter(|kind| kinds.contains(kind)) {
            for rotation in (0..tile.rotations()).map(Rotation::new) {
                let hexes = free.iter().filter(|hex| conflicts(&self.map, *hex, Tile::new(tile, rotation)) == 0).collect();
                fits.push(PackageFit { tile, rotation, hexes });
            }
        }
        fits
    }
}
