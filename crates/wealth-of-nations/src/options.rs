//! What a table can agree on before the game.

use crate::board::HexSet;
use crate::data::tables;
use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    pub edition: Edition,
    /// Military units (FRWC p.10-14).
    pub war_clouds: bool,
    pub terrain: TerrainSetup,
    /// Whoever passes in a Trade phase is out of it (FRWC p.15).
    pub final_pass: bool,
    /// Money and one flag instead of packages (FRWC p.15).
    pub cash_only: bool,
    /// A dot over tiles of several players counts for each of them (FRWC p.15).
    pub synergy: bool,
    /// The player who drew the mine leads the draft, not the first player (FRWC p.15).
    pub mine_leads_draft: bool,
    pub five_players: FivePlayers,
    pub money: MoneySeen,
    pub sleeping: Sleeping,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    #[default]
    Second,
    First,
}

/// Which impassable terrain lies on the board; each is meant for some numbers of players (FRWC p.7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TerrainSetup {
    #[default]
    None,
    MountainsAndValleys,
    ThroughThePasses,
    LakeCountry,
    FriendsAndFoes,
    TheGreatOcean,
    FiveEmpires,
}

/// Which industry package five players leave out in the second edition: its book still says number 2, which
/// was a second set of farms in the first edition and is the generators now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FivePlayers {
    /// Number 2, by the letter.
    #[default]
    WithoutGenerators,
    /// Number 6 instead.
    WithoutIntegratedEconomy,
}

/// Nobody need let others count their money (EN1 p.8).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoneySeen {
    #[default]
    Exact,
    /// Others see about how much it is.
    Rough,
}

/// What becomes of a game in which nobody does more than pass: the books have no cure (R16).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sleeping {
    /// Ten whole rounds of passing end it.
    #[default]
    Ends,
    /// It goes on for ever.
    GoesOn,
}

impl TerrainSetup {
    /// Its place in the tables.
    fn index(self) -> Option<usize> {
        match self {
            TerrainSetup::None => None,
            TerrainSetup::MountainsAndValleys => Some(0),
            TerrainSetup::ThroughThePasses => Some(1),
            TerrainSetup::LakeCountry => Some(2),
            TerrainSetup::FriendsAndFoes => Some(3),
            TerrainSetup::TheGreatOcean => Some(4),
            TerrainSetup::FiveEmpires => Some(5),
        }
    }

    pub fn hexes(self) -> HexSet {
        self.index().map_or(HexSet::EMPTY, |index| tables().terrains[index].hexes)
    }

    /// Whether it is meant for so many players.
    pub fn suits(self, players: u8) -> bool {
        self.index().is_none_or(|index| tables().terrains[index].players.contains(&players))
    }
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "edition", kind: OptionKind::Choice(&["second", "first"]) },
    OptionSpec { key: "war-clouds", kind: OptionKind::Toggle },
    OptionSpec {
        key: "terrain",
        kind: OptionKind::Choice(&[
            "none",
            "mountains-and-valleys",
            "through-the-passes",
            "lake-country",
            "friends-and-foes",
            "the-great-ocean",
            "five-empires",
        ]),
    },
    OptionSpec { key: "final-pass", kind: OptionKind::Toggle },
    OptionSpec { key: "cash-only", kind: OptionKind::Toggle },
    OptionSpec { key: "synergy", kind: OptionKind::Toggle },
    OptionSpec { key: "mine-leads-draft", kind: OptionKind::Toggle },
    OptionSpec { key: "five-players", kind: OptionKind::Choice(&["without-generators", "without-integrated-economy"]) },
    OptionSpec { key: "money", kind: OptionKind::Choice(&["exact", "rough"]) },
    OptionSpec { key: "sleeping", kind: OptionKind::Choice(&["ends", "goes-on"]) },
];
