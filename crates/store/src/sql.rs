//! What both databases have in common: statements are data, and rows are read by name.
//!
//! [`Backend`] is all that a database must do. The contract itself is written once above it, in `contract.rs`.

use crate::{Append, Millis, Result, StoreError, TableId};
use sqlx::{Arguments, ColumnIndex, Database, Decode, Encode, Type};
use std::future::Future;

/// What an append does to the row of its table: the beginning of a statement that each database goes on with.
macro_rules! append_head {
    () => {
        "UPDATE tables SET revision = revision + 1, entry_count = entry_count + $3, status = $4, seating = $5, people = $6, \
         awaited = $7, updated_at = $8, deadline = $9, outcome = $10, rules_version = $11, rules = $12 \
         WHERE id = $1 AND entry_count = $2 AND NOT archived"
    };
}

/// The columns that make a [`Table`](crate::Table), in a list or alone.
macro_rules! table_columns {
    () => {
        "id, revision, game, creator, visibility, created_at, setup, status, seating, people, tables.awaited AS awaited, \
         updated_at, deadline, outcome, rules_version, rules, title_key, pace, seats, free_seats, place, seen_at"
    };
}

/// Which of the keys in a list of JSON are those of valid credentials, where only the databases' way to read such a list differs.
macro_rules! valid_keys {
    ($list:literal) => {
        concat!(
            "SELECT session AS key FROM credentials WHERE session IN (",
            $list,
            ") AND (expires_at IS NULL OR expires_at > $2) UNION SELECT id AS key FROM credentials WHERE session IS NULL AND id IN (",
            $list,
            ") AND (expires_at IS NULL OR expires_at > $2)"
        )
    };
}

/// How far the tables in a list of JSON have come.
macro_rules! lengths {
    ($list:literal) => {
        concat!("SELECT id, revision, entry_count, message_count FROM tables WHERE id IN (", $list, ")")
    };
}

/// A statement with its values. Its text does on both databases: values stand as `$1`, `$2` and so on.
#[derive(Debug)]
pub(crate) struct Query {
    pub(crate) sql: &'static str,
    pub(crate) values: Vec<Value>,
}

#[derive(Debug)]
pub(crate) enum Value {
    Text(String),
    MaybeText(Option<String>),
    Number(i64),
    MaybeNumber(Option<i64>),
    Bytes(Vec<u8>),
}

impl Query {
    pub(crate) fn new(sql: &'static str) -> Self {
        Self { sql, values: Vec::new() }
    }

    pub(crate) fn text(self, text: &str) -> Self {
        self.value(Value::Text(text.to_owned()))
    }

    pub(crate) fn maybe_text(self, text: Option<String>) -> Self {
        self.value(Value::MaybeText(text))
    }

    pub(crate) fn number(self, number: i64) -> Self {
        self.value(Value::Number(number))
    }

    pub(crate) fn maybe_number(self, number: Option<i64>) -> Self {
        self.value(Value::MaybeNumber(number))
    }

    /// A count. No database holds more than `i64::MAX` of anything, so that a larger one means "beyond all".
    pub(crate) fn count(self, count: u64) -> Self {
        self.number(i64::try_from(count).unwrap_or(i64::MAX))
    }

    pub(crate) fn bytes(self, bytes: Vec<u8>) -> Self {
        self.value(Value::Bytes(bytes))
    }

    fn value(mut self, value: Value) -> Self {
        self.values.push(value);
        self
    }

    /// The values in the form of one database.
    pub(crate) fn arguments<DB>(&self) -> Result<DB::Arguments>
    where
        DB: Database,
        String: for<'q> Encode<'q, DB> + Type<DB>,
        Option<String>: for<'q> Encode<'q, DB> + Type<DB>,
        i64: for<'q> Encode<'q, DB> + Type<DB>,
        Option<i64>: for<'q> Encode<'q, DB> + Type<DB>,
        Vec<u8>: for<'q> Encode<'q, DB> + Type<DB>,
    {
        let mut arguments = DB::Arguments::default();
        for value in &self.values {
            match value {
                Value::Text(text) => arguments.add(text.clone()),
                Value::MaybeText(text) => arguments.add(text.clone()),
                Value::Number(number) => arguments.add(*number),
                Value::MaybeNumber(number) => arguments.add(*number),
                Value::Bytes(bytes) => arguments.add(bytes.clone()),
            }
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        }
        Ok(arguments)
    }
}

