//! Frames of the live channel, over a real WebSocket through a pipe.

use crate::house::{CHANNELS, House, PATIENCE, within};
use futures_util::{SinkExt, StreamExt};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use tokio::io::DuplexStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Frames of one input that are sent; the server cuts off who sends many more that it must refuse.
const MAX_FRAMES: usize = 40;
/// Longer ones are refused by the server, which ends the connection.
const MAX_BYTES: usize = 20 * 1024;
/// What the pipe takes before somebody must read.
const PIPE: usize = 4 << 20;
/// The id of the action that is sent last; its answer says that all the others were handled.
const LAST: &str = "the-last-one";

type Socket = WebSocketStream<DuplexStream>;

/// The first line is the name of a table, and `raw` after it leaves out the usual greeting; each other line is sent as a
/// frame, with `"@0"` for the number of the decision that seat 0 owes. The server must handle all of them, and answer one
/// more that it can understand, or close the channel with a reason.
pub fn live_channel(data: &[u8]) {
    let mut lines = data.split(|byte| *byte == b'\n');
    let head = lines.next().and_then(|line| str::from_utf8(line).ok()).unwrap_or_default();
    let (name, greets) = head.strip_suffix(" raw").map_or((head, true), |name| (name, false));
    let frames: Vec<&[u8]> = lines.take(MAX_FRAMES).map(|line| &line[..line.len().min(MAX_BYTES)]).collect();
    within(&CHANNELS, |house| {
        let table = house.tables.iter().find(|(known, _)| *known == name).unwrap_or(&house.tables[1]);
        house.runtime.block_on(async {
            let talk = talk(house, &table.1, greets, &frames);
            timeout(PATIENCE, talk).await.expect("the channel answers in time");
        });
    });
}

async fn talk(house: &House, table: &str, greets: bool, frames: &[&[u8]]) {
    let mut socket = connect(house, table).await;
    let mut decisions = Value::Null;
    if greets {
        say(&mut socket, &json!({ "type": "hello" })).await;
        while let Some(message) = hear(&mut socket).await {
            if message["type"] == "state" {
                decisions = message["decisions"].clone();
                break;
            }
            if message["type"] == "welcome" && message["table"]["status"] == "open" {
                break;
            }
        }
    }
    for frame in frames {
        // A channel that the server has closed takes nothing more.
        if socket.send(as_message(frame, &decisions)).await.is_err() {
            break;
        }
    }
    say(&mut socket, &json!({ "type": "hello" })).await;
    say(&mut socket, &json!({ "type": "act", "id": LAST, "decision": u64::MAX, "seat": 0, "action": null })).await;
    while let Some(message) = hear(&mut socket).await {
        assert_ne!(message["code"], "internal", "{message}");
        if message["type"] == "error" && message["id"] == LAST {
            return;
        }
    }
}

async fn connect(house: &House, table: &str) -> Socket {
    let (near, far) = tokio::io::duplex(PIPE);
    let service = TowerToHyperService::new(house.router.clone());
    tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(far), service).with_upgrades());
    let mut request = format!("ws://localhost/api/tables/{table}/live").into_client_request().expect("this is an address");
    request.headers_mut().insert("cookie", house.cookie.parse().expect("a cookie is a header"));
    tokio_tungstenite::client_async(request, near).await.expect("the channel opens").0
}

async fn say(socket: &mut Socket, message: &Value) {
    // Where the server has closed the channel, reading says so.
    let _ = socket.send(Message::text(message.to_string())).await;
}

/// The next message; none once the channel is closed.
async fn hear(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("messages are JSON")),
            Ok(Message::Close(frame)) => {
                assert!(frame.is_some_and(|frame| !frame.reason.is_empty()), "the server closes without a reason");
                return None;
            }
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

fn as_message(frame: &[u8], decisions: &Value) -> Message {
    let Ok(text) = str::from_utf8(frame) else { return Message::binary(frame.to_vec()) };
    let mut text = text.to_owned();
    for decision in decisions.as_array().into_iter().flatten() {
        text = text.replace(&format!("\"@{}\"", decision["seat"]), &decision["decision"].to_string());
    }
    Message::text(text)
}
