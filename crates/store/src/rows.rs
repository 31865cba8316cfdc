//! Rows and the values they hold.

use crate::sql::{Query, Row};
use crate::{
    Append, Credential, Entry, Head, Json, Listing, Login, Message, Person, PersonId, Result, Run, Snapshot, StoreError, Table, TableId,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub(crate) fn person(row: &dyn Row) -> Result<Person> {
    Ok(Person {
        id: PersonId(row.text("person")?),
        name: row.text("person_name")?,
        role: from_word(row.text("role")?)?,
        registered: row.number("logins")? > 0,
        created_at: row.number("person_since")?,
    })
}

pub(crate) fn login(row: &dyn Row) -> Result<Login> {
    Ok(Login { person: PersonId(row.text("person")?), login_name: row.text("login_name")?, password_hash: row.text("password_hash")? })
}

pub(crate) fn credential(row: &dyn Row) -> Result<Credential> {
    Ok(Credential {
        id: row.text("id")?,
        hash: row.text("hash")?,
        person: PersonId(row.text("person")?),
        kind: from_word(row.text("kind")?)?,
        label: row.text("label")?,
        scope: row.maybe_text("scope")?.map(from_word).transpose()?,
        session: row.maybe_text("session")?,
        maker: row.maybe_text("maker")?,
        replaces: row.maybe_text("replaces")?,
        created_at: row.number("created_at")?,
        expires_at: row.maybe_number("expires_at")?,
    })
}

pub(crate) fn table(row: &dyn Row) -> Result<Table> {
    Ok(Table {
        id: TableId(row.text("id")?),
        revision: row.count("revision")?,
        game: row.text("game")?,
        creator: PersonId(row.text("creator")?),
        visibility: from_word(row.text("visibility")?)?,
        created_at: row.number("created_at")?,
        setup: from_json(&row.text("setup")?)?,
        head: Head {
            status: from_word(row.text("status")?)?,
            seating: Json::from_column(row.text("seating")?),
            people: from_json(&row.text("people")?)?,
            awaited: from_json(&row.text("awaited")?)?,
            updated_at: row.number("updated_at")?,
            deadline: row.maybe_number("deadline")?,
            outcome: row.maybe_text("outcome")?.as_deref().map(from_json).transpose()?,
            rules_version: row.maybe_number("rules_version")?.and_then(|version| u32::try_from(version).ok()),
            rules: row.maybe_text("rules")?.map(Json::from_column),
        },
        listing: Listing {
            title_key: row.maybe_text("title_key")?.unwrap_or_default(),
            pace: from_word(row.text("pace")?)?,
            seats: row.count("seats")?,
            free_seats: row.count("free_seats")?,
            place: row.count("place")?,
            seen_at: row.number("seen_at")?,
        },
    })
}

/// The values of what lists know besides, in the order of its columns.
pub(crate) fn listing_values(query: Query, listing: &Listing) -> Result<Query> {
    let query = query.text(&listing.title_key).text(&word(&listing.pace)?);
    Ok(query.count(listing.seats).count(listing.free_seats).number(listing.seen_at).count(listing.place))
}

/// The values of a head, in the order of its columns.
pub(crate) fn head_values(query: Query, head: &Head) -> Result<Query> {
    Ok(query
        .text(&word(&head.status)?)
        .text(head.seating.text())
        .text(&json(&head.people)?)
        .text(&json(&head.awaited)?)
        .number(head.updated_at)
        .maybe_number(head.deadline)
        .maybe_text(head.outcome.as_ref().map(json).transpose()?)
        .maybe_number(head.rules_version.map(i64::from))
        .maybe_text(head.rules.as_ref().map(|rules| rules.text().to_owned())))
}

pub(crate) fn entry(row: &dyn Row) -> Result<Entry> {
    Ok(Entry { number: row.count("number")?, at: row.number("at")?, body: Json::from_column(row.text("body")?) })
}

/// The values of an append: twelve for the row of the table, and the thirteenth holds the entries as one JSON array,
/// of which both databases make rows, however many there are.
pub(crate) fn append_values(query: Query, append: &Append) -> Result<Query> {
    Ok(append_head(query, append)?.text(&entry_rows(append)?))
}

/// The twelve values for the row of the table.
pub(crate) fn append_head(query: Query, append: &Append) -> Result<Query> {
    let added = append.entries.len() as u64;
    // No log is so long that its numbers leave the range of a database.
    if append.after.checked_add(added).is_none_or(|length| i64::try_from(length).is_err()) {
        return Err(StoreError::Conflict);
    }
    head_values(query.text(&append.table.0).count(append.after).count(added), &append.head)
}

pub(crate) fn entry_rows(append: &Append) -> Result<String> {
    #[derive(Serialize)]
    struct EntryRow<'a> {
        number: u64,
        at: i64,
        person: Option<&'a str>,
        action_id: Option<&'a str>,
        body: &'a str,
    }
    let mut rows = Vec::with_capacity(append.entries.len());
    for (entry, number) in append.entries.iter().zip(append.after..) {
        let (person, action_id) = entry.action.as_ref().map(|(person, id)| (person.0.as_str(), id.as_str())).unzip();
        rows.push(EntryRow { number, at: entry.at, person, action_id, body: entry.body.text() });
    }
    json(&rows)
}

pub(crate) fn snapshot(row: &dyn Row) -> Result<Snapshot> {
    Ok(Snapshot { table: TableId(row.text("table_id")?), entries: row.count("entries")?, body: Json::from_column(row.text("body")?) })
}

pub(crate) fn message(row: &dyn Row) -> Result<Message> {
    Ok(Message {
        table: TableId(row.text("table_id")?),
        number: row.count("number")?,
        person: PersonId(row.text("person")?),
        name: row.text("name")?,
        at: row.number("at")?,
        text: row.text("text")?,
    })
}

pub(crate) fn run(row: &dyn Row) -> Result<Run> {
    Ok(Run { id: row.text("id")?, started_at: row.number("started_at")?, last_seen: row.number("last_seen")? })
}

pub(crate) fn json(value: &impl Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(unreadable)
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(unreadable)
}

/// The name under which serde knows a value without fields, such as `playing`.
pub(crate) fn word(value: &impl Serialize) -> Result<String> {
    match serde_json::to_value(value).map_err(unreadable)? {
        Value::String(word) => Ok(word),
        other => Err(StoreError::Unavailable(format!("{other} is not a word"))),
    }
}

fn from_word<T: DeserializeOwned>(word: String) -> Result<T> {
    serde_json::from_value(Value::String(word)).map_err(unreadable)
}

/// A row that another version or another hand has written.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the error over")]
fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unavailable(format!("a row cannot be read or written: {error}"))
}
