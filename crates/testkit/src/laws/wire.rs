//! Everything survives being written down.

use crate::broken::{Checked, ensure};
use crate::table::{Table, json};
use engine::{Game, Seat, Viewer, Wire};

pub(crate) fn round_trips<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("state, options and views survive JSON");
    round_trip(table.state())?;
    round_trip(table.played.options())?;
    for viewer in Viewer::all(table.seats()) {
        let view = table.state().view(viewer);
        round_trip(&view)?;
        table.law("a view depends on the state alone");
        ensure!(view == table.state().view(viewer), "{viewer:?} sees {view:?}, then something else");
        table.law("state, options and views survive JSON");
    }
    table.law("reasons for a refusal survive JSON");
    for action in table.some_actions(2) {
        for seat in Seat::all(table.seats()) {
            table.state().check(seat, &action).map_or_else(|why| round_trip(&why), |()| Ok(()))?;
        }
    }
    Ok(())
}

pub(crate) fn input_round_trips<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("actions, chance and events survive JSON");
    if let Some(input) = table.played.log().last() {
        round_trip(input)?;
    }
    table.events.last().into_iter().flatten().try_for_each(round_trip)
}

pub(crate) fn round_trip<T: Wire>(value: &T) -> Checked {
    let text = json(value)?;
    let back: T = serde_json::from_str(&text).map_err(|why| format!("{text} cannot be read: {why}"))?;
    ensure!(back == *value, "{value:?} became {back:?}");
    ensure!(json(&back)? == text, "{text} is another text the second time");
    Ok(())
}
