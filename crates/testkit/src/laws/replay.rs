//! The log is the match.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{FileError, Game, Match, MatchFile};
use rand::RngExt;
use serde_json::{Value, json};

/// How many prefixes of the log are played afresh.
const PREFIXES: usize = 3;

pub(crate) fn again<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("the log replays to the same match");
    let again = Match::<G>::replay(table.played.options().clone(), table.seats(), table.played.log()).map_err(|error| error.to_string())?;
    ensure!(again == table.played, "{:?}, not {:?}", again.state(), table.state());
    Ok(())
}

pub(crate) fn looks_back<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let played = &table.played;
    table.law("looking back shows the states and events of that time");
    for (step, state) in &table.milestones {
        ensure!(played.at(*step) == *state, "before input {step}: {:?}, not {state:?}", played.at(*step));
    }
    for _ in 0..PREFIXES {
        let step = table.dice.random_range(0..=played.log().len() as u64) as usize;
        let fresh = Match::<G>::replay(played.options().clone(), played.state().seats(), &played.log()[..step]);
        let fresh = fresh.map_err(|error| format!("the first {step} inputs: {error}"))?;
        ensure!(played.at(step) == *fresh.state(), "before input {step}: {:?}, not {:?}", played.at(step), fresh.state());
        if let Some(events) = table.events.get(step) {
            ensure!(played.events(step) == *events, "input {step}: {:?}, not {events:?}", played.events(step));
        }
    }
    Ok(())
}

pub(crate) fn file<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("a match file replays to the same match");
    let step = table.dice.random_range(0..=table.played.log().len() as u64) as usize;
    let part = Match::<G>::replay(table.played.options().clone(), table.seats(), &table.played.log()[..step]);
    for played in [&table.played, &part.map_err(|error| error.to_string())?] {
        let text = MatchFile::of(played).to_text();
        let again = MatchFile::parse(&text).and_then(|file| file.replay::<G>()).map_err(|error| error.to_string())?;
        ensure!(again == *played, "{:?}, not {:?}", again.state(), played.state());
        ensure!(MatchFile::of(&again).to_text() == text, "the text is another one than {text}");
    }
    Ok(())
}

/// Files that somebody has changed by hand.
pub(crate) fn tampered<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let file = MatchFile::of(&table.played);
    table.law("a match file with another outcome is refused");
    let mut richer = file.clone();
    let points = richer.outcome.as_mut().and_then(|outcome| outcome.pointer_mut("/standings/0/points"));
    *points.ok_or("it has no points to change")? = json!(i32::MIN);
    let answer = richer.replay::<G>();
    ensure!(matches!(answer, Err(FileError::Outcome)), "{:?}", answer.err());
    if file.inputs.is_empty() {
        return Ok(());
    }
    for _ in 0..PREFIXES {
        let step = table.dice.random_range(0..file.inputs.len() as u64) as usize;
        let (mut dropped, mut doubled, mut broken) = (file.clone(), file.clone(), file.clone());
        dropped.inputs.remove(step);
        doubled.inputs.insert(step, file.inputs[step].clone());
        broken.inputs[step] = Value::Null;
        table.law("a tampered log is refused or leads to a legal state");
        for changed in [dropped, doubled] {
            if let Ok(legal) = changed.replay::<G>() {
                (table.suite.invariants)(legal.state());
            }
        }
        ensure!(matches!(broken.replay::<G>(), Err(FileError::Input { step: found, .. }) if found == step), "an input of null is read");
    }
    Ok(())
}
