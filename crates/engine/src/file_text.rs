//! A match file as a stranger sends it: read in place, so that it costs little more than its own text whatever it holds.

use crate::file::{check_head, check_names};
use crate::{FileError, Game, Input, Match};
use serde::de::{Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// Inputs beyond these are not even listed; no game has so many.
const MOST_INPUTS: usize = 1 << 16;
/// An outcome is a short sheet. A longer text is none.
const OUTCOME_BYTES: usize = 16 * 1024;
/// How many inputs are played between two looks at the budget.
const LOOK_EVERY: usize = 64;

/// The frame of a match file over its text. Nothing of the game is read before it is replayed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchText<'a> {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    /// What the players were called.
    #[serde(default)]
    pub names: Option<Vec<Option<String>>>,
    #[serde(borrow)]
    options: &'a RawValue,
    #[serde(borrow)]
    inputs: Inputs<'a>,
    #[serde(borrow, default)]
    outcome: Option<&'a RawValue>,
}

impl<'a> MatchText<'a> {
    pub fn parse(text: &'a str) -> Result<MatchText<'a>, FileError> {
        check_head(text)?;
        Ok(serde_json::from_str(text)?)
    }

    /// Plays the match again with every input checked and the outcome compared, as long as `go_on` says so.
    pub fn replay<G: Game>(&self, mut go_on: impl FnMut() -> bool) -> Result<Match<G>, FileError> {
        if self.game != G::ID {
            return Err(FileError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.rules_version != G::RULES_VERSION {
            return Err(FileError::RulesVersion { game: G::ID, found: self.rules_version, known: G::RULES_VERSION });
        }
        check_names(self.names.as_deref(), self.seats)?;
        if self.inputs.more || self.inputs.list.len() > G::MAX_INPUTS {
            return Err(FileError::TooLong { game: G::ID, limit: G::MAX_INPUTS });
        }
        let options = serde_json::from_str(self.options.get()).map_err(|why| FileError::Options { game: G::ID, why })?;
        let mut played = Match::<G>::new(options, self.seats)?;
        for (step, input) in self.inputs.list.iter().enumerate() {
            if step.is_multiple_of(LOOK_EVERY) && !go_on() {
                return Err(FileError::Budget);
            }
            let input: Input<G::Action, G::Chance> = serde_json::from_str(input.get()).map_err(|why| FileError::Input { step, why })?;
            played.input(input).map_err(|fault| FileError::Illegal { step, why: fault.to_string() })?;
        }
        match self.outcome {
            Some(told) if !is_same(told, &played.state().outcome()) => Err(FileError::Outcome),
            _ => Ok(played),
        }
    }
}

/// Whether a text is this value, however it is written.
fn is_same<T: Serialize>(text: &RawValue, value: &T) -> bool {
    let told = Some(text.get()).filter(|text| text.len() <= OUTCOME_BYTES);
    let told: Option<Value> = told.and_then(|text| serde_json::from_str(text).ok());
    told.is_some() && told == serde_json::to_value(value).ok()
}

/// The inputs, each as its text.
#[derive(Debug)]
struct Inputs<'a> {
    list: Vec<&'a RawValue>,
    /// Whether there are more than anybody plays.
    more: bool,
}

impl<'de: 'a, 'a> Deserialize<'de> for Inputs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Inputs<'a>, D::Error> {
        deserializer.deserialize_seq(ListOfInputs)
    }
}

struct ListOfInputs;

impl<'de> Visitor<'de> for ListOfInputs {
    type Value = Inputs<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of inputs")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Inputs<'de>, A::Error> {
        let mut inputs = Inputs { list: Vec::new(), more: false };
        while inputs.list.len() < MOST_INPUTS
            && let Some(input) = seq.next_element::<&RawValue>()?
        {
            inputs.list.push(input);
        }
        while seq.next_element::<IgnoredAny>()?.is_some() {
            inputs.more = true;
        }
        Ok(inputs)
    }
}
