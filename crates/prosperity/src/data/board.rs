//! Player boards: eleven spaces, printed differently on the two sides.

use super::{Kind, Symbols, tables};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Spaces of a board.
pub const SPACES: usize = 11;

/// The side of a board. All four boards are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    Silver,
    /// The harder one.
    Black,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Silver, Side::Black];
}

/// A space by its place on the board. In JSON its id: row a to d, column 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(pub(super) u8);

impl Space {
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    pub fn named(id: &str) -> Option<Space> {
        Space::all().find(|space| space.data(Side::Silver).id == id)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn data(self, side: Side) -> &'static SpaceData {
        &tables().boards[side as usize][self.index()]
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data(Side::Silver).id)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data(Side::Silver).id)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.data(Side::Silver).id)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let id = String::deserialize(deserializer)?;
        Space::named(&id).ok_or_else(|| D::Error::custom(format!("there is no space `{id}`")))
    }
}

/// A space of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceData {
    pub id: String,
    pub row: u8,
    pub column: u8,
    /// What may lie here.
    pub kind: Kind,
    /// The space is closed while no transport tile lies on that one (P32).
    pub closed_by: Option<Space>,
    /// The name of what is printed here.
    pub print: Option<String>,
    /// Its symbols; none if nothing is printed.
    pub symbols: Symbols,
}
