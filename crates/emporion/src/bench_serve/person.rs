//! One person at a table: a socket, the last state that came over it, and what is done about it.

use super::client::{self, Socket};
use super::eyes::{Eyes, Kept};
use crate::error::Error;
use engine::{Dice, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub(super) struct Person {
    seat: Seat,
    socket: Socket,
    state: State,
    eyes: Box<dyn Eyes>,
    /// How many actions were sent.
    number: u64,
    dice: Dice,
    pub(super) received_bytes: u64,
}

/// The last state that came.
#[derive(Default)]
struct State {
    seq: u64,
    decision: u64,
    awaited: bool,
    over: bool,
}

/// Whatever the server says, with the fields that matter here.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    seq: Option<u64>,
    #[serde(default)]
    decisions: Vec<Decision>,
    #[serde(default)]
    awaited: Vec<Seat>,
    #[serde(default)]
    over: bool,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(default)]
    kept: Vec<Kept<'a>>,
}

/// A message that somebody waits for.
#[derive(PartialEq, Eq)]
enum Said {
    Ack {
        seq: u64,
    },
    /// To a question about what would happen.
    Answer,
}

#[derive(Deserialize)]
struct Decision {
    decision: u64,
}

impl Person {
    /// Connects and waits for the first state.
    pub(super) async fn join(host: &str, table: &str, cookie: &str, seat: Seat, eyes: Box<dyn Eyes>, dice: Dice) -> Result<Person, Error> {
        let mut socket = client::connect(host, table, cookie).await?;
        client::say(&mut socket, &json!({ "type": "hello", "keeps_lists": true })).await?;
        let mut person = Person { seat, socket, state: State::default(), eyes, number: 0, dice, received_bytes: 0 };
        while person.state.seq == 0 {
            person.hear().await?;
        }
        Ok(person)
    }

    pub(super) fn is_done(&self) -> bool {
        self.state.over
    }

    /// Acts whenever it is awaited, until the game or the time is over. How long each acknowledgement took comes back.
    pub(super) async fn play_until(&mut self, end: Instant, think: Duration) -> Result<Vec<Duration>, Error> {
        let mut latencies = Vec::new();
        while !self.state.over && Instant::now() < end {
            if self.state.awaited {
                // Even no time at all would last until the clock's next tick.
                if !think.is_zero() {
                    tokio::time::sleep(think).await;
                }
                let action = self.eyes.choose(self.seat, &mut self.dice);
                let action = action.ok_or_else(|| Error::Measured("nothing was seen yet".to_owned()))?;
                latencies.push(self.act(&action).await?);
            } else {
                let left = end.saturating_duration_since(Instant::now());
                if let Ok(heard) = tokio::time::timeout(left, self.hear()).await {
                    heard?;
                }
            }
        }
        Ok(latencies)
    }

    /// Asks what an action would do again and again, until the time is over. How long each answer took comes back.
    pub(super) async fn ask_until(&mut self, end: Instant, every: Duration) -> Result<Vec<Duration>, Error> {
        let mut latencies = Vec::new();
        let mut ticks = tokio::time::interval(every);
        while Instant::now() < end {
            ticks.tick().await;
            if !self.state.awaited {
                let left = end.saturating_duration_since(Instant::now());
                if let Ok(heard) = tokio::time::timeout(left, self.hear()).await {
                    heard?;
                }
                continue;
            }
            let action = self.eyes.choose(self.seat, &mut self.dice);
            let question = json!({ "type": "what-if", "id": "q", "seat": self.seat, "lines": [[action]] });
            let started = Instant::now();
            client::say(&mut self.socket, &question).await?;
            while self.hear().await? != Some(Said::Answer) {}
            latencies.push(started.elapsed());
        }
        Ok(latencies)
    }

    async fn act(&mut self, action: &Value) -> Result<Duration, Error> {
        self.number += 1;
        let (number, decision) = (self.number.to_string(), self.state.decision);
        let message = json!({ "type": "act", "id": number, "decision": decision, "seat": self.seat, "action": action });
        let started = Instant::now();
        client::say(&mut self.socket, &message).await?;
        let seq = loop {
            if let Some(Said::Ack { seq }) = self.hear().await? {
                break seq;
            }
        };
        let took = started.elapsed();
        // A state from before the action may have come in the meantime; the one after it is on its way.
        while self.state.seq < seq {
            self.hear().await?;
        }
        Ok(took)
    }

    /// Takes in one message, and says which if somebody waits for it.
    async fn hear(&mut self) -> Result<Option<Said>, Error> {
        let text = client::hear(&mut self.socket).await?;
        self.received_bytes += client::frame_bytes(text.len());
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|error| Error::Measured(error.to_string()))?;
        match (heard.r#type, heard.view) {
            ("ack", _) => return Ok(heard.seq.map(|seq| Said::Ack { seq })),
            ("what-if", _) => return Ok(Some(Said::Answer)),
            ("error", _) => return Err(Error::Measured(text.to_string())),
            ("state", Some(view)) => {
                self.eyes.see(view, &heard.kept).map_err(|error| Error::Measured(error.to_string()))?;
                self.state = State {
                    seq: heard.seq.unwrap_or_default(),
                    decision: heard.decisions.first().map_or(0, |decision| decision.decision),
                    awaited: heard.awaited.contains(&self.seat),
                    over: heard.over,
                }
            }
            _ => {}
        }
        Ok(None)
    }
}
