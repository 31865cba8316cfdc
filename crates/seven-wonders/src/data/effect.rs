//! What a building or a wonder stage does.

use super::{ResourceSet, Resources};
use serde::{Deserialize, Serialize};

/// The seven kinds of cards (rulebook, Éléments de jeu).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    Brown,
    Grey,
    Blue,
    Yellow,
    Red,
    Green,
    Purple,
}

impl Color {
    pub const ALL: [Color; 7] = [Color::Brown, Color::Grey, Color::Blue, Color::Yellow, Color::Red, Color::Green, Color::Purple];

    /// Neighbours may buy what brown and grey cards produce, never what yellow ones do.
    pub fn is_for_sale(self) -> bool {
        matches!(self, Color::Brown | Color::Grey)
    }
}

/// A scientific symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    Compass,
    Gear,
    Tablet,
}

/// What a green card, a guild or a stage adds to science.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Science {
    Compass,
    Gear,
    Tablet,
    /// One of the three, settled at the end for the most points (R39).
    Any,
}

/// Whose cities an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    #[serde(rename = "self")]
    Own,
    Neighbors,
    AllThree,
}

/// So many coins or points for each thing counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Per {
    pub amount: u8,
    /// Cards of these colours are counted.
    #[serde(default)]
    pub colors: Vec<Color>,
    /// Built wonder stages are counted.
    #[serde(default)]
    pub stages: bool,
    pub of: Of,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    Raw,
    Manufactured,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Partner {
    Left,
    Right,
    Both,
}

/// These goods cost 1 coin instead of 2 when bought from this neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Discount {
    pub goods: Goods,
    pub with: Partner,
}

/// The powers of wonder stages that change how one plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Babylon, night: the seventh card of each Age is played too (R27 to R29).
    SeventhCard,
    /// Halikarnassos: build a card of the discard pile, once, at the end of the turn (R30 to R32).
    DiscardPick,
    /// Olympia, day: the first building of each colour is free (R33).
    FirstOfColorFree,
    /// Olympia, night: the first card of each Age is built free (R34).
    FirstCardFree,
    /// Olympia, night: the last card of each Age is built free (R35).
    LastCardFree,
}

/// Everything a card or a stage can do; most do one thing.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Effect {
    pub produces: Resources,
    pub produces_one_of: ResourceSet,
    pub shields: u8,
    pub science: Option<Science>,
    pub coins: u8,
    pub coins_per: Option<Per>,
    pub points: u8,
    pub points_per: Option<Per>,
    /// Points if every stage of the own board is built.
    pub points_if_complete: u8,
    pub discount: Option<Discount>,
    pub special: Option<Special>,
}
