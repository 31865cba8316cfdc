//! Where tiles could be built, and what they would add.

use super::ledger::{CAPITAL, Goods, LABOR, goods};
use super::outlook::Outlook;
use super::spot::Spot;
use arrayvec::ArrayVec;
use engine::Seat;
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{BANK_DOT, Industry, Rotation, TILE_KINDS, Tile, TileKind};
use wealth_of_nations::state::Map;

/// How many places of each kind of tile are looked at closely.
const PLACES: usize = 3;
/// What the prospect of a further dot is worth, as a part of the dot, in each round after the next.
const HOPE: f32 = 0.1;
/// A tile is forced only where it adds so many dots.
const WORTH_FORCING: u32 = 3;

/// A tile to build, and what must be done for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Build {
    pub tile: Tile,
    pub hex: Hex,
    /// A flag must be placed first.
    pub flag: bool,
    pub force: bool,
    /// No other place of its kind looks better.
    pub best: bool,
    /// What it promises beyond the dots that it adds, in money.
    pub promise: f32,
}

impl Build {
    pub(super) fn cost(&self) -> Goods {
        let mut cost = goods(&self.tile.kind.data().cost);
        cost[LABOR] += i32::from(self.flag);
        cost[CAPITAL] += i32::from(self.force);
        cost
    }
}

/// A tile in a place, with how good it looks in money.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    pub looks: f32,
    pub build: Build,
}

/// A nation's land as it is, or as it will be after what is planned.
#[derive(Clone)]
pub(super) struct Land {
    pub map: Map,
    pub flags: HexSet,
    pub flags_left: i32,
    /// Free hexes beside the flags.
    reach: HexSet,
    free: HexSet,
    stacks: [u8; TILE_KINDS],
    synergy: bool,
}

impl Land {
    pub(super) fn of(state: &WealthOfNations, seat: Seat) -> Land {
        let nation = &state.nations[seat];
        Land {
            map: state.map,
            flags: nation.flags,
            flags_left: i32::from(nation.flags_left),
            reach: state.flag_hexes(seat),
            free: state.playable().minus(state.claimed()),
            stacks: state.stacks,
            synergy: state.options.synergy,
        }
    }

    pub(super) fn build(&mut self, build: &Build) {
        self.map.put(build.hex, build.tile);
        self.stacks[build.tile.kind.index()] -= 1;
        if build.flag {
            self.plant(build.hex);
        }
    }

    pub(super) fn plant(&mut self, hex: Hex) {
        self.flags = self.flags.with(hex);
        self.flags_left -= 1;
        self.free = self.free.without(hex);
        self.reach = self.reach.union(hex.around()).and(self.free);
    }

    pub(super) fn synergy(&self) -> bool {
        self.synergy
    }

    /// Hexes where the nation, or whoever comes first, could still lay a tile.
    pub(super) fn open(&self) -> HexSet {
        self.free.union(self.flags.minus(self.map.tiled()))
    }

    /// Free hexes where a flag can go.
    pub(super) fn reach(&self) -> HexSet {
        if self.flags_left > 0 { self.reach } else { HexSet::EMPTY }
    }

    /// The best way to lay every kind of tile in every place, with how good it looks.
    pub(super) fn fits(&self, outlook: &Outlook) -> Vec<Fit> {
        let mut fits = Vec::with_capacity(96);
        self.add_fits(self.flags.minus(self.map.tiled()).union(self.reach()), outlook, &mut fits);
        fits
    }

    /// What changes when a tile was built: only what lies around it.
    pub(super) fn refit(&self, built: Hex, outlook: &Outlook, fits: &mut Vec<Fit>) {
        let around = built.around();
        fits.retain(|fit| fit.build.hex != built && !around.contains(fit.build.hex));
        let sites = self.flags.minus(self.map.tiled()).union(self.reach());
        self.add_fits(sites.and(around), outlook, fits);
    }

    /// The best ways to lay a tile of this kind beside a hex.
    pub(super) fn beside(&self, hex: Hex, kind: TileKind, outlook: &Outlook) -> ArrayVec<Build, 6> {
        let sites = self.flags.minus(self.map.tiled()).union(self.reach()).and(hex.around());
        if self.stacks[kind.index()] == 0 {
            return ArrayVec::new();
        }
        sites.iter().filter_map(|site| self.best_turn(kind, site, &Spot::of(self, site), outlook)).map(|fit| fit.build).collect()
    }

    fn add_fits(&self, sites: HexSet, outlook: &Outlook, fits: &mut Vec<Fit>) {
        for hex in sites {
            let spot = Spot::of(self, hex);
            let kinds = TileKind::ALL.into_iter().filter(|kind| self.stacks[kind.index()] > 0);
            fits.extend(kinds.filter_map(|kind| self.best_turn(kind, hex, &spot, outlook)));
        }
    }

    /// The few best places of each kind of tile that there still is.
    pub(super) fn best_of(&self, fits: &[Fit]) -> ArrayVec<Build, { TILE_KINDS * PLACES }> {
        let mut found = ArrayVec::new();
        for kind in TileKind::ALL.into_iter().filter(|kind| self.stacks[kind.index()] > 0) {
            let mut best: ArrayVec<&Fit, { PLACES + 1 }> = ArrayVec::new();
            for fit in fits.iter().filter(|fit| fit.build.tile.kind == kind && (self.flags_left > 0 || !fit.build.flag)) {
                let place = best.iter().position(|other| fit.looks > other.looks).unwrap_or(best.len());
                if place < PLACES {
                    best.insert(place, fit);
                    best.truncate(PLACES);
                }
            }
            found.extend(best.iter().enumerate().map(|(place, fit)| Build { best: place == 0, ..fit.build }));
        }
        found
    }

    /// The best rotation there, with how good it looks in money.
    fn best_turn(&self, kind: TileKind, hex: Hex, spot: &Spot, outlook: &Outlook) -> Option<Fit> {
        let flag = !self.flags.contains(hex);
        let hope = HOPE * (outlook.rounds - 2.0).max(0.0);
        let planting = (outlook.value(LABOR) + 5.0) * f32::from(u8::from(flag));
        let industries: ArrayVec<(Industry, f32), 2> =
            Industry::ALL.into_iter().filter(|industry| kind.has(*industry)).map(|industry| (industry, unit(industry, outlook))).collect();
        let mut best: Option<Fit> = None;
        for rotation in (0..kind.rotations()).map(Rotation::new) {
            let tile = Tile::new(kind, rotation);
            let (mut dots, mut gain, mut promise) = (0, 0.0, 0.0);
            for (industry, unit) in &industries {
                let added = spot.added(tile, *industry);
                dots += added;
                gain += added as f32 * unit * outlook.rounds;
                promise += added as f32 * unit * outlook.rounds * (outlook.style.taste[industry.index()] - 1.0);
                promise += spot.prospects(tile, *industry) as f32 * unit * hope;
            }
            let force = spot.clashes(tile);
            if force && dots < WORTH_FORCING {
                continue;
            }
            let looks = gain + promise - planting - if force { outlook.value(CAPITAL) } else { 0.0 };
            if best.is_none_or(|other| looks > other.looks) {
                best = Some(Fit { looks, build: Build { tile, hex, flag, force, promise, best: false } });
            }
        }
        best
    }
}

/// What a dot of this industry is worth.
pub(super) fn unit(industry: Industry, outlook: &Outlook) -> f32 {
    industry.commodity().map_or(BANK_DOT as f32, |commodity| outlook.value(commodity.index()))
}
