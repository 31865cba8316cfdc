//! Somebody who uses a server, without more patience than a browser has.

use client::protocol::{ClientMessage, Hello, NewTable, ServerMessage, State, TableId};
use client::{Client, ClientError, Socket};
use futures_util::{Stream, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

/// Nothing that works takes longer, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) id: String,
}

impl Guest {
    pub(crate) async fn arrive(url: &str) -> Result<Guest, ClientError> {
        let mut client = Client::new(url);
        let me = client.become_guest().await?;
        Ok(Guest { client, id: me.id })
    }

    /// The same one after the server was started again.
    pub(crate) fn at(&self, url: &str) -> Guest {
        Guest { client: self.client.clone().at(url), id: self.id.clone() }
    }

    /// A table of 7 Wonders against two bots, in play.
    pub(crate) async fn table(&self) -> Result<TableId, ClientError> {
        self.table_of(&plan(&json!({}))).await
    }

    pub(crate) async fn table_of(&self, plan: &NewTable) -> Result<TableId, ClientError> {
        Ok(self.client.new_table(plan).await?.id)
    }

    /// Connects and says hello.
    pub(crate) async fn connect(&self, table: &TableId) -> Result<Socket, ClientError> {
        let mut socket = self.client.socket(table).await?;
        socket.say(&hello()).await?;
        Ok(socket)
    }

    /// Connects, says hello and waits for the first state.
    pub(crate) async fn watch(&self, table: &TableId) -> Result<Socket, ClientError> {
        let mut socket = self.connect(table).await?;
        while !matches!(socket.receive().await?, ServerMessage::State(_)) {}
        Ok(socket)
    }
}

pub(crate) fn hello() -> ClientMessage {
    ClientMessage::Hello(Hello::default())
}

/// A table of 7 Wonders against two bots, and something more.
pub(crate) fn plan(more: &Value) -> NewTable {
    let mut plan = json!({ "game": "seven-wonders", "seats": [{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }], "start": true });
    plan.as_object_mut().expect("a plan is an object").extend(more.as_object().expect("so is what is more").clone());
    serde_json::from_value(plan).expect("this is a plan")
}

/// The first thing that is meant among the next messages; others are passed over.
pub(crate) async fn until<T>(socket: &mut Socket, meant: impl Fn(ServerMessage) -> Option<T>) -> T {
    let heard = async {
        loop {
            if let Some(found) = meant(socket.receive().await.expect("the channel stays open")) {
                return found;
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("it is said in time")
}

pub(crate) async fn next_state(socket: &mut Socket) -> State {
    until(socket, |message| if let ServerMessage::State(state) = message { Some(state) } else { None }).await
}

/// What is answered to what was said with this id.
pub(crate) async fn answer(socket: &mut Socket, wanted: &str) -> ServerMessage {
    let is_meant = |message: &ServerMessage| match message {
        ServerMessage::Ack { id, .. } | ServerMessage::Error { id: Some(id), .. } => id == wanted,
        _ => false,
    };
    until(socket, |message| is_meant(&message).then_some(message)).await
}

/// One of the figures that the server gives about itself.
pub(crate) async fn figure(url: &str, name: &str) -> usize {
    let figures = Client::new(url).text("/metrics").await.expect("the server answers");
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("there is this figure");
    line.parse().expect("it is a number")
}

/// Reads to the end: the code of the farewell, if one came, and the codes of the errors before it.
pub(crate) async fn farewell<E>(mut line: impl Stream<Item = Result<Message, E>> + Unpin) -> (Option<u16>, Vec<String>) {
    let (mut code, mut errors) = (None, Vec::new());
    let read = async {
        while let Some(Ok(frame)) = line.next().await {
            match frame {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    errors.extend(message["code"].as_str().map(str::to_owned));
                }
                Message::Close(Some(frame)) => code = Some(frame.code.into()),
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, read).await.expect("the connection ends");
    (code, errors)
}

/// The code of the farewell as it lies in the buffer of somebody who reads without ever answering, pings neither.
pub(crate) async fn unanswered_farewell(socket: &mut Socket) -> Option<u16> {
    const CLOSE: u8 = 0x88;
    let MaybeTlsStream::Plain(stream) = socket.raw().get_mut() else { return None };
    let mut bytes = Vec::new();
    // A connection that was reset has an end too.
    let _ = stream.read_to_end(&mut bytes).await;
    let frame = bytes.windows(4).rfind(|bytes| bytes[0] == CLOSE && bytes[1] < 126)?;
    Some(u16::from_be_bytes([frame[2], frame[3]]))
}
