//! A client that plays one game after the other against bots and remembers what was acknowledged.

use crate::client::{Guest, LineBroke, Socket, receive, send};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

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
    pub(crate) table: String,
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
    pub(crate) table: Option<String>,
    /// Every action by its id.
    pub(crate) actions: BTreeMap<String, Sent>,
    /// Sent and not answered: to be sent again as it was.
    pending: Option<Value>,
    figures: Arc<Figures>,
}

impl Player {
    pub(crate) fn new(name: usize, figures: &Arc<Figures>) -> Player {
        Player { name, guest: None, table: None, actions: BTreeMap::new(), pending: None, figures: Arc::clone(figures) }
    }

    pub(crate) fn tables(&self) -> BTreeSet<String> {
        self.actions.values().map(|sent| sent.table.clone()).collect()
    }

    /// One game to its end, or what is left of it.
    pub(crate) async fn play(&mut self, url: &str) -> Result<(), LineBroke> {
        let guest = match self.guest.clone() {
            Some(guest) => Guest { url: url.to_owned(), ..guest },
            None => self.guest.insert(Guest::arrive(url).await?).clone(),
        };
        let table = match self.table.clone() {
            Some(table) => table,
            None => self.table.insert(guest.table().await?).clone(),
        };
        let mut socket = guest.connect(&table).await?;
        send(&mut socket, &json!({ "type": "hello" })).await?;
        // The same id again: it acts once, however often it arrives.
        if let Some(act) = self.pending.clone() {
            send(&mut socket, &act).await?;
        }
        loop {
            let message = receive(&mut socket).await?;
            match message["type"].as_str() {
                Some("ack") => self.settle(&message, Fate::Acknowledged { seq: message["seq"].as_u64().expect("a number") }),
                Some("error") if message["code"] == "unavailable" => {
                    self.figures.unavailable.fetch_add(1, Ordering::Relaxed);
                    return Err(LineBroke);
                }
                Some("error") => {
                    assert_eq!(message["code"], "stale-decision", "player {} was refused: {message}", self.name);
                    self.settle(&message, Fate::Refused);
                }
                Some("state") if message["over"] == true && self.pending.is_none() => {
                    self.table = None;
                    return Ok(());
                }
                Some("state") => self.answer(&mut socket, &table, &message).await?,
                _ => {}
            }
        }
    }

    fn settle(&mut self, message: &Value, fate: Fate) {
        let id = message["id"].as_str().expect("answers name their action");
        let sent = self.actions.get_mut(id).expect("only what was sent is answered");
        match (sent.fate, fate) {
            (Fate::Acknowledged { seq: before }, Fate::Acknowledged { seq }) => assert_eq!(before, seq, "{id} was answered in two ways"),
            (Fate::Unknown, fate) => {
                sent.fate = fate;
                self.figures.acknowledged.fetch_add(usize::from(fate != Fate::Refused), Ordering::Relaxed);
            }
            (before, fate) => panic!("{id}: first {before:?}, then {fate:?}"),
        }
        if self.pending.as_ref().is_some_and(|act| act["id"] == id) {
            self.pending = None;
        }
    }

    async fn answer(&mut self, socket: &mut Socket, table: &str, state: &Value) -> Result<(), LineBroke> {
        let awaited = state["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0)));
        if !awaited || self.pending.is_some() {
            return Ok(());
        }
        let id = format!("{}-{}", self.name, self.actions.len());
        let act = act(state, &id);
        self.actions.insert(id, Sent { table: table.to_owned(), fate: Fate::Unknown });
        self.pending = Some(act.clone());
        send(socket, &act).await
    }
}

/// What seat 0 does in this state.
pub(crate) fn act(state: &Value, id: &str) -> Value {
    let decision = &state["decisions"][0]["decision"];
    json!({ "type": "act", "id": id, "decision": decision, "seat": 0, "action": choose(&state["view"]) })
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
