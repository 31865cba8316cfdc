//! What stands in a table's log.

use super::chairs::{Chair, StandIn};
use super::gaps::Gaps;
use crate::protocol::{BotLevel, By};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{PersonId, TableId};

/// One entry. The log alone gives the table again: state, decisions, clocks, requests.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum Record {
    Started {
        seating: Vec<Chair>,
        /// Inputs another match had before this one went on from there, in logs from before they had a place of their own.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        opening: Vec<Value>,
        /// By which rules of the game the table is played.
        #[serde(default = "first_rules")]
        rules_version: u32,
        /// Whether times in which nobody could play stand in this log.
        #[serde(default)]
        gaps_in_log: bool,
    },
    Input {
        input: Value,
        by: By,
    },
    /// The match goes back to where it had this many inputs.
    Undo {
        to: usize,
    },
    UndoAsked {
        seat: Seat,
        to: usize,
    },
    UndoAnswered {
        person: PersonId,
        yes: bool,
    },
    /// Whoever asked no longer wants it.
    UndoCancelled,
    /// A bot plays until the person has the seat again.
    SatIn {
        seat: Seat,
        #[serde(default)]
        why: StandIn,
    },
    Returned {
        seat: Seat,
        /// Whether the person gets some time at least for the decision at hand.
        #[serde(default = "yes")]
        grace: bool,
    },
    VoteOpened {
        against: Seat,
        /// Whether the clock opened it: if it fails, the table waits.
        timeout: bool,
    },
    Voted {
        against: Seat,
        person: PersonId,
        yes: bool,
    },
    VoteFailed {
        against: Seat,
    },
    /// Somebody gave the seat up. A bot plays on, or the seat passes by default actions.
    Left {
        seat: Seat,
        level: Option<BotLevel>,
    },
    /// A bot has the seat for good. Written before a person could take a seat back.
    Replaced {
        seat: Seat,
        level: BotLevel,
    },
    Ended {
        outcome: Value,
    },
    Cancelled,
    /// Nobody has played on for so long that the server called it off.
    Expired,
    Rematch {
        table: TableId,
    },
    /// The rules were corrected in an update: the game goes on by those of the newer version.
    RulesChanged {
        from: u32,
        to: u32,
    },
    /// By the rules of this version what was played is not possible: nothing goes on.
    Halted {
        rules_version: u32,
    },
    /// Somebody has the file of a match that could not go on.
    Revealed,
    /// Nobody could play for some time: no server was up, or none could write. Whoever finds it out first notes it.
    Unserved {
        gaps: Gaps,
    },
}

fn yes() -> bool {
    true
}

fn first_rules() -> u32 {
    super::halt::FIRST_RULES
}
