//! What a table can agree on before the game.

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Play with the large heap.
    pub large_heap: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec { key: "large-heap", kind: OptionKind::Toggle }];
