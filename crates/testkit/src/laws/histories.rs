//! Lists of views that only grow.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{Game, View, Viewer};
use serde_json::Value;

/// Whoever kept the beginning of such a list has the whole of it with what comes after.
pub(crate) fn keep_their_beginning<G: Game>(table: &Table<'_, G>) -> Checked {
    table.law("lists that grow keep their beginning");
    if table.state().view(Viewer::Public).histories().is_empty() {
        return Ok(());
    }
    for viewer in Viewer::all(table.seats()) {
        let before = written(&table.before.view(viewer))?;
        let mut view = table.state().view(viewer);
        let after = written(&view)?;
        for mut list in view.histories() {
            let (at, length) = (list.at, list.length());
            let whole = elements(&after, at);
            ensure!(whole.is_some_and(|list| list.len() == length), "for {viewer:?} there is no list of {length} at {at}");
            let (known, whole) = (elements(&before, at).unwrap_or_default(), whole.unwrap_or_default());
            ensure!(whole.starts_with(known), "for {viewer:?} {at} began {known:?} and now is {whole:?}");
            list.leave_out(known.len());
            ensure!(list.length() == length - known.len(), "for {viewer:?} the wrong number is left out at {at}");
        }
        let mut earlier = table.before.view(viewer);
        let mut known = earlier.histories();
        for mut list in view.histories() {
            if let Some(before) = known.iter_mut().find(|before| before.at == list.at) {
                let first = before.length();
                list.put_back(before, first);
            }
        }
        ensure!(written(&view)? == after, "for {viewer:?} the lists are not whole again");
    }
    Ok(())
}

fn written(view: &impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(view).map_err(|error| error.to_string())
}

fn elements<'a>(view: &'a Value, at: &str) -> Option<&'a [Value]> {
    view.pointer(at)?.as_array().map(Vec::as_slice)
}
