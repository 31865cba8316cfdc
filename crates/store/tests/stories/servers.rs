//! What only a PostgreSQL server can do, or fail to do.

use crate::place::{Place, Synced};
use crate::samples::{append, table, table_id};
use pg_harness::Database;
use store::{AnyStore, PostgresStore, Store, StoreError};

/// The races once more, with a server that waits for the disk as it does at home.
#[tokio::test(flavor = "multi_thread")]
async fn exactly_one_wins_on_a_server_as_it_is_installed() {
    crate::races::of_two_stores_on_one_database_exactly_one_wins(Synced::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_servers_may_start_at_once_on_an_empty_database() {
    let database = Database::new();
    let opened = tokio::join!(database.open(), database.open(), database.open());
    for store in [opened.0, opened.1, opened.2] {
        store.ping().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_url_opens_a_database() {
    let database = Database::new();
    let store = AnyStore::open(database.url()).await.unwrap();
    assert!(matches!(store, AnyStore::Postgres(_)));
    store.ping().await.unwrap();
    store.add_table(&table("a", 1)).await.unwrap();
    store.append(&append("a", 0, None)).await.unwrap();
    assert_eq!(store.entries(&table_id("a"), 0).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_refused_in_words() {
    let database = Database::new();
    let missing = database.url().replace("/test_", "/missing_");
    for url in [missing.as_str(), "postgres://localhost:1/emporion", "postgres://localhost:port/emporion"] {
        let Err(StoreError::Unavailable(text)) = PostgresStore::open(url).await else { panic!("{url} was opened") };
        assert!(text.starts_with("PostgreSQL: "), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_sends_all_hear_in_order() {
    let database = Database::new();
    let (one, two) = (database.open().await, database.open().await);
    let mut listeners = [one.listen("here").await.unwrap(), two.listen("here").await.unwrap()];
    one.notifier("elsewhere").send(&["not for them".to_owned()]).await.unwrap();
    let texts: Vec<String> = (0..300).map(|number| format!("{number} {}", "x".repeat(100))).collect();
    one.notifier("here").send(&texts).await.unwrap();
    for listener in &mut listeners {
        for text in &texts {
            assert_eq!(listener.next().await.unwrap().as_ref(), Some(text));
        }
    }
    assert!(one.clock().await.unwrap().is_some_and(|now| now > 1_700_000_000_000), "milliseconds since 1970");
}
