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
    /// The request was meant for a host that is not this server's.
    WrongHost,
    Unauthorised,
    Forbidden,
    /// The token is for playing alone.
    ScopeNeeded,
    /// The login name is taken.
    NameTaken,
    /// The display name is that of an account, or looks like it.
    DisplayNameTaken,
    BadLogin,
    /// Too many wrong passwords for this login name from this address.
    LoginLocked,
    BadName,
    BadLoginName,
    BadPassword,
    /// The password is easy to guess; the advice is in the details.
    WeakPassword,
    AlreadyRegistered,
    UnknownGame,
    /// Options or seats the game does not know.
    BadOptions,
    /// The plan of a table makes no sense.
    BadTable,
    BadMatchFile,
    NoSuchTable,
    NoSuchStep,
    NoSuchLesson,
    NoSuchPuzzle,
    /// None of a puzzle's choices.
    NotAChoice,
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
    /// As many watch already as the table, the person or the address may have; the details say which.
    NoRoomToWatch,
    /// A newer connection of the same person has taken the place of this one.
    OpenedElsewhere,
    /// Lines of chat come faster than the table takes them.
    ChatTooFast,
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
    /// A bot plays in one's own seat: take it back first.
    BotSitsIn,
    /// The table does not allow hints.
    HintsOff,
    /// The same person asked for another hint before this one had its turn.
    HintReplaced,
    /// The game does not wait for this seat.
    NothingToDecide,
    /// A match of the game has no more inputs.
    MatchTooLong,
    /// The seat has done enough that nobody waits for; what the game waits for it may still do.
    EnoughSaid,
    /// The table's log is full: nothing but decisions is added to it.
    LogFull,
    /// The match cannot go on: the rules were corrected and refuse what was played, or it has become too long.
    Halted,
    /// Too many matches are being imported at this moment.
    ImportBusy,
    /// The match takes too long to play again.
    ImportTooSlow,
    /// Enough matches that began elsewhere are kept for this person.
    ImportQuota,
    Unavailable,
    /// The database answers but takes no writes.
    CannotWrite,
    ShuttingDown,
    Internal,
}

/// The body of every refused request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    pub code: ErrorCode,
    /// For people, in the language they asked for.
    pub message: String,
    /// What a page needs to explain it, such as the game's own reason.
    pub details: Option<Value>,
}
