//! Why something is refused, by the hub or before it.

mod response;

pub use response::{in_language, message, status, translate};

use crate::protocol::{ErrorBody, ErrorCode, PasswordAdvice};
use crate::spectators::Crowd;
use crate::words::Language;
use engine::{FileFault, Seat};
use serde_json::{Value, json};
use std::fmt;
use store::StoreError;

/// Why something is refused. The sentence of each is in `locales/`.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    Malformed(String),
    UnknownGame(String),
    BadOptions(String),
    BadTable(String),
    BadMatchFile(FileFault),
    NoSuchTable,
    NoSuchStep {
        steps: u32,
    },
    NoSuchLesson,
    NoSuchPuzzle,
    NotAChoice,
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

impl Refusal {
    pub fn code(&self) -> ErrorCode {
        match self {
            Refusal::Malformed(_) => ErrorCode::Malformed,
            Refusal::UnknownGame(_) => ErrorCode::UnknownGame,
            Refusal::BadOptions(_) => ErrorCode::BadOptions,
            Refusal::BadTable(_) => ErrorCode::BadTable,
            Refusal::BadMatchFile(_) => ErrorCode::BadMatchFile,
            Refusal::NoSuchTable => ErrorCode::NoSuchTable,
            Refusal::NoSuchStep { .. } => ErrorCode::NoSuchStep,
            Refusal::NoSuchLesson => ErrorCode::NoSuchLesson,
            Refusal::NoSuchPuzzle => ErrorCode::NoSuchPuzzle,
            Refusal::NotAChoice => ErrorCode::NotAChoice,
            Refusal::SecretNeeded => ErrorCode::SecretNeeded,
            Refusal::NoSpectators => ErrorCode::NoSpectators,
            Refusal::NotCreator | Refusal::NotYourView | Refusal::Forbidden => ErrorCode::Forbidden,
            Refusal::NotSeated => ErrorCode::NotSeated,
            Refusal::NotYourSeat(_) => ErrorCode::NotYourSeat,
            Refusal::SeatTaken => ErrorCode::SeatTaken,
            Refusal::AlreadySeated => ErrorCode::AlreadySeated,
            Refusal::SeatsOpen => ErrorCode::SeatsOpen,
            Refusal::NotOpen => ErrorCode::NotOpen,
            Refusal::NotPlaying => ErrorCode::NotPlaying,
            Refusal::NotFinished => ErrorCode::NotFinished,
            Refusal::LimitReached { .. } => ErrorCode::LimitReached,
            Refusal::NoRoomToWatch { .. } => ErrorCode::NoRoomToWatch,
            Refusal::OpenedElsewhere => ErrorCode::OpenedElsewhere,
            Refusal::ChatTooFast { .. } => ErrorCode::ChatTooFast,
            Refusal::TooLong { .. } => ErrorCode::TooLong,
            Refusal::MatchTooLong { .. } => ErrorCode::MatchTooLong,
            Refusal::EnoughSaid { .. } => ErrorCode::EnoughSaid,
            Refusal::LogFull { .. } => ErrorCode::LogFull,
            Refusal::Halted => ErrorCode::Halted,
            Refusal::ImportBusy => ErrorCode::ImportBusy,
            Refusal::ImportTooSlow => ErrorCode::ImportTooSlow,
            Refusal::ImportQuota { .. } => ErrorCode::ImportQuota,
            Refusal::StaleDecision { .. } => ErrorCode::StaleDecision,
            Refusal::Stale => ErrorCode::Stale,
            Refusal::Illegal { .. } => ErrorCode::Illegal,
            Refusal::NothingToUndo => ErrorCode::NothingToUndo,
            Refusal::NoUndoAsked => ErrorCode::NoUndoAsked,
            Refusal::NoVote => ErrorCode::NoVote,
            Refusal::BotSitsIn => ErrorCode::BotSitsIn,
            Refusal::HintsOff => ErrorCode::HintsOff,
            Refusal::HintReplaced => ErrorCode::HintReplaced,
            Refusal::NothingToDecide => ErrorCode::NothingToDecide,
            Refusal::Unavailable => ErrorCode::Unavailable,
            Refusal::ShuttingDown => ErrorCode::ShuttingDown,
            Refusal::Internal => ErrorCode::Internal,
            Refusal::NotFound => ErrorCode::NotFound,
            Refusal::MethodNotAllowed => ErrorCode::MethodNotAllowed,
            Refusal::TooLarge => ErrorCode::TooLarge,
            Refusal::CrossSite => ErrorCode::CrossSite,
            Refusal::Unauthorised => ErrorCode::Unauthorised,
            Refusal::ScopeNeeded => ErrorCode::ScopeNeeded,
            Refusal::NameTaken => ErrorCode::NameTaken,
            Refusal::DisplayNameTaken => ErrorCode::DisplayNameTaken,
            Refusal::AlreadyRegistered => ErrorCode::AlreadyRegistered,
            Refusal::BadLogin => ErrorCode::BadLogin,
            Refusal::CannotWrite => ErrorCode::CannotWrite,
            Refusal::TooMany { .. } => ErrorCode::TooMany,
            Refusal::WrongHost { .. } => ErrorCode::WrongHost,
            Refusal::LoginLocked { .. } => ErrorCode::LoginLocked,
            Refusal::BadName { .. } => ErrorCode::BadName,
            Refusal::BadLoginName { .. } => ErrorCode::BadLoginName,
            Refusal::BadPassword { .. } => ErrorCode::BadPassword,
            Refusal::WeakPassword(_) => ErrorCode::WeakPassword,
        }
    }

