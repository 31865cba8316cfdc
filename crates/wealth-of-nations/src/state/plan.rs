//! The planning board of War Clouds (FRWC p.16): what a player means to do in this round.

use crate::action::Production;
use crate::data::TILE_KINDS;
use serde::{Deserialize, Serialize};

/// How often each thing is to be done. Nothing of it binds, and nobody else sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Plan {
    pub flags: u8,
    /// Tiles to build, by kind.
    pub tiles: [u8; TILE_KINDS],
    pub forced: u8,
    pub moves: u8,
    pub automations: u8,
    pub units: u8,
    pub marches: u8,
    pub transports: u8,
    /// Tiles and blocs to run.
    pub run: Production,
}
