//! A table's requests to the store.

use super::core::{Greeted, StoreReply, StoreRequest};
use crate::shared::Shared;
use std::sync::atomic::Ordering;
use std::time::Instant;
use store::{PersonId, Store, StoreError, TableId};

pub(super) async fn carry_out<S: Store>(shared: &Shared<S>, table: &TableId, request: StoreRequest) -> StoreReply {
    let store = &shared.store;
    match request {
        StoreRequest::Row => StoreReply::Row(store.table(table).await.map(|row| row.map(Box::new))),
        StoreRequest::Snapshot => StoreReply::Snapshot(store.snapshot(table).await),
        StoreRequest::Entries { from } => StoreReply::Entries(store.entries(table, from).await),
        StoreRequest::Opening => StoreReply::Opening(store.opening(table).await),
        StoreRequest::Runs { since } => {
            let own = shared.heartbeat.run_until(shared.time.now(), Instant::now());
            StoreReply::Runs(store.runs_since(since).await.map(|runs| runs.into_iter().chain([own]).collect()))
        }
        StoreRequest::Append(append) => {
            let begun = Instant::now();
            let result = store.append(&append).await;
            shared.appends.fetch_add(1, Ordering::Relaxed);
            if let Err(StoreError::Unavailable(_)) = &result {
                shared.heartbeat.note_refusal(Instant::now());
            }
            StoreReply::Appended(result, begun.elapsed())
        }
        StoreRequest::FindAction { person, id } => StoreReply::ActionFound(store.find_action(table, &person, &id).await),
        StoreRequest::Greeting { person, chat_after, lines } => {
            StoreReply::Greeting(greeting(store, table, &person, chat_after, lines).await)
        }
        StoreRequest::AddMessage { message, id, keep } => StoreReply::MessageAdded(store.add_message(&message, Some(&id), keep).await),
        StoreRequest::Messages { after, lines } => StoreReply::Messages(store.messages(table, after, lines).await),
        StoreRequest::PutNote { person, text } => StoreReply::NotePut(store.put_note(table, &person, &text).await),
        StoreRequest::PutSnapshot(snapshot) => StoreReply::SnapshotPut(store.put_snapshot(&snapshot).await),
    }
}

async fn greeting<S: Store>(store: &S, table: &TableId, person: &PersonId, chat_after: u64, lines: u32) -> Result<Greeted, StoreError> {
    let all = u64::MAX;
    let lines = store.last_messages(table, chat_after, all, lines).await?;
    let last_line = match lines.last() {
        Some(line) => line.number,
        // What somebody says they have seen proves nothing.
        None if chat_after > 0 => store.last_messages(table, 0, all, 1).await?.first().map_or(0, |line| line.number),
        None => 0,
    };
    Ok(Greeted { lines, note: store.note(table, person).await?, last_line })
}
