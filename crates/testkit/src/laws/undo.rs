//! Taking back.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{Game, UndoError};

pub(crate) fn nothing_at_the_start<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("before the first input there is nothing to take back");
    let answer = table.played.undo();
    ensure!(answer == Err(UndoError::Start), "{answer:?}");
    Ok(())
}

/// Takes back the last input and plays it again, or finds that something was revealed.
pub(crate) fn takes_back<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let (after, last) = (table.state().clone(), table.played.log().len() - 1);
    if after.undo_fence() {
        table.law("nothing is taken back at a fence");
        let answer = table.played.undo();
        ensure!(answer == Err(UndoError::Fence), "{answer:?}");
        ensure!(*table.state() == after && table.played.log().len() == last + 1, "it changed the match");
    } else {
        table.law("undo gives the state and the log from before");
        let input = table.played.undo().map_err(|error| format!("no fence, and yet: {error}"))?;
        ensure!(table.played.log().len() == last, "the log has {} inputs, not {last}", table.played.log().len());
        ensure!(*table.state() == table.before, "{:?} became {:?}", table.before, table.state());
        table.law("what was taken back can be played again and does the same");
        let events = table.played.input(input.clone()).map_err(|fault| format!("{input:?}: {fault}"))?;
        ensure!(*table.state() == after && events == table.events[last], "{input:?} leads to {:?}, not {after:?}", table.state());
    }
    if table.now_and_then(8) { to_the_fence(table) } else { Ok(()) }
}

fn to_the_fence<G: Game>(table: &Table<'_, G>) -> Checked {
    table.law("undo goes back to a fence or to the start");
    let mut copy = table.played.clone();
    let taken = copy.undo_to_fence();
    ensure!(copy.log().len() + taken == table.played.log().len(), "{taken} inputs taken back left {}", copy.log().len());
    ensure!(copy.log().is_empty() || copy.state().undo_fence(), "it stopped at input {} without a fence", copy.log().len());
    ensure!(*copy.state() == table.played.at(copy.log().len()), "the state there is another one");
    Ok(())
}
