//! The store that a URL names.

use crate::sql::{Backend, Query, Reading, Step};
use crate::{Append, Millis, PostgresStore, Result, SqliteStore, StoreError, TableId};
use std::path::Path;

/// Either database, chosen when the server starts.
#[derive(Clone, Debug)]
pub enum AnyStore {
    Sqlite(SqliteStore),
    Postgres(PostgresStore),
}

impl AnyStore {
    /// `sqlite:PATH` or a plain path is a file, made if it is missing; `postgres://…` is a database.
    pub async fn open(url: &str) -> Result<Self> {
        match Place::of(url)? {
            Place::File(path) => SqliteStore::open(path).await.map(Self::Sqlite),
            Place::Server(url) => PostgresStore::open(url).await.map(Self::Postgres),
        }
    }
}

#[derive(PartialEq, Eq, Debug)]
enum Place<'a> {
    File(&'a Path),
    Server(&'a str),
}

impl<'a> Place<'a> {
    fn of(url: &'a str) -> Result<Self> {
        let bad = |what: &str| Err(StoreError::Unavailable(format!("{what}: write sqlite:PATH, a path or postgres://USER@HOST/DATABASE")));
        let path = match url.split_once(':') {
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => return Ok(Self::Server(url)),
            Some(("sqlite", path)) => path.strip_prefix("//").unwrap_or(path),
            Some((scheme, rest)) if rest.starts_with("//") => return bad(&format!("no store is known for {scheme}://")),
            _ => url,
        };
        match path {
            "" => bad("the address of the store names no file"),
            // A store in memory would forget what it has acknowledged.
            path if path.contains(":memory:") => bad("a store must be a file"),
            path => Ok(Self::File(Path::new(path))),
        }
    }
}

impl Backend for AnyStore {
    async fn read<T: Send + 'static>(&self, query: Query, reading: Reading<T>) -> Result<Vec<T>> {
        match self {
            Self::Sqlite(store) => store.read(query, reading).await,
            Self::Postgres(store) => store.read(query, reading).await,
        }
    }

    async fn write(&self, steps: Vec<Step>) -> Result<Option<i64>> {
        match self {
            Self::Sqlite(store) => store.write(steps).await,
            Self::Postgres(store) => store.write(steps).await,
        }
    }

    fn append_steps(&self, append: &Append) -> Result<Vec<Step>> {
        match self {
            Self::Sqlite(store) => store.append_steps(append),
            Self::Postgres(store) => store.append_steps(append),
        }
    }

    fn valid_keys(&self) -> &'static str {
        match self {
            Self::Sqlite(store) => store.valid_keys(),
            Self::Postgres(store) => store.valid_keys(),
        }
    }

    fn lengths(&self) -> &'static str {
        match self {
            Self::Sqlite(store) => Backend::lengths(store),
            Self::Postgres(store) => Backend::lengths(store),
        }
    }

    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>> {
        match self {
            Self::Sqlite(store) => Backend::claim_due(store, now, until, limit).await,
            Self::Postgres(store) => Backend::claim_due(store, now, until, limit).await,
        }
    }

    fn clock(&self) -> Option<&'static str> {
        match self {
            Self::Sqlite(store) => Backend::clock(store),
            Self::Postgres(store) => Backend::clock(store),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_and_paths_name_a_place() {
        for (url, path) in [
            ("sqlite:emporion.sqlite", "emporion.sqlite"),
            ("sqlite:///var/lib/emporion.sqlite", "/var/lib/emporion.sqlite"),
            ("sqlite:/var/lib/emporion.sqlite", "/var/lib/emporion.sqlite"),
            ("data/emporion.sqlite", "data/emporion.sqlite"),
            ("data/a:b", "data/a:b"),
        ] {
            assert_eq!(Place::of(url).unwrap(), Place::File(Path::new(path)), "{url}");
        }
        for url in ["postgres://me@localhost/emporion", "postgresql:///emporion?host=/run/postgresql"] {
            assert_eq!(Place::of(url).unwrap(), Place::Server(url));
        }
    }

    #[test]
    fn other_urls_are_refused_with_what_is_allowed() {
        for url in ["", "sqlite:", "mysql://localhost/emporion", "sqlite::memory:"] {
            let Err(StoreError::Unavailable(text)) = Place::of(url) else { panic!("`{url}` was accepted") };
            assert!(text.contains("sqlite:PATH") && text.contains("postgres://"), "{text}");
        }
    }
}
