//! What happens, as facts. Nothing of it is hidden.

use crate::data::{Space, Symbol, Tile, Track};
use crate::rules::scoring::Gain;
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    FirstPlayer {
        seat: Seat,
    },
    /// A turn begins; the symbol is scored by everybody.
    Drawn {
        seat: Seat,
        tile: Tile,
        symbol: Symbol,
    },
    /// What a scoring brought or took.
    Scored {
        seat: Seat,
        symbol: Symbol,
        gain: Gain,
    },
    /// The tile is for sale from now on.
    Displayed {
        tile: Tile,
    },
    IncomeTaken {
        seat: Seat,
        money: u16,
    },
    /// Without a disc there is nothing to remove.
    CleanedUp {
        seat: Seat,
        discs: u16,
    },
    /// A step; the marker is on this box now.
    Researched {
        seat: Seat,
        track: Track,
        on: u8,
    },
    Bought {
        seat: Seat,
        tile: Tile,
        price: u16,
    },
    /// It covers what lay or was printed there.
    Placed {
        seat: Seat,
        tile: Tile,
        space: Space,
        covered: Option<Tile>,
    },
    SpecialUsed {
        seat: Seat,
        tile: Tile,
        points: u16,
        discs: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    FinalScoringBegan,
    /// Money became points; this much is left for ties.
    Converted {
        seat: Seat,
        points: u16,
        left: u16,
    },
    /// The markers moved a last time and were ranked.
    Ranked {
        seat: Seat,
        track: Track,
        on: u8,
        place: u8,
        points: u16,
    },
    GameEnded {
        winners: Vec<Seat>,
    },
}
