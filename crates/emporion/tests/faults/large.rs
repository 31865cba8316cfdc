//! Messages and bodies of 100 MB: refused early, told why, and not kept in memory.

use crate::guest::{Guest, farewell, next_state};
use crate::player::OWN;
use crate::server::{sqlite, start};
use client::ClientError;
use client::protocol::{ClientMessage, ErrorCode, TableId};
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::Value;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Message};

const LARGE: usize = 100_000_000;
/// Far below one of the messages: what the server grows by while it refuses them.
const MOST_GROWTH_MIB: f64 = 24.0;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_far_too_large_is_refused_and_not_kept() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = start(&sqlite(&directory.path().join("large.db")));
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let table = guest.table().await.expect("and opens a table");
    let mut other = guest.watch(&table).await.expect("and sits there");
    let (_, before) = server.memory();

    let body = Bytes::from(vec![b' '; LARGE]);
    for path in ["/api/tables", "/api/import", "/api/account/login"] {
        let refused = guest.client.send::<Value>(Method::POST, path, body.clone()).await.expect_err("this is too large");
        let ClientError::Refused { status, body } = refused else { panic!("{path}: the refusal arrives, not {refused}") };
        assert_eq!((status, body.code), (413, ErrorCode::TooLarge), "{path}: {body:?}");
    }
    assert_eq!(in_one_frame(&guest, &table, &body).await, Some(1009), "a message in one piece");
    assert_eq!(in_pieces(&guest, &table, &body).await, Some(1009), "a message in pieces, each of which is small");

    let (_, after) = server.memory();
    println!("five times {LARGE} bytes: the most memory was {before:.1} MiB before and {after:.1} MiB after");
    assert!(after - before < MOST_GROWTH_MIB, "the server grew from {before} to {after} MiB");
    other.say(&ClientMessage::Look { seat: Some(OWN) }).await.expect("others are not disturbed");
    next_state(&mut other).await;
}

/// Sends while it listens, as a browser does. The server hangs up in the middle, so that the rest cannot be sent.
async fn in_one_frame(guest: &Guest, table: &TableId, body: &Bytes) -> Option<u16> {
    let (mut out, back) = guest.watch(table).await.expect("the channel opens").into_raw().split();
    let (_, (code, _)) = tokio::join!(out.send(Message::Binary(body.clone())), farewell(back));
    code
}

async fn in_pieces(guest: &Guest, table: &TableId, body: &Bytes) -> Option<u16> {
    const PIECE: usize = 8 * 1024;
    let (mut out, back) = guest.watch(table).await.expect("the channel opens").into_raw().split();
    let pieces = async {
        for start in (0..LARGE).step_by(PIECE) {
            let kind = if start == 0 { Data::Text } else { Data::Continue };
            let piece = body.slice(start..(start + PIECE).min(LARGE));
            let frame = Frame::message(piece, OpCode::Data(kind), start + PIECE >= LARGE);
            if out.send(Message::Frame(frame)).await.is_err() {
                break;
            }
        }
    };
    let ((), (code, _)) = tokio::join!(pieces, farewell(back));
    code
}
