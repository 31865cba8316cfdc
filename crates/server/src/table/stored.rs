//! The inputs of a match as its log holds them, whatever the present rules make of them.

use super::record::Record;
use crate::Refusal;
use serde_json::Value;
use store::{Entry, Json, Store, Table};

/// Every input that was not taken back.
pub(crate) async fn inputs_of<S: Store>(store: &S, table: &Table) -> Result<Vec<Value>, Refusal> {
    let (opening, entries) = (store.opening(&table.id).await?, store.entries(&table.id, 0).await?);
    let read = tokio::task::spawn_blocking(move || inputs_in(&entries, opening.as_ref()));
    read.await.map_err(|_| Refusal::Internal)?.map_err(|why| {
        tracing::error!(table = %table.id.0, %why, "a log cannot be read");
        Refusal::Internal
    })
}

pub(super) fn inputs_in(entries: &[Entry], opening: Option<&Json>) -> serde_json::Result<Vec<Value>> {
    let mut inputs = Vec::new();
    for entry in entries {
        match entry.body.read::<Record>()? {
            Record::Started { opening: inline, .. } if !inline.is_empty() => inputs = inline,
            Record::Started { .. } => inputs = opening.map(Json::read).transpose()?.unwrap_or_default(),
            Record::Input { input, .. } => inputs.push(input),
            Record::Undo { to } => inputs.truncate(to),
            _ => {}
        }
    }
    Ok(inputs)
}
