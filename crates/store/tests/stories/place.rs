//! Where a story takes place: a database that can be opened again.

use pg_harness::{Database, Disk};
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::path::PathBuf;
use store::{PostgresStore, SqliteStore, Store};
use tempfile::TempDir;

pub(crate) trait Place {
    type Store: Store;

    fn new() -> Self;
    /// Opens it once more; what was opened before goes on.
    async fn open(&self) -> Self::Store;
    /// Changes it by another hand.
    async fn change(&self, sql: &'static str);
    /// Counts in it by another hand.
    async fn number(&self, sql: &'static str) -> i64;
}

pub(crate) struct File(TempDir);

impl File {
    pub(crate) fn path(&self) -> PathBuf {
        self.0.path().join("store.sqlite")
    }
}

impl Place for File {
    type Store = SqliteStore;

    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.path()).await.unwrap()
    }

    async fn change(&self, sql: &'static str) {
        let mut connection = SqliteConnection::connect(&format!("sqlite:{}", self.path().display())).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    }

    async fn number(&self, sql: &'static str) -> i64 {
        let mut connection = SqliteConnection::connect(&format!("sqlite:{}", self.path().display())).await.unwrap();
        sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
    }
}

impl Place for Database {
    type Store = PostgresStore;

    fn new() -> Self {
        Self::new()
    }

    async fn open(&self) -> PostgresStore {
        PostgresStore::open(self.url()).await.unwrap()
    }

    async fn change(&self, sql: &'static str) {
        let mut connection = PgConnection::connect(self.url()).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    }

    async fn number(&self, sql: &'static str) -> i64 {
        let mut connection = PgConnection::connect(self.url()).await.unwrap();
        sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
    }
}

/// PostgreSQL as it is installed, with all its waiting for the disk.
pub(crate) struct Synced(Database);

impl Place for Synced {
    type Store = PostgresStore;

    fn new() -> Self {
        Self(Database::alone(Disk::Synced))
    }

    async fn open(&self) -> PostgresStore {
        self.0.open().await
    }

    async fn change(&self, sql: &'static str) {
        self.0.change(sql).await;
    }

    async fn number(&self, sql: &'static str) -> i64 {
        self.0.number(sql).await
    }
}
