//! Tables and the lists of them.

use crate::place::Place;
use crate::samples::{append, head, person_id, table, table_id};
use serde_json::json;
use store::{Filter, Search, Status, Store, StoreError, Table, Visibility};

/// The names of the tables in a list, in its order.
async fn names(store: &impl Store, filter: Filter, limit: u32) -> Vec<String> {
    let page = store.tables(&filter, &Search::default(), None, limit).await.unwrap();
    page.tables.into_iter().map(|table| table.id.0.trim_start_matches("table-").to_owned()).collect()
}

async fn add(store: &impl Store, name: &str, at: i64, change: impl FnOnce(&mut Table)) {
    let mut table = table(name, at);
    change(&mut table);
    store.add_table(&table).await.unwrap();
}

pub(crate) async fn a_row_is_kept_as_it_was_given(place: impl Place) {
    let store = place.open().await;
    let mut table = table("a", 1);
    table.visibility = Visibility::Invited;
    table.head.deadline = Some(-5);
    table.head.outcome = Some(json!([{ "place": 1 }, null]));
    store.add_table(&table).await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
    assert_eq!(store.table(&table_id("b")).await.unwrap(), None);
    assert!(matches!(store.add_table(&table).await, Err(StoreError::Exists)));
    // A result that is `null` is a result.
    table.head.outcome = Some(json!(null));
    store.update_table(&table).await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().head.outcome, Some(json!(null)));
}

pub(crate) async fn of_two_changes_of_one_revision_the_first_wins(place: impl Place) {
    let store = place.open().await;
    let read = table("a", 1);
    store.add_table(&read).await.unwrap();
    let mut changed = read.clone();
    changed.visibility = Visibility::Unlisted;
    changed.setup = json!({ "options": {} });
    changed.head = head(Status::Open, 2, &["ada", "bob", "eve"], &["eve"]);
    store.update_table(&changed).await.unwrap();
    assert!(matches!(store.update_table(&read).await, Err(StoreError::Conflict)));
    changed.revision = 1;
    assert_eq!(store.table(&read.id).await.unwrap(), Some(changed.clone()));
    store.update_table(&changed).await.unwrap();
    assert_eq!(store.table(&read.id).await.unwrap().unwrap().revision, 2);
    assert!(matches!(store.update_table(&table("b", 1)).await, Err(StoreError::Conflict)), "there is no such table");
}

pub(crate) async fn open_tables_are_public_and_newest_first(place: impl Place) {
    let store = place.open().await;
    add(&store, "old", 1, |table| table.creator = person_id("old")).await;
    add(&store, "new", 3, |table| table.creator = person_id("new")).await;
    add(&store, "middle", 2, |table| table.creator = person_id("middle")).await;
    add(&store, "unlisted", 4, |table| table.visibility = Visibility::Unlisted).await;
    add(&store, "invited", 5, |table| table.visibility = Visibility::Invited).await;
    add(&store, "begun", 6, |table| table.head.status = Status::Playing).await;
    assert_eq!(names(&store, Filter::Open, 10).await, ["new", "middle", "old"]);
    assert_eq!(names(&store, Filter::Open, 2).await, ["new", "middle"]);
    assert_eq!(names(&store, Filter::Open, 0).await, [""; 0]);
}

