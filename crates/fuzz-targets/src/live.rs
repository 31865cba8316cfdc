//! Frames of the live channel, over a real WebSocket through a pipe.

use crate::test_server::{CHANNELS, PATIENCE, TestServer, within};
use axum::http::header::COOKIE;
use client::protocol::{ClientMessage, Decision, ErrorCode, Hello, ServerMessage, TableId, TableStatus};
use client::{ClientError, Socket};
use engine::Seat;
use futures_util::SinkExt;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use serde_json::Value;
use tokio::io::DuplexStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Frames of one input that are sent; the server cuts off who sends many more that it must refuse.
const MAX_FRAMES: usize = 40;
/// Longer ones are refused by the server, which ends the connection.
const MAX_BYTES: usize = 20 * 1024;
/// What the pipe takes before somebody must read.
const PIPE: usize = 4 << 20;
/// The id of the action that is sent last; its answer says that all the others were handled.
const LAST: &str = "the-last-one";

/// The first line is the name of a table, and `raw` after it leaves out the usual greeting; each other line is sent as a
/// frame, with `"@0"` for the number of the decision that seat 0 owes. The server must handle all of them, and answer one
/// more that it can understand, or close the channel with a reason.
pub fn live_channel(data: &[u8]) {
    let mut lines = data.split(|byte| *byte == b'\n');
    let head = lines.next().and_then(|line| str::from_utf8(line).ok()).unwrap_or_default();
    let (name, greets) = head.strip_suffix(" raw").map_or((head, true), |name| (name, false));
    let frames: Vec<&[u8]> = lines.take(MAX_FRAMES).map(|line| &line[..line.len().min(MAX_BYTES)]).collect();
    within(&CHANNELS, |server| {
        let table = server.tables.iter().find(|(known, _)| *known == name).unwrap_or(&server.tables[1]);
        server.runtime.block_on(async {
            let talk = talk(server, &table.1, greets, &frames);
            timeout(PATIENCE, talk).await.expect("the channel answers in time");
        });
    });
}

async fn talk(server: &TestServer, table: &str, greets: bool, frames: &[&[u8]]) {
    let mut socket = connect(server, table).await;
    let mut decisions = Vec::new();
    if greets {
        say(&mut socket, &hello()).await;
        while let Some(message) = receive(&mut socket).await {
            match message {
                ServerMessage::State(state) => {
                    decisions = state.decisions;
                    break;
                }
                ServerMessage::Welcome(welcome) if welcome.table.status == TableStatus::Open => break,
                _ => {}
            }
        }
    }
    for frame in frames {
        // A channel that the server has closed takes nothing more.
        if socket.raw().send(as_message(frame, &decisions)).await.is_err() {
            break;
        }
    }
    say(&mut socket, &hello()).await;
    let last = ClientMessage::Act { id: LAST.to_owned(), decision: u64::MAX, seat: Seat::new(0), action: Value::Null };
    say(&mut socket, &last).await;
    while let Some(message) = receive(&mut socket).await {
        if let ServerMessage::Error { id, error } = message {
            assert_ne!(error.code, ErrorCode::Internal, "{error:?}");
            if id.is_some_and(|id| id == LAST) {
                return;
            }
        }
    }
}

async fn connect(server: &TestServer, table: &str) -> Socket<DuplexStream> {
    let (near, far) = tokio::io::duplex(PIPE);
    let service = TowerToHyperService::new(server.router.clone());
    tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(far), service).with_upgrades());
    let cookie = (COOKIE, server.cookie.parse().expect("a cookie is a header"));
    Socket::over(near, &TableId(table.to_owned()), Some(cookie)).await.expect("the channel opens")
}

fn hello() -> ClientMessage {
    ClientMessage::Hello(Hello::default())
}

async fn say(socket: &mut Socket<DuplexStream>, message: &ClientMessage) {
    // Where the server has closed the channel, reading says so.
    let _ = socket.say(message).await;
}

/// The next message; none once the channel is closed.
async fn receive(socket: &mut Socket<DuplexStream>) -> Option<ServerMessage> {
    match socket.receive().await {
        Ok(message) => Some(message),
        Err(ClientError::Closed { reason, .. } | ClientError::LineBroke(reason)) => {
            assert!(!reason.is_empty(), "the server closes without a reason");
            None
        }
        Err(error) => panic!("the server is understood: {error}"),
    }
}

fn as_message(frame: &[u8], decisions: &[Decision]) -> Message {
    let Ok(text) = str::from_utf8(frame) else { return Message::binary(frame.to_vec()) };
    let mut text = text.to_owned();
    for Decision { seat, decision } in decisions {
        text = text.replace(&format!("\"@{}\"", seat.index()), &decision.to_string());
    }
    Message::text(text)
}
