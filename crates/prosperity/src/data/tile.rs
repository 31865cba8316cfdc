//! Technology tiles.

use super::{Level, Symbol, Symbols, TILES, Track, tables};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A tile by its place in the tables. In JSON its id, `wind-turbines`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(pub(super) u8);

impl Tile {
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    pub fn named(id: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.data().id == id)
    }

    #[inline]
    pub fn data(self) -> &'static TileData {
        &tables().tiles[self.0 as usize]
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().id)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().name)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.data().id)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let id = String::deserialize(deserializer)?;
        Tile::named(&id).ok_or_else(|| D::Error::custom(format!("there is no tile `{id}`")))
    }
}

/// What a tile is, and so where it may lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Pink.
    PowerPlant,
    /// Yellow.
    Supply,
    /// Green.
    Transport,
    /// Blue.
    Infrastructure,
    /// Never placed: it has its effect and is gone.
    Special,
}

/// What a special tile does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    Points(u8),
    RemoveDiscs(u8),
}

/// A decade of the stack, by its first year.
pub type Decade = u16;

pub const DECADES: [Decade; 7] = [1970, 1980, 1990, 2000, 2010, 2020, 2030];

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TileData {
    pub id: String,
    pub name: String,
    /// When it is drawn; tiles without one are for sale from the start.
    pub decade: Option<Decade>,
    /// What everybody scores when it is drawn.
    pub scores: Option<Symbol>,
    pub track: Track,
    pub level: Level,
    pub kind: Kind,
    #[serde(default)]
    pub symbols: Symbols,
    pub effect: Option<Effect>,
}

/// A set of tiles. In JSON the list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct TileSet(u64);

impl TileSet {
    pub const EMPTY: TileSet = TileSet(0);

    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    #[must_use]
    pub fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    #[must_use]
    pub fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The tile with so many before it in the set.
    ///
    /// # Panics
    /// Beyond the set.
    pub fn nth(self, index: u8) -> Tile {
        assert!(index < self.len());
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest - 1;
        }
        Tile(rest.trailing_zeros() as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = (rest != 0).then(|| Tile(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileSet, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}
