//! A match as a JSON file that other programs can read and check; `docs/match-file.md` is its description.

use crate::{FileError, Game, Input, Match};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the field `format` says.
pub const FORMAT: &str = "emporion-match";
/// Raised when the frame of the file changes; the games' own rules have their own version. Older ones are read too.
pub const VERSION: u32 = 2;
/// The frame of files without names, which older programs read as well.
const NAMELESS: u32 = 1;

/// The frame of a match file. Inputs and options are those of the game named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchFile {
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    /// What the players were called, one for each seat; none for a bot. Since version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<Option<String>>>,
    pub options: Value,
    pub inputs: Vec<Value>,
    /// The outcome, once the game is over. A reader can check it against the inputs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
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
    if !(NAMELESS..=VERSION).contains(&head.version) {
        return Err(FileError::Version(head.version));
    }
    Ok(())
}

/// Whether there is a name for each seat, where there are any.
pub(crate) fn check_names(names: Option<&[Option<String>]>, seats: u8) -> Result<(), FileError> {
    if names.is_none_or(|names| names.len() == usize::from(seats)) { Ok(()) } else { Err(FileError::Names { seats }) }
}

impl MatchFile {
    /// The file of a match, finished or not.
    pub fn of<G: Game>(played: &Match<G>) -> MatchFile {
        let json = |value: Result<Value, serde_json::Error>| value.expect("what a game is made of can be written as JSON");
        MatchFile {
            format: FORMAT.to_owned(),
            version: NAMELESS,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            seats: played.state().seats(),
            names: None,
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

    /// The same with what the players were called.
    #[must_use]
    pub fn with_names(self, names: Vec<Option<String>>) -> MatchFile {
        MatchFile { version: VERSION, names: Some(names), ..self }
    }

    /// Plays the match again with every input checked, and the outcome compared.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, FileError> {
        if self.game != G::ID {
            return Err(FileError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.rules_version != G::RULES_VERSION {
            return Err(FileError::RulesVersion { game: G::ID, found: self.rules_version, known: G::RULES_VERSION });
        }
        check_names(self.names.as_deref(), self.seats)?;
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
        let names = self.names.as_ref().map(|names| format!("\"names\": {},\n", line(&Value::from(names.clone())))).unwrap_or_default();
        let mut text = format!(
            "{{\n\"format\": {}, \"version\": {},\n\"game\": {}, \"rules_version\": {}, \"seats\": {},\n{names}\"options\": {},\n\"inputs\": [",
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
