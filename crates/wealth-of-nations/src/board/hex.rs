//! One hex, its sides and corners, and who lies beyond them.
//!
//! Hexes are numbered row by row from the north, each row from west to east: 0 to 4, 5 to 10 and so on to
//! 60; the centre is 30. In axial coordinates `q` grows to the east and `r` to the south-east.

use super::HexSet;
use serde::{Deserialize, Serialize};
use std::fmt;

pub const HEXES: usize = 61;
/// Nothing is ever placed there (EN1 p.6, 10).
pub const CENTRE: Hex = Hex(30);

/// A side of a hex: 0 is the east side, the others follow clockwise.
pub type Side = usize;
/// A corner of a hex: corner k lies between side k and side k + 1.
pub type Corner = usize;

const RADIUS: i8 = 4;
/// Steps across each side.
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
/// No hex: beyond the rim.
const NONE: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Hex(u8);

impl Hex {
    /// # Panics
    /// Beyond the board; use `try_from` for numbers from outside.
    pub const fn new(index: u8) -> Hex {
        assert!((index as usize) < HEXES);
        Hex(index)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// `None` off the board.
    pub const fn at(q: i8, r: i8) -> Option<Hex> {
        let index = index_of(q, r);
        if index == NONE { None } else { Some(Hex(index)) }
    }

    /// Axial coordinates.
    pub const fn axial(self) -> (i8, i8) {
        AXIAL[self.0 as usize]
    }

    /// The hex across a side; `None` beyond the rim.
    #[inline]
    pub const fn across(self, side: Side) -> Option<Hex> {
        let index = ACROSS[self.0 as usize][side];
        if index == NONE { None } else { Some(Hex(index)) }
    }

    /// All hexes that touch this one.
    #[inline]
    pub const fn around(self) -> HexSet {
        AROUND[self.0 as usize]
    }

    /// The two other hexes at a corner, each with the number the corner has there.
    #[inline]
    pub fn at_corner(self, corner: Corner) -> [Option<(Hex, Corner)>; 2] {
        let next = (corner + 1) % 6;
        [self.across(corner).map(|hex| (hex, (corner + 2) % 6)), self.across(next).map(|hex| (hex, (corner + 4) % 6))]
    }
}

/// The number that a side has for the hex beyond it.
#[inline]
pub(crate) const fn opposite(side: Side) -> Side {
    (side + 3) % 6
}

const fn index_of(q: i8, r: i8) -> u8 {
    let sum = q + r;
    if q < -RADIUS || q > RADIUS || r < -RADIUS || r > RADIUS || sum < -RADIUS || sum > RADIUS {
        return NONE;
    }
    let (mut index, mut row) = (0u8, -RADIUS);
    while row < r {
        index += (2 * RADIUS + 1 - row.abs()) as u8;
        row += 1;
    }
    let west = if r < 0 { -RADIUS - r } else { -RADIUS };
    index + (q - west) as u8
}

const AXIAL: [(i8, i8); HEXES] = {
    let mut all = [(0, 0); HEXES];
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = -RADIUS;
        while q <= RADIUS {
            let index = index_of(q, r);
            if index != NONE {
                all[index as usize] = (q, r);
            }
            q += 1;
        }
        r += 1;
    }
    all
};

const ACROSS: [[u8; 6]; HEXES] = {
    let mut all = [[NONE; 6]; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut side = 0;
        while side < 6 {
            let ((q, r), (dq, dr)) = (AXIAL[hex], STEPS[side]);
            all[hex][side] = index_of(q + dq, r + dr);
            side += 1;
        }
        hex += 1;
    }
    all
};

const AROUND: [HexSet; HEXES] = {
    let mut all = [HexSet::EMPTY; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut side = 0;
        while side < 6 {
            if ACROSS[hex][side] != NONE {
                all[hex] = all[hex].with(Hex(ACROSS[hex][side]));
            }
            side += 1;
        }
        hex += 1;
    }
    all
};

impl From<Hex> for u8 {
    fn from(hex: Hex) -> u8 {
        hex.0
    }
}

impl TryFrom<u8> for Hex {
    type Error = String;
    fn try_from(index: u8) -> Result<Hex, String> {
        if (index as usize) < HEXES { Ok(Hex(index)) } else { Err(format!("there is no hex {index}; hexes are 0 to {}", HEXES - 1)) }
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{}", self.0)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