/// A part of a write.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) query: Query,
    /// Whether it must give a row back, as `RETURNING` does, and what it means for the whole write if it does not.
    pub(crate) must_return: Option<Missing>,
    /// Whether it can fail only where the steps before it have changed nothing.
    pub(crate) follows: bool,
}

/// What a row that did not come back means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// What the writer had read is no longer true.
    Conflict,
    /// Somebody else has it.
    Exists,
}

impl Missing {
    pub(crate) fn error(self) -> StoreError {
        match self {
            Missing::Conflict => StoreError::Conflict,
            Missing::Exists => StoreError::Exists,
        }
    }
}

impl Step {
    pub(crate) fn new(query: Query) -> Self {
        Self { query, must_return: None, follows: false }
    }

    pub(crate) fn must(query: Query) -> Self {
        Self { query, must_return: Some(Missing::Conflict), follows: false }
    }

    /// One that gives a row back unless somebody else has what it takes.
    pub(crate) fn takes(query: Query) -> Self {
        Self { query, must_return: Some(Missing::Exists), follows: false }
    }

    /// One that must give a row back, and fails only where the steps before it have changed nothing.
    pub(crate) fn follows(query: Query) -> Self {
        Self { query, must_return: Some(Missing::Conflict), follows: true }
    }
}

/// A row of either database, its columns found by name.
pub(crate) trait Row {
    fn text(&self, column: &str) -> Result<String>;
    fn maybe_text(&self, column: &str) -> Result<Option<String>>;
    fn number(&self, column: &str) -> Result<i64>;
    fn maybe_number(&self, column: &str) -> Result<Option<i64>>;
    fn maybe_bytes(&self, column: &str) -> Result<Option<Vec<u8>>>;

    fn count(&self, column: &str) -> Result<u64> {
        u64::try_from(self.number(column)?).map_err(|_| StoreError::Unavailable(format!("the number in {column} is below 0")))
    }
}

impl<R> Row for R
where
    R: sqlx::Row,
    for<'c> &'c str: ColumnIndex<R>,
    String: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    i64: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    fn text(&self, column: &str) -> Result<String> {
        self.try_get(column).map_err(refusal)
    }

    fn maybe_text(&self, column: &str) -> Result<Option<String>> {
        self.try_get(column).map_err(refusal)
    }

    fn number(&self, column: &str) -> Result<i64> {
        self.try_get(column).map_err(refusal)
    }

    fn maybe_number(&self, column: &str) -> Result<Option<i64>> {
        self.try_get(column).map_err(refusal)
    }

    fn maybe_bytes(&self, column: &str) -> Result<Option<Vec<u8>>> {
        self.try_get(column).map_err(refusal)
    }
}

/// Makes a value of a row.
pub(crate) type Reading<T> = fn(&dyn Row) -> Result<T>;

/// What a database must do to be a [`Store`](crate::Store).
pub(crate) trait Backend: Clone + Send + Sync + 'static {
    fn read<T: Send + 'static>(&self, query: Query, reading: Reading<T>) -> impl Future<Output = Result<Vec<T>>> + Send;

    /// Takes all steps or none, and returns once they are on disk: the number in the first column of the row
    /// that the last step gave back, if it gave one.
    fn write(&self, steps: Vec<Step>) -> impl Future<Output = Result<Option<i64>>> + Send;

    /// The one write whose statements differ, because it is the one that must be fast.
    fn append_steps(&self, append: &Append) -> Result<Vec<Step>>;

    /// The text of `valid_keys!`.
    fn valid_keys(&self) -> &'static str;

    /// The text of `lengths!`.
    fn lengths(&self) -> &'static str;

    /// Takes tables that are due for one of several servers.
    fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> impl Future<Output = Result<Vec<TableId>>> + Send;

    /// Asks what time it is, where the database has a clock of its own.
    fn clock(&self) -> Option<&'static str>;
}

/// What an error of the database means to a caller.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the error over")]
pub(crate) fn refusal(error: sqlx::Error) -> StoreError {
    let Some(database) = error.as_database_error() else {
        return StoreError::Unavailable(error.to_string());
    };
    if database.is_unique_violation() {
        return if is_entry_number(database) { StoreError::Conflict } else { StoreError::Exists };
    }
    // The person or the table that a row belongs to is not there.
    if database.is_foreign_key_violation() {
        return StoreError::Conflict;
    }
    StoreError::Unavailable(error.to_string())
}

/// Two entries with one number mean two writers.
fn is_entry_number(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.constraint() == Some("entries_pkey")
}
