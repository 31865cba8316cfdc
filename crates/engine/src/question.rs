//! What a game asks, for those who are not looking at it.

use serde::Serialize;
use std::collections::BTreeMap;

/// Which decision is owed and where in the game, as facts that every reader can put in words. It holds nothing that is hidden from
/// anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// The game's own name of the decision, such as `play-card`.
    pub about: &'static str,
    /// Where the game is, such as the Age and the turn, and what else the sentence needs.
    pub numbers: BTreeMap<&'static str, u32>,
}

impl Question {
    pub fn new(about: &'static str) -> Question {
        Question { about, numbers: BTreeMap::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, number: impl Into<u32>) -> Question {
        self.numbers.insert(name, number.into());
        self
    }
}
