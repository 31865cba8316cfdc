//! Where the military units of a nation stand.

use crate::board::Hex;
use crate::data::UNITS;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Hexes with a unit in them in ascending order, a hex once for each unit; in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Hex>"))]
#[serde(from = "ArrayVec<Hex, UNITS>", into = "ArrayVec<Hex, UNITS>")]
pub struct Units {
    len: u8,
    /// Beyond `len` the first hex, so that equal units are equal values.
    hexes: [Hex; UNITS],
}

impl Default for Units {
    fn default() -> Units {
        Units { len: 0, hexes: [Hex::new(0); UNITS] }
    }
}

impl Units {
    #[inline]
    pub fn as_slice(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.len)]
    }

    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many stand in a hex.
    pub fn count(&self, hex: Hex) -> usize {
        self.as_slice().iter().filter(|other| **other == hex).count()
    }

    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.as_slice().contains(&hex)
    }

    /// # Panics
    /// If all units of the nation are on the board already.
    pub(crate) fn add(&mut self, hex: Hex) {
        let place = self.as_slice().partition_point(|other| *other <= hex);
        assert!(self.len() < UNITS, "a nation has {UNITS} units");
        self.hexes.copy_within(place..usize::from(self.len), place + 1);
        self.hexes[place] = hex;
        self.len += 1;
    }

    /// # Panics
    /// If no unit stands there.
    pub(crate) fn remove(&mut self, hex: Hex) {
        let place = self.as_slice().iter().position(|other| *other == hex).expect("a unit stands there");
        self.hexes.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.hexes[usize::from(self.len)] = Hex::new(0);
    }
}

impl fmt::Debug for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl From<ArrayVec<Hex, UNITS>> for Units {
    fn from(hexes: ArrayVec<Hex, UNITS>) -> Units {
        let mut units = Units::default();
        hexes.into_iter().for_each(|hex| units.add(hex));
        units
    }
}

impl From<Units> for ArrayVec<Hex, UNITS> {
    fn from(units: Units) -> ArrayVec<Hex, UNITS> {
        units.as_slice().iter().copied().collect()
    }
}
