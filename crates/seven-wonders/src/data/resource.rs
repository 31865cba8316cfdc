//! The seven resources, amounts of them and choices between them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    Wood,
    Stone,
    Ore,
    Clay,
    Glass,
    Papyrus,
    Loom,
}

pub const RESOURCES: [Resource; 7] =
    [Resource::Wood, Resource::Stone, Resource::Ore, Resource::Clay, Resource::Glass, Resource::Papyrus, Resource::Loom];

impl Resource {
    /// Raw materials come from brown cards, the others are manufactured goods of grey ones.
    pub fn is_raw(self) -> bool {
        self <= Resource::Clay
    }
}

/// An amount of every resource. In JSON the amounts that are not zero, by name.
///
/// The eighth byte is always zero: it makes the whole thing one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "BTreeMap<Resource, u8>"))]
pub struct Resources([u8; 8]);

impl Resources {
    pub const NONE: Resources = Resources([0; 8]);

    pub fn one(resource: Resource) -> Resources {
        let mut amounts = Resources::NONE;
        amounts.0[resource as usize] = 1;
        amounts
    }

    #[inline]
    pub fn of(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    #[inline]
    pub fn is_none(&self) -> bool {
        *self == Resources::NONE
    }

    /// How many there are of all kinds together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Resources) -> Resources {
        Resources(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// What is left of this where the other is taken off, never below zero.
    #[inline]
    #[must_use]
    pub fn missing(&self, other: &Resources) -> Resources {
        Resources(std::array::from_fn(|i| self.0[i].saturating_sub(other.0[i])))
    }

    pub fn set(&mut self, resource: Resource, amount: u8) {
        self.0[resource as usize] = amount;
    }

    /// One more.
    pub fn add(&mut self, resource: Resource) {
        self.0[resource as usize] += 1;
    }

    /// Every resource there is any of, with its amount.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u8)> {
        RESOURCES.into_iter().map(|resource| (resource, self.of(resource))).filter(|(_, amount)| *amount > 0)
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (resource, amount)) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{amount} {}", format!("{resource:?}").to_lowercase())?;
        }
        Ok(())
    }
}

impl Serialize for Resources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Resources {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Resources, D::Error> {
        let mut amounts = Resources::NONE;
        for (resource, amount) in BTreeMap::<Resource, u8>::deserialize(deserializer)? {
            if amount == 0 {
                return Err(D::Error::custom("an amount of zero is left out"));
            }
            amounts.set(resource, amount);
        }
        Ok(amounts)
    }
}

/// Resources to choose one from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Resource>"))]
pub struct ResourceSet(u8);

impl ResourceSet {
    #[inline]
    pub fn contains(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Resource> {
        RESOURCES.into_iter().filter(move |&resource| self.contains(resource))
    }
}

impl FromIterator<Resource> for ResourceSet {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> ResourceSet {
        ResourceSet(resources.into_iter().fold(0, |set, resource| set | 1 << resource as u8))
    }
}

impl Serialize for ResourceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ResourceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ResourceSet, D::Error> {
        Ok(Vec::<Resource>::deserialize(deserializer)?.into_iter().collect())
    }
}
