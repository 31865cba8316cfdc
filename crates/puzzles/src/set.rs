//! A set of puzzles as a file: JSON, compressed. Puzzles of the same game share its inputs.

use crate::{Margin, Theme, Tries};
use engine::{Game, Match, MatchFile, Seat};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{Read, Write};

const FORMAT: &str = "emporion-puzzles";
const VERSION: u32 = 1;
/// No set of ours comes near it: a file that unpacks to more is not read.
const MOST_BYTES: u64 = 64 << 20;

/// A choice that is worse by no more than this counts as the best one.
pub const GOOD_ENOUGH: f32 = 0.02;

/// Puzzles of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    pub made: Made,
    pub games: Vec<Played>,
    pub puzzles: Vec<Puzzle>,
}

/// How a set was made: the same command makes the same set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    pub command: String,
    pub seed: u64,
    /// Games that were played for it, and decisions that were looked at.
    pub games: u64,
    pub decisions: u64,
}

/// A game that puzzles were found in, up to the last of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub number: u64,
    pub seats: u8,
    pub options: Value,
    pub inputs: Vec<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name in addresses: the game, the number of the game it is from, and the step.
    pub id: String,
    /// The number of the game it is from.
    pub game: u64,
    /// How many inputs of that game come before it.
    pub step: usize,
    pub seat: Seat,
    /// In an order that tells nothing.
    pub choices: Vec<Choice>,
    pub best: usize,
    /// How much the best is better than the next, with the standard error of that.
    pub lead: f32,
    pub lead_error: f32,
    pub themes: Vec<Theme>,
    pub rating: u16,
    pub tries: Tries,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub action: Value,
    /// Other actions that are the same choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<Value>,
    /// The chance to win after it, and the standard error of that.
    pub chance: f32,
    pub error: f32,
}

/// How good a choice was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    Best,
    /// As good as the best, nearly.
    GoodEnough,
    Worse,
}

#[derive(Debug, thiserror::Error)]
pub enum SetError {
    #[error("the set cannot be unpacked: {0}")]
    Packed(#[from] std::io::Error),
    #[error("the set cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    #[error("this is no set of puzzles, but `{0}`")]
    Format(String),
    #[error("sets of version {0} are not known")]
    Version(u32),
}

impl Set {
    pub fn new<G: Game>(made: Made, games: Vec<Played>, puzzles: Vec<Puzzle>) -> Set {
        let (format, game) = (FORMAT.to_owned(), G::ID.to_owned());
        Set { format, version: VERSION, game, rules_version: G::RULES_VERSION, made, games, puzzles }
    }

    pub fn read(packed: &[u8]) -> Result<Set, SetError> {
        let mut text = String::new();
        GzDecoder::new(packed).take(MOST_BYTES).read_to_string(&mut text)?;
        let set: Set = serde_json::from_str(&text)?;
        if set.format != FORMAT {
            return Err(SetError::Format(set.format));
        }
        if set.version != VERSION {
            return Err(SetError::Version(set.version));
        }
        Ok(set)
    }

    /// The same set gives the same bytes.
    pub fn packed(&self) -> Vec<u8> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        serde_json::to_writer(&mut packer, self).expect("a set can be written as JSON");
        packer.write_all(b"\n").and_then(|()| packer.finish()).expect("memory can be written to")
    }

    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The position of a puzzle as the file of a match that has come so far.
    pub fn position(&self, puzzle: &Puzzle) -> Option<MatchFile> {
        let played = self.games.iter().find(|played| played.number == puzzle.game)?;
        Some(MatchFile {
            format: engine::FORMAT.to_owned(),
            version: 1,
            game: self.game.clone(),
            rules_version: self.rules_version,
            seats: played.seats,
            names: None,
            options: played.options.clone(),
            inputs: played.inputs.get(..puzzle.step)?.to_vec(),
            outcome: None,
        })
    }
}

impl Played {
    /// A match up to a step.
    pub fn of<G: Game>(number: u64, played: &Match<G>, steps: usize) -> Played {
        let file = MatchFile::of(played);
        Played { number, seats: file.seats, options: file.options, inputs: file.inputs.into_iter().take(steps).collect() }
    }
}

impl Puzzle {
    pub fn margin(&self) -> Margin {
        Margin { lead: self.lead, error: self.lead_error }
    }

    /// Which choice an action is.
    pub fn choice(&self, action: &Value) -> Option<usize> {
        self.choices.iter().position(|choice| choice.action == *action || choice.alike.contains(action))
    }

    /// How good a choice is.
    ///
    /// # Panics
    /// Where there is no such choice.
    pub fn judge(&self, choice: usize) -> Chosen {
        let behind = self.choices[self.best].chance - self.choices[choice].chance;
        match choice {
            choice if choice == self.best => Chosen::Best,
            _ if behind <= GOOD_ENOUGH => Chosen::GoodEnough,
            _ => Chosen::Worse,
        }
    }
}
