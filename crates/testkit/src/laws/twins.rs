//! States that differ in a secret alone look alike to everybody else, now and after the next input.

use crate::broken::{Checked, ensure};
use crate::laws::redaction::shown;
use crate::random::any_seat;
use crate::table::Table;
use crate::twin::Twin;
use engine::{Game, Input, SeatSet, Turn, Viewer};

pub(crate) fn look_alike<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let Some(twins) = table.suite.twins else {
        return Ok(());
    };
    table.law("a twin can be made");
    let Some(twin) = twins(table.played.state(), &mut table.dice) else {
        return Ok(());
    };
    table.law("the invariants hold in a twin");
    (table.suite.invariants)(&twin.state);
    table.law("views hide what their viewers cannot know");
    for viewer in Viewer::all(table.seats()).filter(|&viewer| !among(viewer, twin.knows)) {
        let (left, right) = (table.state().view(viewer), twin.state.view(viewer));
        ensure!(left == right, "{viewer:?} sees {left:?} or {right:?}, depending on a secret of {:?}", twin.knows);
    }
    still_alike(table, &twin)
}

fn still_alike<G: Game>(table: &mut Table<'_, G>, twin: &Twin<G>) -> Checked {
    let Turn::Seats(awaited) = table.state().turn() else {
        return Ok(());
    };
    let others = awaited.minus(twin.knows);
    if others.is_empty() {
        return Ok(());
    }
    let seat = any_seat(others, &mut table.dice);
    let action = table.sample(seat);
    if twin.state.check(seat, &action).is_err() {
        return Ok(());
    }
    let input = Input::Act { seat, action };
    let (first, events) = table.try_out(table.state(), input.clone());
    let (second, twin_events) = table.try_out(&twin.state, input.clone());
    let informed = twin.knows.union(twin.learns);
    let public_too = informed == SeatSet::all(table.seats());
    for viewer in Viewer::all(table.seats()).filter(|&viewer| !(among(viewer, informed) || public_too && viewer == Viewer::Public)) {
        table.law("the next input tells a secret only to those who may learn it");
        let (left, right) = (first.view(viewer), second.view(viewer));
        ensure!(left == right, "after {input:?}, {viewer:?} sees {left:?} or {right:?}, depending on a secret of {:?}", twin.knows);
        let (left, right) = (shown::<G>(&events, viewer), shown::<G>(&twin_events, viewer));
        ensure!(left == right, "by {input:?}, {viewer:?} learns {left:?} or {right:?}, depending on a secret of {:?}", twin.knows);
    }
    Ok(())
}

fn among(viewer: Viewer, seats: SeatSet) -> bool {
    matches!(viewer, Viewer::Seat(seat) if seats.contains(seat))
}
