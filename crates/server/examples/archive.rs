//! What finished games take in the hot tables and in the archive. `cargo run --release -p server --example archive [GAMES]` has bots
//! play so many games of each kind, archives them, and prints by how much a copy of the SQLite file is larger than one without games
//! before and after, how long archiving one takes, and how long it takes to read its log.

use serde_json::Value;
use server::protocol::{BotLevel, ClockPlan, NewTable, SeatPlan, TimeoutRule, Visibility};
use server::{Games, Hub, HubConfig, Time};
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};
use store::{Person, PersonId, Role, SqliteStore, Stale, Store, TableId};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let games: usize = std::env::args().nth(1).map_or(Ok(50), |text| text.parse())?;
    for (game, seats) in [("seven-wonders", 4), ("prosperity", 3), ("wealth-of-nations", 4)] {
        measure(game, seats, games).await?;
    }
    Ok(())
}

async fn measure(game: &str, seats: usize, games: usize) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(&folder.path().join("games.db")).await?;
    let hub = Hub::new(
        store.clone(),
        Games::standard(),
        HubConfig { bot_delay: Duration::ZERO, tables_per_guest: u64::MAX, ..HubConfig::default() },
        Time::machine(),
    );
    let ada = Person { id: PersonId("ada".to_owned()), name: "Ada".to_owned(), role: Role::Person, registered: false, created_at: 0 };
    store.add_person(&ada).await?;
    let empty = copied(&store, folder.path(), "empty").await?;
    for _ in 0..games {
        hub.create(&ada, plan(game, seats)).await?;
    }
    let tables = loop {
        let over = store.stale_tables(Stale::Finished, i64::MAX, u32::MAX).await?;
        if over.len() == games {
            break over;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    hub.shutdown().await;

    let (before, hot) = (copied(&store, folder.path(), "before").await?, read(&store, &tables).await?);
    let began = Instant::now();
    for table in &tables {
        store.archive_table(table).await?;
    }
    let took = began.elapsed();
    let (after, cold) = (copied(&store, folder.path(), "after").await?, read(&store, &tables).await?);
    let (each, millis) =
        (|bytes: u64| (bytes - empty) as f64 / games as f64 / 1024.0, |span: Duration| span.as_secs_f64() * 1e3 / games as f64);
    println!(
        "{game}, {seats} players, {games} games of {} entries: {:.1} KiB a game, archived {:.1} KiB",
        hot.0 / games,
        each(before),
        each(after)
    );
    println!("  archiving {:.2} ms a game; reading a log {:.2} ms, from the archive {:.2} ms", millis(took), millis(hot.1), millis(cold.1));
    assert_eq!(hot.0, cold.0, "every entry is there");
    Ok(())
}

fn plan(game: &str, seats: usize) -> NewTable {
    NewTable {
        game: game.to_owned(),
        title: None,
        options: Value::Null,
        seats: vec![SeatPlan::Bot { level: BotLevel::Random }; seats],
        visibility: Visibility::Public,
        spectators: true,
        clock: ClockPlan::None,
        timeout: TimeoutRule::DefaultAction,
        shuffle: false,
        hints: None,
        start: true,
    }
}

/// How large a copy of the whole store is.
async fn copied(store: &SqliteStore, folder: &Path, name: &str) -> Result<u64, Box<dyn Error>> {
    let copy = folder.join(name);
    store.backup(&copy).await?;
    Ok(std::fs::metadata(copy)?.len())
}

/// How many entries the logs have together, and how long it takes to read them.
async fn read(store: &SqliteStore, tables: &[TableId]) -> Result<(usize, Duration), Box<dyn Error>> {
    let began = Instant::now();
    let mut entries = 0;
    for table in tables {
        entries += store.entries(table, 0).await?.len();
    }
    Ok((entries, began.elapsed()))
}
