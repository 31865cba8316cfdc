//! A player's own board: where something can be done, and what it would do there. What it costs is on the card.

use super::{Gain, PlanView};
use crate::board::{Hex, HexSet};
use crate::data::{Industry, Rotation, Tile, TileKind};
use crate::layout::dots_added;
use crate::rules::placement::conflicts;
use crate::state::{Draft, Phase, WealthOfNations};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Desk {
    pub plan: PlanView,
    /// Where a flag can go.
    pub flags: HexSet,
    /// Own flags without a tile, with every tile that could lie there.
    pub sites: Vec<Site>,
    /// One tile of each bloc that can be automated.
    pub automate: HexSet,
    /// Where a moved tile can be set down, beside the hexes that are left.
    pub destinations: HexSet,
    /// Tiles that can build a unit in this phase.
    pub units: HexSet,
    /// Where a unit can be transported to.
    pub landings: HexSet,
    /// While the player picks a package: where tiles of those that are left fit as the board is now.
    pub packages: Vec<PackageFit>,
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
        let war = |hexes: HexSet| if self.options.war_clouds { hexes } else { HexSet::EMPTY };
        let farm = |industry: Industry| !industry.needs_food();
        Desk {
            plan: self.plan_view(seat),
            flags: if nation.flags_left > 0 { self.flag_hexes(seat) } else { HexSet::EMPTY },
            sites: nation.flags.minus(self.map.tiled()).iter().map(|hex| self.site(seat, hex)).collect(),
            automate: self
                .blocs(seat)
                .filter(|bloc| !farm(bloc.industry) && !self.is_automated(seat, bloc))
                .filter_map(|bloc| bloc.hexes.first())
                .collect(),
            destinations: self.destinations(seat),
            units: war(self.tiles_of(seat).minus(nation.turned)),
            landings: war(self.landings(seat)),
            packages,
        }
    }

    fn site(&self, seat: Seat, hex: Hex) -> Site {
        let there = TileKind::ALL.into_iter().filter(|kind| self.stacks[kind.index()] > 0);
        let tiles = there.map(|tile| SiteTile {
            tile,
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
