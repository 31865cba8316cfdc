//! Who acts, and what they can do.

use crate::broken::{Checked, ensure};
use crate::laws::wire::round_trip;
use crate::table::{Table, actors, json};
use engine::{Coverage, Game, Input, Seat, SeatSet, Turn, pick};
use std::collections::HashSet;

/// How many of the candidates are tried out at a time.
const TRIED: usize = 3;

pub(crate) fn turns<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let (all, may_act) = (SeatSet::all(table.seats()), table.state().may_act());
    table.law("a game that waits for seats names some of the table");
    if let Turn::Seats(awaited) = table.state().turn() {
        ensure!(!awaited.is_empty(), "nobody is awaited");
        ensure!(awaited.minus(all).is_empty(), "{awaited:?} are awaited");
        table.law("an awaited seat is not among those who only may act");
        ensure!(awaited.minus(may_act) == awaited, "{awaited:?} are awaited, {may_act:?} may act");
    }
    table.law("who may act is at the table, and nobody may while chance is due or the game is over");
    let allowed = if matches!(table.state().turn(), Turn::Seats(_)) { all } else { SeatSet::EMPTY };
    ensure!(may_act.minus(allowed).is_empty(), "{may_act:?} may act at {:?}", table.state().turn());
    Ok(())
}

pub(crate) fn defaults<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let Turn::Seats(awaited) = table.state().turn() else {
        return Ok(());
    };
    for seat in awaited.iter() {
        table.law("the default action of an awaited seat is legal");
        let action = table.state().default_action(seat);
        table.state().check(seat, &action).map_err(|why| format!("seat {seat} would {action:?}: {why}"))?;
        ensure!(action == table.state().default_action(seat), "asked twice, seat {seat} would not do the same");
        table.remember(action);
    }
    Ok(())
}

pub(crate) fn choices<G: Game>(table: &mut Table<'_, G>) -> Checked {
    for seat in actors(table.state()).iter() {
        let (candidates, coverage) = candidates(table, seat)?;
        let texts = listed_once(table, seat, &candidates)?;
        let sampled = table.sample(seat);
        table.state().check(seat, &sampled).map_err(|why| format!("seat {seat} drew {sampled:?}: {why}"))?;
        let mut known_legal = vec![sampled];
        known_legal.extend(table.some_actions(4).into_iter().filter(|action| table.state().check(seat, action).is_ok()));
        if coverage == Coverage::All {
            table.law("candidates that cover all leave no legal action out");
            for action in &known_legal {
                ensure!(texts.contains(&json(action)?), "seat {seat} can {action:?}");
            }
        }
        for _ in 0..TRIED.min(candidates.len()) {
            known_legal.push(pick(&candidates, &mut table.dice).clone());
        }
        for action in known_legal {
            table.law("actions, chance and events survive JSON");
            round_trip(&action)?;
            table.remember(action.clone());
            let input = Input::Act { seat, action };
            let (first, second) = (table.try_out(table.state(), input.clone()), table.try_out(table.state(), input.clone()));
            table.law("an input does the same to the same state");
            ensure!(first == second, "{input:?} leads to {first:?}, then to {second:?}");
        }
    }
    Ok(())
}

/// The candidates, each of them legal, the same each time they are asked for.
fn candidates<G: Game>(table: &Table<'_, G>, seat: Seat) -> Checked<(Vec<G::Action>, Coverage)> {
    table.law("candidates depend on the state alone");
    let (mut first, mut second) = (Vec::new(), Vec::new());
    let coverage = table.state().candidates(seat, &mut first);
    ensure!(coverage == table.state().candidates(seat, &mut second) && first == second, "seat {seat}: {first:?}, then {second:?}");
    table.law("candidates are added to the list they are given");
    table.state().candidates(seat, &mut second);
    ensure!(second.len() == 2 * first.len(), "{} became {}", first.len(), second.len());
    table.law("candidates are legal");
    for action in &first {
        table.state().check(seat, action).map_err(|why| format!("seat {seat} is offered {action:?}: {why}"))?;
    }
    Ok((first, coverage))
}

fn listed_once<G: Game>(table: &Table<'_, G>, seat: Seat, candidates: &[G::Action]) -> Checked<HashSet<String>> {
    table.law("no candidate is listed twice");
    let mut texts = HashSet::new();
    for action in candidates {
        ensure!(texts.insert(json(action)?), "seat {seat} is offered {action:?} again");
    }
    Ok(texts)
}
