//! Lists of tables: what they are searched by, and where a page of them ends.
//!
//! Pages are found by the place where the one before ended and not by a count, so that tables that come and go in
//! between neither repeat nor hide others.

use crate::rows::{self, json, word};
use crate::sql::{Backend, Query, Row, Step};
use crate::{Millis, Pace, PersonId, Result, Status, StoreError, Table, TableId};

/// What lists know of a table besides its row; the rest of the row is the server's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The title as [`title_key`] makes it; empty without one.
    pub title_key: String,
    pub pace: Pace,
    pub seats: u64,
    pub free_seats: u64,
    /// The nth public table of its creator at a time; the first ones come first. A new table gets at least the place that
    /// is asked for, and a later one if its creator has more.
    pub place: u64,
    /// When somebody last looked at it while it was open.
    pub seen_at: Millis,
}

/// Which tables a list wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Public and waiting for people: everybody's first table before anybody's second, the newest first among them.
    Open,
    /// Where this person has a seat; those that wait for the person first, then what changed last.
    Of(PersonId),
    /// Finished and public, the newest first.
    Results,
}

/// What the tables of a list must be like; what is not said does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    pub game: Option<String>,
    pub pace: Option<Pace>,
    pub seats: Option<u64>,
    /// At least so many.
    pub free_seats: Option<u64>,
    /// A part of the title, whatever the case.
    pub title: Option<String>,
    /// Any of these; only a person's own list asks.
    pub statuses: Option<Vec<Status>>,
}

/// Where a page ended. Its fields are what the list is ordered by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub rank: i64,
    pub at: Millis,
    pub id: TableId,
}

/// A part of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    pub tables: Vec<Table>,
    /// Where the next one begins, if there is more.
    pub next: Option<Cursor>,
}

/// Tables that nobody needs any more, or needs seldom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stale {
    /// Open, and nobody has looked at them or sat down since.
    Unseen,
    /// In play, and nothing has happened since.
    Unplayed,
    /// Cancelled or expired since.
    CalledOff,
    /// Finished since, with a log that is not in the archive.
    Finished,
}

/// Titles that differ in case alone are found by the same words.
pub fn title_key(title: &str) -> String {
    title.to_lowercase()
}

/// The three lists take the same values, so that one text can stand for all of their conditions.
macro_rules! matches_search {
    () => {
        "($4 IS NULL OR game = $4) AND ($5 IS NULL OR pace = $5) AND ($6 IS NULL OR seats = $6) \
         AND ($7 IS NULL OR free_seats >= $7) AND ($8 IS NULL OR title_key LIKE $8 ESCAPE '\\')"
    };
}

const OPEN: &str = concat!(
    "SELECT ",
    table_columns!(),
    ", place AS list_rank, created_at AS list_at FROM tables WHERE status = 'open' AND visibility = 'public' \
     AND place >= $1 AND (place > $1 OR created_at < $2 OR (created_at = $2 AND id < $3)) AND ",
    matches_search!(),
    " ORDER BY place, created_at DESC, id DESC LIMIT $9"
);

const RESULTS: &str = concat!(
    "SELECT ",
    table_columns!(),
    ", CAST(0 AS BIGINT) AS list_rank, settled_at AS list_at FROM tables WHERE status = 'finished' AND visibility = 'public' \
     AND $1 <= 0 AND (settled_at, id) < ($2, $3) AND ",
    matches_search!(),
    " ORDER BY settled_at DESC, id DESC LIMIT $9"
);

macro_rules! own_rank {
    () => {
        "CAST(CASE WHEN seated.awaited THEN 0 ELSE 1 END AS BIGINT)"
    };
}

const MINE: &str = concat!(
    "SELECT ",
    table_columns!(),
    ", ",
    own_rank!(),
    " AS list_rank, updated_at AS list_at FROM seated JOIN tables ON tables.id = seated.table_id \
     WHERE seated.person = $10 AND ($11 IS NULL OR $11 LIKE '%' || status || '%') AND ",
    own_rank!(),
    " >= $1 AND (",
    own_rank!(),
    " > $1 OR updated_at < $2 OR (updated_at = $2 AND id < $3)) AND ",
    matches_search!(),
    " ORDER BY list_rank, updated_at DESC, id DESC LIMIT $9"
);

