//! What the stories are made of.

use serde_json::{Value, json};
use store::{
    Append, Credential, CredentialKind, Head, Json, Listing, Login, Message, Millis, NewEntry, Pace, Person, PersonId, Role, Scope, Status,
    Table, TableId, Visibility,
};

pub(crate) fn person_id(name: &str) -> PersonId {
    PersonId(format!("person-{name}"))
}

pub(crate) fn table_id(name: &str) -> TableId {
    TableId(format!("table-{name}"))
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: person_id(name), name: name.to_owned(), role: Role::Person, registered: false, created_at: 1_000 }
}

pub(crate) fn login(name: &str, login_name: &str) -> Login {
    Login { person: person_id(name), login_name: login_name.to_owned(), password_hash: format!("$argon2id${name}") }
}

pub(crate) fn credential(name: &str, id: &str, expires_at: Option<Millis>) -> Credential {
    Credential {
        id: id.to_owned(),
        hash: format!("hash of {id}"),
        person: person_id(name),
        kind: CredentialKind::Session,
        label: format!("{name}'s browser"),
        scope: None,
        session: Some(id.to_owned()),
        maker: None,
        replaces: None,
        created_at: 2_000,
        expires_at,
    }
}

/// A token that a session or another token made.
pub(crate) fn token(name: &str, id: &str, maker: &str) -> Credential {
    Credential {
        kind: CredentialKind::Token,
        scope: Some(Scope::Play),
        session: None,
        maker: Some(maker.to_owned()),
        ..credential(name, id, None)
    }
}

pub(crate) fn head(status: Status, updated_at: Millis, people: &[&str], awaited: &[&str]) -> Head {
    Head {
        status,
        seating: Json::of(&json!({ "seats": people })),
        people: people.iter().map(|name| person_id(name)).collect(),
        awaited: awaited.iter().map(|name| person_id(name)).collect(),
        updated_at,
        deadline: None,
        outcome: None,
        rules_version: None,
        rules: None,
    }
}

pub(crate) fn table(name: &str, created_at: Millis) -> Table {
    Table {
        id: table_id(name),
        revision: 0,
        game: "seven-wonders".to_owned(),
        creator: person_id("ada"),
        visibility: Visibility::Public,
        created_at,
        setup: json!({ "options": { "wonders": "drawn", "quote\"d": [null, -1, 1.5, "Ω\u{0}\n"] } }),
        head: head(Status::Open, created_at, &["ada", "bob"], &[]),
        listing: Listing { title_key: String::new(), pace: Pace::None, seats: 2, free_seats: 0, place: 1, seen_at: created_at },
    }
}

pub(crate) fn entry(at: Millis, action: Option<(&str, &str)>, body: &Value) -> NewEntry {
    NewEntry { at, action: action.map(|(name, id)| (person_id(name), id.to_owned())), body: Json::of(body) }
}

/// One entry, made by a person's action.
pub(crate) fn append(table: &str, after: u64, action: Option<(&str, &str)>) -> Append {
    Append {
        table: table_id(table),
        after,
        entries: vec![entry(after as Millis, action, &json!({ "entry": after }))],
        head: head(Status::Playing, after as Millis, &["ada", "bob"], &["bob"]),
    }
}

pub(crate) fn message(table: &str, text: &str) -> Message {
    Message { table: table_id(table), number: 0, person: person_id("ada"), name: "ada".to_owned(), at: 5_000, text: text.to_owned() }
}
