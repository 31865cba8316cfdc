//! Finished games in the archive: nobody who reads can tell.

use crate::place::Place;
use crate::samples::{append, entry, head, message, person_id, table, table_id};
use serde_json::json;
use store::{Append, Filter, Json, Search, Snapshot, Stale, Status, Store, StoreError};

/// A game of five entries with an opening, chat and a note; the last entry ends it.
async fn finished(store: &impl Store, name: &str, at: i64) {
    store.add_table_with_opening(&table(name, 1), &opening()).await.unwrap();
    store.append(&append(name, 0, None)).await.unwrap();
    for after in 1..4 {
        store.append(&append(name, after, Some(("ada", &format!("{after}"))))).await.unwrap();
    }
    store.put_snapshot(&Snapshot { table: table_id(name), entries: 4, body: Json::of(&"state") }).await.unwrap();
    store.add_message(&message(name, "well played"), None, 100).await.unwrap();
    store.put_note(&table_id(name), &person_id("ada"), "next time").await.unwrap();
    let end = Append {
        table: table_id(name),
        after: 4,
        entries: vec![entry(4, Some(("bob", "end")), &json!({ "text": "it's \"Ω\"\u{0}\n\\" }))],
        head: head(Status::Finished, at, &["ada", "bob"], &[]),
    };
    store.append(&end).await.unwrap();
}

fn opening() -> Json {
    Json::of(&json!([{ "act": { "seat": 0, "action": "Ω\u{1}" } }, null]))
}

/// How many rows the hot tables have of a log, and how many the archive has.
async fn rows(place: &impl Place) -> (i64, i64) {
    let hot = "SELECT (SELECT COUNT(*) FROM entries) + (SELECT COUNT(*) FROM openings) + (SELECT COUNT(*) FROM snapshots)";
    (place.number(hot).await, place.number("SELECT COUNT(*) FROM archive").await)
}

pub(crate) async fn an_archived_game_reads_as_before(place: impl Place) {
    let store = place.open().await;
    finished(&store, "a", 10).await;
    let id = table_id("a");
    let (row, entries) = (store.table(&id).await.unwrap(), store.entries(&id, 0).await.unwrap());
    let bytes = store.opening_bytes_of(&person_id("ada")).await.unwrap();
    assert_eq!((rows(&place).await, entries.len()), ((7, 0), 5));
    store.archive_table(&id).await.unwrap();
    assert_eq!(rows(&place).await, (0, 1));

    for store in [store, place.open().await] {
        assert_eq!(store.table(&id).await.unwrap(), row);
        for from in 0..7 {
            assert_eq!(store.entries(&id, from).await.unwrap(), entries[entries.len().min(from as usize)..], "from {from}");
        }
        assert_eq!(store.entries(&id, u64::MAX).await.unwrap(), []);
        assert_eq!(store.opening(&id).await.unwrap(), Some(opening()));
        assert_eq!(store.opening_bytes_of(&person_id("ada")).await.unwrap(), bytes, "it counts as before");
        for (name, action, number) in [("ada", "1", Some(1)), ("bob", "end", Some(4)), ("bob", "1", None), ("ada", "end", None)] {
            assert_eq!(store.find_action(&id, &person_id(name), action).await.unwrap(), number, "{name} {action}");
        }
        assert_eq!(store.snapshot(&id).await.unwrap(), None, "the log is enough");
        assert_eq!(store.messages(&id, 0, 9).await.unwrap().len(), 1);
        assert_eq!(store.note(&id, &person_id("ada")).await.unwrap().as_deref(), Some("next time"));
        for filter in [Filter::Results, Filter::Of(person_id("bob"))] {
            let page = store.tables(&filter, &Search::default(), None, 9).await.unwrap();
            assert_eq!(page.tables, row.clone().into_iter().collect::<Vec<_>>(), "{filter:?}");
        }
    }
}

