//! A match as a JSON file that other programs can read and check; `docs/match-file.md` is its description.

use crate::{Game, Input, Match, ReplayError, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the field `format` says.
pub const FORMAT: &str = "emporion-match";
/// Raised when the frame of the file changes; the games' own rules have their own version.
pub const VERSION: u32 = 1;

/// The frame of a match file. Inputs and options are those of the game named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchFile {
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    pub options: Value,
    pub inputs: Vec<Value>,
    /// The outcome, once the game is over. A reader can check it against the inputs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
}

/// Why a file is not a match that can be played again.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("not a match file: {0}")]
    Json(#[from] serde_json::Error),
    #[error("not a match file: its format is `{0}`, not `{FORMAT}`")]
    Format(String),
    #[error("this match file is of format version {0}; this program reads version {VERSION}")]
    Version(u32),
    #[error("this is a match of `{found}`, not of `{wanted}`")]
    Game { found: String, wanted: &'static str },
    #[error("this match was played by rules version {found} of {game}; this program has version {known}")]
    RulesVersion { game: &'static str, found: u32, known: u32 },
    #[error("a match of {game} has at most {limit} inputs")]
    TooLong { game: &'static str, limit: usize },
    #[error("the match takes too long to play again")]
    Budget,
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

impl<I: std::fmt::Display> From<ReplayError<I>> for FileError {
    fn from(error: ReplayError<I>) -> FileError {
        match error {
            ReplayError::Setup(error) => FileError::Setup(error),
            ReplayError::Input { step, fault } => FileError::Illegal { step, why: fault.to_string() },
        }
    }
}

/// What must be known before the rest can be judged.
pub(crate) fn check_head(text: &str) -> Result<(), FileError> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let head: Head = serde_json::from_str(text)?;
    if head.format != FORMAT {
        return Err(FileError::Format(head.format));
    }
    if head.version != VERSION {
        return Err(FileError::Version(head.version));
    }
    Ok(())
}

impl MatchFile {
    /// The file of a match, finished or not.
    pub fn of<G: Game>(played: &Match<G>) -> MatchFile {
        let json = |value: Result<Value, serde_json::Error>| value.expect("what a game is made of can be written as JSON");
        MatchFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            seats: played.state().seats(),
            options: json(serde_json::to_value(played.options())),
            inputs: played.log().iter().map(|input| json(serde_json::to_value(input))).collect(),
            outcome: played.state().outcome().map(|outcome| json(serde_json::to_value(outcome))),
        }
    }

    /// Reads the frame alone, to learn which game it is.
    pub fn parse(text: &str) -> Result<MatchFile, FileError> {
        check_head(text)?;
        Ok(serde_json::from_str(text)?)
    }

    /// Plays the match again with every input checked, and the outcome compared.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, FileError> {
        if self.game != G::ID {
            return Err(FileError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.rules_version != G::RULES_VERSION {
            return Err(FileError::RulesVersion { game: G::ID, found: self.rules_version, known: G::RULES_VERSION });
        }
        if self.inputs.len() > G::MAX_INPUTS {
            return Err(FileError::TooLong { game: G::ID, limit: G::MAX_INPUTS });
        }
        let options = G::Options::deserialize(&self.options).map_err(|why| FileError::Options { game: G::ID, why })?;
        let inputs = self
            .inputs
            .iter()
            .enumerate()
            .map(|(step, value)| Input::deserialize(value).map_err(|why| FileError::Input { step, why }))
            .collect::<Result<Vec<_>, _>>()?;
        let played = Match::<G>::replay(options, self.seats, &inputs)?;
        if self.outcome.is_some() && self.outcome != MatchFile::of(&played).outcome {
            return Err(FileError::Outcome);
        }
        Ok(played)
    }

    /// The text of the file: one input a line, so that two of them can be compared line by line.
    pub fn to_text(&self) -> String {
        let line = |value: &Value| value.to_string();
        let mut text = format!(
            "{{\n\"format\": {}, \"version\": {},\n\"game\": {}, \"rules_version\": {}, \"seats\": {},\n\"options\": {},\n\"inputs\": [",
            line(&Value::from(self.format.as_str())),
            self.version,
            line(&Value::from(self.game.as_str())),
            self.rules_version,
            self.seats,
            line(&self.options),
        );
        for (step, input) in self.inputs.iter().enumerate() {
            text.push_str(if step == 0 { "\n" } else { ",\n" });
            text.push_str(&line(input));
        }
        text.push_str("\n]");
        if let Some(outcome) = &self.outcome {
            text.push_str(",\n\"outcome\": ");
            text.push_str(&line(outcome));
        }
        text.push_str("\n}\n");
        text
    }
}
