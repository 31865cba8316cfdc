//! The five symbols and how many of each a country shows.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Sub};

/// What can be scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    Energy,
    Ecology,
    Capital,
    Research,
    Prosperity,
}

impl Symbol {
    pub const ALL: [Symbol; 5] = [Symbol::Energy, Symbol::Ecology, Symbol::Capital, Symbol::Research, Symbol::Prosperity];
}

/// Symbols of a tile, a space or a whole country. Energy and ecology may be negative; a change of
/// symbols may be negative in all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Symbols {
    pub energy: i8,
    pub ecology: i8,
    pub capital: i8,
    pub research: i8,
    pub prosperity: i8,
}

impl Add for Symbols {
    type Output = Symbols;
    fn add(self, other: Symbols) -> Symbols {
        Symbols {
            energy: self.energy + other.energy,
            ecology: self.ecology + other.ecology,
            capital: self.capital + other.capital,
            research: self.research + other.research,
            prosperity: self.prosperity + other.prosperity,
        }
    }
}

impl Sub for Symbols {
    type Output = Symbols;
    fn sub(self, other: Symbols) -> Symbols {
        Symbols {
            energy: self.energy - other.energy,
            ecology: self.ecology - other.ecology,
            capital: self.capital - other.capital,
            research: self.research - other.research,
            prosperity: self.prosperity - other.prosperity,
        }
    }
}
