//! Asks for many hints at once: a stranger's bots wait behind them.

use crate::ground::Ground;
use crate::guest::Guest;
use crate::live::{Live, awaits};
use crate::wonders::take_turn;
use crate::{Attack, Bounds, Finding, Trouble};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

pub(super) const ATTACK: Attack = Attack {
    name: "hints",
    aim: "delay a stranger's experts with forty hints at once",
    flags: &["--bot-delay", "0"],
    // Thinking takes processors by design; what counts is how long the stranger's experts take.
    bounds: Bounds { memory_added_mib: 200.0, median_ratio: f64::INFINITY },
    play: |ground| Box::pin(play(ground)),
};

const TABLES: usize = 10;
const SEATS: usize = 4;
const QUIET_TURNS: usize = 3;
/// How many times as long as in a quiet house a stranger's experts may take.
const MOST_RATIO: f64 = 10.0;

async fn play(ground: &Ground) -> Result<Finding, Trouble> {
    let (hostile, stranger) = (ground.hostile().await?, ground.elsewhere().await?);
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "expert" }), json!({ "kind": "bot", "level": "expert" })];
    let table = stranger.table(&json!({ "game": "seven-wonders", "seats": seats, "start": true })).await?;
    let tables = tables(&hostile).await?;
    let mut live = Live::open(&stranger, &table).await?;
    // The choice of a side is made at once.
    turn(&mut live).await?;
    let mut quiet = Vec::new();
    for _ in 0..QUIET_TURNS {
        quiet.push(turn(&mut live).await?);
    }
    quiet.sort_unstable();
    let mut hints = JoinSet::new();
    for (table, seat) in tables.iter().flat_map(|table| (0..SEATS).map(move |seat| (table, seat))) {
        let (hostile, path) = (hostile.clone(), format!("/api/tables/{table}/hint?seat={seat}"));
        hints.spawn(async move { hostile.get(&path).await });
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    // The experts may have decided before the hints came; in the turn after it they have not.
    turn(&mut live).await?;
    let during = turn(&mut live).await?.as_secs_f64();
    let asked = hints.len();
    hints.abort_all();
    let quiet = quiet[QUIET_TURNS / 2].as_secs_f64();
    let seen = format!("behind {asked} hints a stranger's experts take {during:.1} s, {quiet:.1} s without");
    Ok(Finding::new(during < quiet * MOST_RATIO, seen))
}

/// From an action until both experts have decided.
async fn turn(live: &mut Live) -> Result<Duration, Trouble> {
    live.until("a turn", |state| awaits(state, 0)).await?;
    let started = Instant::now();
    take_turn(live, 0).await?;
    live.until("the experts", |state| awaits(state, 0)).await?;
    Ok(started.elapsed())
}

/// Tables where every seat is the hostile guest's, and owes a decision that is a real choice.
async fn tables(hostile: &Guest) -> Result<Vec<String>, Trouble> {
    let seats = vec![json!({ "kind": "me" }); SEATS];
    let plan = json!({ "game": "seven-wonders", "seats": seats, "hints": true, "start": true });
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        // A server that lets nobody make so many so fast is asked for fewer hints.
        let Ok(table) = hostile.table(&plan).await else { break };
        let mut live = Live::open(hostile, &table).await?;
        for seat in 0..SEATS as u64 {
            live.say(&json!({ "type": "look", "seat": seat })).await?;
            take_turn(&mut live, seat).await?;
        }
        tables.push(table);
    }
    Ok(tables)
}
