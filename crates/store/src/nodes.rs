//! What several servers on one database share besides the tables themselves.

use crate::sql::{Query, Row, Step};
use crate::{Millis, Result, TableId};

/// How far a table has come: whoever has less of it in memory has missed something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lengths {
    pub table: TableId,
    pub revision: u64,
    pub entries: u64,
    /// The number of its last message.
    pub messages: u64,
}

/// How often something was done, and a time that belongs to it. What both mean is the server's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    pub count: u32,
    pub at: Millis,
}

pub(crate) fn lengths(row: &dyn Row) -> Result<Lengths> {
    Ok(Lengths {
        table: TableId(row.text("id")?),
        revision: row.count("revision")?,
        entries: row.count("entry_count")?,
        messages: row.count("message_count")?,
    })
}

pub(crate) fn tally_query(key: &str) -> Query {
    Query::new("SELECT count, at FROM tallies WHERE id = $1").text(key)
}

pub(crate) fn tally(row: &dyn Row) -> Result<Tally> {
    Ok(Tally { count: u32::try_from(row.count("count")?).unwrap_or(u32::MAX), at: row.number("at")? })
}

/// A single step, so that of two who read the same one exactly one changes it.
pub(crate) fn put_tally(key: &str, was: Option<Tally>, now: Tally) -> Step {
    let query = match was {
        None => Query::new("INSERT INTO tallies (id, count, at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING at"),
        Some(_) => Query::new("UPDATE tallies SET count = $2, at = $3 WHERE id = $1 AND count = $4 AND at = $5 RETURNING at"),
    };
    let query = query.text(key).number(now.count.into()).number(now.at);
    Step::must(match was {
        None => query,
        Some(was) => query.number(was.count.into()).number(was.at),
    })
}

pub(crate) fn take_tally(key: &str, now: Millis, cost: Millis, furthest: Millis) -> Step {
    let sql = "INSERT INTO tallies (id, count, at) VALUES ($1, 0, $2) ON CONFLICT (id) DO UPDATE \
               SET at = CASE WHEN tallies.at > $3 THEN tallies.at + $4 ELSE $2 END WHERE tallies.at + $4 <= $5 RETURNING at";
    Step::must(Query::new(sql).text(key).number(now + cost).number(now).number(cost).number(now + furthest))
}
