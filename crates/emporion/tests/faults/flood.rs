//! One client that sends a thousand messages a second: refused with a reason, then cut off, and nobody else notices.

use crate::guest::{Guest, farewell, next_state};
use crate::load::Load;
use crate::running::Running;
use crate::server::{program, sqlite};
use client::protocol::ClientMessage;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

const A_SECOND: u32 = 1000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_messages_a_second_end_one_connection_and_no_other() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    // As it is installed, but for tables: the others play one game after the other.
    let tables = ["--tables-per-guest=1000", "--new-tables-per-person=1000", "--new-tables-per-address=1000"];
    let server = Running::start(program(&sqlite(&directory.path().join("flood.db"))).args(tables));
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let friend = Guest::arrive(&server.url()).await.expect("and a friend");
    let table = guest.table().await.expect("they meet at a table");
    let load = Load::start(&server.url(), 2);
    load.until_acknowledged(10).await;
    let mut watching = friend.watch(&table).await.expect("the friend watches");
    let (_, before) = server.memory();

    let (mut out, back) = guest.watch(&table).await.expect("the channel opens").into_raw().split();
    let heard = tokio::spawn(farewell(back));
    let (started, mut sent) = (Instant::now(), 0);
    while !heard.is_finished() {
        let line = json!({ "type": "chat", "id": sent.to_string(), "text": "hello" });
        if out.send(Message::text(line.to_string())).await.is_err() {
            break;
        }
        sent += 1;
        tokio::time::sleep((Duration::from_secs(1) * sent / A_SECOND).saturating_sub(started.elapsed())).await;
    }
    let (code, errors) = heard.await.expect("the end is heard");
    assert_eq!(code, Some(4003), "after {sent} messages");
    let refused = errors.iter().filter(|code| *code == "too-many").count();
    let too_fast = errors.iter().filter(|code| *code == "chat-too-fast").count();
    assert_eq!((refused, errors.len()), (50, 50 + too_fast), "{errors:?}");
    assert!(too_fast > 0, "the table itself takes fewer lines than the connection");

    load.until_acknowledged(10).await;
    // The friend read all of it, and is still there.
    watching.say(&ClientMessage::Look { seat: None }).await.expect("the friend's channel is open");
    next_state(&mut watching).await;
    let (_, after) = server.memory();
    println!(
        "{sent} messages in {:.1} s, then cut off; the most memory was {before:.1} MiB before and {after:.1} MiB after",
        started.elapsed().as_secs_f64()
    );
    load.end().await;
}
