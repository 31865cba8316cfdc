//! What people meet while nothing can be written: each write is refused with a reason, and all can be read.

use crate::client::{Guest, PATIENCE, plan, send, until};
use crate::player::act;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Somebody with a table, made while all was well. The seat is awaited, because nobody acts for it.
pub(crate) struct Witness {
    guest: Guest,
    table: String,
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
        send(&mut socket, &json!({ "type": "hello" })).await.expect("it is open");
        let state = until(&mut socket, |message| message["type"] == "state").await;
        let started = Instant::now();
        for number in 0.. {
            let line = json!({ "type": "chat", "id": format!("line {number}"), "text": "is there room?".repeat(30) });
            send(&mut socket, &line).await.expect("it stays open");
            let answer = until(&mut socket, |message| message["id"] == line["id"]).await;
            if answer["type"] == "error" {
                assert_unavailable(&answer);
                break;
            }
            assert!(started.elapsed() < PATIENCE, "everything can still be written");
        }
        send(&mut socket, &act(&state, "act")).await.expect("it stays open");
        assert_unavailable(&until(&mut socket, |message| message["id"] == "act").await);
        let (status, refused) = self.guest.post("/api/tables", plan().to_string().into()).await.expect("there is an answer");
        assert_eq!(status, 503, "{refused}");
        assert_unavailable(&refused);
        assert_eq!(self.guest.get("/api/lists/mine").await.expect("there is an answer").0, 200, "lists can be read");
        self.guest.watch(&self.table).await.expect("tables can be looked at");
    }

    /// Waits until those who watch over the server are told: its own note is written every two seconds.
    pub(crate) async fn sees_health(&self, expected: u16) {
        let asked = async {
            loop {
                let (status, answer) = self.guest.get("/healthz").await.expect("there is an answer");
                // Before the next note of its own the server may have failed with those of others.
                if status == expected && (status == 200 || answer["code"] == "cannot-write") {
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
        send(&mut socket, &json!({ "type": "hello" })).await.expect("it is open");
        let state = until(&mut socket, |message| message["type"] == "state").await;
        send(&mut socket, &act(&state, "act")).await.expect("it stays open");
        assert_eq!(until(&mut socket, |message| message["id"] == "act").await["type"], "ack");
    }
}

fn assert_unavailable(answer: &Value) {
    assert_eq!(answer["code"], "unavailable", "{answer}");
    assert!(answer["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
}
