//! What several servers share.

use crate::place::Place;
use crate::samples::{append, message, table, table_id};
use std::collections::BTreeSet;
use store::{Append, Head, Lengths, Status, Store, StoreError, TableId, Tally};
use tokio::task::JoinSet;

pub(crate) async fn a_table_that_is_due_is_claimed_once(place: impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    for number in 0..30 {
        let name = format!("t{number}");
        one.add_table(&table(&name, 1)).await.unwrap();
        let plain = append(&name, 0, None);
        let head = Head { status: Status::Playing, deadline: Some(100), ..plain.head.clone() };
        one.append(&Append { head, ..plain }).await.unwrap();
    }
    assert_eq!(one.claim_due(99, 500, 10).await.unwrap(), []);
    let (here, there) = tokio::join!(one.claim_due(100, 500, 100), two.claim_due(100, 500, 100));
    let (here, there) = (here.unwrap(), there.unwrap());
    let both: BTreeSet<&TableId> = here.iter().chain(&there).collect();
    assert_eq!(both.len(), here.len() + there.len(), "none is claimed twice");
    let rest = one.claim_due(100, 500, 100).await.unwrap();
    assert_eq!(both.len() + rest.len(), 30, "and none is left");
    assert_eq!(two.claim_due(499, 900, 100).await.unwrap(), []);
    assert_eq!(two.claim_due(500, 900, 7).await.unwrap().len(), 7, "whoever claims one has it for a while");
}

pub(crate) async fn it_is_known_how_far_tables_have_come(place: impl Place) {
    let store = place.open().await;
    for name in ["a", "b", "c"] {
        store.add_table(&table(name, 1)).await.unwrap();
    }
    store.append(&append("a", 0, None)).await.unwrap();
    store.add_message(&message("b", "hello"), None, 10).await.unwrap();
    let mut found = store.lengths(&[table_id("a"), table_id("b"), table_id("nowhere")]).await.unwrap();
    found.sort_by(|one, other| one.table.0.cmp(&other.table.0));
    let row = async |name: &str| store.table(&table_id(name)).await.unwrap().unwrap().revision;
    let expected = [
        Lengths { table: table_id("a"), revision: row("a").await, entries: 1, messages: 0 },
        Lengths { table: table_id("b"), revision: row("b").await, entries: 0, messages: 1 },
    ];
    assert_eq!(found, expected);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
}

pub(crate) async fn a_tally_changes_only_from_what_it_was(place: impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    let tally = |count, at| Tally { count, at };
    assert_eq!(one.tally("key").await.unwrap(), None);
    one.put_tally("key", None, tally(1, 10)).await.unwrap();
    assert!(matches!(two.put_tally("key", None, tally(1, 10)).await, Err(StoreError::Conflict)));
    two.put_tally("key", Some(tally(1, 10)), tally(2, 20)).await.unwrap();
    assert!(matches!(one.put_tally("key", Some(tally(1, 10)), tally(2, 30)).await, Err(StoreError::Conflict)));
    assert_eq!(one.tally("key").await.unwrap(), Some(tally(2, 20)));
    one.put_tally("other", None, tally(0, 40)).await.unwrap();
    one.forget_tallies(21).await.unwrap();
    assert_eq!((one.tally("key").await.unwrap(), one.tally("other").await.unwrap()), (None, Some(tally(0, 40))));
}

pub(crate) async fn a_tally_is_taken_from_by_all_at_once_and_only_so_far(place: impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    let now = 1_000;
    let mut takes = JoinSet::new();
    for number in 0..20 {
        let store = if number % 2 == 0 { one.clone() } else { two.clone() };
        takes.spawn(async move { store.take_tally("key", now, 10, 100).await });
    }
    let taken = takes.join_all().await;
    let mut times: Vec<_> = taken.iter().filter_map(|taken| taken.as_ref().ok().copied()).collect();
    times.sort_unstable();
    assert_eq!(times, (1..=10).map(|number| now + number * 10).collect::<Vec<_>>());
    assert!(taken.iter().all(|taken| taken.is_ok() || matches!(taken, Err(StoreError::Conflict))));
    assert_eq!(one.take_tally("key", now + 10, 10, 100).await.unwrap(), now + 110, "one is there again");
    assert!(matches!(one.take_tally("key", now + 10, 1, 100).await, Err(StoreError::Conflict)));
    assert_eq!(two.take_tally("key", now + 500, 30, 100).await.unwrap(), now + 530, "who rests has all of them");
    assert!(matches!(two.take_tally("other", now, 101, 100).await, Err(StoreError::Conflict)), "more than all of them");
    assert_eq!(two.tally("other").await.unwrap(), None);
}