pub(crate) async fn a_persons_tables_begin_with_those_that_wait(place: impl Place) {
    let store = place.open().await;
    let playing = |at, awaited: &[&str]| head(Status::Playing, at, &["ada", "bob"], awaited);
    add(&store, "idle", 4, |table| table.head = playing(4, &["ada"])).await;
    add(&store, "waits", 1, |table| table.head = playing(1, &["bob"])).await;
    add(&store, "waits too", 2, |table| table.head = playing(2, &["bob", "ada", "bob"])).await;
    add(&store, "done", 3, |table| table.head = head(Status::Finished, 3, &["bob", "bob"], &[])).await;
    add(&store, "others", 9, |table| table.head.people = vec![person_id("eve")]).await;
    let bob = || Filter::Of(person_id("bob"));
    assert_eq!(names(&store, bob(), 10).await, ["waits too", "waits", "idle", "done"]);
    assert_eq!(names(&store, bob(), 1).await, ["waits too"]);

    // The list follows the rows: who is awaited, and who has a seat at all.
    let mut idle = store.table(&table_id("idle")).await.unwrap().unwrap();
    idle.head = playing(5, &["bob"]);
    store.update_table(&idle).await.unwrap();
    let mut waits = store.table(&table_id("waits")).await.unwrap().unwrap();
    waits.head = head(Status::Playing, 6, &["ada", "eve"], &["eve"]);
    store.update_table(&waits).await.unwrap();
    assert_eq!(names(&store, bob(), 10).await, ["idle", "waits too", "done"]);
    assert_eq!(names(&store, Filter::Of(person_id("eve")), 10).await, ["waits", "others"]);
    assert_eq!(names(&store, Filter::Of(person_id("nobody")), 10).await, [""; 0]);
}

pub(crate) async fn results_are_finished_public_and_newest_first(place: impl Place) {
    let store = place.open().await;
    let finished = |at| head(Status::Finished, at, &["ada"], &[]);
    add(&store, "long ago", 1, |table| table.head = finished(10)).await;
    add(&store, "just now", 0, |table| table.head = finished(20)).await;
    add(&store, "open", 30, |_| ()).await;
    add(&store, "cancelled", 31, |table| table.head.status = Status::Cancelled).await;
    add(&store, "secret", 32, |table| (table.visibility, table.head) = (Visibility::Unlisted, finished(32))).await;
    assert_eq!(names(&store, Filter::Results, 10).await, ["just now", "long ago"]);
    assert_eq!(names(&store, Filter::Results, 1).await, ["just now"]);
}

pub(crate) async fn tables_of_a_creator_are_counted_while_they_live(place: impl Place) {
    let store = place.open().await;
    for (name, status) in [("a", Status::Open), ("b", Status::Playing), ("c", Status::Finished), ("d", Status::Cancelled)] {
        add(&store, name, 1, |table| table.head.status = status).await;
    }
    add(&store, "bobs", 1, |table| table.creator = person_id("bob")).await;
    assert_eq!(store.count_tables_of(&person_id("ada")).await.unwrap(), 2);
    assert_eq!(store.count_tables_of(&person_id("nobody")).await.unwrap(), 0);
}

pub(crate) async fn due_tables_are_in_play_and_past_their_deadline(place: impl Place) {
    let store = place.open().await;
    for (name, status, deadline) in [
        ("later", Status::Playing, Some(101)),
        ("now", Status::Playing, Some(100)),
        ("before", Status::Playing, Some(50)),
        ("never", Status::Playing, None),
        ("over", Status::Finished, Some(1)),
        ("open", Status::Open, Some(1)),
    ] {
        add(&store, name, 1, |table| (table.head.status, table.head.deadline) = (status, deadline)).await;
    }
    assert_eq!(store.due(100, 10).await.unwrap(), [table_id("before"), table_id("now")]);
    assert_eq!(store.due(100, 1).await.unwrap(), [table_id("before")]);
    assert_eq!(store.due(0, 10).await.unwrap(), []);
}

pub(crate) async fn due_times_follow_every_change_of_a_row(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    let due = async || store.due(1_000, 9).await.unwrap().len();
    assert_eq!(due().await, 0);
    let changes = [
        (Status::Playing, Some(50), 1),
        (Status::Playing, Some(2_000), 0),
        (Status::Playing, Some(60), 1),
        (Status::Playing, None, 0),
        (Status::Playing, Some(70), 1),
        (Status::Finished, Some(70), 0),
        (Status::Playing, Some(70), 1),
        (Status::Cancelled, None, 0),
    ];
    for (length, (status, deadline, expected)) in (0..).zip(changes) {
        let mut next = append("a", length, None);
        (next.head.status, next.head.deadline) = (status, deadline);
        store.append(&next).await.unwrap();
        assert_eq!(due().await, expected, "{status:?} {deadline:?}");
        assert_eq!(store.table(&table_id("a")).await.unwrap().unwrap().head.deadline, deadline);
    }
}
