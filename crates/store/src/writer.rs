//! The one writer of a SQLite file, with group commit.
//!
//! A commit waits for the disk, and the disk takes as long for one write as for a hundred. So whatever has
//! queued up while the last commit ran goes into the next one. Each write has a savepoint of its own: one
//! that is refused takes nothing of the others with it. Nobody is answered before the commit has returned.

use crate::sql::{Step, refusal};
use crate::{Result, StoreError};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, Sqlite};
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait; further callers wait to queue up.
const QUEUE: usize = 4096;

/// How many writes go into one commit, so that the first of them is not kept waiting for ever.
const TOGETHER: usize = 512;

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    steps: Vec<Step>,
    answer: oneshot::Sender<Answer>,
}

/// The number that the last step gave back.
type Answer = Result<Option<i64>>;

impl Writer {
    /// The task ends, and with it the connection, when the last clone is gone and its writes are on disk.
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(serve(connection, jobs));
        Self { queue }
    }

    pub(crate) async fn write(&self, steps: Vec<Step>) -> Answer {
        let stopped = || StoreError::Unavailable("the writer has stopped".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Job { steps, answer }).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

async fn serve(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        match commit(&mut connection, &batch).await {
            Ok(answers) => batch.drain(..).zip(answers).for_each(|(job, result)| answer(job, result)),
            // Something worse than a refusal: the write at fault is found by taking them one by one.
            Err(Failure::Write(_)) if batch.len() > 1 => {
                for job in batch.drain(..) {
                    let result = commit(&mut connection, std::slice::from_ref(&job)).await;
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
fn answer(job: Job, result: Answer) {
    let _ = job.answer.send(result);
}

/// Why a whole transaction failed.
enum Failure {
    /// One of its writes broke it.
    Write(String),
    /// It could not begin or end.
    Transaction(String),
}

impl Failure {
    fn error(&self) -> StoreError {
        match self {
            Self::Write(why) | Self::Transaction(why) => StoreError::Unavailable(why.clone()),
        }
    }
}

/// Takes all jobs in one transaction and gives their answers once it is on disk.
async fn commit(connection: &mut SqliteConnection, jobs: &[Job]) -> std::result::Result<Vec<Answer>, Failure> {
    run(connection, "BEGIN IMMEDIATE").await.map_err(Failure::Transaction)?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        match attempt(connection, &job.steps).await {
            Ok(answer) => answers.push(answer),
            Err(error) => {
                roll_back(connection).await;
                return Err(Failure::Write(error));
            }
        }
    }
    if let Err(error) = run(connection, "COMMIT").await {
        roll_back(connection).await;
        return Err(Failure::Transaction(error));
    }
    Ok(answers)
}

/// SQLite has sometimes rolled back by itself already, and then this fails without harm.
async fn roll_back(connection: &mut SqliteConnection) {
    let _ = run(connection, "ROLLBACK").await;
}

/// One write: done or refused without a trace. An error means that the transaction itself is in doubt.
async fn attempt(connection: &mut SqliteConnection, steps: &[Step]) -> std::result::Result<Answer, String> {
    // A single step leaves no trace by itself.
    let savepoint = steps.len() > 1;
    if savepoint {
        run(connection, "SAVEPOINT one").await?;
    }
    let answer = match take(connection, steps).await {
        Err(StoreError::Unavailable(why)) => return Err(why),
        answer @ (Ok(_) | Err(StoreError::Conflict | StoreError::Exists)) => answer,
    };
    if savepoint {
        if answer.is_err() {
            run(connection, "ROLLBACK TO one").await?;
        }
        run(connection, "RELEASE one").await?;
    }
    Ok(answer)
}

async fn take(connection: &mut SqliteConnection, steps: &[Step]) -> Answer {
    let mut number = None;
    for Step { query, must_return } in steps {
        let arguments = query.arguments::<Sqlite>()?;
        let rows: Vec<SqliteRow> = sqlx::query_with(query.sql, arguments).fetch_all(&mut *connection).await.map_err(refusal)?;
        if *must_return && rows.is_empty() {
            return Err(StoreError::Conflict);
        }
        number = rows.first().map(|row| row.try_get(0)).transpose().map_err(refusal)?;
    }
    Ok(number)
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> std::result::Result<(), String> {
    sqlx::query(sql).execute(connection).await.map(drop).map_err(|error| error.to_string())
}
