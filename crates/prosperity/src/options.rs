//! What a table can agree on before the game.

use crate::data::Side;
use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// The side of each seat's board; seats beyond the list have the silver one (P3).
    pub boards: Vec<Side>,
    pub triangle: Triangle,
    pub null_actions: NullActions,
}

/// Which points a country that is too polluted does not get (P18).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Triangle {
    /// Every point.
    #[default]
    All,
    /// Those of prosperity scorings.
    Symbols,
}

/// Whether actions without an effect may be taken: cleanup without discs, research on a full track (P24).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NullActions {
    #[default]
    Allowed,
    Forbidden,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "boards", kind: OptionKind::PerSeat(&["silver", "black"]) },
    OptionSpec { key: "triangle", kind: OptionKind::Choice(&["all", "symbols"]) },
    OptionSpec { key: "null-actions", kind: OptionKind::Choice(&["allowed", "forbidden"]) },
];
