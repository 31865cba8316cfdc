//! Wonders, the sides of their boards, and the stages on them.

use super::{Effect, Resource, Resources, tables};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most stages a side has: Gizah by night has four.
pub const MAX_STAGES: u8 = 4;

/// One of the seven wonders. In JSON its id, `babylon`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Wonder(pub(super) u8);

impl Wonder {
    pub fn all() -> impl Iterator<Item = Wonder> {
        (0..tables().wonders.len() as u8).map(Wonder)
    }

    pub fn named(id: &str) -> Option<Wonder> {
        Wonder::all().find(|wonder| wonder.data().id == id)
    }

    #[inline]
    pub fn data(self) -> &'static WonderData {
        &tables().wonders[self.0 as usize]
    }
}

impl fmt::Debug for Wonder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().id)
    }
}

impl fmt::Display for Wonder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().name)
    }
}

impl Serialize for Wonder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.data().id)
    }
}

impl<'de> Deserialize<'de> for Wonder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wonder, D::Error> {
        let id = String::deserialize(deserializer)?;
        Wonder::named(&id).ok_or_else(|| D::Error::custom(format!("there is no wonder `{id}`")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Day,
    Night,
}

/// A wonder with the side that lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub wonder: Wonder,
    pub side: Side,
}

impl Board {
    /// All fourteen.
    pub fn all() -> impl Iterator<Item = Board> {
        Wonder::all().flat_map(|wonder| [Side::Day, Side::Night].map(|side| Board { wonder, side }))
    }

    #[inline]
    pub fn stages(self) -> &'static [StageData] {
        let data = self.wonder.data();
        match self.side {
            Side::Day => &data.day,
            Side::Night => &data.night,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WonderData {
    pub id: String,
    pub name: String,
    pub monument: String,
    /// The start resource, which neighbours may buy.
    pub produces: Resource,
    pub day: Vec<StageData>,
    pub night: Vec<StageData>,
}

/// One stage of a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageData {
    pub cost: Resources,
    pub effect: Effect,
}
