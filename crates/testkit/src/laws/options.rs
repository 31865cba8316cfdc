//! Options are what their specs say.

use crate::broken::{Checked, Trace, ensure};
use crate::laws::wire::round_trip;
use engine::{Game, OptionKind, OptionSpec, SetupError};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Asked once, before any game.
pub(crate) fn hold<G: Game>(trace: &Trace) -> Checked {
    trace.law("no options given are the default options");
    let none = read::<G>(&json!({}))?;
    ensure!(none == G::Options::default(), "{none:?}, not {:?}", G::Options::default());
    trace.law("the specs name the fields of the options, each once");
    let keys: BTreeSet<&str> = G::option_specs().iter().map(|spec| spec.key).collect();
    ensure!(keys.len() == G::option_specs().len(), "one of them comes twice");
    let written = serde_json::to_value(&none).map_err(|why| why.to_string())?;
    let fields = written.as_object().ok_or_else(|| format!("{written} is no object"))?;
    ensure!(fields.keys().all(|key| keys.contains(key.as_str())), "{written} has a field that is none of {keys:?}");
    for spec in G::option_specs() {
        values::<G>(spec, trace)?;
    }
    trace.law("options that do not exist are refused");
    ensure!(read::<G>(&json!({ "no-such-option": true })).is_err(), "no-such-option is accepted");
    ensure!(read::<G>(&json!(7)).is_err(), "the number 7 is accepted");
    seats::<G>(trace)
}

/// Every value of one option is accepted and kept, and nothing else is.
fn values<G: Game>(spec: &OptionSpec, trace: &Trace) -> Checked {
    let with = |value: Value| read::<G>(&Value::Object(Map::from_iter([(spec.key.to_owned(), value)])));
    let allowed: Vec<Value> = match spec.kind {
        OptionKind::Toggle => vec![json!(false), json!(true)],
        OptionKind::Choice(words) => words.iter().map(|word| json!(word)).collect(),
        OptionKind::PerSeat(words) => std::iter::once(json!([])).chain(words[1..].iter().map(|word| json!([word]))).collect(),
    };
    let mut different = Vec::new();
    for value in allowed {
        trace.law("every value of every option is accepted");
        let options = with(value.clone()).map_err(|why| format!("{}={value}: {why}", spec.key))?;
        trace.law("state, options and views survive JSON");
        round_trip(&options)?;
        trace.law("every value of every option means something of its own");
        ensure!(!different.contains(&options), "{}={value} is the same as another value", spec.key);
        different.push(options);
    }
    if let OptionKind::Choice(_) = spec.kind {
        trace.law("the first word of a choice is its default");
        ensure!(different.first() == Some(&G::Options::default()), "{} has {:?} first", spec.key, different.first());
    }
    trace.law("options that do not exist are refused");
    for value in [json!("no-such-word"), json!(17), json!([true])] {
        ensure!(with(value.clone()).is_err(), "{}={value} is accepted", spec.key);
    }
    Ok(())
}

fn seats<G: Game>(trace: &Trace) -> Checked {
    trace.law("tables that are too small or too large are refused");
    for seats in [0, G::SEATS.start().wrapping_sub(1), G::SEATS.end() + 1, u8::MAX] {
        let answer = G::new(&G::Options::default(), seats);
        ensure!(matches!(answer, Err(SetupError::Seats { .. })), "{seats} seats give {answer:?}");
    }
    Ok(())
}

fn read<G: Game>(value: &Value) -> Checked<G::Options> {
    G::Options::deserialize(value).map_err(|why| format!("{value} is refused: {why}"))
}
