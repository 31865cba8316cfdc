//! How many acknowledged appends a second a database takes from many writers at once.
//!
//! `cargo run --release -p store --example appends [WRITERS] [SECONDS] [FOLDER | postgres://…]`. A folder gets a SQLite file. It
//! must lie on the disk that is to be measured: a temporary one often lies in memory, where a commit costs nothing.

use serde_json::json;
use std::error::Error;
use std::time::{Duration, Instant};
use store::{AnyStore, Append, Head, Json, Listing, NewEntry, PersonId, Status, Store, Table, TableId, Visibility};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let writers: usize = arguments.first().map_or(Ok(500), |text| text.parse())?;
    let seconds: u64 = arguments.get(1).map_or(Ok(5), |text| text.parse())?;
    let place = arguments.get(2).cloned().unwrap_or_else(|| std::env::temp_dir().display().to_string());
    let folder = if place.starts_with("postgres") { None } else { Some(tempfile::tempdir_in(&place)?) };
    let file = folder.as_ref().map(|folder| folder.path().join("appends.sqlite").display().to_string());
    let store = AnyStore::open(file.as_ref().unwrap_or(&place)).await?;
    for writer in 0..writers {
        store.add_table(&table(writer)).await?;
    }

    let until = Instant::now() + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..writers).map(|writer| tokio::spawn(play(store.clone(), writer, until))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{writers} writers, {seconds} s: {} acknowledged appends/s", waits.len() as u64 / seconds.max(1));
    println!("wait for an answer: median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0));
    Ok(())
}

/// Appends to one table, each time after the last answer, and tells how long each answer took.
async fn play(store: AnyStore, writer: usize, until: Instant) -> store::Result<Vec<Duration>> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let after = waits.len() as u64;
        let person = PersonId(format!("person-{}", after % 4));
        let entry = NewEntry {
            at: 1,
            action: Some((person, format!("action-{after}"))),
            body: Json::of(&json!({ "input": { "act": [after % 4, { "build": { "card": 17, "left": 2, "right": 0 } }] } })),
        };
        let head = head(writer, after as i64);
        let asked = Instant::now();
        store.append(&Append { table: table(writer).id, after, entries: vec![entry], head }).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

fn table(writer: usize) -> Table {
    Table {
        id: TableId(format!("table-{writer}")),
        revision: 0,
        game: "seven-wonders".to_owned(),
        creator: PersonId("person-0".to_owned()),
        visibility: Visibility::Public,
        created_at: 0,
        setup: json!({ "options": { "seats": 4 } }),
        head: head(writer, 0),
        listing: Listing::default(),
    }
}

/// Every append changes whom the table waits for, as most actions do.
fn head(writer: usize, turn: i64) -> Head {
    let people: Vec<PersonId> = (0..4).map(|seat| PersonId(format!("person-{seat}"))).collect();
    Head {
        status: Status::Playing,
        seating: Json::of(&people.iter().map(|person| json!({ "person": person, "table": writer })).collect::<Vec<_>>()),
        awaited: vec![people[turn as usize % people.len()].clone()],
        people,
        updated_at: turn,
        deadline: Some(turn + 60_000),
        outcome: None,
        rules_version: None,
        rules: None,
    }
}
