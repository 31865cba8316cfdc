//! Refusals, in a form that programs and pages can act on.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused. The page has a sentence for each in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// Not JSON, or not of the form that is expected.
    Malformed,
    NotFound,
    MethodNotAllowed,
    TooLarge,
    TooMany,
    CrossSite,
    Unauthorised,
    Forbidden,
    NameTaken,
    BadLogin,
    BadName,
    BadLoginName,
    BadPassword,
    AlreadyRegistered,
    UnknownGame,
    /// Options or seats the game does not know.
    BadOptions,
    /// The plan of a table makes no sense.
    BadTable,
    BadMatchFile,
    NoSuchTable,
    NoSuchStep,
    /// The table is for those who have the link.
    SecretNeeded,
    NoSpectators,
    NotSeated,
    NotYourSeat,
    SeatTaken,
    AlreadySeated,
    SeatsOpen,
    NotOpen,
    NotPlaying,
    NotFinished,
    LimitReached,
    TooLong,
    /// The decision was another's, or is made already.
    StaleDecision,
    /// Somebody else was faster; the newest state follows.
    Stale,
    /// The game's rules refuse it; its own reason is in the details.
    Illegal,
    NothingToUndo,
    NoUndoAsked,
    NoVote,
    /// The table does not allow hints.
    HintsOff,
    /// The same person asked for another hint before this one had its turn.
    HintReplaced,
    /// The game does not wait for this seat.
    NothingToDecide,
    Unavailable,
    ShuttingDown,
    Internal,
}

/// The body of every refused request.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    pub code: ErrorCode,
    /// For people, in the language they asked for.
    pub message: String,
    /// What a page needs to explain it, such as the game's own reason.
    pub details: Option<Value>,
}
