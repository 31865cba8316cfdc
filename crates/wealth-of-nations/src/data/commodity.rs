//! The five commodities, and how many cubes of each there are somewhere.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, SubAssign};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Commodity {
    Food,
    Energy,
    Labor,
    Ore,
    Capital,
}

impl Commodity {
    pub const ALL: [Commodity; 5] = [Commodity::Food, Commodity::Energy, Commodity::Labor, Commodity::Ore, Commodity::Capital];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Commodity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Commodity::Food => "food",
            Commodity::Energy => "energy",
            Commodity::Labor => "labor",
            Commodity::Ore => "ore",
            Commodity::Capital => "capital",
        })
    }
}

/// A number of cubes of each commodity; in JSON those that there are, by name.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "{ food?: number, energy?: number, labor?: number, ore?: number, capital?: number }")
)]
#[serde(from = "Named", into = "Named")]
pub struct Cubes([u32; 5]);

impl Cubes {
    pub const NONE: Cubes = Cubes([0; 5]);

    pub const fn one(commodity: Commodity) -> Cubes {
        Cubes::of(commodity, 1)
    }

    pub const fn of(commodity: Commodity, number: u32) -> Cubes {
        let mut cubes = [0; 5];
        cubes[commodity as usize] = number;
        Cubes(cubes)
    }

    /// These and so many of another commodity.
    #[must_use]
    pub const fn and(self, commodity: Commodity, number: u32) -> Cubes {
        let mut cubes = self.0;
        cubes[commodity as usize] += number;
        Cubes(cubes)
    }

    #[inline]
    pub fn is_none(&self) -> bool {
        *self == Cubes::NONE
    }

    /// How many cubes in all; 64 bits, so that numbers from outside cannot overflow it.
    #[inline]
    pub fn total(&self) -> u64 {
        self.0.iter().map(|number| u64::from(*number)).sum()
    }

    /// Whether these pay for `cost`.
    #[inline]
    pub fn cover(&self, cost: &Cubes) -> bool {
        self.0.iter().zip(cost.0).all(|(have, need)| *have >= need)
    }

    /// What these lack of `cost`.
    #[must_use]
    pub fn missing(&self, cost: &Cubes) -> Cubes {
        Cubes(std::array::from_fn(|at| cost.0[at].saturating_sub(self.0[at])))
    }

    /// Every commodity of which there are some, with the number.
    pub fn iter(&self) -> impl Iterator<Item = (Commodity, u32)> {
        let numbers = self.0;
        Commodity::ALL.into_iter().zip(numbers).filter(|(_, number)| *number > 0)
    }

    #[must_use]
    pub fn times(self, number: u32) -> Cubes {
        Cubes(self.0.map(|each| each * number))
    }
}

impl Index<Commodity> for Cubes {
    type Output = u32;
    #[inline]
    fn index(&self, commodity: Commodity) -> &u32 {
        &self.0[commodity.index()]
    }
}

impl IndexMut<Commodity> for Cubes {
    #[inline]
    fn index_mut(&mut self, commodity: Commodity) -> &mut u32 {
        &mut self.0[commodity.index()]
    }
}

impl Add for Cubes {
    type Output = Cubes;
    fn add(self, other: Cubes) -> Cubes {
        Cubes(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

impl AddAssign for Cubes {
    fn add_assign(&mut self, other: Cubes) {
        *self = *self + other;
    }
}

/// Nobody pays more than there is: that is checked before.
impl SubAssign for Cubes {
    fn sub_assign(&mut self, other: Cubes) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(less).expect("no more cubes are spent than there are");
        }
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        for (place, (commodity, number)) in self.iter().enumerate() {
            write!(f, "{}{number} {commodity}", if place > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Named {
    #[serde(skip_serializing_if = "is_zero")]
    food: u32,
    #[serde(skip_serializing_if = "is_zero")]
    energy: u32,
    #[serde(skip_serializing_if = "is_zero")]
    labor: u32,
    #[serde(skip_serializing_if = "is_zero")]
    ore: u32,
    #[serde(skip_serializing_if = "is_zero")]
    capital: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<Named> for Cubes {
    fn from(named: Named) -> Cubes {
        Cubes([named.food, named.energy, named.labor, named.ore, named.capital])
    }
}

impl From<Cubes> for Named {
    fn from(cubes: Cubes) -> Named {
        let [food, energy, labor, ore, capital] = cubes.0;
        Named { food, energy, labor, ore, capital }
    }
}
