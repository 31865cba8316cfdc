//! What is said at a table, over real sockets.

use crate::test_server::TestServer;
use serde_json::{Value, json};

fn seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_read_in_the_lobby_and_do_not_write() {
    let server = TestServer::open().await;
    let (mut ada, mut eve) = (server.guest().await, server.guest().await);
    let table = ada.table(seats(), json!({ "visibility": "public" })).await;
    let (mut host, mut stranger) = (ada.live(&table, Value::Null).await, eve.live(&table, Value::Null).await);
    stranger.until("welcome").await;
    stranger.say(&json!({ "type": "chat", "id": "1", "text": "buy my coins" })).await;
    assert_eq!(stranger.until("error").await["code"], "not-seated");
    host.say(&json!({ "type": "chat", "id": "1", "text": "hello" })).await;
    assert_eq!(stranger.until("chat").await["text"], "hello");
    eve.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    stranger.say(&json!({ "type": "chat", "id": "2", "text": "thank you" })).await;
    stranger.until("ack").await;
    assert_eq!(ada.get(&format!("/api/tables/{table}/chat")).await.ok().as_array().map(Vec::len), Some(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_that_come_too_fast_are_refused_with_how_long_to_wait() {
    let server = TestServer::open_with(|settings| settings.limits.chat_per_minute = 5).await;
    let mut ada = server.guest().await;
    let table = ada.table(seats(), Value::Null).await;
    let mut live = ada.live(&table, json!({ "lang": "fr" })).await;
    for number in 0..5 {
        live.say(&json!({ "type": "chat", "id": number.to_string(), "text": "hello" })).await;
        live.until("ack").await;
    }
    live.say(&json!({ "type": "chat", "id": "more", "text": "hello" })).await;
    let refused = live.until("error").await;
    assert_eq!((refused["code"].as_str(), refused["id"].as_str()), (Some("chat-too-fast"), Some("more")));
    assert!(refused["details"]["seconds"].as_u64().is_some_and(|seconds| (1..=13).contains(&seconds)), "{refused}");
    assert!(refused["message"].as_str().unwrap().contains("trop vite"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_greeting_is_short_however_much_was_said() {
    let server = TestServer::open_with(|settings| settings.limits.chat_lines = 150).await;
    let mut ada = server.guest().await;
    let table = ada.table(seats(), json!({ "visibility": "public" })).await;
    let mut live = ada.live(&table, Value::Null).await;
    for number in 1..=200 {
        live.say(&json!({ "type": "chat", "id": number.to_string(), "text": "x".repeat(500) })).await;
    }
    for _ in 1..=200 {
        live.until("ack").await;
    }
    let mut eve = server.guest().await;
    let mut newcomer = eve.live(&table, Value::Null).await;
    let text = newcomer.next_text().await.unwrap();
    assert!(text.len() < 50_000, "a welcome of {} bytes", text.len());
    let welcome: Value = serde_json::from_str(&text).unwrap();
    let number = |lines: &Value, index: usize| lines[index]["number"].as_u64();
    assert_eq!((number(&welcome["chat"], 0), number(&welcome["chat"], 49)), (Some(151), Some(200)));
    let older = eve.get(&format!("/api/tables/{table}/chat?before=151")).await.ok();
    assert_eq!((number(&older, 0), number(&older, 49), number(&older, 50)), (Some(101), Some(150), None));
    let oldest = eve.get(&format!("/api/tables/{table}/chat?before=101")).await.ok();
    assert_eq!((number(&oldest, 0), oldest.as_array().map(Vec::len)), (Some(51), Some(50)));
    assert_eq!(eve.get(&format!("/api/tables/{table}/chat?before=51")).await.ok(), json!([]), "what is too much is gone");
    assert_eq!(number(&eve.get(&format!("/api/tables/{table}/chat?after=198")).await.ok(), 0), Some(199));
    newcomer.say(&json!({ "type": "hello", "last_chat": 199 })).await;
    assert_eq!(newcomer.until("welcome").await["chat"].as_array().map(Vec::len), Some(1));
}
