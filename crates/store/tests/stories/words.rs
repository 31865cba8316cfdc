//! Messages, notes, and what the server notes of itself.

use crate::place::Place;
use crate::samples::{message, person, person_id, table, table_id};
use store::{Message, Run, Store, StoreError};
use tokio::task::JoinSet;

pub(crate) async fn messages_are_numbered_from_1_for_each_table(place: impl Place) {
    let store = place.open().await;
    for name in ["a", "b"] {
        store.add_table(&table(name, 1)).await.unwrap();
    }
    for (name, number) in [("a", 1), ("a", 2), ("b", 1), ("a", 3)] {
        assert_eq!(store.add_message(&message(name, &format!("{name}{number}")), None, 100).await.unwrap(), number);
    }
    let found = store.messages(&table_id("a"), 1, 10).await.unwrap();
    let expected = |number: u64| Message { number, ..message("a", &format!("a{number}")) };
    assert_eq!(found, [expected(2), expected(3)]);
    assert_eq!(store.messages(&table_id("a"), 0, 1).await.unwrap(), [expected(1)]);
    assert_eq!(store.messages(&table_id("a"), u64::MAX, 1).await.unwrap(), []);
    assert!(matches!(store.add_message(&message("nowhere", "x"), None, 100).await, Err(StoreError::Conflict)));
    let row = store.table(&table_id("a")).await.unwrap().unwrap();
    assert_eq!(row, table("a", 1), "words do not change the row");
}

pub(crate) async fn an_id_of_a_message_counts_once_for_each_person_and_table(place: impl Place) {
    let (store, other) = (place.open().await, place.open().await);
    for name in ["a", "b"] {
        store.add_table(&table(name, 1)).await.unwrap();
    }
    assert_eq!(store.add_message(&message("a", "x"), Some("1"), 100).await.unwrap(), 1);
    assert!(matches!(other.add_message(&message("a", "x"), Some("1"), 100).await, Err(StoreError::Exists)));
    assert_eq!(store.add_message(&message("b", "x"), Some("1"), 100).await.unwrap(), 1);
    let by_another = Message { person: person_id("another"), ..message("a", "x") };
    assert_eq!(other.add_message(&by_another, Some("1"), 100).await.unwrap(), 2, "what was refused has taken no number");
    assert_eq!(store.add_message(&message("a", "x"), None, 100).await.unwrap(), 3);
}

pub(crate) async fn the_last_messages_are_found_from_the_end(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    for number in 1..=9 {
        store.add_message(&message("a", &format!("{number}")), None, 100).await.unwrap();
    }
    let numbers = async |after, before, limit| {
        let found = store.last_messages(&table_id("a"), after, before, limit).await.unwrap();
        found.iter().map(|message| message.number).collect::<Vec<u64>>()
    };
    assert_eq!(numbers(0, u64::MAX, 3).await, [7, 8, 9]);
    assert_eq!(numbers(0, 7, 3).await, [4, 5, 6]);
    assert_eq!(numbers(0, 2, 3).await, [1]);
    assert_eq!(numbers(8, u64::MAX, 3).await, [9]);
    assert_eq!(numbers(9, u64::MAX, 3).await, [0; 0]);
}

pub(crate) async fn beyond_a_number_the_oldest_messages_go(place: impl Place) {
    let store = place.open().await;
    for name in ["a", "b"] {
        store.add_table(&table(name, 1)).await.unwrap();
        store.add_message(&message(name, "first"), None, 3).await.unwrap();
    }
    for number in 2..=7 {
        assert_eq!(store.add_message(&message("a", "more"), None, 3).await.unwrap(), number, "numbers go on");
    }
    let left: Vec<u64> = store.messages(&table_id("a"), 0, 10).await.unwrap().iter().map(|message| message.number).collect();
    assert_eq!(left, [5, 6, 7]);
    assert_eq!(store.messages(&table_id("b"), 0, 10).await.unwrap().len(), 1, "other tables keep theirs");
    // Whoever sets a lower limit later gets there with the next message.
    store.add_message(&message("a", "last"), None, 1).await.unwrap();
    assert_eq!(store.messages(&table_id("a"), 0, 10).await.unwrap().len(), 1);
}

pub(crate) async fn messages_of_many_at_once_leave_no_gap(place: impl Place) {
    let stores = [place.open().await, place.open().await];
    stores[0].add_table(&table("a", 1)).await.unwrap();
    let mut tasks = JoinSet::new();
    for task in 0..10 {
        let store = stores[task % 2].clone();
        tasks.spawn(async move {
            for text in 0..10 {
                store.add_message(&message("a", &format!("{task}/{text}")), None, 100).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    let numbers: Vec<u64> = stores[1].messages(&table_id("a"), 0, 1000).await.unwrap().iter().map(|message| message.number).collect();
    assert_eq!(numbers, (1..=100).collect::<Vec<u64>>());
}

pub(crate) async fn a_note_is_private_and_can_be_removed(place: impl Place) {
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    let (table, ada, bob) = (table_id("a"), person_id("ada"), person_id("bob"));
    store.put_note(&table, &ada, "first").await.unwrap();
    store.put_note(&table, &ada, "second").await.unwrap();
    assert_eq!(store.note(&table, &ada).await.unwrap().as_deref(), Some("second"));
    assert_eq!(store.note(&table, &bob).await.unwrap(), None);
    store.put_note(&table, &ada, "").await.unwrap();
    store.put_note(&table, &bob, "").await.unwrap();
    assert_eq!(store.note(&table, &ada).await.unwrap(), None);
}

pub(crate) async fn runs_are_known_by_their_last_beat(place: impl Place) {
    let store = place.open().await;
    let run = |id: &str, started_at, last_seen| Run { id: id.to_owned(), started_at, last_seen };
    for beat in [run("b", 50, 50), run("a", 10, 10), run("a", 10, 20), run("b", 50, 70), run("b", 50, 60)] {
        store.beat(&beat).await.unwrap();
    }
    assert_eq!(store.runs_since(0).await.unwrap(), [run("a", 10, 20), run("b", 50, 70)]);
    assert_eq!(store.runs_since(20).await.unwrap().len(), 2);
    assert_eq!(store.runs_since(21).await.unwrap(), [run("b", 50, 70)]);
    assert_eq!(store.runs_since(71).await.unwrap(), []);
}

/// PostgreSQL takes no zero byte in a text. That is an error like any other, and the store goes on.
pub(crate) async fn strange_texts_come_back_or_are_refused(place: impl Place) {
    let store = place.open().await;
    for (number, name) in ["", "'; DROP TABLE people; --", "\u{202e}\u{1f3b2}", "\u{0}", "$1 ? :x \\"].into_iter().enumerate() {
        let mut strange = person(&format!("{number}"));
        strange.name = name.to_owned();
        match store.add_person(&strange).await {
            Ok(()) => assert_eq!(store.person(&strange.id).await.unwrap(), Some(strange)),
            Err(StoreError::Unavailable(text)) => assert!(name.contains('\u{0}') && !text.is_empty(), "{name:?}: {text}"),
            Err(other) => panic!("{name:?}: {other}"),
        }
    }
    store.ping().await.unwrap();
}
