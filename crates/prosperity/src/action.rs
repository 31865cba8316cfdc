//! What players do, how chance falls, and why something is refused.

use crate::data::{Kind, Space, Tile, Track};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Energy is scored and there is too little: so many levels are paid for, the others pollute.
    Settle { paid: u8 },
    /// Research is scored: so many steps on each track.
    Advance { energy: u8, ecology: u8 },
    /// Take 100.
    Income,
    /// Remove the highest disc.
    Cleanup,
    /// One step on a track.
    Research { track: Track },
    /// Buy a tile and place it; a special has no place.
    Buy { tile: Tile, space: Option<Space> },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins.
    FirstPlayer { seat: Seat },
    /// The tile on top of the stack.
    Draw { tile: Tile },
}

/// Why an action or a chance outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Illegal {
    #[error("no decision of this seat is awaited")]
    NotYourDecision,
    #[error("this is not what is being decided now")]
    WrongMoment,
    #[error("at most {most} of the {missing} missing levels can be paid for, not {paid}")]
    CannotSettle { paid: u8, missing: u8, most: u8 },
    #[error("{energy} and {ecology} steps do not add up to {steps}")]
    WrongSplit { energy: u8, ecology: u8, steps: u8 },
    #[error("there is no disc to remove")]
    NoDisc,
    #[error("the marker is at the top of the track")]
    TrackFull { track: Track },
    #[error("{tile} is not for sale")]
    NotForSale { tile: Tile },
    #[error("{tile} costs {price} and there are {money}")]
    TooExpensive { tile: Tile, price: u16, money: u16 },
    #[error("{tile} must be placed")]
    PlaceNeeded { tile: Tile },
    #[error("{tile} is never placed")]
    NoPlaceNeeded { tile: Tile },
    #[error("{space} is not for such a tile")]
    WrongKind { space: Space, kind: Kind },
    #[error("{space} is closed until a transport tile lies on {by}")]
    Closed { space: Space, by: Space },
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat { seat: Seat },
    #[error("{tile} is not in this decade's stack")]
    NotInStack { tile: Tile },
}
