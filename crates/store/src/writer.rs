//! The one writer of a SQLite file, with group commit.
//!
//! A commit waits for the disk, and the disk takes as long for one write as for a hundred. So whatever has
//! queued up while the last commit ran goes into the next one. Nobody is answered before the commit has returned.
//!
//! A write that is refused leaves no trace and takes nothing of the others with it. Savepoints see to that, and they
//! cost; as hardly any write is refused, all of them are tried without first.
//!
//! It is a thread with a connection of its own: a step of a write is a call and not a message to somebody else.

use crate::sql::{Step, Value};
use crate::{Result, StoreError};
use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, Statement, ToSql, ffi};
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait; further callers wait to queue up.
const QUEUE: usize = 4096;

/// How many writes go into one commit, so that the first of them is not kept waiting for ever.
const TOGETHER: usize = 512;

/// Every text of a write, prepared once.
const PREPARED: usize = 64;

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    steps: Vec<Step>,
    answer: oneshot::Sender<Written>,
}

/// The number that the last step gave back.
type Written = Result<Option<i64>>;

impl Writer {
    /// The thread ends, and with it the connection, when the last clone is gone and its writes are on disk.
    pub(crate) fn start(connection: Connection) -> std::io::Result<Self> {
        connection.set_prepared_statement_cache_capacity(PREPARED);
        let (queue, jobs) = mpsc::channel(QUEUE);
        std::thread::Builder::new().name("store-writer".to_owned()).spawn(move || serve(&connection, jobs))?;
        Ok(Self { queue })
    }

