//! SQLite: one file, one writer, many readers.

use crate::lists::fill_title_keys;
use crate::sql::{Backend, Query, Reading, Step, refusal};
use crate::writer::Writer;
use crate::{Append, Millis, NewEntry, Result, StoreError, TableId, files, migrations, rows};
use rusqlite::OpenFlags;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, Sqlite};
use std::fs::File;
use std::io;
use std::path::Path;
use std::time::Duration;

const READERS: u32 = 8;

/// What the writer keeps of the file, so that a thousand tables in play need not be read again for every append.
const CACHE_KIB: i64 = 32 * 1024;

/// How long the journal grows before it is tidied into the file: pages that are written again and again go there once.
const CHECKPOINT_PAGES: i64 = 4000;

/// How long one waits while another program holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// The store in one file. Clones share the writer and the readers.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if it is missing and brings its tables up to date. Its owner alone can read it afterwards.
    pub async fn open(path: &Path) -> Result<Self> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).foreign_keys(true);
        let making = options.clone().create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        let unusable = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("{}: {error}", path.display()));
        if let Some(error) = why_not_written(path) {
            return Err(unusable(&format!("the file may not be written: {error}")));
        }
        // Made here, it is closed to others from the start. Where that fails SQLite says why.
        let _ = files::create_private(path);
        files::tighten(path);
        let mut connection = making.connect().await.map_err(|error| unusable(&error))?;
        migrations::sqlite().run(&mut connection).await.map_err(|error| unusable(&error))?;
        // The writer is there before this connection closes, so that the journal is never tidied away in between.
        let writer = writing(path).map_err(|error| unusable(&error))?;
        connection.close().await.map_err(|error| unusable(&error))?;
        let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = pool.connect_with(options.read_only(true)).await.map_err(|error| unusable(&error))?;
        let store = Self { writer: Writer::start(writer).map_err(|error| unusable(&error))?, readers };
        fill_title_keys(&store).await?;
        Ok(store)
    }

    /// Writes a copy of the whole store while it is being used. `Exists` if there is a file already.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        copy(&self.readers, to).await
    }

    /// The same for a file that somebody else may be using. It is copied as it is, with the tables of whatever version it has.
    pub async fn backup_file(from: &Path, to: &Path) -> Result<()> {
        let unusable = |error: sqlx::Error| StoreError::Unavailable(format!("{}: {error}", from.display()));
        let options = SqliteConnectOptions::new().filename(from).busy_timeout(PATIENCE).read_only(true);
        let reader = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.map_err(unusable)?;
        let copied = copy(&reader, to).await;
        reader.close().await;
        copied
    }
}

async fn copy(readers: &SqlitePool, to: &Path) -> Result<()> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("backup to {}: {error}", to.display()));
    let name = to.to_str().ok_or_else(|| failed(&"the path is not UTF-8"))?;
    // SQLite fills an empty file, and nobody else can have made this one.
    let file = files::create_private(to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists,
        _ => failed(&error),
    })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(readers).await;
    let done = copied.map_err(|error| failed(&error)).and_then(|_| file.sync_all().map_err(|error| failed(&error)));
    if done.is_err() {
        // Half a copy must not look like one. The first error is the one to tell.
        let _ = std::fs::remove_file(to);
    }
    done
}

/// SQLite would open a file that it may not write all the same, and fail later with less to say.
fn why_not_written(path: &Path) -> Option<io::Error> {
    let error = File::options().append(true).open(path).err()?;
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem).then_some(error)
}

/// The connection that writes.
fn writing(path: &Path) -> rusqlite::Result<rusqlite::Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Without it a commit that was answered could be gone after a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(connection)
}

impl Backend for SqliteStore {
    async fn read<T: Send + 'static>(&self, query: Query, reading: Reading<T>) -> Result<Vec<T>> {
        let rows = sqlx::query_with(query.sql, query.arguments::<Sqlite>()?).fetch_all(&self.readers).await.map_err(refusal)?;
        rows.iter().map(|row| reading(row)).collect()
    }

    async fn write(&self, steps: Vec<Step>) -> Result<Option<i64>> {
        self.writer.write(steps).await
    }

    /// The entries come first: where the log has another length they add nothing, and the row does not follow.
    fn append_steps(&self, append: &Append) -> Result<Vec<Step>> {
        let head = rows::append_head(Query::new(concat!(append_head!(), " RETURNING revision")), append)?;
        let entry = |(entry, number): (&NewEntry, u64)| {
            let query = Query::new(
                "INSERT INTO entries (table_id, number, at, person, action_id, body) \
                 SELECT id, $3, $4, $5, $6, $7 FROM tables WHERE id = $1 AND entry_count = $2 AND NOT archived",
            );
            let (person, action_id) = entry.action.clone().map(|(person, id)| (person.0, id)).unzip();
            let query = query.text(&append.table.0).count(append.after).count(number).number(entry.at);
            Step::new(query.maybe_text(person).maybe_text(action_id).text(entry.body.text()))
        };
        Ok(append.entries.iter().zip(append.after..).map(entry).chain([Step::follows(head)]).collect())
    }

    fn valid_keys(&self) -> &'static str {
        valid_keys!("SELECT value FROM json_each($1)")
    }

    fn lengths(&self) -> &'static str {
        lengths!("SELECT value FROM json_each($1)")
    }

    /// Each of them goes to whoever changes its deadline first.
    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>> {
        let due = Query::new("SELECT table_id, at FROM due WHERE at <= $1 ORDER BY at, table_id LIMIT $2");
        let due = self.read(due.number(now).number(limit.into()), |row| Ok((row.text("table_id")?, row.number("at")?))).await?;
        let mut claimed = Vec::with_capacity(due.len());
        for (id, at) in due {
            let claim = Query::new("UPDATE due SET at = $3 WHERE table_id = $1 AND at = $2 RETURNING at");
            match self.write(vec![Step::must(claim.text(&id).number(at).number(until))]).await {
                Ok(_) => claimed.push(TableId(id)),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(claimed)
    }

    fn clock(&self) -> Option<&'static str> {
        None
    }
}