    /// Whether the same may well succeed a little later, without anybody doing anything about it.
    pub fn is_passing(&self) -> bool {
        matches!(self, Refusal::Stale | Refusal::ImportBusy | Refusal::Unavailable | Refusal::ShuttingDown)
    }

    /// As it goes over the wire, in English.
    pub fn body(&self) -> ErrorBody {
        let details = self.details();
        let message = match self {
            // Only the game knows why.
            Refusal::Illegal { message, .. } => message.clone(),
            _ => message(Language::English, self.code(), details.as_ref()),
        };
        ErrorBody { code: self.code(), message, details }
    }

    /// The values that explain it: of its sentence, and for programs.
    fn details(&self) -> Option<Value> {
        let details = match self {
            Refusal::Malformed(why) | Refusal::BadOptions(why) | Refusal::BadTable(why) => json!({ "why": why }),
            Refusal::BadMatchFile(FileFault { kind, line, step, found, known, why }) => {
                json!({ "fault": kind, "line": line, "step": step, "found": found, "known": known, "why": why })
            }
            Refusal::Illegal { reason, .. } => reason.clone(),
            Refusal::StaleDecision { now } => json!({ "decision": now }),
            Refusal::LimitReached { what, limit } => json!({ "what": what, "limit": limit }),
            Refusal::NoRoomToWatch { of, limit } => json!({ "of": of.name(), "limit": limit }),
            Refusal::ChatTooFast { seconds } | Refusal::TooMany { seconds } => json!({ "seconds": seconds }),
            // Whoever waits long is told so in minutes.
            Refusal::LoginLocked { seconds } => {
                json!({ "seconds": seconds, "minutes": if *seconds > 90 { seconds.div_ceil(60) } else { 0 } })
            }
            Refusal::TooLong { limit } | Refusal::MatchTooLong { limit } | Refusal::EnoughSaid { limit } | Refusal::LogFull { limit } => {
                json!({ "limit": limit })
            }
            Refusal::ImportQuota { limit } => json!({ "limit": limit, "megabytes": limit / 1024 / 1024 }),
            Refusal::NoSuchStep { steps } => json!({ "steps": steps }),
            Refusal::WrongHost { host } => json!({ "host": host }),
            Refusal::BadName { max, why } => json!({ "max": max, "why": why }),
            Refusal::BadLoginName { min, max } | Refusal::BadPassword { min, max } => json!({ "min": min, "max": max }),
            Refusal::WeakPassword(advice) => json!(advice),
            _ => return None,
        };
        Some(details)
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.body().message)
    }
}

/// What the database says is for the log of the server and never for people.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::from(&error)
    }
}

impl From<&StoreError> for Refusal {
    fn from(error: &StoreError) -> Refusal {
        match error {
            StoreError::Conflict | StoreError::Exists => Refusal::Stale,
            StoreError::Unavailable(why) => {
                tracing::error!(%why, "the store failed");
                Refusal::Unavailable
            }
        }
    }
}
