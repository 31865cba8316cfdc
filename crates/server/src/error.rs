//! Why the hub refuses something.

use crate::protocol::{ErrorBody, ErrorCode};
use crate::spectators::Crowd;
use crate::words::Language;
use engine::Seat;
use serde_json::{Value, json};
use store::StoreError;

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum HubError {
    #[error("the message is not of the form that is expected: {0}")]
    Malformed(String),
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    #[error("{0}")]
    BadOptions(String),
    #[error("{0}")]
    BadTable(String),
    #[error("{0}")]
    BadMatchFile(String),
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the match has {steps} steps")]
    NoSuchStep { steps: u32 },
    #[error("this table is for those who have its link")]
    SecretNeeded,
    #[error("nobody may watch at this table")]
    NoSpectators,
    #[error("only who made the table can do this")]
    NotCreator,
    #[error("this view is not yours")]
    NotYourView,
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    #[error("this seat is taken")]
    SeatTaken,
    #[error("you sit at this table already")]
    AlreadySeated,
    #[error("some seats are still open")]
    SeatsOpen,
    #[error("the table is no longer open")]
    NotOpen,
    #[error("nothing is being played at this table")]
    NotPlaying,
    #[error("the game is not over yet")]
    NotFinished,
    #[error("no more than {limit} {what}")]
    LimitReached { what: &'static str, limit: u64 },
    #[error("a match of this game has at most {limit} inputs")]
    MatchTooLong { limit: usize },
    #[error("in one match a seat does at most {limit} things that nobody waits for")]
    EnoughSaid { limit: usize },
    #[error("the log of this table has {limit} entries; nothing but decisions is added to it")]
    LogFull { limit: usize },
    #[error("this match cannot go on")]
    Halted,
    #[error("too many matches are being imported; try again soon")]
    ImportBusy,
    #[error("the match takes too long to play again")]
    ImportTooSlow,
    #[error("no more than {limit} bytes of matches that began elsewhere")]
    ImportQuota { limit: u64 },
    #[error("no more than {limit} may watch")]
    NoRoomToWatch { of: Crowd, limit: usize },
    #[error("a newer connection has taken the place of this one")]
    OpenedElsewhere,
    #[error("lines come too fast; the next one in {seconds} seconds")]
    ChatTooFast { seconds: u64 },
    #[error("no more than {limit} characters")]
    TooLong { limit: usize },
    #[error("this decision is no longer open; it is {now} now")]
    StaleDecision { now: u64 },
    #[error("somebody else was faster")]
    Stale,
    /// With the game's own reason.
    #[error("{message}")]
    Illegal { message: String, reason: Value },
    #[error("there is nothing of yours to take back")]
    NothingToUndo,
    #[error("nobody asks to take something back")]
    NoUndoAsked,
    #[error("there is nothing to vote on")]
    NoVote,
    #[error("a bot plays in this seat now")]
    BotSitsIn,
    #[error("there are no hints at this table")]
    HintsOff,
    #[error("another hint was asked for in the meantime")]
    HintReplaced,
    #[error("this seat has nothing to decide now")]
    NothingToDecide,
    #[error("the server cannot do this now; try again")]
    Unavailable,
    #[error("the server is shutting down")]
    ShuttingDown,
    #[error("this went wrong inside the server")]
    Internal,
}

impl HubError {
    pub fn code(&self) -> ErrorCode {
        match self {
            HubError::Malformed(_) => ErrorCode::Malformed,
            HubError::UnknownGame(_) => ErrorCode::UnknownGame,
            HubError::BadOptions(_) => ErrorCode::BadOptions,
            HubError::BadTable(_) => ErrorCode::BadTable,
            HubError::BadMatchFile(_) => ErrorCode::BadMatchFile,
            HubError::NoSuchTable => ErrorCode::NoSuchTable,
            HubError::NoSuchStep { .. } => ErrorCode::NoSuchStep,
            HubError::SecretNeeded => ErrorCode::SecretNeeded,
            HubError::NoSpectators => ErrorCode::NoSpectators,
            HubError::NotCreator | HubError::NotYourView => ErrorCode::Forbidden,
            HubError::NotSeated => ErrorCode::NotSeated,
            HubError::NotYourSeat(_) => ErrorCode::NotYourSeat,
            HubError::SeatTaken => ErrorCode::SeatTaken,
            HubError::AlreadySeated => ErrorCode::AlreadySeated,
            HubError::SeatsOpen => ErrorCode::SeatsOpen,
            HubError::NotOpen => ErrorCode::NotOpen,
            HubError::NotPlaying => ErrorCode::NotPlaying,
            HubError::NotFinished => ErrorCode::NotFinished,
            HubError::LimitReached { .. } => ErrorCode::LimitReached,
            HubError::NoRoomToWatch { .. } => ErrorCode::NoRoomToWatch,
            HubError::OpenedElsewhere => ErrorCode::OpenedElsewhere,
            HubError::ChatTooFast { .. } => ErrorCode::ChatTooFast,
            HubError::TooLong { .. } => ErrorCode::TooLong,
            HubError::MatchTooLong { .. } => ErrorCode::MatchTooLong,
            HubError::EnoughSaid { .. } => ErrorCode::EnoughSaid,
            HubError::LogFull { .. } => ErrorCode::LogFull,
            HubError::Halted => ErrorCode::Halted,
            HubError::ImportBusy => ErrorCode::ImportBusy,
            HubError::ImportTooSlow => ErrorCode::ImportTooSlow,
            HubError::ImportQuota { .. } => ErrorCode::ImportQuota,
            HubError::StaleDecision { .. } => ErrorCode::StaleDecision,
            HubError::Stale => ErrorCode::Stale,
            HubError::Illegal { .. } => ErrorCode::Illegal,
            HubError::NothingToUndo => ErrorCode::NothingToUndo,
            HubError::NoUndoAsked => ErrorCode::NoUndoAsked,
            HubError::NoVote => ErrorCode::NoVote,
            HubError::BotSitsIn => ErrorCode::BotSitsIn,
            HubError::HintsOff => ErrorCode::HintsOff,
            HubError::HintReplaced => ErrorCode::HintReplaced,
            HubError::NothingToDecide => ErrorCode::NothingToDecide,
            HubError::Unavailable => ErrorCode::Unavailable,
            HubError::ShuttingDown => ErrorCode::ShuttingDown,
            HubError::Internal => ErrorCode::Internal,
        }
    }

    /// Whether the same may well succeed a little later, without anybody doing anything about it.
    pub fn is_passing(&self) -> bool {
        matches!(self, HubError::Stale | HubError::ImportBusy | HubError::Unavailable | HubError::ShuttingDown)
    }

    /// As it goes over the wire.
    pub fn body(&self) -> ErrorBody {
        let details = match self {
            HubError::Malformed(why) | HubError::BadOptions(why) | HubError::BadTable(why) | HubError::BadMatchFile(why) => {
                Some(json!({ "why": why }))
            }
            HubError::Illegal { reason, .. } => Some(reason.clone()),
            HubError::StaleDecision { now } => Some(json!({ "decision": now })),
            HubError::LimitReached { what, limit } => Some(json!({ "what": what, "limit": limit })),
            HubError::NoRoomToWatch { of, limit } => Some(json!({ "of": of.name(), "limit": limit })),
            HubError::ChatTooFast { seconds } => Some(json!({ "seconds": seconds })),
            HubError::TooLong { limit }
            | HubError::MatchTooLong { limit }
            | HubError::EnoughSaid { limit }
            | HubError::LogFull { limit } => Some(json!({ "limit": limit })),
            HubError::ImportQuota { limit } => Some(json!({ "limit": limit, "megabytes": limit / 1024 / 1024 })),
            HubError::NoSuchStep { steps } => Some(json!({ "steps": steps })),
            _ => None,
        };
        let message = match self {
            // Only the game knows why.
            HubError::Illegal { message, .. } => message.clone(),
            _ => crate::errors::message(Language::English, self.code(), details.as_ref()),
        };
        ErrorBody { code: self.code(), message, details }
    }
}

/// What the database says is for the log of the server and never for people.
impl From<StoreError> for HubError {
    fn from(error: StoreError) -> HubError {
        HubError::from(&error)
    }
}

impl From<&StoreError> for HubError {
    fn from(error: &StoreError) -> HubError {
        match error {
            StoreError::Conflict | StoreError::Exists => HubError::Stale,
            StoreError::Unavailable(why) => {
                tracing::error!(%why, "the store failed");
                HubError::Unavailable
            }
        }
    }
}
