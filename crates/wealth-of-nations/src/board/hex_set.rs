//! A set of hexes as one word; in JSON the list of its hexes.

use super::{CENTRE, HEXES, Hex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Hex>"))]
pub struct HexSet(u64);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);
    /// Every hex but the centre.
    pub const PLAYABLE: HexSet = HexSet(((1 << HEXES) - 1) & !(1 << CENTRE.index()));

    #[inline]
    pub const fn one(hex: Hex) -> HexSet {
        HexSet(1 << hex.index())
    }

    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.index() & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    #[inline]
    pub const fn with(self, hex: Hex) -> HexSet {
        HexSet(self.0 | 1 << hex.index())
    }

    #[must_use]
    #[inline]
    pub const fn without(self, hex: Hex) -> HexSet {
        HexSet(self.0 & !(1 << hex.index()))
    }

    #[must_use]
    #[inline]
    pub const fn union(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    #[must_use]
    #[inline]
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    #[must_use]
    #[inline]
    pub const fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn contains_all(self, other: HexSet) -> bool {
        other.0 & !self.0 == 0
    }

    #[inline]
    pub const fn meets(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The hex with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Hex> {
        (self.0 != 0).then(|| Hex::new(self.0.trailing_zeros() as u8))
    }

    /// The `n`-th hex, counted from 0.
    ///
    /// # Panics
    /// Where there are fewer.
    pub fn nth(self, n: u32) -> Hex {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        HexSet(left).first().expect("the set has that many hexes")
    }

    /// Every hex that touches one of these.
    #[must_use]
    pub fn around(self) -> HexSet {
        self.iter().fold(HexSet::EMPTY, |all, hex| all.union(hex.around()))
    }

    #[inline]
    pub fn iter(self) -> Hexes {
        Hexes(self.0)
    }
}

/// The hexes of a set, the lowest number first.
#[derive(Clone, Copy, Debug)]
pub struct Hexes(u64);

impl Iterator for Hexes {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let first = HexSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = Hexes;
    fn into_iter(self) -> Hexes {
        self.iter()
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, HexSet::with)
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HexSet, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}
