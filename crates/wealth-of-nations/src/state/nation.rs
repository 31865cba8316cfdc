//! What a player has.

use super::Units;
use crate::board::HexSet;
use crate::data::Cubes;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Nation {
    pub cubes: Cubes,
    pub money: u32,
    pub notes: u32,
    /// Flags that are not on the board.
    pub flags_left: u8,
    /// Hexes with a flag; a tile is its flag's owner's.
    pub flags: HexSet,
    /// Flags turned because a unit was built there in this Develop phase (FRWC p.11).
    pub turned: HexSet,
    /// Tiles with an automation token.
    pub tokens: HexSet,
    pub units: Units,
    /// Out of the game: the pieces on the board stay, all else is gone (FRWC p.8).
    pub eliminated: bool,
}
