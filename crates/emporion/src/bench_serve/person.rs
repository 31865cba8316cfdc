//! One person at a table: a socket, the last state that came over it, and what is done about it.

use super::eyes::Eyes;
use crate::error::Error;
use client::protocol::{ClientMessage, Hello, ServerMessage, TableId, WhatIfQuestion};
use client::{Client, Socket};
use engine::{Dice, Seat};
use serde_json::Value;
use std::time::{Duration, Instant};

/// A server that takes longer is not measured any more: the run ends and says so.
const ANSWERED_WITHIN: Duration = Duration::from_secs(60);

pub(super) struct Person {
    seat: Seat,
    socket: Socket,
    state: State,
    eyes: Eyes,
    /// How many actions were sent.
    number: u64,
    dice: Dice,
}

/// The last state that came.
#[derive(Default)]
struct State {
    seq: u64,
    decision: u64,
    awaited: bool,
    over: bool,
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

impl Person {
    /// Connects and waits for the first state.
    pub(super) async fn join(guest: &Client, table: &TableId, seat: Seat, eyes: Eyes, dice: Dice) -> Result<Person, Error> {
        let mut socket = guest.socket(table).await?;
        socket.say(&ClientMessage::Hello(Hello { takes_patches: true, ..Hello::default() })).await?;
        let mut person = Person { seat, socket, state: State::default(), eyes, number: 0, dice };
        while person.state.seq == 0 {
            person.receive().await?;
        }
        Ok(person)
    }

    pub(super) fn received_bytes(&self) -> u64 {
        self.socket.received_bytes()
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
                let action = self.choose()?;
                latencies.push(self.act(action).await?);
            } else {
                let left = end.saturating_duration_since(Instant::now());
                if let Ok(heard) = tokio::time::timeout(left, self.receive()).await {
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
                if let Ok(heard) = tokio::time::timeout(left, self.receive()).await {
                    heard?;
                }
                continue;
            }
            let question = WhatIfQuestion { id: "q".to_owned(), seat: self.seat, lines: vec![vec![self.choose()?]] };
            let started = Instant::now();
            self.socket.say(&ClientMessage::WhatIf(question)).await?;
            while self.receive().await? != Some(Said::Answer) {}
            latencies.push(started.elapsed());
        }
        Ok(latencies)
    }

    fn choose(&mut self) -> Result<Value, Error> {
        self.eyes.choose(self.seat, &mut self.dice).ok_or_else(|| Error::Measured("nothing was seen yet".to_owned()))
    }

    async fn act(&mut self, action: Value) -> Result<Duration, Error> {
        let acted = tokio::time::timeout(ANSWERED_WITHIN, self.act_and_see(action)).await;
        acted.map_err(|_| Error::Measured(format!("it did not answer an action within {} s", ANSWERED_WITHIN.as_secs())))?
    }

    async fn act_and_see(&mut self, action: Value) -> Result<Duration, Error> {
        self.number += 1;
        let (id, decision) = (self.number.to_string(), self.state.decision);
        let message = ClientMessage::Act { id, decision, seat: self.seat, action };
        let started = Instant::now();
        self.socket.say(&message).await?;
        let seq = loop {
            if let Some(Said::Ack { seq }) = self.receive().await? {
                break seq;
            }
        };
        let took = started.elapsed();
        // A state from before the action may have come in the meantime; the one after it is on its way.
        while self.state.seq < seq {
            self.receive().await?;
        }
        Ok(took)
    }

    /// Takes in one message, and says which if somebody waits for it.
    async fn receive(&mut self) -> Result<Option<Said>, Error> {
        match self.socket.receive().await? {
            ServerMessage::Ack { seq, .. } => return Ok(Some(Said::Ack { seq })),
            ServerMessage::WhatIf { .. } => return Ok(Some(Said::Answer)),
            ServerMessage::Error { error, .. } => return Err(Error::Measured(error.message)),
            ServerMessage::State(state) => {
                self.eyes.see(&state).map_err(|error| Error::Measured(error.to_string()))?;
                self.state = State {
                    seq: state.seq,
                    decision: state.decisions.first().map_or(0, |decision| decision.decision),
                    awaited: state.awaited.contains(&self.seat),
                    over: state.over,
                }
            }
            _ => {}
        }
        Ok(None)
    }
}
