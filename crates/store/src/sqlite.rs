//! SQLite: one file, one writer, many readers.

use crate::sql::{Backend, Query, Reading, Step, refusal};
use crate::writer::Writer;
use crate::{Append, Result, StoreError, rows};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Sqlite};
use std::fs::File;
use std::io;
use std::path::Path;
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

const READERS: u32 = 8;

/// How long one waits while another program holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// The store in one file. Clones share the writer and the readers.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if it is missing and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<Self> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).foreign_keys(true);
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Without it a commit that was answered could be gone after a power cut.
            .synchronous(SqliteSynchronous::Full);
        let unusable = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("{}: {error}", path.display()));
        if let Some(error) = why_not_written(path) {
            return Err(unusable(&format!("the file may not be written: {error}")));
        }
        let mut connection = writing.connect().await.map_err(|error| unusable(&error))?;
        MIGRATIONS.run(&mut connection).await.map_err(|error| unusable(&error))?;
        let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = pool.connect_with(options.read_only(true)).await.map_err(|error| unusable(&error))?;
        Ok(Self { writer: Writer::start(connection), readers })
    }

    /// Writes a copy of the whole store while it is being used. `Exists` if there is a file already.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        let failed = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("backup to {}: {error}", to.display()));
        let name = to.to_str().ok_or_else(|| failed(&"the path is not UTF-8"))?;
        // SQLite fills an empty file, and nobody else can have made this one.
        let file = File::create_new(to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Exists,
            _ => failed(&error),
        })?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&self.readers).await;
        let done = copied.map_err(|error| failed(&error)).and_then(|_| file.sync_all().map_err(|error| failed(&error)));
        if done.is_err() {
            // Half a copy must not look like one. The first error is the one to tell.
            let _ = std::fs::remove_file(to);
        }
        done
    }
}

/// SQLite would open a file that it may not write all the same, and fail later with less to say.
fn why_not_written(path: &Path) -> Option<io::Error> {
    let error = File::options().append(true).open(path).err()?;
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem).then_some(error)
}

impl Backend for SqliteStore {
    async fn read<T: Send + 'static>(&self, query: Query, reading: Reading<T>) -> Result<Vec<T>> {
        let rows = sqlx::query_with(query.sql, query.arguments::<Sqlite>()?).fetch_all(&self.readers).await.map_err(refusal)?;
        rows.iter().map(|row| reading(row)).collect()
    }

    async fn write(&self, steps: Vec<Step>) -> Result<Option<i64>> {
        self.writer.write(steps).await
    }

    /// One text and so one turn of the connection's thread. The first statement fails without a trace or makes
    /// sure that the second succeeds; together they need no savepoint.
    fn append_steps(&self, append: &Append) -> Result<Vec<Step>> {
        let sql = concat!(
            "INSERT INTO entries (table_id, number, at, person, action_id, body) \
             SELECT tables.id, value ->> 'number', value ->> 'at', value ->> 'person', value ->> 'action_id', value ->> 'body' \
             FROM tables, json_each($11) WHERE tables.id = $1 AND entry_count = $2; ",
            append_head!(),
            " RETURNING revision"
        );
        rows::append_values(Query::new(sql), append).map(|query| vec![Step::must(query)])
    }
}
