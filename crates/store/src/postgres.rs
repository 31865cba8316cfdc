//! PostgreSQL: for those who run one already, and for several servers with one database.

use crate::lists::fill_title_keys;
use crate::sql::{Backend, Query, Reading, Step, refusal};
use crate::{Append, Millis, Result, StoreError, TableId, migrations, rows};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{Postgres, Row};
use std::time::Duration;

const CONNECTIONS: u32 = 16;

/// How often a write is tried that others are in the way of: where several want the same, one of them may lose to each of
/// the others.
const TRIES: u32 = 12;

/// How long one waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The store in a PostgreSQL database. Clones share their connections.
///
/// Each write is a transaction of its own; the server groups commits by itself.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pub(crate) pool: PgPool,
}

impl PostgresStore {
    /// Connects to `postgres://…` and brings the tables up to date. Several servers may do so at once.
    pub async fn open(url: &str) -> Result<Self> {
        let unusable = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("PostgreSQL: {error}"));
        let options: PgConnectOptions = url.parse().map_err(|error: sqlx::Error| unusable(&error))?;
        // Whatever the server's settings are: a write that was answered is on disk.
        let options = options.options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await.map_err(|error| unusable(&error))?;
        migrations::postgres().run(&pool).await.map_err(|error| unusable(&error))?;
        let store = Self { pool };
        fill_title_keys(&store).await?;
        Ok(store)
    }
}

/// Why a write did not happen.
enum Failure {
    /// The step found nothing to change, or cannot even be worded.
    Step(StoreError),
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Database(error)
    }
}

impl Failure {
    fn told(self) -> StoreError {
        match self {
            Failure::Step(error) => error,
            Failure::Database(error) => refusal(error),
        }
    }

    /// Whether nothing was wrong with the write but that others wrote at the same moment.
    fn may_succeed_again(&self) -> bool {
        const SERIALIZATION_FAILURE: &str = "40001";
        const DEADLOCK_DETECTED: &str = "40P01";
        let Failure::Database(sqlx::Error::Database(error)) = self else { return false };
        error.code().is_some_and(|code| code == SERIALIZATION_FAILURE || code == DEADLOCK_DETECTED)
    }
}

impl PostgresStore {
    async fn write_once(&self, steps: &[Step]) -> std::result::Result<Option<i64>, Failure> {
        // A single statement is a transaction by itself, and takes one round trip instead of three.
        if let [step] = steps {
            let mut connection = self.pool.acquire().await?;
            return take(&mut connection, step).await;
        }
        let mut transaction = self.pool.begin().await?;
        let mut number = None;
        for step in steps {
            number = take(&mut transaction, step).await?;
        }
        transaction.commit().await?;
        Ok(number)
    }
}

impl Backend for PostgresStore {
    async fn read<T: Send + 'static>(&self, query: Query, reading: Reading<T>) -> Result<Vec<T>> {
        let rows = sqlx::query_with(query.sql, query.arguments::<Postgres>()?).fetch_all(&self.pool).await.map_err(refusal)?;
        rows.iter().map(|row| reading(row)).collect()
    }

    /// Of two writes that wait for each other PostgreSQL ends one as a whole; that one is tried again.
    async fn write(&self, steps: Vec<Step>) -> Result<Option<i64>> {
        for _ in 1..TRIES {
            match self.write_once(&steps).await {
                Err(failure) if failure.may_succeed_again() => tracing::debug!("a write was in the way of another, and is tried again"),
                written => return written.map_err(Failure::told),
            }
        }
        self.write_once(&steps).await.map_err(Failure::told)
    }

    /// One statement and so one round trip. Whoever updates the row first holds it; the others wait and then
    /// find that the count has changed.
    fn append_steps(&self, append: &Append) -> Result<Vec<Step>> {
        let sql = concat!(
            "WITH head AS (",
            append_head!(),
            " RETURNING id, revision), added AS (INSERT INTO entries (table_id, number, at, person, action_id, body) \
             SELECT head.id, new.number, new.at, new.person, new.action_id, new.body FROM head, \
             json_to_recordset($13::json) AS new (number BIGINT, at BIGINT, person TEXT, action_id TEXT, body TEXT)) \
             SELECT revision FROM head"
        );
        rows::append_values(Query::new(sql), append).map(|query| vec![Step::must(query)])
    }

    fn valid_keys(&self) -> &'static str {
        valid_keys!("SELECT json_array_elements_text($1::json)")
    }

    fn lengths(&self) -> &'static str {
        lengths!("SELECT json_array_elements_text($1::json)")
    }

    /// One statement; rows that another server takes at this moment are passed over and not waited for.
    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>> {
        let sql = "UPDATE due SET at = $2 WHERE table_id IN (SELECT table_id FROM due WHERE at <= $1 \
                   ORDER BY at, table_id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING table_id";
        let query = Query::new(sql).number(now).number(until).number(limit.into());
        self.read(query, |row| Ok(TableId(row.text("table_id")?))).await
    }

    fn clock(&self) -> Option<&'static str> {
        Some("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now")
    }
}

async fn take(connection: &mut PgConnection, step: &Step) -> std::result::Result<Option<i64>, Failure> {
    let arguments = step.query.arguments::<Postgres>().map_err(Failure::Step)?;
    let rows: Vec<PgRow> = sqlx::query_with(step.query.sql, arguments).fetch_all(connection).await?;
    if let Some(missing) = step.must_return.filter(|_| rows.is_empty()) {
        return Err(Failure::Step(missing.error()));
    }
    Ok(rows.first().map(|row| row.try_get(0)).transpose()?)
}
