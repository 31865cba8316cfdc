//! JSON that is no action does no harm.

use crate::broken::{Checked, ensure};
use crate::mutation::mutated;
use crate::table::{Table, actors};
use engine::{Game, Input, Seat, Turn, pick};

/// How many mutations of good JSON are sent at a time.
const MUTATIONS: usize = 12;

pub(crate) fn harmless<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let before = table.state().clone();
    for text in table.suite.malformed {
        send(table, text)?;
    }
    for action in table.some_actions(MUTATIONS) {
        let good = serde_json::to_value(&action).map_err(|why| format!("{action:?}: {why}"))?;
        let text = mutated(&good, &mut table.dice);
        send(table, &text)?;
    }
    if table.state().turn() == Turn::Chance && !table.chances.is_empty() {
        for _ in 0..MUTATIONS {
            fall(table)?;
        }
    }
    table.law("malformed JSON is refused or harmless");
    ensure!(*table.state() == before, "the state has changed");
    Ok(())
}

/// A text comes as an action of every seat.
fn send<G: Game>(table: &Table<'_, G>, text: &str) -> Checked {
    table.law("malformed JSON is refused or harmless");
    let Ok(action) = serde_json::from_str::<G::Action>(text) else {
        return Ok(());
    };
    for seat in Seat::all(table.seats()) {
        table.law("malformed JSON is refused or harmless");
        if table.state().check(seat, &action).is_ok() {
            ensure!(actors(table.state()).contains(seat), "{text} is legal for seat {seat}, who cannot do anything now");
            table.try_out(table.state(), Input::Act { seat, action: action.clone() });
        }
    }
    Ok(())
}

/// A faulty text comes as the outcome of chance.
fn fall<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("malformed JSON is refused or harmless");
    let good = serde_json::to_value(pick(&table.chances, &mut table.dice)).map_err(|why| why.to_string())?;
    let text = mutated(&good, &mut table.dice);
    if let Ok(chance) = serde_json::from_str::<G::Chance>(&text)
        && table.state().check_chance(&chance).is_ok()
    {
        table.try_out(table.state(), Input::Chance(chance));
    }
    Ok(())
}
