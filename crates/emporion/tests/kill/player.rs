//! A client that plays one game after the other against bots and remembers what was acknowledged.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

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

pub(crate) struct Player {
    name: usize,
    pub(crate) id: String,
    cookie: String,
    table: Option<String>,
    /// Every action by its id.
    pub(crate) actions: BTreeMap<String, Sent>,
    /// Sent and not answered: to be sent again as it was.
    pending: Option<Value>,
}

/// The server is gone; what was under way has an unknown fate.
struct LineBroke;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Player {
    pub(crate) fn new(name: usize) -> Player {
        Player { name, id: String::new(), cookie: String::new(), table: None, actions: BTreeMap::new(), pending: None }
    }

    pub(crate) fn tables(&self) -> BTreeSet<String> {
        self.actions.values().map(|sent| sent.table.clone()).collect()
    }

    pub(crate) async fn play_until_the_line_breaks(&mut self, url: &str) {
        while self.play(url).await.is_ok() {}
    }

    /// One game to its end, or what is left of it.
    async fn play(&mut self, url: &str) -> Result<(), LineBroke> {
        if self.id.is_empty() {
            self.introduce(url).await?;
        }
        let table = match self.table.clone() {
            Some(table) => table,
            None => self.new_table(url).await?,
        };
        let mut socket = self.connect(url, &table).await?;
        send(&mut socket, &json!({ "type": "hello" })).await?;
        // The same id again: it acts once, however often it arrives.
        if let Some(act) = self.pending.clone() {
            send(&mut socket, &act).await?;
        }
        loop {
            let message = receive(&mut socket).await?;
            match message["type"].as_str() {
                Some("ack") => self.settle(&message, Fate::Acknowledged { seq: message["seq"].as_u64().expect("a number") }),
                Some("error") if message["code"] == "unavailable" => return Err(LineBroke),
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
            (Fate::Unknown, fate) => sent.fate = fate,
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
        let decision = &state["decisions"][0]["decision"];
        let act = json!({ "type": "act", "id": id, "decision": decision, "seat": 0, "action": choose(&state["view"]) });
        self.actions.insert(id, Sent { table: table.to_owned(), fate: Fate::Unknown });
        self.pending = Some(act.clone());
        send(socket, &act).await
    }

    async fn introduce(&mut self, url: &str) -> Result<(), LineBroke> {
        let response = reqwest::Client::new().post(format!("{url}/api/session")).send().await.map_err(|_| LineBroke)?;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).map(str::to_owned).ok_or(LineBroke)?;
        let me: Value = response.json().await.map_err(|_| LineBroke)?;
        self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        self.id = me["id"].as_str().expect("a guest has an id").to_owned();
        Ok(())
    }

    async fn new_table(&mut self, url: &str) -> Result<String, LineBroke> {
        let plan = json!({ "game": "seven-wonders", "seats": [{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }], "start": true });
        let request = reqwest::Client::new().post(format!("{url}/api/tables")).header("cookie", &self.cookie).json(&plan);
        let response = request.send().await.map_err(|_| LineBroke)?;
        let table: Value = response.json().await.map_err(|_| LineBroke)?;
        let id = table["id"].as_str().ok_or(LineBroke)?.to_owned();
        self.table = Some(id.clone());
        Ok(id)
    }

    async fn connect(&self, url: &str, table: &str) -> Result<Socket, LineBroke> {
        let address = format!("{}/api/tables/{table}/live", url.replace("http://", "ws://"));
        let mut request = address.into_client_request().expect("this is an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie is a header"));
        tokio_tungstenite::connect_async(request).await.map(|(socket, _)| socket).map_err(|_| LineBroke)
    }
}

async fn send(socket: &mut Socket, message: &Value) -> Result<(), LineBroke> {
    socket.send(Message::text(message.to_string())).await.map_err(|_| LineBroke)
}

async fn receive(socket: &mut Socket) -> Result<Value, LineBroke> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("messages are JSON")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err(LineBroke),
        }
    }
}

/// The first choice that is possible.
fn choose(view: &Value) -> Value {
    if view["stage"].get("setup").is_some() {
        return json!({ "choose-side": { "side": "day" } });
    }
    let own = &view["stage"]["ages"]["own"];
    if let Some(card) = own["pickable"].get(0) {
        return json!({ "pick": { "card": card } });
    }
    let hand = own["hand"].as_array().expect("a player has a hand");
    let built = hand.iter().find_map(|held| {
        let payment = held["build"]["possible"]["payments"].get(0)?;
        Some(json!({ "play": { "card": held["card"], "how": { "build": payment } } }))
    });
    built.unwrap_or_else(|| json!({ "play": { "card": hand[0]["card"], "how": "sell" } }))
}
