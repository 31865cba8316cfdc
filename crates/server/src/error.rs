//! Why something is refused, by the hub or before it.

use crate::protocol::{ErrorBody, ErrorCode, PasswordAdvice};
use crate::spectators::Crowd;
use crate::words::Language;
use engine::Seat;
use serde_json::{Value, json};
use std::fmt;
use store::StoreError;

/// Why something is refused. The sentence of each is in `locales/`.
#[derive(Clone, PartialEq, Debug)]
pub enum HubError {
    Malformed(String),
    UnknownGame(String),
    BadOptions(String),
    BadTable(String),
    BadMatchFile(String),
    NoSuchTable,
    NoSuchStep {
        steps: u32,
    },
    SecretNeeded,
    NoSpectators,
    NotCreator,
    NotYourView,
    NotSeated,
    NotYourSeat(Seat),
    SeatTaken,
    AlreadySeated,
    SeatsOpen,
    NotOpen,
    NotPlaying,
    NotFinished,
    LimitReached {
        what: &'static str,
        limit: u64,
    },
    MatchTooLong {
        limit: usize,
    },
    EnoughSaid {
        limit: usize,
    },
    LogFull {
        limit: usize,
    },
    Halted,
    ImportBusy,
    ImportTooSlow,
    ImportQuota {
        limit: u64,
    },
    NoRoomToWatch {
        of: Crowd,
        limit: usize,
    },
    OpenedElsewhere,
    ChatTooFast {
        seconds: u64,
    },
    TooLong {
        limit: usize,
    },
    StaleDecision {
        now: u64,
    },
    Stale,
    /// With the game's own reason.
    Illegal {
        message: String,
        reason: Value,
    },
    NothingToUndo,
    NoUndoAsked,
    NoVote,
    BotSitsIn,
    HintsOff,
    HintReplaced,
    NothingToDecide,
    Unavailable,
    ShuttingDown,
    Internal,

    // What only requests meet.
    NotFound,
    MethodNotAllowed,
    TooLarge,
    TooMany {
        seconds: u64,
    },
    CrossSite,
    /// Meant for a host that is not this server's.
    WrongHost {
        host: String,
    },
    Unauthorised,
    Forbidden,
    ScopeNeeded,
    NameTaken,
    DisplayNameTaken,
    AlreadyRegistered,
    BadLogin,
    LoginLocked {
        seconds: u64,
    },
    BadName {
        max: usize,
        why: String,
    },
    BadLoginName {
        min: usize,
        max: usize,
    },
    BadPassword {
        min: usize,
        max: usize,
    },
    WeakPassword(PasswordAdvice),
    /// The database answers but takes no writes.
    CannotWrite,
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
            HubError::NotCreator | HubError::NotYourView | HubError::Forbidden => ErrorCode::Forbidden,
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
            HubError::NotFound => ErrorCode::NotFound,
            HubError::MethodNotAllowed => ErrorCode::MethodNotAllowed,
            HubError::TooLarge => ErrorCode::TooLarge,
            HubError::CrossSite => ErrorCode::CrossSite,
            HubError::Unauthorised => ErrorCode::Unauthorised,
            HubError::ScopeNeeded => ErrorCode::ScopeNeeded,
            HubError::NameTaken => ErrorCode::NameTaken,
            HubError::DisplayNameTaken => ErrorCode::DisplayNameTaken,
            HubError::AlreadyRegistered => ErrorCode::AlreadyRegistered,
            HubError::BadLogin => ErrorCode::BadLogin,
            HubError::CannotWrite => ErrorCode::CannotWrite,
            HubError::TooMany { .. } => ErrorCode::TooMany,
            HubError::WrongHost { .. } => ErrorCode::WrongHost,
            HubError::LoginLocked { .. } => ErrorCode::LoginLocked,
            HubError::BadName { .. } => ErrorCode::BadName,
            HubError::BadLoginName { .. } => ErrorCode::BadLoginName,
            HubError::BadPassword { .. } => ErrorCode::BadPassword,
            HubError::WeakPassword(_) => ErrorCode::WeakPassword,
        }
    }

    /// Whether the same may well succeed a little later, without anybody doing anything about it.
    pub fn is_passing(&self) -> bool {
        matches!(self, HubError::Stale | HubError::ImportBusy | HubError::Unavailable | HubError::ShuttingDown)
    }

    /// As it goes over the wire, in English.
    pub fn body(&self) -> ErrorBody {
        let details = self.details();
        let message = match self {
            // Only the game knows why.
            HubError::Illegal { message, .. } => message.clone(),
            _ => crate::errors::message(Language::English, self.code(), details.as_ref()),
        };
        ErrorBody { code: self.code(), message, details }
    }

    /// The values that explain it: of its sentence, and for programs.
    fn details(&self) -> Option<Value> {
        let details = match self {
            HubError::Malformed(why) | HubError::BadOptions(why) | HubError::BadTable(why) | HubError::BadMatchFile(why) => {
                json!({ "why": why })
            }
            HubError::Illegal { reason, .. } => reason.clone(),
            HubError::StaleDecision { now } => json!({ "decision": now }),
            HubError::LimitReached { what, limit } => json!({ "what": what, "limit": limit }),
            HubError::NoRoomToWatch { of, limit } => json!({ "of": of.name(), "limit": limit }),
            HubError::ChatTooFast { seconds } | HubError::TooMany { seconds } => json!({ "seconds": seconds }),
            // Whoever waits long is told so in minutes.
            HubError::LoginLocked { seconds } => {
                json!({ "seconds": seconds, "minutes": if *seconds > 90 { seconds.div_ceil(60) } else { 0 } })
            }
            HubError::TooLong { limit }
            | HubError::MatchTooLong { limit }
            | HubError::EnoughSaid { limit }
            | HubError::LogFull { limit } => json!({ "limit": limit }),
            HubError::ImportQuota { limit } => json!({ "limit": limit, "megabytes": limit / 1024 / 1024 }),
            HubError::NoSuchStep { steps } => json!({ "steps": steps }),
            HubError::WrongHost { host } => json!({ "host": host }),
            HubError::BadName { max, why } => json!({ "max": max, "why": why }),
            HubError::BadLoginName { min, max } | HubError::BadPassword { min, max } => json!({ "min": min, "max": max }),
            HubError::WeakPassword(advice) => json!(advice),
            _ => return None,
        };
        Some(details)
    }
}

impl std::error::Error for HubError {}

impl fmt::Display for HubError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.body().message)
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
