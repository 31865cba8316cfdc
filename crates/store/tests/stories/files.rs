//! What only a SQLite file can do, or fail to do.

use crate::place::{File, Place};
use crate::samples::{append, table, table_id};
use store::{AnyStore, SqliteStore, Store, StoreError};

fn unavailable<T>(result: store::Result<T>) -> String {
    match result {
        Err(StoreError::Unavailable(text)) => text,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it worked"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_during_play_is_a_whole_store() {
    let place = File::new();
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    let playing = tokio::spawn({
        let store = store.clone();
        async move {
            for after in 0..200 {
                store.append(&append("a", after, None)).await.unwrap();
            }
        }
    });
    while store.entries(&table_id("a"), 0).await.unwrap().len() < 20 {
        tokio::task::yield_now().await;
    }
    let to = place.path().with_extension("backup");
    store.backup(&to).await.unwrap();
    playing.await.unwrap();

    assert!(matches!(store.backup(&to).await, Err(StoreError::Exists)), "a backup is never overwritten");
    let copy = SqliteStore::open(&to).await.unwrap();
    let entries = copy.entries(&table_id("a"), 0).await.unwrap();
    assert!(entries.len() >= 20, "{}", entries.len());
    assert_eq!(entries, store.entries(&table_id("a"), 0).await.unwrap()[..entries.len()]);
    copy.append(&append("a", entries.len() as u64, None)).await.unwrap();

    let nowhere = to.with_file_name("no/such/folder");
    assert!(unavailable(store.backup(&nowhere).await).contains("no/such/folder"));
}

#[tokio::test]
async fn a_url_or_a_path_opens_a_file_and_makes_it() {
    let place = File::new();
    let path = place.path();
    let store = AnyStore::open(&format!("sqlite:{}", path.display())).await.unwrap();
    assert!(matches!(store, AnyStore::Sqlite(_)) && path.is_file());
    store.add_table(&table("a", 1)).await.unwrap();
    store.append(&append("a", 0, None)).await.unwrap();
    let again = AnyStore::open(path.to_str().unwrap()).await.unwrap();
    again.ping().await.unwrap();
    assert_eq!(again.entries(&table_id("a"), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_no_store_is_refused_in_words() {
    let place = File::new();
    std::fs::write(place.path(), "This is a letter and not a database. ".repeat(100)).unwrap();
    assert!(unavailable(SqliteStore::open(&place.path()).await).contains("store.sqlite"));
    let missing = place.path().join("inside/of/a/file");
    assert!(unavailable(SqliteStore::open(&missing).await).contains("inside/of/a/file"));
    assert!(unavailable(AnyStore::open("mysql://localhost/emporion").await).contains("sqlite:PATH"));
}
