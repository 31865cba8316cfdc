//! Starting packages and the draft.

use super::{Cubes, TILE_KINDS, TileKind};
use serde::{Deserialize, Serialize};

/// Packages of each sort.
pub const PACKAGES: usize = 6;
/// The most tiles in a package.
pub const PACKAGE_TILES: usize = 3;

/// Tiles to place at once, and sometimes money (EN1 p.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IndustryPackage {
    /// How many of each kind.
    pub tiles: [u8; TILE_KINDS],
    pub money: u32,
}

impl IndustryPackage {
    /// The tiles one by one.
    pub fn kinds(&self) -> impl Iterator<Item = TileKind> {
        TileKind::ALL.into_iter().zip(self.tiles).flat_map(|(kind, number)| std::iter::repeat_n(kind, usize::from(number)))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommodityPackage {
    pub cubes: Cubes,
    pub money: u32,
}

/// What may be taken in a round of the draft (EN1 p.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DraftRound {
    Industry,
    Commodity,
    Either,
}

/// The packages of one edition; package n stands at n - 1.
#[derive(Clone, Debug)]
pub struct Packages {
    pub industry: [IndustryPackage; PACKAGES],
    pub commodity: [CommodityPackage; PACKAGES],
}
