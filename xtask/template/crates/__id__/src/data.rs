//! The printed components, read from `data/heap.toml`.

use serde::Deserialize;
use std::sync::LazyLock;

const HEAP: &str = include_str!("../data/heap.toml");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// Stones of a usual heap.
    pub usual: u8,
    /// Stones of a large heap.
    pub large: u8,
    /// The most that somebody takes at once.
    pub most: u8,
    /// Points for the last stone.
    pub last: u8,
}

/// The one copy of the tables.
#[inline]
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> =
        LazyLock::new(|| toml::from_str(HEAP).unwrap_or_else(|error| panic!("the tables of __Name__ are broken: {error}")));
    &TABLES
}
