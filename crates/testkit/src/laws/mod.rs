//! The laws, a family a file. Each names itself before it looks, so that even a panic is told under its name.

pub(crate) mod ending;
pub(crate) mod hidden;
pub(crate) mod illegal;
pub(crate) mod legality;
pub(crate) mod length;
pub(crate) mod malformed;
pub(crate) mod options;
pub(crate) mod redaction;
pub(crate) mod replay;
pub(crate) mod secrets;
pub(crate) mod twins;
pub(crate) mod undo;
pub(crate) mod what_if;
pub(crate) mod wire;

use crate::broken::Checked;
use crate::table::Table;
use engine::{Game, Turn};

/// What must hold wherever a game stands.
pub(crate) fn here<G: Game>(table: &mut Table<'_, G>) -> Checked {
    ending::over_with_an_outcome(table)?;
    legality::turns(table)?;
    legality::defaults(table)?;
    length::defaults_are_owed(table)?;
    if table.now_and_then(2) {
        legality::choices(table)?;
        illegal::refused(table)?;
        malformed::harmless(table)?;
        wire::round_trips(table)?;
    }
    if table.now_and_then(3) {
        ending::tallied(table)?;
        hidden::determinized(table)?;
        what_if::told_truly(table)?;
        secrets::kept(table)?;
    }
    twins::look_alike(table)
}

/// What must hold after the last input.
pub(crate) fn after_an_input<G: Game>(table: &mut Table<'_, G>) -> Checked {
    undo::takes_back(table)?;
    redaction::stable(table)?;
    length::free_passes_nothing_on(table)?;
    wire::input_round_trips(table)
}

/// What must hold of a game that was played to its end, and of its log.
pub(crate) fn at_the_end<G: Game>(table: &mut Table<'_, G>) -> Checked {
    replay::again(table)?;
    replay::looks_back(table)?;
    replay::file(table)?;
    length::long_files(table)?;
    // Random players now and then play on until no match is longer; then nobody has won.
    if table.state().turn() != Turn::Over {
        return Ok(());
    }
    ending::places(table)?;
    ending::tallied(table)?;
    replay::tampered(table)
}
