//! What stands in a table's log.

use super::chairs::Chair;
use crate::protocol::BotLevel;
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
        /// Inputs another match had before this one went on from there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        opening: Vec<Value>,
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
    /// A bot plays for a person who is away.
    SatIn {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    VoteOpened {
        against: Seat,
        /// Whether the clock opened it: if it fails, the default action is due.
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
    /// A bot has the seat for good.
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
}

/// Who gave an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    Person,
    Bot,
    Timeout,
    Chance,
}
