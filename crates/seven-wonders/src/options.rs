//! What a table can agree on before the game (rulebook p. 3, Mise en place).

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub wonders: Wonders,
    pub sides: Sides,
}

/// How the wonder boards find their owners.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Wonders {
    /// Dealt at random.
    #[default]
    Dealt,
    /// Taken in seat order.
    Chosen,
}

/// Which side of the boards lies up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// Every player chooses, all at the same time.
    #[default]
    Chosen,
    Day,
    Night,
    Random,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "wonders", kind: OptionKind::Choice(&["dealt", "chosen"]) },
    OptionSpec { key: "sides", kind: OptionKind::Choice(&["chosen", "day", "night", "random"]) },
];
