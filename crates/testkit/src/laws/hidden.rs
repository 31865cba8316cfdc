//! A view tells its viewer all that matters to it and nothing else: a state made from the view alone, with
//! the rest drawn at random, treats the viewer alike.

use crate::broken::{Checked, ensure};
use crate::laws::redaction::shown;
use crate::random::any_seat;
use crate::table::{Table, actors, json};
use engine::{Coverage, Game, Input, Seat, SeatSet, Viewer, playout};
use rand::RngExt;
use std::collections::BTreeSet;

/// How many actions are carried out in both states.
const TRIED: usize = 2;

pub(crate) fn determinized<G: Game>(table: &mut Table<'_, G>) -> Checked {
    for viewer in Viewer::all(table.seats()) {
        table.law("a determinized state looks like the view it is made from");
        let view = table.state().view(viewer);
        let other = G::determinize(&view, &mut table.dice);
        ensure!(other.view(viewer) == view, "{viewer:?} saw {view:?}, then {:?}", other.view(viewer));
        ensure!(other.seats() == table.seats(), "{} seats", other.seats());
        ensure!(other.turn() == table.state().turn(), "it is {:?}, not {:?}", other.turn(), table.state().turn());
        table.law("what is asked depends on what everybody sees alone");
        let (asked, again) = (table.state().question(), other.question());
        ensure!(asked == again, "{asked:?} or {again:?} in two states that look the same to {viewer:?}");
        table.law("the invariants hold in a determinized state");
        (table.suite.invariants)(&other);
        if let Viewer::Seat(seat) = viewer {
            same_choices(table, &other, seat)?;
        }
        same_consequences(table, &other, viewer)?;
        if table.dice.random_ratio(1, 8) {
            table.law("a determinized state can be played to the end");
            let (mut end, limit) = (other, table.suite.decisions_limit);
            ensure!(playout(&mut end, &mut table.dice, limit).over, "{viewer:?}: not over after {limit} decisions");
            (table.suite.invariants)(&end);
        }
    }
    Ok(())
}

/// The viewer's own choices, and the reasons it is given, cannot depend on what it does not see.
fn same_choices<G: Game>(table: &mut Table<'_, G>, other: &G, seat: Seat) -> Checked {
    table.law("legality for a seat depends on its view alone");
    let here = actors(table.state()).contains(seat);
    ensure!(here == actors(other).contains(seat), "seat {seat} can act in one of two states that look the same to it");
    let mut tried = table.some_actions(4);
    if here {
        let (first, second) = (candidates(table.state(), seat)?, candidates(other, seat)?);
        table.law("candidates of a seat depend on its view alone");
        ensure!(first == second, "seat {seat} has {first:?} or {second:?} in two states that look the same to it");
        tried.push(table.sample(seat));
        tried.push(other.sample(seat, &mut table.dice));
    }
    table.law("legality for a seat depends on its view alone");
    for action in tried {
        let (first, second) = (table.state().check(seat, &action), other.check(seat, &action));
        ensure!(first == second, "{action:?} of seat {seat} is {first:?} or {second:?} in two states that look the same to it");
    }
    Ok(())
}

/// The same action, by the viewer or by somebody else, shows the viewer the same in both states, unless it
/// reveals something; then nobody takes it back.
fn same_consequences<G: Game>(table: &mut Table<'_, G>, other: &G, viewer: Viewer) -> Checked {
    let own = if let Viewer::Seat(seat) = viewer { SeatSet::one(seat) } else { SeatSet::EMPTY };
    let all = actors(table.state());
    for seats in [all.minus(all.minus(own)), all.minus(own)] {
        for _ in 0..if seats.is_empty() { 0 } else { TRIED } {
            let seat = any_seat(seats, &mut table.dice);
            let action = table.sample(seat);
            if other.check(seat, &action).is_err() {
                continue;
            }
            let input = Input::Act { seat, action };
            let (first, events) = table.try_out(table.state(), input.clone());
            let (second, other_events) = table.try_out(other, input.clone());
            if first.undo_fence() || second.undo_fence() {
                continue;
            }
            table.law("an input that is no fence shows nothing hidden");
            let (left, right) = (first.view(viewer), second.view(viewer));
            ensure!(left == right, "after {input:?}, {viewer:?} sees {left:?} or {right:?}, depending on what is hidden from it");
            let (left, right) = (shown::<G>(&events, viewer), shown::<G>(&other_events, viewer));
            ensure!(left == right, "by {input:?}, {viewer:?} learns {left:?} or {right:?}, depending on what is hidden from it");
        }
    }
    Ok(())
}

fn candidates<G: Game>(state: &G, seat: Seat) -> Checked<(BTreeSet<String>, bool)> {
    let mut out = Vec::new();
    let coverage = state.candidates(seat, &mut out);
    Ok((out.iter().map(json).collect::<Checked<_>>()?, coverage == Coverage::All))
}
