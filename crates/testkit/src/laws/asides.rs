//! What is said beside a decision leaves it owed.

use crate::broken::{Verdict, ensure};
use crate::table::Table;
use engine::{Game, Input, Turn};

/// Nobody owes anything else after an aside than before. Clocks rely on it.
pub(crate) fn leave_decisions_owed<G: Game>(table: &Table<'_, G>) -> Verdict {
    let Some(Input::Act { seat, action }) = table.played.log().last() else { return Ok(()) };
    if table.before.is_aside(*seat, action) {
        table.law("an aside leaves every decision owed");
        let (before, after) = (table.before.turn(), table.state().turn());
        ensure!(before == after, "after {action:?} of seat {seat} the game waits for {after:?}, not for {before:?}");
    }
    Ok(())
}

/// A clock that has run out must get the game on.
pub(crate) fn are_no_defaults<G: Game>(table: &Table<'_, G>) -> Verdict {
    let Turn::Seats(awaited) = table.state().turn() else { return Ok(()) };
    table.law("the default action is no aside");
    for seat in awaited.iter() {
        let action = table.state().default_action(seat);
        ensure!(!table.state().is_aside(seat, &action), "seat {seat} would {action:?}");
    }
    Ok(())
}
