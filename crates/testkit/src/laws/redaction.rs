//! What is left out of an event stays out.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{Game, Viewer};

pub(crate) fn stable<G: Game>(table: &mut Table<'_, G>) -> Checked {
    for event in table.events.last().into_iter().flatten() {
        let public = G::redact(event, Viewer::Public);
        for viewer in Viewer::all(table.seats()) {
            let shown = G::redact(event, viewer);
            table.law("redacting twice is redacting once");
            if let Some(once) = &shown {
                let twice = G::redact(once, viewer);
                ensure!(twice.as_ref() == Some(once), "{viewer:?}: {once:?} became {twice:?}");
            }
            table.law("the public learns nothing that a seat does not");
            ensure!(public.is_none() || shown.is_some(), "{viewer:?} gets nothing of {event:?}, the public {public:?}");
        }
    }
    Ok(())
}

/// All that a viewer learns of some events.
pub(crate) fn shown<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, viewer)).collect()
}
