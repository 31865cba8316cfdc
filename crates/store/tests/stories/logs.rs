//! Logs, their actions and their snapshots.

use crate::place::Place;
use crate::samples::{append, credential, entry, head, login, message, person, person_id, table, table_id};
use serde_json::json;
use store::{Append, Entry, Filter, Json, Run, Search, Snapshot, Status, Store, StoreError};

pub(crate) async fn an_append_adds_entries_and_changes_the_head(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    store.add_table(&table("b", 1)).await.unwrap();
    let bodies = [json!({ "deep": [{ "text": "it's \"Ω\"\u{0}\n\\" }] }), json!(null), json!(-1.5), json!("word"), json!(u64::MAX)];
    let mut head = head(Status::Playing, 7, &["ada", "bob"], &["ada"]);
    head.deadline = Some(900);
    let entries = bodies.iter().zip(10..).map(|(body, at)| entry(at, None, body)).collect();
    store.append(&Append { table: table_id("a"), after: 0, entries, head: head.clone() }).await.unwrap();
    store.append(&append("a", 5, Some(("ada", "x")))).await.unwrap();

    let found = store.entries(&table_id("a"), 0).await.unwrap();
    assert_eq!(found.iter().map(|entry| entry.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    assert_eq!(found.iter().map(|entry| entry.at).collect::<Vec<_>>(), [10, 11, 12, 13, 14, 5]);
    assert!(found.iter().zip(&bodies).all(|(entry, body)| entry.body == Json::of(body)), "{found:?}");
    assert_eq!(store.entries(&table_id("a"), 4).await.unwrap(), found[4..]);
    for (table, from) in [("a", 6), ("a", u64::MAX), ("b", 0), ("nowhere", 0)] {
        assert_eq!(store.entries(&table_id(table), from).await.unwrap(), []);
    }
    let row = store.table(&table_id("a")).await.unwrap().unwrap();
    assert_eq!((row.revision, row.head), (2, append("a", 5, None).head));
    assert_eq!(row.setup, table("a", 1).setup, "what was settled stays");
    // A change of the lobby that was read before the play began comes too late.
    assert!(matches!(store.update_table(&table("a", 1)).await, Err(StoreError::Conflict)));
}

pub(crate) async fn an_append_at_the_wrong_place_is_a_conflict(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    store.append(&append("a", 0, None)).await.unwrap();
    for after in [0, 2, u64::MAX] {
        assert!(matches!(store.append(&append("a", after, None)).await, Err(StoreError::Conflict)), "after {after}");
    }
    assert!(matches!(store.append(&append("nowhere", 0, None)).await, Err(StoreError::Conflict)));
    assert_eq!(store.entries(&table_id("a"), 0).await.unwrap().len(), 1);
}

pub(crate) async fn an_action_counts_once_for_each_person_and_table(place: impl Place) {
    let store = place.open().await;
    for name in ["a", "b"] {
        store.add_table(&table(name, 1)).await.unwrap();
    }
    store.append(&append("a", 0, Some(("ada", "1")))).await.unwrap();
    assert!(matches!(store.append(&append("a", 1, Some(("ada", "1")))).await, Err(StoreError::Exists)));
    store.append(&append("a", 1, Some(("bob", "1")))).await.unwrap();
    store.append(&append("a", 2, Some(("ada", "2")))).await.unwrap();
    store.append(&append("b", 0, Some(("ada", "1")))).await.unwrap();
    let mut twice = append("b", 1, Some(("bob", "7")));
    twice.entries.push(twice.entries[0].clone());
    assert!(matches!(store.append(&twice).await, Err(StoreError::Exists)), "twice in one append is twice");

    for (table, name, id, number) in [
        ("a", "ada", "1", Some(0)),
        ("a", "bob", "1", Some(1)),
        ("a", "ada", "2", Some(2)),
        ("b", "ada", "1", Some(0)),
        ("b", "bob", "7", None),
    ] {
        assert_eq!(store.find_action(&table_id(table), &person_id(name), id).await.unwrap(), number, "{table} {name} {id}");
    }
}

pub(crate) async fn a_refused_append_leaves_no_trace(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    store.append(&append("a", 0, Some(("ada", "1")))).await.unwrap();
    let before = store.table(&table_id("a")).await.unwrap();
    let mut late = append("a", 1, Some(("bob", "new")));
    late.entries.push(entry(9, Some(("ada", "1")), &json!("again")));
    late.head = head(Status::Finished, 99, &["eve"], &["eve"]);
    assert!(matches!(store.append(&late).await, Err(StoreError::Exists)));
    assert_eq!(store.table(&table_id("a")).await.unwrap(), before);
    assert_eq!(store.entries(&table_id("a"), 1).await.unwrap(), []);
    assert_eq!(store.find_action(&table_id("a"), &person_id("bob"), "new").await.unwrap(), None);
    assert_eq!(store.tables(&Filter::Of(person_id("eve")), &Search::default(), None, 9).await.unwrap().tables, []);
    store.append(&append("a", 1, Some(("bob", "new")))).await.unwrap();
}

pub(crate) async fn an_append_without_entries_changes_the_head_alone(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    store.append(&append("a", 0, None)).await.unwrap();
    let mut only = append("a", 1, None);
    only.entries.clear();
    only.head.deadline = Some(77);
    store.append(&only.clone()).await.unwrap();
    assert_eq!(store.table(&table_id("a")).await.unwrap().unwrap().head, only.head);
    assert_eq!(store.entries(&table_id("a"), 0).await.unwrap().len(), 1);
    only.after = 0;
    assert!(matches!(store.append(&only).await, Err(StoreError::Conflict)));
}

pub(crate) async fn a_snapshot_replaces_an_older_one_alone(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    let snapshot = |entries, body: &str| Snapshot { table: table_id("a"), entries, body: Json::of(&json!({ "state": body })) };
    assert_eq!(store.snapshot(&table_id("a")).await.unwrap(), None);
    for (put, left) in [(snapshot(5, "a"), "a"), (snapshot(9, "b"), "b"), (snapshot(9, "c"), "c"), (snapshot(6, "late"), "c")] {
        store.put_snapshot(&put).await.unwrap();
        assert_eq!(store.snapshot(&table_id("a")).await.unwrap().unwrap().body, Json::of(&json!({ "state": left })));
    }
    assert_eq!(store.snapshot(&table_id("a")).await.unwrap(), Some(snapshot(9, "c")));
    let nowhere = Snapshot { table: table_id("nowhere"), entries: 0, body: Json::of(&0) };
    assert!(matches!(store.put_snapshot(&nowhere).await, Err(StoreError::Conflict)));
}

pub(crate) async fn all_is_there_after_opening_again(place: impl Place) {
    let store = place.open().await;
    store.add_person(&person("ada")).await.unwrap();
    store.add_login(&login("ada", "ada")).await.unwrap();
    store.add_credential(&credential("ada", "c", None)).await.unwrap();
    store.add_table(&table("a", 1)).await.unwrap();
    for after in 0..20 {
        store.append(&append("a", after, Some(("ada", &format!("{after}"))))).await.unwrap();
    }
    store.put_snapshot(&Snapshot { table: table_id("a"), entries: 20, body: Json::of(&[20]) }).await.unwrap();
    store.add_message(&message("a", "hello"), None, 100).await.unwrap();
    store.put_note(&table_id("a"), &person_id("ada"), "note").await.unwrap();
    store.beat(&Run { id: "r".to_owned(), started_at: 1, last_seen: 2 }).await.unwrap();
    let row = store.table(&table_id("a")).await.unwrap();
    drop(store);

    // The migrations run once more and find nothing to do.
    let store = place.open().await;
    assert!(store.person(&person_id("ada")).await.unwrap().unwrap().registered);
    assert_eq!(store.login("ADA").await.unwrap(), Some(login("ada", "ada")));
    assert!(store.credential("hash of c", 0).await.unwrap().is_some());
    assert_eq!(store.table(&table_id("a")).await.unwrap(), row);
    let expected: Vec<Entry> =
        (0..20).map(|number| Entry { number, at: number as i64, body: Json::of(&json!({ "entry": number })) }).collect();
    assert_eq!(store.entries(&table_id("a"), 0).await.unwrap(), expected);
    assert_eq!(store.snapshot(&table_id("a")).await.unwrap().unwrap().entries, 20);
    assert_eq!(store.messages(&table_id("a"), 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.note(&table_id("a"), &person_id("ada")).await.unwrap().as_deref(), Some("note"));
    assert_eq!(store.runs_since(0).await.unwrap().len(), 1);
    store.append(&append("a", 20, None)).await.unwrap();
}
