//! How long a match can become.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{FileError, Game, Input, MatchFile, MatchText, Turn};
use serde_json::Value;

/// Whoever has done enough that nobody waits for can still do what the game waits for.
pub(crate) fn defaults_are_owed<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("the default action of an awaited seat is owed and not free");
    let Turn::Seats(awaited) = table.state().turn() else { return Ok(()) };
    for seat in awaited.iter() {
        let action = table.state().default_action(seat);
        ensure!(!table.state().is_free(seat, &action), "seat {seat}: {action:?}");
    }
    Ok(())
}

/// What is free can be refused without anybody waiting for it.
pub(crate) fn free_passes_nothing_on<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("after a free action the game waits for whom it waited before");
    if let Some(Input::Act { seat, action }) = table.played.log().last()
        && table.before.is_free(*seat, action)
    {
        let (before, after) = (table.before.turn(), table.state().turn());
        ensure!(before == after, "seat {seat}: {action:?}: {before:?}, then {after:?}");
    }
    Ok(())
}

pub(crate) fn long_files<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("a match file with too many inputs is refused before any is read");
    let mut file = MatchFile::of(&table.played);
    file.inputs = vec![Value::Null; G::MAX_INPUTS + 1];
    let (plain, text) = (file.replay::<G>(), file.to_text());
    ensure!(matches!(plain, Err(FileError::TooLong { .. })), "{:?}", plain.err());
    let read = MatchText::parse(&text).and_then(|file| file.replay::<G>(|| true));
    ensure!(matches!(read, Err(FileError::TooLong { .. })), "{:?}", read.err());
    Ok(())
}
