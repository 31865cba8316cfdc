//! What players do, how chance falls, and why something is refused.

use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take so many stones from the heap.
    Take { stones: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins.
    FirstPlayer { seat: Seat },
}

/// Why an action or a chance outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Illegal {
    #[error("no decision of this seat is awaited")]
    NotYourDecision,
    #[error("1 to {most} stones can be taken, not {stones}")]
    WrongNumber { stones: u8, most: u8 },
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat { seat: Seat },
    #[error("it is settled who begins")]
    NothingToDraw,
}
