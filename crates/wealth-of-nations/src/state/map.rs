//! The tiles on the board. Whose they are the flags say.

use crate::action::PlacedTile;
use crate::board::{HEXES, Hex, HexSet};
use crate::data::{Industry, Tile};
use serde::{Deserialize, Serialize};
use std::fmt;

/// In JSON the list of tiles, each with its hex and rotation.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<PlacedTile>"))]
#[serde(from = "Vec<PlacedTile>", into = "Vec<PlacedTile>")]
pub struct Map {
    tiles: [Option<Tile>; HEXES],
    /// Hexes with a tile.
    tiled: HexSet,
    /// Hexes with a section of each industry.
    sections: [HexSet; 6],
}

impl Default for Map {
    fn default() -> Map {
        Map { tiles: [None; HEXES], tiled: HexSet::EMPTY, sections: [HexSet::EMPTY; 6] }
    }
}

impl Map {
    #[inline]
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        self.tiles[hex.index()]
    }

    /// Hexes with a tile.
    #[inline]
    pub fn tiled(&self) -> HexSet {
        self.tiled
    }

    /// Hexes with a section of this industry.
    #[inline]
    pub fn sections(&self, industry: Industry) -> HexSet {
        self.sections[industry.index()]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Hex, Tile)> {
        self.tiled.iter().filter_map(|hex| self.tile(hex).map(|tile| (hex, tile)))
    }

    /// # Panics
    /// If a tile lies there.
    pub fn put(&mut self, hex: Hex, tile: Tile) {
        assert!(self.tiles[hex.index()].replace(tile).is_none(), "a tile lies in {hex} already");
        self.tiled = self.tiled.with(hex);
        for industry in Industry::ALL {
            if tile.kind.has(industry) {
                self.sections[industry.index()] = self.sections[industry.index()].with(hex);
            }
        }
    }

    /// # Panics
    /// If no tile lies there.
    pub(crate) fn lift(&mut self, hex: Hex) -> Tile {
        self.tiled = self.tiled.without(hex);
        self.sections = self.sections.map(|section| section.without(hex));
        self.tiles[hex.index()].take().expect("a tile lies there")
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl From<Vec<PlacedTile>> for Map {
    fn from(tiles: Vec<PlacedTile>) -> Map {
        let mut map = Map::default();
        for placed in tiles {
            if map.tile(placed.hex).is_none() {
                map.put(placed.hex, Tile::new(placed.tile, placed.rotation));
            }
        }
        map
    }
}

impl From<Map> for Vec<PlacedTile> {
    fn from(map: Map) -> Vec<PlacedTile> {
        map.iter().map(|(hex, tile)| PlacedTile { tile: tile.kind, hex, rotation: tile.rotation }).collect()
    }
}
