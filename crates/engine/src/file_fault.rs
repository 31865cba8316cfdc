//! Why a file is not a match that can be played again, and the same as facts for readers who put it in words.

use crate::file::{FORMAT, VERSION};
use crate::{ReplayError, SetupError};

#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("not a match file: {0}")]
    Json(#[from] serde_json::Error),
    #[error("not a match file: its format is `{0}`, not `{FORMAT}`")]
    Format(String),
    #[error("this match file is of format version {0}; this program reads versions up to {VERSION}")]
    Version(u32),
    #[error("this is a match of `{found}`, not of `{wanted}`")]
    Game { found: String, wanted: &'static str },
    #[error("this match was played by rules version {found} of {game}; this program has version {known}")]
    RulesVersion { game: &'static str, found: u32, known: u32 },
    #[error("a match of {game} has at most {limit} inputs")]
    TooLong { game: &'static str, limit: usize },
    #[error("the match takes too long to play again")]
    Budget,
    #[error("there is not one name for each of the {seats} seats")]
    Names { seats: u8 },
    #[error("the options are not those of {game}: {why}")]
    Options { game: &'static str, why: serde_json::Error },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("input {step} cannot be read: {why}")]
    Input { step: usize, why: serde_json::Error },
    #[error("input {step} is not possible: {why}")]
    Illegal { step: usize, why: String },
    #[error("the recorded outcome is not the one its inputs lead to")]
    Outcome,
}

/// What is wrong with a file, as facts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FileFault {
    /// One word, such as `illegal`.
    pub kind: &'static str,
    /// The line that cannot be read; 0 if it is not that.
    pub line: usize,
    /// The step that is at fault, counted from 1 as people count; 0 if none is.
    pub step: usize,
    /// A version that the file has, and the one that can be read.
    pub found: u32,
    pub known: u32,
    /// The same as a sentence in English, with all that is known.
    pub why: String,
}

impl FileError {
    pub fn fault(&self) -> FileFault {
        let kind = |kind: &'static str| FileFault { kind, why: self.to_string(), ..FileFault::default() };
        match self {
            FileError::Json(why) => FileFault { line: why.line(), ..kind("json") },
            FileError::Format(_) => kind("format"),
            FileError::Version(found) => FileFault { found: *found, known: VERSION, ..kind("version") },
            FileError::RulesVersion { found, known, .. } => FileFault { found: *found, known: *known, ..kind("rules-version") },
            FileError::Names { .. } => kind("names"),
            FileError::Options { .. } | FileError::Setup(_) => kind("options"),
            FileError::Input { step, .. } => FileFault { step: step + 1, ..kind("input") },
            FileError::Illegal { step, .. } => FileFault { step: step + 1, ..kind("illegal") },
            FileError::Outcome => kind("outcome"),
            FileError::Game { .. } | FileError::TooLong { .. } | FileError::Budget => kind("other"),
        }
    }
}

impl<I: std::fmt::Display> From<ReplayError<I>> for FileError {
    fn from(error: ReplayError<I>) -> FileError {
        match error {
            ReplayError::Setup(error) => FileError::Setup(error),
            ReplayError::Input { step, fault } => FileError::Illegal { step, why: fault.to_string() },
        }
    }
}
