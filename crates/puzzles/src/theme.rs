//! What a puzzle is about.

use serde::{Deserialize, Serialize};

/// A fact of the position and its best choice; [`crate::Puzzling::themes`] says when it is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Goods are bought: from neighbours, or on a market.
    Trade,
    Barter,
    /// Shields, or units.
    War,
    /// An earlier building opens a later one.
    Chain,
    Science,
    /// A stage of the own wonder.
    Wonder,
    Guild,
    /// A card is kept from whoever gets the hand next and could build it.
    Denial,
    /// What the own city makes.
    Goods,
    Money,
    Points,
    Pollution,
    Energy,
    Research,
    /// A tile goes on top of what counted until now.
    Covering,
    /// Promissory notes.
    Notes,
    Flags,
    Building,
    Automation,
    Production,
    /// What the game begins with.
    Draft,
    /// It is best to wait, though there is something to do.
    Timing,
    /// The last turns.
    End,
}

impl Theme {
    pub const ALL: [Theme; 23] = [
        Theme::Trade,
        Theme::Barter,
        Theme::War,
        Theme::Chain,
        Theme::Science,
        Theme::Wonder,
        Theme::Guild,
        Theme::Denial,
        Theme::Goods,
        Theme::Money,
        Theme::Points,
        Theme::Pollution,
        Theme::Energy,
        Theme::Research,
        Theme::Covering,
        Theme::Notes,
        Theme::Flags,
        Theme::Building,
        Theme::Automation,
        Theme::Production,
        Theme::Draft,
        Theme::Timing,
        Theme::End,
    ];

    /// The name in files and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Trade => "trade",
            Theme::Barter => "barter",
            Theme::War => "war",
            Theme::Chain => "chain",
            Theme::Science => "science",
            Theme::Wonder => "wonder",
            Theme::Guild => "guild",
            Theme::Denial => "denial",
            Theme::Goods => "goods",
            Theme::Money => "money",
            Theme::Points => "points",
            Theme::Pollution => "pollution",
            Theme::Energy => "energy",
            Theme::Research => "research",
            Theme::Covering => "covering",
            Theme::Notes => "notes",
            Theme::Flags => "flags",
            Theme::Building => "building",
            Theme::Automation => "automation",
            Theme::Production => "production",
            Theme::Draft => "draft",
            Theme::Timing => "timing",
            Theme::End => "end",
        }
    }

    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_wire() {
        for theme in Theme::ALL {
            assert_eq!(serde_json::to_value(theme).unwrap(), theme.name());
            assert_eq!(Theme::named(theme.name()), Some(theme));
        }
        assert_eq!(Theme::named("luck"), None);
    }
}
