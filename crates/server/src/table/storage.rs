//! A table's requests to the store.

use super::core::{StoreReply, StoreRequest};
use crate::shared::Shared;
use std::time::Instant;
use store::{Message, PersonId, Store, StoreError, TableId};

pub(super) async fn carry_out<S: Store>(shared: &Shared<S>, table: &TableId, request: StoreRequest) -> StoreReply {
    let store = &shared.store;
    match request {
        StoreRequest::Row => StoreReply::Row(store.table(table).await.map(|row| row.map(Box::new))),
        StoreRequest::Snapshot => StoreReply::Snapshot(store.snapshot(table).await),
        StoreRequest::Entries { from } => StoreReply::Entries(store.entries(table, from).await),
        StoreRequest::Opening => StoreReply::Opening(store.opening(table).await),
        StoreRequest::Runs { since } => StoreReply::Runs(store.runs_since(since).await),
        StoreRequest::Append(append) => {
            let begun = Instant::now();
            let result = store.append(&append).await;
            if let Err(StoreError::Unavailable(_)) = &result {
                shared.heartbeat.note_refusal(Instant::now());
            }
            StoreReply::Appended(result, begun.elapsed())
        }
        StoreRequest::FindAction { person, id } => StoreReply::ActionFound(store.find_action(table, &person, &id).await),
        StoreRequest::Greeting { person, chat_after, lines } => {
            StoreReply::Greeting(greeting(store, table, &person, chat_after, lines).await)
        }
        StoreRequest::AddMessage { message, keep } => StoreReply::MessageAdded(store.add_message(&message, keep).await),
        StoreRequest::PutNote { person, text } => StoreReply::NotePut(store.put_note(table, &person, &text).await),
        StoreRequest::PutSnapshot(snapshot) => StoreReply::SnapshotPut(store.put_snapshot(&snapshot).await),
    }
}

async fn greeting<S: Store>(
    store: &S,
    table: &TableId,
    person: &PersonId,
    chat_after: u64,
    lines: u32,
) -> Result<(Vec<Message>, Option<String>), StoreError> {
    Ok((store.last_messages(table, chat_after, u64::MAX, lines).await?, store.note(table, person).await?))
}
