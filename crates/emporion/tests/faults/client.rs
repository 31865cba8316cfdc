//! Somebody who uses the API, without more patience than a browser has.

use futures_util::{SinkExt, Stream, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Nothing that works takes longer, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// The line is gone or the server says that it cannot; what was under way has an unknown fate.
#[derive(Debug)]
pub(crate) struct LineBroke;

#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) url: String,
    pub(crate) id: String,
    pub(crate) cookie: String,
}

impl Guest {
    pub(crate) async fn arrive(url: &str) -> Result<Guest, LineBroke> {
        let request = reqwest::Client::new().post(format!("{url}/api/session")).timeout(PATIENCE);
        let response = request.send().await.map_err(|_| LineBroke)?;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).map(str::to_owned).ok_or(LineBroke)?;
        let me: Value = response.json().await.map_err(|_| LineBroke)?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { url: url.to_owned(), id: me["id"].as_str().expect("a guest has an id").to_owned(), cookie })
    }

    pub(crate) async fn post(&self, path: &str, body: reqwest::Body) -> Result<(u16, Value), LineBroke> {
        let request = reqwest::Client::new().post(format!("{}{path}", self.url)).timeout(PATIENCE);
        let request = request.header("cookie", &self.cookie).header("content-type", "application/json").body(body);
        answer(request).await
    }

    pub(crate) async fn get(&self, path: &str) -> Result<(u16, Value), LineBroke> {
        answer(reqwest::Client::new().get(format!("{}{path}", self.url)).timeout(PATIENCE).header("cookie", &self.cookie)).await
    }

    /// A table of 7 Wonders against two bots, in play.
    pub(crate) async fn table(&self) -> Result<String, LineBroke> {
        self.table_of(&plan()).await
    }

    pub(crate) async fn table_of(&self, plan: &Value) -> Result<String, LineBroke> {
        let (_, table) = self.post("/api/tables", plan.to_string().into()).await?;
        table["id"].as_str().map(str::to_owned).ok_or(LineBroke)
    }

    pub(crate) fn upgrade(&self, table: &str) -> Request {
        let address = format!("{}/api/tables/{table}/live", self.url.replace("http://", "ws://"));
        let mut request = address.into_client_request().expect("this is an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie is a header"));
        request
    }

    pub(crate) async fn connect(&self, table: &str) -> Result<Socket, LineBroke> {
        tokio_tungstenite::connect_async(self.upgrade(table)).await.map(|(socket, _)| socket).map_err(|_| LineBroke)
    }

    /// Connects, says hello and waits for the first state.
    pub(crate) async fn watch(&self, table: &str) -> Result<Socket, LineBroke> {
        let mut socket = self.connect(table).await?;
        send(&mut socket, &json!({ "type": "hello" })).await?;
        while receive(&mut socket).await?["type"] != "state" {}
        Ok(socket)
    }
}

pub(crate) fn plan() -> Value {
    json!({ "game": "seven-wonders", "seats": [{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }], "start": true })
}

async fn answer(request: reqwest::RequestBuilder) -> Result<(u16, Value), LineBroke> {
    let response = request.send().await.map_err(|_| LineBroke)?;
    let (status, text) = (response.status().as_u16(), response.text().await.map_err(|_| LineBroke)?);
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
}

/// The next message that is meant; others are passed over.
pub(crate) async fn until(socket: &mut Socket, is_meant: impl Fn(&Value) -> bool) -> Value {
    let heard = async {
        loop {
            let message = receive(socket).await.expect("the channel stays open");
            if is_meant(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("it is said in time")
}

/// One of the figures that the server gives about itself.
pub(crate) async fn figure(url: &str, name: &str) -> usize {
    let figures = reqwest::get(format!("{url}/metrics")).await.expect("the server answers").text().await.expect("in text");
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("there is this figure");
    line.parse().expect("it is a number")
}

pub(crate) async fn send(socket: &mut Socket, message: &Value) -> Result<(), LineBroke> {
    socket.send(Message::text(message.to_string())).await.map_err(|_| LineBroke)
}

pub(crate) async fn receive(socket: &mut Socket) -> Result<Value, LineBroke> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("messages are JSON")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err(LineBroke),
        }
    }
}

/// Reads to the end: the code of the farewell, if one came, and the codes of the errors before it.
pub(crate) async fn farewell<E>(mut socket: impl Stream<Item = Result<Message, E>> + Unpin) -> (Option<u16>, Vec<String>) {
    let (mut code, mut errors) = (None, Vec::new());
    let read = async {
        while let Some(Ok(frame)) = socket.next().await {
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
    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { return None };
    let mut bytes = Vec::new();
    // A connection that was reset has an end too.
    let _ = stream.read_to_end(&mut bytes).await;
    let frame = bytes.windows(4).rfind(|bytes| bytes[0] == CLOSE && bytes[1] < 126)?;
    Some(u16::from_be_bytes([frame[2], frame[3]]))
}