pub(crate) async fn chat_and_notes_go_on_at_an_archived_table(place: impl Place) {
    let store = place.open().await;
    finished(&store, "a", 10).await;
    let id = table_id("a");
    store.archive_table(&id).await.unwrap();
    assert_eq!(store.add_message(&message("a", "again?"), None, 100).await.unwrap(), 2);
    store.put_note(&id, &person_id("bob"), "she bluffs").await.unwrap();
    store.put_snapshot(&Snapshot { table: id.clone(), entries: 5, body: Json::of(&"late") }).await.unwrap();
    assert_eq!(rows(&place).await, (0, 1), "a snapshot that comes late is not kept");
    assert_eq!(store.messages(&id, 0, 9).await.unwrap().len(), 2);
}

pub(crate) async fn an_append_brings_an_archived_game_back(place: impl Place) {
    let store = place.open().await;
    finished(&store, "a", 10).await;
    let id = table_id("a");
    let mut entries = store.entries(&id, 0).await.unwrap();
    store.archive_table(&id).await.unwrap();

    assert!(matches!(store.append(&append("a", 3, None)).await, Err(StoreError::Conflict)), "it is five entries long");
    assert!(matches!(store.append(&append("a", 5, Some(("ada", "1")))).await, Err(StoreError::Exists)), "ids still count once");
    store.append(&append("a", 5, Some(("ada", "rematch")))).await.unwrap();
    assert_eq!(rows(&place).await, (7, 0));
    let now = store.entries(&id, 0).await.unwrap();
    entries.extend(now.last().cloned());
    assert_eq!((now.len(), &now), (6, &entries));
    assert_eq!(store.opening(&id).await.unwrap(), Some(opening()));
    assert_eq!(store.find_action(&id, &person_id("bob"), "end").await.unwrap(), Some(4));

    // Once it is over again it goes there again, with what came in between.
    store.append(&Append { head: head(Status::Finished, 20, &["ada"], &[]), ..append("a", 6, None) }).await.unwrap();
    let entries = store.entries(&id, 0).await.unwrap();
    store.archive_table(&id).await.unwrap();
    assert_eq!((rows(&place).await, store.entries(&id, 0).await.unwrap()), ((0, 1), entries));
}

pub(crate) async fn only_finished_games_are_archived_and_once(place: impl Place) {
    let store = place.open().await;
    for (name, status) in [("open", Status::Open), ("playing", Status::Playing), ("cancelled", Status::Cancelled)] {
        let mut table = table(name, 1);
        table.head = head(status, 1, &["ada"], &[]);
        store.add_table(&table).await.unwrap();
        assert!(matches!(store.archive_table(&table.id).await, Err(StoreError::Conflict)), "{name}");
    }
    assert!(matches!(store.archive_table(&table_id("nowhere")).await, Err(StoreError::Conflict)));
    finished(&store, "old", 10).await;
    finished(&store, "older", 5).await;
    finished(&store, "new", 90).await;
    let stale = async |limit| store.stale_tables(Stale::Finished, 50, limit).await.unwrap();
    assert_eq!((stale(9).await, stale(1).await), (vec![table_id("older"), table_id("old")], vec![table_id("older")]));
    store.archive_table(&table_id("older")).await.unwrap();
    assert!(matches!(store.archive_table(&table_id("older")).await, Err(StoreError::Conflict)));
    assert_eq!(stale(9).await, [table_id("old")]);
}

/// Of archiving and writing at the same moment neither loses anything.
pub(crate) async fn archiving_and_appending_at_once_lose_nothing(place: impl Place) {
    const ROUNDS: u64 = 20;
    let (store, other) = (place.open().await, place.open().await);
    finished(&store, "a", 10).await;
    let id = table_id("a");
    let mut length = 5;
    for _ in 0..ROUNDS {
        let ending = Append { head: head(Status::Finished, 10, &["ada"], &[]), ..append("a", length, None) };
        let (archived, appended) = tokio::join!(other.archive_table(&id), store.append(&ending));
        assert!(matches!(archived, Ok(()) | Err(StoreError::Conflict)), "{archived:?}");
        match appended {
            Ok(()) => length += 1,
            Err(StoreError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
        let numbers: Vec<u64> = other.entries(&id, 0).await.unwrap().iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (0..length).collect::<Vec<_>>());
        assert_eq!(store.opening(&id).await.unwrap(), Some(opening()));
    }
    assert!(length > 5, "somebody could write");
}
