//! Finished games out of the hot tables: a log with what it began with as one compressed row.
//!
//! The table's row stays, since lists are made of it, and so do chat and notes, which go on after a game. Everything moves in one
//! transaction, there and back, and whoever reads asks for both places in one statement: nobody finds half of a log.

use crate::sql::{Backend, Query, Row, Step};
use crate::{Entry, Json, Millis, PersonId, Result, StoreError, TableId, rows};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};
use std::io::{Read, Write};
use tokio::task::spawn_blocking;

/// What was cut out of the hot tables.
#[derive(Serialize, Deserialize)]
struct Archived {
    entries: Vec<ArchivedEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<ArchivedOpening>,
}

/// Its number is its place.
#[derive(Serialize, Deserialize)]
struct ArchivedEntry {
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action_id: Option<String>,
    body: String,
}

#[derive(Serialize, Deserialize)]
struct ArchivedOpening {
    creator: String,
    bytes: u64,
    body: String,
}

/// A row of a hot table, or the archive's one in its place.
enum Found<T> {
    Hot(T),
    Packed(Vec<u8>),
}

pub(crate) async fn archive<B: Backend>(backend: &B, table: &TableId) -> Result<()> {
    let sql = "SELECT at, person, action_id, body FROM entries WHERE table_id = $1 ORDER BY number";
    let entries = backend.read(Query::new(sql).text(&table.0), archived_entry).await?;
    let sql = "SELECT creator, bytes, body FROM openings WHERE table_id = $1";
    let opening = backend.read(Query::new(sql).text(&table.0), archived_opening).await?.into_iter().next();
    let (length, opening_bytes) = (entries.len() as u64, opening.as_ref().map_or(0, |opening| opening.bytes));
    let body = blocking(move || pack(&Archived { entries, opening })).await?;

    // Nothing but an append changes a log, and none comes between: the count says so.
    let close = Query::new(
        "UPDATE tables SET archived = TRUE WHERE id = $1 AND status = 'finished' AND NOT archived AND entry_count = $2 RETURNING revision",
    );
    let add =
        Query::new("INSERT INTO archive (table_id, creator, opening_bytes, body) SELECT id, creator, $2, $3 FROM tables WHERE id = $1");
    let mut steps = vec![Step::must(close.text(&table.0).count(length)), Step::new(add.text(&table.0).count(opening_bytes).bytes(body))];
    let emptied = [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM openings WHERE table_id = $1",
        "DELETE FROM snapshots WHERE table_id = $1",
    ];
    steps.extend(emptied.map(|sql| Step::new(Query::new(sql).text(&table.0))));
    backend.write(steps).await.map(drop)
}

/// Brings a log back for somebody who writes to it; false if it is not in the archive. Of two who do so at once one does it.
pub(crate) async fn restore<B: Backend>(backend: &B, table: &TableId) -> Result<bool> {
    let sql = "SELECT body AS packed FROM archive WHERE table_id = $1";
    let packed = backend.read(Query::new(sql).text(&table.0), |row| row.maybe_bytes("packed")).await?;
    let Some(packed) = packed.into_iter().flatten().next() else { return Ok(false) };
    let archived = blocking(move || unpack(&packed)).await?;

    let take = Query::new("DELETE FROM archive WHERE table_id = $1 RETURNING opening_bytes").text(&table.0);
    let open = Query::new("UPDATE tables SET archived = FALSE WHERE id = $1").text(&table.0);
    let mut steps = vec![Step::must(take), Step::new(open)];
    steps.extend(archived.entries.into_iter().zip(0..).map(|(entry, number)| entry.restored(table, number)));
    steps.extend(archived.opening.map(|opening| opening.restored(table)));
    match backend.write(steps).await {
        Ok(_) | Err(StoreError::Conflict) => Ok(true),
        Err(error) => Err(error),
    }
}

pub(crate) async fn entries<B: Backend>(backend: &B, table: &TableId, from: u64) -> Result<Vec<Entry>> {
    let sql = "SELECT number, at, body, CAST(NULL AS BYTEA) AS packed FROM entries WHERE table_id = $1 AND number >= $2 \
               UNION ALL SELECT 0, 0, '', body FROM archive WHERE table_id = $1 ORDER BY number";
    let found = backend.read(Query::new(sql).text(&table.0).count(from), |row| found(row, rows::entry)).await?;
    match unpacked(found).await? {
        Ok(entries) => Ok(entries),
        Err(archived) => {
            let entries = archived.entries.into_iter().zip(0..);
            let entries = entries.map(|(entry, number)| Entry { number, at: entry.at, body: Json::from_column(entry.body) });
            Ok(entries.skip_while(|entry| entry.number < from).collect())
        }
    }
}

