//! What happens, as facts. Nothing of it is hidden.

use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    FirstPlayer { seat: Seat },
    /// So many were taken, and so many are left.
    Taken { seat: Seat, stones: u8, left: u8 },
    /// The heap is gone; this seat took the last stone.
    GameEnded { last: Seat },
}
