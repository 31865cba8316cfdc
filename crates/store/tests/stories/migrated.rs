//! Databases of before, brought up to date.

use crate::place::{File, Place};
use crate::samples::table_id;
use pg_harness::Database;
use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::path::Path;
use store::{Filter, Listing, Pace, Search, Stale, Store};

/// The last migration before lists could be searched.
const BEFORE_LISTS: i64 = 3;

const TABLES: &str = r#"
INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, status, seating, people, awaited, updated_at)
VALUES
('table-first', 0, 'haggle', 'ada', 'public', 10, '{"title": "ÉTÉ 50%", "clock": {"kind": "days", "days": 2}}', 'open',
 '[{"occupant": {"kind": "person", "id": "ada", "name": "Ada"}}, {"occupant": {"kind": "open"}}, {"occupant": {"kind": "open"}}]',
 '["ada"]', '[]', 10),
('table-second', 0, 'haggle', 'ada', 'public', 20, '{"title": null, "clock": {"kind": "none"}}', 'open', '[]', '[]', '[]', 20),
('table-other', 0, 'haggle', 'bob', 'public', 15, '{}', 'open', '[]', '[]', '[]', 30)
"#;

/// The last migration before deadlines had a table of their own and games an archive.
const BEFORE_ARCHIVE: i64 = 4;

const GAMES: &str = r#"
INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, status, seating, people, awaited, updated_at, deadline,
 entry_count, title_key)
VALUES
('table-clock', 0, 'haggle', 'ada', 'public', 10, '{}', 'playing', '[]', '["ada"]', '[]', 10, 50, 0, ''),
('table-calm', 0, 'haggle', 'ada', 'public', 10, '{}', 'playing', '[]', '["ada"]', '[]', 11, NULL, 0, ''),
('table-over', 0, 'haggle', 'ada', 'public', 10, '{}', 'finished', '[]', '["ada"]', '[]', 12, NULL, 1, ''),
('table-later', 0, 'haggle', 'ada', 'public', 10, '{}', 'finished', '[]', '["ada"]', '[]', 13, NULL, 0, ''),
('table-off', 0, 'haggle', 'ada', 'public', 10, '{}', 'cancelled', '[]', '["ada"]', '[]', 14, NULL, 0, '');
INSERT INTO entries (table_id, number, at, body) VALUES ('table-over', 0, 12, '{"kind":"started"}');
"#;

async fn migrations(folder: &str, last: i64) -> Migrator {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
    let mut all = Migrator::new(folder).await.unwrap();
    all.migrations = all.migrations.iter().filter(|migration| migration.version <= last).cloned().collect();
    all
}

async fn check(store: &impl Store) {
    let page = store.tables(&Filter::Open, &Search::default(), None, 9).await.unwrap();
    let ids: Vec<_> = page.tables.iter().map(|table| table.id.clone()).collect();
    assert_eq!(ids, [table_id("other"), table_id("first"), table_id("second")]);
    let first = Listing { title_key: "été 50%".to_owned(), pace: Pace::Days, seats: 3, free_seats: 2, place: 1, seen_at: 10 };
    assert_eq!(page.tables[1].listing, first);
    assert_eq!(page.tables[2].listing, Listing { place: 2, seen_at: 20, ..Listing::default() });
    let search = Search { title: Some("Été".to_owned()), ..Search::default() };
    assert_eq!(store.tables(&Filter::Open, &search, None, 9).await.unwrap().tables.len(), 1);
    assert_eq!(store.stale_tables(Stale::Unseen, 15, 9).await.unwrap(), [table_id("first")]);
}

async fn check_games(store: &impl Store) {
    assert_eq!(store.due(100, 9).await.unwrap(), [table_id("clock")]);
    let page = store.tables(&Filter::Results, &Search::default(), None, 9).await.unwrap();
    assert_eq!(page.tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), [table_id("later"), table_id("over")]);
    assert_eq!(store.stale_tables(Stale::CalledOff, 15, 9).await.unwrap(), [table_id("off")]);
    assert_eq!(store.stale_tables(Stale::Finished, 15, 9).await.unwrap(), [table_id("over"), table_id("later")]);
    let log = store.entries(&table_id("over"), 0).await.unwrap();
    store.archive_table(&table_id("over")).await.unwrap();
    assert_eq!((log.len(), store.entries(&table_id("over"), 0).await.unwrap()), (1, log));
}

#[tokio::test]
async fn tables_of_before_can_be_searched_in_sqlite() {
    let place = File::new();
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", place.path().display())).await.unwrap();
    migrations("sqlite", BEFORE_LISTS).await.run(&mut connection).await.unwrap();
    sqlx::raw_sql(TABLES).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    check(&place.open().await).await;
}

#[tokio::test]
async fn tables_of_before_can_be_searched_in_postgres() {
    let place = <Database as Place>::new();
    let mut connection = PgConnection::connect(place.url()).await.unwrap();
    migrations("postgres", BEFORE_LISTS).await.run(&mut connection).await.unwrap();
    sqlx::raw_sql(TABLES).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    check(&place.open().await).await;
}

#[tokio::test]
async fn games_of_before_are_due_listed_and_archived_in_sqlite() {
    let place = File::new();
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", place.path().display())).await.unwrap();
    migrations("sqlite", BEFORE_ARCHIVE).await.run(&mut connection).await.unwrap();
    sqlx::raw_sql(GAMES).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    check_games(&place.open().await).await;
}

#[tokio::test]
async fn games_of_before_are_due_listed_and_archived_in_postgres() {
    let place = <Database as Place>::new();
    let mut connection = PgConnection::connect(place.url()).await.unwrap();
    migrations("postgres", BEFORE_ARCHIVE).await.run(&mut connection).await.unwrap();
    sqlx::raw_sql(GAMES).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    check_games(&place.open().await).await;
}
