//! What people meet while nothing can be written: each write is refused with a reason, and all can be read.

use crate::guest::{Guest, PATIENCE, answer, next_state, plan};
use crate::player::act;
use client::ClientError;
use client::protocol::{ClientMessage, ErrorBody, ErrorCode, ServerMessage, TableId};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Somebody with a table, made while all was well. The seat is awaited, because nobody acts for it.
pub(crate) struct Witness {
    guest: Guest,
    table: TableId,
}

impl Witness {
    pub(crate) async fn arrive(url: &str) -> Witness {
        let guest = Guest::arrive(url).await.expect("somebody comes");
        let table = guest.table().await.expect("and opens a table");
        guest.watch(&table).await.expect("play begins");
        Witness { guest, table }
    }

    /// Waits until writing does not work any more, and looks at everything.
    pub(crate) async fn sees_that_nothing_can_be_written(&self) {
        let mut socket = self.guest.connect(&self.table).await.expect("the channel opens");
        let state = next_state(&mut socket).await;
        let started = Instant::now();
        for number in 0.. {
            let id = format!("line {number}");
            let line = ClientMessage::Chat { id: id.clone(), text: "is there room?".repeat(30) };
            socket.say(&line).await.expect("it stays open");
            if let ServerMessage::Error { error, .. } = answer(&mut socket, &id).await {
                assert_unavailable(&error);
                break;
            }
            assert!(started.elapsed() < PATIENCE, "everything can still be written");
        }
        socket.say(&act(&state, "act")).await.expect("it stays open");
        let refused = answer(&mut socket, "act").await;
        let ServerMessage::Error { error, .. } = refused else { panic!("nothing can be written: {refused:?}") };
        assert_unavailable(&error);
        let refused = self.guest.client.new_table(&plan(&json!({}))).await.expect_err("nothing can be written");
        let ClientError::Refused { status: 503, body } = refused else { panic!("there is an answer: {refused}") };
        assert_unavailable(&body);
        self.guest.client.send::<Value>(Method::GET, "/api/lists/mine", "").await.expect("lists can be read");
        self.guest.watch(&self.table).await.expect("tables can be looked at");
    }

    /// Waits until those who watch over the server are told: its own note is written every two seconds.
    pub(crate) async fn sees_health(&self, expected: u16) {
        let asked = async {
            loop {
                // Before the next note of its own the server may have failed with those of others.
                let (status, code) = match self.guest.client.text("/healthz").await {
                    Ok(_) => (200, ErrorCode::CannotWrite),
                    Err(ClientError::Refused { status, body }) => (status, body.code),
                    Err(error) => panic!("there is an answer: {error}"),
                };
                if status == expected && code == ErrorCode::CannotWrite {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::time::timeout(PATIENCE, asked).await.expect("the health is told in time");
    }

    /// What was refused can be done now.
    pub(crate) async fn acts(&self) {
        let mut socket = self.guest.connect(&self.table).await.expect("the channel opens");
        let state = next_state(&mut socket).await;
        socket.say(&act(&state, "act")).await.expect("it stays open");
        let answer = answer(&mut socket, "act").await;
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
    }
}

fn assert_unavailable(refused: &ErrorBody) {
    assert_eq!(refused.code, ErrorCode::Unavailable, "{refused:?}");
    assert!(!refused.message.is_empty(), "{refused:?}");
}
