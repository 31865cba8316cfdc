//! Tables and their logs.

use crate::{Json, Listing, Millis, PersonId, Status, TableId, Visibility};
use serde_json::Value;

/// A table's row: what lists show, and what the server made of it. The JSON columns belong to the server.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub id: TableId,
    /// Counts changes of the row; see `update_table`.
    pub revision: u64,
    pub game: String,
    pub creator: PersonId,
    pub visibility: Visibility,
    pub created_at: Millis,
    /// Game options, clock, spectators, invitation secret: settled before play.
    pub setup: Value,
    pub head: Head,
    pub listing: Listing,
}

/// What changes while a table lives.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    pub status: Status,
    /// Who sits where.
    pub seating: Json,
    /// Everybody with a seat, for lists.
    pub people: Vec<PersonId>,
    /// Those of them the game waits for.
    pub awaited: Vec<PersonId>,
    pub updated_at: Millis,
    /// When somebody's time is up, if nothing happens before.
    pub deadline: Option<Millis>,
    /// The result, once there is one.
    pub outcome: Option<Value>,
    /// By which version of its game's rules the table is played; none in rows from before this was kept.
    pub rules_version: Option<u32>,
    /// What the server tells of the rules, such as that the table cannot go on by them.
    pub rules: Option<Json>,
}

/// Entries for a log, with the head of the table after them.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub table: TableId,
    /// How long the log must be for this to be true.
    pub after: u64,
    pub entries: Vec<NewEntry>,
    pub head: Head,
}

/// Something that happened at a table; what it means is the server's.
#[derive(Clone, PartialEq, Debug)]
pub struct NewEntry {
    pub at: Millis,
    /// Whose request it was, with the id it carried: the same request never counts twice.
    pub action: Option<(PersonId, String)>,
    pub body: Json,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// From 0, without a gap.
    pub number: u64,
    pub at: Millis,
    pub body: Json,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    pub table: TableId,
    /// How many entries it holds.
    pub entries: u64,
    pub body: Json,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub table: TableId,
    /// Given by the store, from 1.
    pub number: u64,
    pub person: PersonId,
    /// What the person was called then.
    pub name: String,
    pub at: Millis,
    pub text: String,
}

/// A time a server was up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub id: String,
    pub started_at: Millis,
    pub last_seen: Millis,
}
