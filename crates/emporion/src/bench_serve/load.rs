//! People who play, each at a table of their own with bots.

use super::client::{self, Socket};
use super::{Chooser, Host};
use crate::error::Error;
use engine::{Seat, dice};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Requests at the same time while tables are made.
const AT_ONCE: usize = 32;
const SEAT: Seat = Seat::new(0);

/// What was measured in one phase.
#[derive(Serialize)]
pub(super) struct Phase {
    pub(super) actions_per_second: f64,
    pub(super) bot_decisions_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
}

/// A table with the cookie of its person.
pub(super) struct Open {
    game: String,
    seats: u8,
    table: String,
    cookie: String,
}

/// Somebody at a table.
pub(super) struct Player {
    host: String,
    open: Open,
    socket: Socket,
    /// The last state that came.
    state: Value,
    number: u64,
}

/// Makes tables that have begun.
pub(super) async fn open_tables(host: &str, game: &str, seats: u8, tables: u64) -> Result<Vec<Open>, Error> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut making = JoinSet::new();
    for _ in 0..tables {
        let (turns, host, game) = (Arc::clone(&turns), host.to_owned(), game.to_owned());
        making.spawn(async move {
            let _turn = turns.acquire_owned().await;
            let (cookie, _) = client::post(&host, "/api/session", "", &Value::Null).await?;
            let cookie = cookie.ok_or_else(|| Error::Measured("a guest has no cookie".to_owned()))?;
            let table = new_table(&host, &game, seats, &cookie).await?;
            Ok::<_, Error>(Open { game, seats, table, cookie })
        });
    }
    let mut open = Vec::new();
    while let Some(made) = making.join_next().await {
        open.push(made.map_err(|error| Error::Measured(error.to_string()))??);
    }
    Ok(open)
}

async fn new_table(host: &str, game: &str, seats: u8, cookie: &str) -> Result<String, Error> {
    let others = (1..seats).map(|_| json!({ "kind": "bot" }));
    let seats: Vec<Value> = [json!({ "kind": "me" })].into_iter().chain(others).collect();
    let (_, info) = client::post(host, "/api/tables", cookie, &json!({ "game": game, "seats": seats, "start": true })).await?;
    info["id"].as_str().map(str::to_owned).ok_or_else(|| Error::Measured("a table has no id".to_owned()))
}

/// Connects to each of the tables and waits for its state.
pub(super) async fn connect(host: &str, tables: Vec<Open>) -> Result<Vec<Player>, Error> {
    let mut players = Vec::new();
    for open in tables {
        players.push(Player::join(host.to_owned(), open).await?);
    }
    Ok(players)
}

/// Everybody plays for a while, with a pause before each action.
pub(super) async fn play(
    host: &Host,
    players: &mut Vec<Player>,
    chooser: Chooser,
    time: Duration,
    think: Duration,
) -> Result<Phase, Error> {
    let bots_before = host.count("emporion_bot_decisions_total").await?;
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for (number, mut player) in players.drain(..).enumerate() {
        // They do not all begin at the same moment.
        let begin = think.mul_f64((number % 97) as f64 / 97.0);
        playing.spawn(async move {
            tokio::time::sleep(begin).await;
            let latencies = player.play_until(started + time, think, chooser).await?;
            Ok::<_, Error>((player, latencies))
        });
    }
    let mut all = Vec::new();
    while let Some(done) = playing.join_next().await {
        let (player, latencies) = done.map_err(|error| Error::Measured(error.to_string()))??;
        players.push(player);
        all.extend(latencies);
    }
    let seconds = started.elapsed().as_secs_f64();
    let bots = host.count("emporion_bot_decisions_total").await? - bots_before;
    all.sort_unstable();
    let part = |part: f64| all.get(((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1)));
    let ms = |part: Option<&Duration>| part.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0);
    Ok(Phase {
        actions_per_second: all.len() as f64 / seconds,
        bot_decisions_per_second: bots as f64 / seconds,
        p50_ms: ms(part(0.5)),
        p99_ms: ms(part(0.99)),
    })
}

impl Player {
    async fn join(host: String, open: Open) -> Result<Player, Error> {
        let mut socket = client::connect(&host, &open.table, &open.cookie).await?;
        client::say(&mut socket, &json!({ "type": "hello" })).await?;
        let mut player = Player { host, open, socket, state: Value::Null, number: 0 };
        while player.state.is_null() {
            player.hear().await?;
        }
        Ok(player)
    }

    /// Acts whenever it is awaited. How long each acknowledgement took comes back.
    async fn play_until(&mut self, end: Instant, think: Duration, chooser: Chooser) -> Result<Vec<Duration>, Error> {
        let mut dice = dice(1);
        let mut latencies = Vec::new();
        while Instant::now() < end {
            if self.state["over"] == true {
                self.play_again().await?;
                continue;
            }
            if !self.is_awaited() {
                let left = end.saturating_duration_since(Instant::now());
                if let Ok(heard) = tokio::time::timeout(left, self.hear()).await {
                    heard?;
                }
                continue;
            }
            tokio::time::sleep(think).await;
            let action = chooser(&self.state["view"], SEAT, &mut dice);
            let action = action.ok_or_else(|| Error::Measured("a view cannot be read".to_owned()))?;
            latencies.push(self.act(&action).await?);
        }
        Ok(latencies)
    }

    async fn act(&mut self, action: &Value) -> Result<Duration, Error> {
        self.number += 1;
        let decision = &self.state["decisions"][0]["decision"];
        let message = json!({ "type": "act", "id": self.number.to_string(), "decision": decision, "seat": SEAT, "action": action });
        let started = Instant::now();
        client::say(&mut self.socket, &message).await?;
        let seq = loop {
            if let Some(seq) = self.hear().await? {
                break seq;
            }
        };
        let took = started.elapsed();
        // A state from before the action may have come in the meantime; the one after it is on its way.
        while self.state["seq"].as_u64() < Some(seq) {
            self.hear().await?;
        }
        Ok(took)
    }

    /// Takes in one message; gives the sequence number if it is an acknowledgement.
    async fn hear(&mut self) -> Result<Option<u64>, Error> {
        let message = client::hear(&mut self.socket).await?;
        match message["type"].as_str() {
            Some("ack") => return Ok(message["seq"].as_u64()),
            Some("error") => return Err(Error::Measured(message.to_string())),
            Some("state") => self.state = message,
            _ => {}
        }
        Ok(None)
    }

    fn is_awaited(&self) -> bool {
        self.state["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(SEAT)))
    }

    /// A game that is over makes room for the next.
    async fn play_again(&mut self) -> Result<(), Error> {
        let Open { game, seats, cookie, .. } = &self.open;
        let (game, seats, cookie) = (game.clone(), *seats, cookie.clone());
        let table = new_table(&self.host, &game, seats, &cookie).await?;
        *self = Player::join(self.host.clone(), Open { game, seats, table, cookie }).await?;
        Ok(())
    }
}