/// Unplayed tables are found among those that live, by an index that is there for another reason: one by time would
/// have to follow every action at every table.
const UNPLAYED: &str = "SELECT id FROM tables WHERE status IN ('open', 'playing') AND status = 'playing' AND updated_at < $1 LIMIT $2";
const UNSEEN: &str = "SELECT id FROM tables WHERE status = 'open' AND seen_at < $1 AND updated_at < $1 ORDER BY seen_at LIMIT $2";
const CALLED_OFF: &str = "SELECT id FROM tables WHERE status IN ('cancelled', 'expired') AND settled_at < $1 ORDER BY settled_at LIMIT $2";
const FINISHED: &str = "SELECT id FROM tables WHERE status = 'finished' AND NOT archived AND settled_at < $1 ORDER BY settled_at LIMIT $2";

/// Asks for one table more than there is room for, to know whether there are more.
pub(crate) fn page_query(filter: &Filter, search: &Search, after: Option<&Cursor>, limit: u32) -> Result<Query> {
    let sql = match filter {
        Filter::Open => OPEN,
        Filter::Of(_) => MINE,
        Filter::Results => RESULTS,
    };
    let start = Cursor { rank: -1, at: Millis::MAX, id: TableId(String::new()) };
    let Cursor { rank, at, id } = after.unwrap_or(&start);
    let amount = |amount: u64| i64::try_from(amount).unwrap_or(i64::MAX);
    let query = Query::new(sql)
        .number(*rank)
        .number(*at)
        .text(&id.0)
        .maybe_text(search.game.clone())
        .maybe_text(search.pace.as_ref().map(word).transpose()?)
        .maybe_number(search.seats.map(amount))
        .maybe_number(search.free_seats.map(amount))
        .maybe_text(search.title.as_deref().map(pattern))
        .number(i64::from(limit) + 1);
    match filter {
        Filter::Open | Filter::Results => Ok(query),
        Filter::Of(person) => Ok(query.text(&person.0).maybe_text(search.statuses.as_ref().map(json).transpose()?)),
    }
}

pub(crate) fn listed(row: &dyn Row) -> Result<(Table, Cursor)> {
    let table = rows::table(row)?;
    let cursor = Cursor { rank: row.number("list_rank")?, at: row.number("list_at")?, id: table.id.clone() };
    Ok((table, cursor))
}

pub(crate) fn page(mut rows: Vec<(Table, Cursor)>, limit: u32) -> Page {
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| more).map(|(_, cursor)| cursor.clone());
    Page { tables: rows.into_iter().map(|(table, _)| table).collect(), next }
}

pub(crate) fn stale_query(what: Stale, before: Millis, limit: u32) -> Query {
    let sql = match what {
        Stale::Unseen => UNSEEN,
        Stale::Unplayed => UNPLAYED,
        Stale::CalledOff => CALLED_OFF,
        Stale::Finished => FINISHED,
    };
    Query::new(sql).number(before).number(limit.into())
}

/// Tables of before get the key of their title here: a database would make another lower case of some letters.
pub(crate) async fn fill_title_keys<B: Backend>(backend: &B) -> Result<()> {
    const AT_ONCE: i64 = 200;
    loop {
        let sql = "SELECT id, setup FROM tables WHERE title_key IS NULL LIMIT $1";
        let rows = backend.read(Query::new(sql).number(AT_ONCE), |row| Ok((row.text("id")?, row.text("setup")?))).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut steps = Vec::with_capacity(rows.len());
        for (id, setup) in rows {
            let setup: serde_json::Value = serde_json::from_str(&setup).map_err(|error| StoreError::Unavailable(error.to_string()))?;
            let key = title_key(setup["title"].as_str().unwrap_or_default());
            steps.push(Step::new(Query::new("UPDATE tables SET title_key = $2 WHERE id = $1").text(&id).text(&key)));
        }
        backend.write(steps).await?;
    }
}

/// What matches every text with these words inside.
fn pattern(words: &str) -> String {
    let escaped: String =
        title_key(words).chars().flat_map(|c| matches!(c, '%' | '_' | '\\').then_some('\\').into_iter().chain([c])).collect();
    format!("%{escaped}%")
}
