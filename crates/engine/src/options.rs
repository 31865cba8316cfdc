//! Options as a game describes them, so that pages, commands and tests need not know the game.

use crate::{Dice, MAX_SEATS, pick};
use rand::RngExt;
use serde::Serialize;
use serde_json::{Map, Value};

/// One option of a game: a field of its `Options` in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
pub struct OptionSpec {
    pub key: &'static str,
    pub kind: OptionKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// Yes or no.
    Toggle,
    /// One of these words, the default first.
    Choice(&'static [&'static str]),
    /// One of these words for each seat, the default first. A list in JSON; seats beyond it have the default.
    PerSeat(&'static [&'static str]),
}

/// Why a `key=value` is no option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    #[error("an option is written key=value, not `{0}`")]
    Form(String),
    #[error("there is no option `{key}`; there are: {known}")]
    Key { key: String, known: String },
    #[error("option {key} is one of {allowed}, not `{value}`")]
    Value { key: String, value: String, allowed: String },
    #[error("option {0} is given twice")]
    Twice(String),
}

/// Reads `key=value` words into the JSON of a game's options; what is not named keeps its default.
pub fn parse_options<S: AsRef<str>>(specs: &[OptionSpec], words: &[S]) -> Result<Value, OptionError> {
    let mut object = Map::new();
    for word in words {
        let (key, value) = word.as_ref().split_once('=').ok_or_else(|| OptionError::Form(word.as_ref().to_owned()))?;
        let spec = specs.iter().find(|spec| spec.key == key).ok_or_else(|| OptionError::Key {
            key: key.to_owned(),
            known: specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", "),
        })?;
        if object.insert(key.to_owned(), spec.kind.parse(key, value)?).is_some() {
            return Err(OptionError::Twice(key.to_owned()));
        }
    }
    Ok(Value::Object(object))
}

/// Options drawn at random, every value as likely as the others.
pub fn random_options(specs: &[OptionSpec], dice: &mut Dice) -> Value {
    Value::Object(specs.iter().map(|spec| (spec.key.to_owned(), spec.kind.random(dice))).collect())
}

impl OptionKind {
    fn parse(self, key: &str, value: &str) -> Result<Value, OptionError> {
        let parsed = match self {
            OptionKind::Toggle => value.parse::<bool>().ok().map(Value::from),
            OptionKind::Choice(words) => words.contains(&value).then(|| Value::from(value)),
            OptionKind::PerSeat(words) => {
                let list: Vec<&str> = value.split(',').collect();
                list.iter().all(|word| words.contains(word)).then(|| Value::from(list))
            }
        };
        parsed.ok_or_else(|| OptionError::Value {
            key: key.to_owned(),
            value: value.to_owned(),
            allowed: match self {
                OptionKind::Toggle => "true, false".to_owned(),
                OptionKind::Choice(words) => words.join(", "),
                OptionKind::PerSeat(words) => format!("{} for each seat, with commas between them", words.join(", ")),
            },
        })
    }

    fn random(self, dice: &mut Dice) -> Value {
        match self {
            OptionKind::Toggle => Value::from(dice.random::<bool>()),
            OptionKind::Choice(words) => Value::from(*pick(words, dice)),
            OptionKind::PerSeat(words) => {
                let seats = dice.random_range(0..=MAX_SEATS);
                (0..seats).map(|_| *pick(words, dice)).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "sides", kind: OptionKind::Choice(&["day", "night"]) },
        OptionSpec { key: "quick", kind: OptionKind::Toggle },
        OptionSpec { key: "boards", kind: OptionKind::PerSeat(&["silver", "black"]) },
    ];

    #[test]
    fn words_become_json() {
        assert_eq!(parse_options(SPECS, &["quick=true", "sides=night"]), Ok(serde_json::json!({"quick": true, "sides": "night"})));
        assert_eq!(parse_options::<&str>(SPECS, &[]), Ok(serde_json::json!({})));
        assert_eq!(parse_options(SPECS, &["boards=black,silver"]), Ok(serde_json::json!({"boards": ["black", "silver"]})));
    }

    #[test]
    fn every_fault_is_named() {
        let fault = |word: &str| parse_options(SPECS, &[word]).unwrap_err().to_string();
        assert_eq!(fault("sides"), "an option is written key=value, not `sides`");
        assert_eq!(fault("side=day"), "there is no option `side`; there are: sides, quick, boards");
        assert_eq!(fault("sides=dusk"), "option sides is one of day, night, not `dusk`");
        assert_eq!(fault("boards=gold"), "option boards is one of silver, black for each seat, with commas between them, not `gold`");
        assert_eq!(fault("quick=1"), "option quick is one of true, false, not `1`");
        assert_eq!(parse_options(SPECS, &["quick=true", "quick=true"]), Err(OptionError::Twice("quick".to_owned())));
    }
}
