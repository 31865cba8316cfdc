//! What only a SQLite file can do, or fail to do.

use crate::place::{File, Place};
use crate::samples::{append, table, table_id};
use store::{AnyStore, ServerLock, SqliteStore, Store, StoreError};

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

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_of_a_store_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = File::new();
    let beside = |ending: &str| std::path::PathBuf::from(format!("{}{ending}", place.path().display()));
    let folder = mode(place.path().parent().unwrap());
    let store = place.open().await;
    store.add_table(&table("a", 1)).await.unwrap();
    let files = [place.path(), beside("-wal"), beside("-shm")];
    assert_eq!(files.each_ref().map(|file| mode(file)), [0o600; 3], "new files");
    let copy = beside(".backup");
    store.backup(&copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600, "a copy");

    // As an older program or a careless hand has left them.
    for file in &files {
        std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
    }
    let again = place.open().await;
    assert_eq!(files.each_ref().map(|file| mode(file)), [0o600; 3], "files that were there");
    again.append(&append("a", 0, None)).await.unwrap();
    store.append(&append("a", 1, None)).await.unwrap();
    assert_eq!(mode(place.path().parent().unwrap()), folder, "the folder is not ours to change");
}

#[tokio::test]
async fn a_copy_is_made_of_the_file_as_it_is() {
    let place = File::new();
    // The tables of another version.
    let old = rusqlite::Connection::open(place.path()).unwrap();
    old.execute_batch("PRAGMA journal_mode = WAL; PRAGMA user_version = 7; CREATE TABLE old (word TEXT); INSERT INTO old VALUES ('kept')")
        .unwrap();
    let tables = |path: &std::path::Path| {
        let file = rusqlite::Connection::open(path).unwrap();
        let names: String = file.query_row("SELECT group_concat(name) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
        let version: i64 = file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        (names, version)
    };
    let to = place.path().with_extension("backup");
    SqliteStore::backup_file(&place.path(), &to).await.unwrap();
    for path in [&to, &place.path()] {
        assert_eq!(tables(path), ("old".to_owned(), 7), "{}", path.display());
    }
    assert!(matches!(SqliteStore::backup_file(&place.path(), &to).await, Err(StoreError::Exists)));
    let nothing = place.path().with_extension("nothing");
    unavailable(SqliteStore::backup_file(&nothing, &to.with_extension("other")).await);
    assert!(!nothing.exists() && !to.with_extension("other").exists(), "nothing is made of nothing");
}

#[test]
fn one_server_at_a_time_holds_a_file() {
    let place = File::new();
    let first = ServerLock::take(&place.path()).unwrap();
    assert!(matches!(ServerLock::take(&place.path()), Err(StoreError::Exists)));
    #[cfg(unix)]
    {
        // The same file by another name.
        std::fs::write(place.path(), "").unwrap();
        let link = place.path().with_extension("link");
        std::os::unix::fs::symlink(place.path(), &link).unwrap();
        assert!(matches!(ServerLock::take(&link), Err(StoreError::Exists)));
    }
    ServerLock::take(&place.path().with_extension("other")).unwrap();
    drop(first);
    ServerLock::take(&place.path()).unwrap();
    let missing = place.path().join("inside/of/a/file");
    assert!(matches!(ServerLock::take(&missing), Err(StoreError::Unavailable(text)) if text.contains("inside/of/a/file")));
}