pub(crate) async fn find_action<B: Backend>(backend: &B, table: &TableId, person: &PersonId, action_id: &str) -> Result<Option<u64>> {
    let sql = "SELECT number, CAST(NULL AS BYTEA) AS packed FROM entries WHERE table_id = $1 AND person = $2 AND action_id = $3 \
               UNION ALL SELECT 0, body FROM archive WHERE table_id = $1";
    let query = Query::new(sql).text(&table.0).text(&person.0).text(action_id);
    match unpacked(backend.read(query, |row| found(row, |row| row.count("number"))).await?).await? {
        Ok(numbers) => Ok(numbers.into_iter().next()),
        Err(archived) => {
            let is_it = |entry: &ArchivedEntry| entry.person.as_ref() == Some(&person.0) && entry.action_id.as_deref() == Some(action_id);
            Ok(archived.entries.iter().position(is_it).map(|number| number as u64))
        }
    }
}

pub(crate) async fn opening<B: Backend>(backend: &B, table: &TableId) -> Result<Option<Json>> {
    let sql = "SELECT body, CAST(NULL AS BYTEA) AS packed FROM openings WHERE table_id = $1 \
               UNION ALL SELECT '', body FROM archive WHERE table_id = $1";
    match unpacked(backend.read(Query::new(sql).text(&table.0), |row| found(row, |row| row.text("body"))).await?).await? {
        Ok(openings) => Ok(openings.into_iter().next().map(Json::from_column)),
        Err(archived) => Ok(archived.opening.map(|opening| Json::from_column(opening.body))),
    }
}

impl ArchivedEntry {
    fn restored(self, table: &TableId, number: u64) -> Step {
        let sql = "INSERT INTO entries (table_id, number, at, person, action_id, body) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = Query::new(sql).text(&table.0).count(number).number(self.at);
        Step::new(query.maybe_text(self.person).maybe_text(self.action_id).text(&self.body))
    }
}

impl ArchivedOpening {
    fn restored(self, table: &TableId) -> Step {
        let sql = "INSERT INTO openings (table_id, creator, bytes, body) VALUES ($1, $2, $3, $4)";
        Step::new(Query::new(sql).text(&table.0).text(&self.creator).count(self.bytes).text(&self.body))
    }
}

fn archived_entry(row: &dyn Row) -> Result<ArchivedEntry> {
    Ok(ArchivedEntry {
        at: row.number("at")?,
        person: row.maybe_text("person")?,
        action_id: row.maybe_text("action_id")?,
        body: row.text("body")?,
    })
}

fn archived_opening(row: &dyn Row) -> Result<ArchivedOpening> {
    Ok(ArchivedOpening { creator: row.text("creator")?, bytes: row.count("bytes")?, body: row.text("body")? })
}

fn found<T>(row: &dyn Row, hot: impl FnOnce(&dyn Row) -> Result<T>) -> Result<Found<T>> {
    Ok(match row.maybe_bytes("packed")? {
        Some(packed) => Found::Packed(packed),
        None => Found::Hot(hot(row)?),
    })
}

/// What is in the hot tables, or else what the archive has. A log is in one of the two.
async fn unpacked<T>(found: Vec<Found<T>>) -> Result<std::result::Result<Vec<T>, Archived>> {
    let mut hot = Vec::with_capacity(found.len());
    for one in found {
        match one {
            Found::Hot(row) => hot.push(row),
            Found::Packed(packed) => return blocking(move || unpack(&packed)).await.map(Err),
        }
    }
    Ok(Ok(hot))
}

/// A long log takes a moment, and others wait for this thread.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    spawn_blocking(work).await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
}

fn pack(archived: &Archived) -> Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    let text = rows::json(archived)?;
    encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).map_err(unreadable)
}

fn unpack(packed: &[u8]) -> Result<Archived> {
    let mut text = String::new();
    ZlibDecoder::new(packed).read_to_string(&mut text).map_err(unreadable)?;
    rows::from_json(&text)
}

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the error over")]
fn unreadable(error: std::io::Error) -> StoreError {
    StoreError::Unavailable(format!("a log in the archive cannot be read or written: {error}"))
}
