//! The state: the heap, and what everybody has taken from it.

use crate::data::tables;
use crate::options::Options;
use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct __Type__ {
    pub options: Options,
    pub phase: Phase,
    /// Stones that are left.
    pub heap: u8,
    pub taken: BySeat<u8>,
    /// Whether the last input was chance.
    pub fresh: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Who begins is drawn.
    FirstPlayer,
    /// This seat takes stones.
    Taking(Seat),
    /// The heap is gone; this seat took the last stone.
    Over(Seat),
}

impl __Type__ {
    pub(crate) fn set_up(options: &Options, seats: u8) -> __Type__ {
        let heap = if options.large_heap { tables().large } else { tables().usual };
        __Type__ { options: *options, phase: Phase::FirstPlayer, heap, taken: BySeat::filled(seats, 0), fresh: false }
    }

    /// The most that can be taken now.
    #[must_use]
    pub fn most(&self) -> u8 {
        self.heap.min(tables().most)
    }
}
