//! The live channel beyond the game: greetings, presence, sessions that end, servers that stop.

use crate::test_server::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn the_first_message_is_hello() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), Value::Null).await;
    let mut live = crate::test_server::Live::open(ada.upgrade(&table)).await.unwrap();
    live.say(&json!({ "type": "chat", "id": "x", "text": "hello" })).await;
    assert_eq!(live.next().await.unwrap()["code"], "malformed");
    live.say(&json!({ "type": "hello" })).await;
    let welcome = live.next().await.unwrap();
    assert_eq!((&welcome["type"], &welcome["you"]), (&json!("welcome"), &json!(ada.id)));
    assert_eq!(welcome["your_seats"], json!([0]));
}

#[tokio::test]
async fn people_see_who_sits_down_and_who_is_here() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot" }]), Value::Null).await;
    let mut live = ada.live(&table, Value::Null).await;
    live.until("welcome").await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    let lobby = live.until("lobby").await;
    assert_eq!(lobby["table"]["seats"][1]["occupant"]["id"], bob.id.as_str());
    let here = bob.live(&table, Value::Null).await;
    assert_eq!(live.until("presence").await["here"], json!([0, 1]));
    drop(here);
    assert_eq!(live.until("presence").await["here"], json!([0]));
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), Value::Null).await;
    let mut live = ada.live(&table, Value::Null).await;
    live.until("welcome").await;
    let (_, farewell) = tokio::join!(server.close(), async {
        loop {
            if let Err(farewell) = live.next().await {
                break farewell;
            }
        }
    });
    assert_eq!((farewell.0, farewell.1.contains("stopping")), (1001, true));
}

#[tokio::test]
async fn invited_tables_open_with_their_secret() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.table(seats, json!({ "visibility": "invited" })).await;
    let secret = ada.get(&format!("/api/tables/{table}")).await.ok()["secret"].as_str().unwrap().to_owned();
    assert_eq!(bob.get("/api/lists/open").await.ok(), json!([]));
    bob.get(&format!("/api/tables/{table}?secret=wrong")).await.refused(403, "secret-needed");
    assert_eq!(bob.get(&format!("/api/tables/{table}?secret={secret}")).await.ok()["secret"], Value::Null);
    bob.live(&table, json!({ "secret": secret })).await.until("welcome").await;
    bob.post(&format!("/api/tables/{table}/join"), json!({ "secret": secret })).await.ok();
}
