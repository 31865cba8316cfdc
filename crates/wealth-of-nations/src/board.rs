//! The board: 61 hexes in a hexagon of five a side, as numbers from 0 to 60 and as bits of one word.

mod hex;
mod hex_set;

pub use hex::{CENTRE, Corner, HEXES, Hex, Side};
pub use hex_set::HexSet;

pub(crate) use hex::opposite;
