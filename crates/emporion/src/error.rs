//! Everything that can go wrong, each in one line that says what is allowed.

use crate::games::UnknownGame;
use engine::{FileError, OptionError, Seat, SetupError};
use std::io;
use std::path::PathBuf;

#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error("cannot read {}: {why}", path.display())]
    Read { path: PathBuf, why: io::Error },
    #[error("{}: {why}", path.display())]
    File { path: PathBuf, why: FileError },
    #[error("{}: {why}", path.display())]
    FileGame { path: PathBuf, why: UnknownGame },
    #[error("--at {at} is beyond the end: this match has {steps} inputs, so 0 to {steps} are allowed")]
    BeyondTheEnd { at: usize, steps: usize },
    #[error("--as {seat} is not at this table of {seats}: 0 to {last} or public are allowed", last = seats - 1)]
    NotAtTheTable { seat: Seat, seats: u8 },
    #[error("cannot make the directory {} for the logs: {why}", path.display())]
    LogsDirectory { path: PathBuf, why: io::Error },

    #[error("{bots} bots do not fit at a table of {seats}")]
    TooManyBots { bots: usize, seats: usize },
    #[error(transparent)]
    Serve(#[from] server::ServeError),
    #[error("cannot write {}: {why}", path.display())]
    Write { path: PathBuf, why: io::Error },
    #[error(transparent)]
    Puzzles(#[from] puzzles::MakeError),
    #[error("the measured server: {0}")]
    Measured(String),
    #[error("{wanted} tables need {wanted} open files here and there, and the system allows {allowed}: raise it with `ulimit -n`")]
    OpenFiles { wanted: u64, allowed: u64 },
    #[error("several servers need one PostgreSQL database, named by --database; a file of SQLite is one server's")]
    OneServerAFile,
    #[error("cannot start: {0}")]
    Runtime(io::Error),
    #[error("game {index} of seed {seed} had not ended after {decisions} decisions")]
    Endless { seed: u64, index: u64, decisions: u32 },
    #[error("the options of {game} cannot be read: {why}")]
    Options { game: &'static str, why: serde_json::Error },
}

impl Error {
    /// Whether the request is at fault rather than the program or the machine.
    pub(crate) fn is_refusal(&self) -> bool {
        match self {
            Error::Game(_)
            | Error::Setup(_)
            | Error::Option(_)
            | Error::Read { .. }
            | Error::File { .. }
            | Error::FileGame { .. }
            | Error::BeyondTheEnd { .. }
            | Error::NotAtTheTable { .. }
            | Error::LogsDirectory { .. }
            | Error::TooManyBots { .. }
            | Error::OpenFiles { .. }
            | Error::OneServerAFile => true,
            Error::Serve(error) => error.is_refusal(),
            Error::Puzzles(error) => error.is_refusal(),
            Error::Runtime(_) | Error::Measured(_) | Error::Write { .. } | Error::Endless { .. } | Error::Options { .. } => false,
        }
    }
}

/// Whatever a client of a measure comes upon.
impl From<client::ClientError> for Error {
    fn from(error: client::ClientError) -> Error {
        Error::Measured(error.to_string())
    }
}
