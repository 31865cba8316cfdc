//! A client that plays one game after the other against bots and remembers what was acknowledged.

use crate::guest::Guest;
use client::protocol::{ClientMessage, ErrorCode, ServerMessage, State, TableId};
use client::{ClientError, Socket};
use engine::Seat;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The seat of whoever made the table.
pub(crate) const OWN: Seat = Seat::new(0);

/// What is known of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Acknowledged {
        seq: u64,
    },
    Refused,
    /// The line broke before an answer came.
    Unknown,
}

pub(crate) struct Sent {
    pub(crate) table: TableId,
    pub(crate) fate: Fate,
}

/// What is seen of players while they play.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    pub(crate) acknowledged: AtomicUsize,
    /// Answers that say that the server cannot do it now.
    pub(crate) unavailable: AtomicUsize,
}

pub(crate) struct Player {
    name: usize,
    pub(crate) guest: Option<Guest>,
    pub(crate) table: Option<TableId>,
    /// Every action by its id.
    pub(crate) actions: BTreeMap<String, Sent>,
    /// Sent and not answered: to be sent again as it was.
    pending: Option<ClientMessage>,
    figures: Arc<Figures>,
}

impl Player {
    pub(crate) fn new(name: usize, figures: &Arc<Figures>) -> Player {
        Player { name, guest: None, table: None, actions: BTreeMap::new(), pending: None, figures: Arc::clone(figures) }
    }

    pub(crate) fn tables(&self) -> BTreeSet<TableId> {
        self.actions.values().map(|sent| sent.table.clone()).collect()
    }

    /// One game to its end, or what is left of it.
    pub(crate) async fn play(&mut self, url: &str) -> Result<(), ClientError> {
        let guest = match self.guest.clone() {
            Some(guest) => guest.at(url),
            None => self.guest.insert(Guest::arrive(url).await?).clone(),
        };
        let table = match self.table.clone() {
            Some(table) => table,
            None => self.table.insert(guest.table().await?).clone(),
        };
        let mut socket = guest.connect(&table).await?;
        // The same id again: it acts once, however often it arrives.
        if let Some(act) = self.pending.clone() {
            socket.say(&act).await?;
        }
        loop {
            match socket.receive().await? {
                ServerMessage::Ack { id, seq } => self.resolve(&id, Fate::Acknowledged { seq }),
                ServerMessage::Error { error, .. } if error.code == ErrorCode::Unavailable => {
                    self.figures.unavailable.fetch_add(1, Ordering::Relaxed);
                    return Err(ClientError::LineBroke(error.message));
                }
                ServerMessage::Error { id, error } => {
                    assert_eq!(error.code, ErrorCode::StaleDecision, "player {} was refused: {error:?}", self.name);
                    self.resolve(&id.expect("answers name their action"), Fate::Refused);
                }
                ServerMessage::State(state) if state.over && self.pending.is_none() => {
                    self.table = None;
                    return Ok(());
                }
                ServerMessage::State(state) => self.answer(&mut socket, &table, &state).await?,
                _ => {}
            }
        }
    }

    fn resolve(&mut self, id: &str, fate: Fate) {
        let sent = self.actions.get_mut(id).expect("only what was sent is answered");
        match (sent.fate, fate) {
            (Fate::Acknowledged { seq: before }, Fate::Acknowledged { seq }) => assert_eq!(before, seq, "{id} was answered in two ways"),
            (Fate::Unknown, fate) => {
                sent.fate = fate;
                self.figures.acknowledged.fetch_add(usize::from(fate != Fate::Refused), Ordering::Relaxed);
            }
            (before, fate) => panic!("{id}: first {before:?}, then {fate:?}"),
        }
        if matches!(&self.pending, Some(ClientMessage::Act { id: pending, .. }) if pending == id) {
            self.pending = None;
        }
    }

    async fn answer(&mut self, socket: &mut Socket, table: &TableId, state: &State) -> Result<(), ClientError> {
        if !state.awaited.contains(&OWN) || self.pending.is_some() {
            return Ok(());
        }
        let id = format!("{}-{}", self.name, self.actions.len());
        let act = act(state, &id);
        self.actions.insert(id, Sent { table: table.clone(), fate: Fate::Unknown });
        self.pending = Some(act.clone());
        socket.say(&act).await
    }
}

/// What the own seat does in this state.
pub(crate) fn act(state: &State, id: &str) -> ClientMessage {
    let view = serde_json::from_str(state.view.json()).expect("a view is JSON");
    ClientMessage::Act { id: id.to_owned(), decision: state.decisions[0].decision, seat: OWN, action: choose(&view) }
}

/// The first choice that is possible.
fn choose(view: &Value) -> Value {
    if view["stage"].get("setup").is_some() {
        return json!({ "choose-side": { "side": "day" } });
    }
    let own = &view["stage"]["ages"]["own"];
    if let Some(pick) = own["pickable"].get(0) {
        return json!({ "pick": { "card": pick["card"] } });
    }
    let hand = own["hand"].as_array().expect("a player has a hand");
    let built = hand.iter().find_map(|held| {
        let payment = &held["build"]["possible"]["ways"].get(0)?["payment"];
        Some(json!({ "play": { "card": held["card"], "how": { "build": payment } } }))
    });
    built.unwrap_or_else(|| json!({ "play": { "card": hand[0]["card"], "how": "sell" } }))
}