    pub(crate) async fn write(&self, steps: Vec<Step>) -> Written {
        let stopped = || StoreError::Unavailable("the writer has stopped".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Job { steps, answer }).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

fn serve(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.blocking_recv_many(&mut batch, TOGETHER) > 0 {
        // Where one core does everything, others get to queue up what they were about to write.
        std::thread::yield_now();
        while batch.len() < TOGETHER
            && let Ok(job) = jobs.try_recv()
        {
            batch.push(job);
        }
        match commit(connection, &batch) {
            Ok(answers) => batch.drain(..).zip(answers).for_each(|(job, result)| answer(job, result)),
            // Something worse than a refusal: the write at fault is found by taking them one by one.
            Err(Failure::Write(_)) if batch.len() > 1 => {
                for job in batch.drain(..) {
                    let result = commit(connection, std::slice::from_ref(&job));
                    answer(
                        job,
                        result.map_or_else(|failure| Err(failure.error()), |answers| answers.into_iter().next().unwrap_or(Ok(None))),
                    );
                }
            }
            Err(failure) => batch.drain(..).for_each(|job| answer(job, Err(failure.error()))),
        }
    }
}

/// Whoever has gone away in the meantime misses the answer; the write is on disk all the same.
fn answer(job: Job, result: Written) {
    let _ = job.answer.send(result);
}

/// Why a whole transaction failed.
enum Failure {
    /// One of its writes was refused when it had changed something already.
    HalfDone,
    /// One of its writes broke it.
    Write(String),
    /// It could not begin or end.
    Transaction(String),
}

impl Failure {
    fn error(&self) -> StoreError {
        match self {
            Self::HalfDone => StoreError::Unavailable("a write was refused half done".to_owned()),
            Self::Write(why) | Self::Transaction(why) => StoreError::Unavailable(why.clone()),
        }
    }
}

/// Takes all jobs in one transaction and gives their answers once it is on disk.
fn commit(connection: &Connection, jobs: &[Job]) -> std::result::Result<Vec<Written>, Failure> {
    match transaction(connection, jobs, Savepoints::Without) {
        Err(Failure::HalfDone) => transaction(connection, jobs, Savepoints::With),
        done => done,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Savepoints {
    With,
    Without,
}

fn transaction(connection: &Connection, jobs: &[Job], savepoints: Savepoints) -> std::result::Result<Vec<Written>, Failure> {
    run(connection, "BEGIN IMMEDIATE").map_err(Failure::Transaction)?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        match attempt(connection, &job.steps, savepoints) {
            Ok(answer) => answers.push(answer),
            Err(failure) => {
                roll_back(connection);
                return Err(failure);
            }
        }
    }
    if let Err(error) = run(connection, "COMMIT") {
        roll_back(connection);
        return Err(Failure::Transaction(error));
    }
    Ok(answers)
}

/// SQLite has sometimes rolled back by itself already, and then this fails without harm.
fn roll_back(connection: &Connection) {
    let _ = run(connection, "ROLLBACK");
}

/// One write: done or refused without a trace. A failure means that the transaction itself is in doubt.
fn attempt(connection: &Connection, steps: &[Step], savepoints: Savepoints) -> std::result::Result<Written, Failure> {
    // A single step leaves no trace by itself.
    let may_leave_traces = steps.iter().skip(1).any(|step| !step.follows);
    if !may_leave_traces {
        return settled(take(connection, steps));
    }
    if savepoints == Savepoints::Without {
        let answer = settled(take(connection, steps))?;
        return if answer.is_err() { Err(Failure::HalfDone) } else { Ok(answer) };
    }
    run(connection, "SAVEPOINT one").map_err(Failure::Write)?;
    let answer = settled(take(connection, steps))?;
    if answer.is_err() {
        run(connection, "ROLLBACK TO one").map_err(Failure::Write)?;
    }
    run(connection, "RELEASE one").map_err(Failure::Write)?;
    Ok(answer)
}

/// A refusal is an answer; anything else that goes wrong is not.
fn settled(answer: Written) -> std::result::Result<Written, Failure> {
    match answer {
        Err(StoreError::Unavailable(why)) => Err(Failure::Write(why)),
        answer @ (Ok(_) | Err(StoreError::Conflict | StoreError::Exists)) => Ok(answer),
    }
}

fn take(connection: &Connection, steps: &[Step]) -> Written {
    let mut number = None;
    for Step { query, must_return, .. } in steps {
        number = first_number(connection, query.sql, &query.values).map_err(refusal)?;
        if let Some(missing) = must_return.filter(|_| number.is_none()) {
            return Err(missing.error());
        }
    }
    Ok(number)
}

/// Carries out a statement to its end; the number in the first column of the first row comes back.
fn first_number(connection: &Connection, sql: &str, values: &[Value]) -> rusqlite::Result<Option<i64>> {
    let mut statement = connection.prepare_cached(sql)?;
    bind(&mut statement, values)?;
    let mut rows = statement.raw_query();
    let mut number = None;
    while let Some(row) = rows.next()? {
        number = number.or(Some(row.get(0)?));
    }
    Ok(number)
}

/// SQLite takes `$2` for a name and counts names as they appear, so the number in the name says which value is meant.
fn bind(statement: &mut Statement<'_>, values: &[Value]) -> rusqlite::Result<()> {
    let count = statement.parameter_count();
    for index in 1..=count {
        let number = statement.parameter_name(index).and_then(|name| name.strip_prefix('$')?.parse::<usize>().ok());
        let value = number.and_then(|number| values.get(number.checked_sub(1)?));
        statement.raw_bind_parameter(index, value.ok_or(rusqlite::Error::InvalidParameterCount(values.len(), count))?)?;
    }
    Ok(())
}

fn run(connection: &Connection, sql: &'static str) -> std::result::Result<(), String> {
    first_number(connection, sql, &[]).map(drop).map_err(|error| error.to_string())
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Value::Text(text) => text.to_sql(),
            Value::MaybeText(text) => text.to_sql(),
            Value::Number(number) => number.to_sql(),
            Value::MaybeNumber(number) => number.to_sql(),
            Value::Bytes(bytes) => bytes.to_sql(),
        }
    }
}

/// What an error of SQLite means to a caller.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the error over")]
fn refusal(error: rusqlite::Error) -> StoreError {
    let rusqlite::Error::SqliteFailure(failure, message) = &error else {
        return StoreError::Unavailable(error.to_string());
    };
    match failure.extended_code {
        // Two entries with one number mean two writers.
        ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE
            if message.as_deref().is_some_and(|message| message.ends_with("entries.table_id, entries.number")) =>
        {
            StoreError::Conflict
        }
        ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE => StoreError::Exists,
        // The person or the table that a row belongs to is not there.
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY => StoreError::Conflict,
        _ => StoreError::Unavailable(error.to_string()),
    }
}
