//! What nobody should send.

use crate::test_server::TestServer;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused_in_json() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for path in ["/nothing.txt", "/api", "/api/nothing", "/api/tables/x/y"] {
        ada.get(path).await.refused(404, "not-found");
    }
    ada.call(Method::DELETE, "/api/me", Value::Null).await.refused(405, "method-not-allowed");
    ada.call(Method::POST, "/", Value::Null).await.refused(405, "method-not-allowed");
    ada.get("/api/tables/nonesuch").await.refused(404, "no-such-table");
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused_with_the_reason() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for body in ["", "{", "[]", "nonsense", r#"{"name": 1}"#, r#"{"name": "a", "more": 1}"#, "\u{0}", r#"{"name": "a"} x"#] {
        let request = ada.request(Method::PATCH, "/api/me").header("content-type", "application/json").body(body);
        let refusal = ada.send(request).await.refused(400, "malformed");
        assert!(refusal["details"]["why"].as_str().is_some_and(|why| !why.is_empty()), "{refusal}");
    }
    let request = ada.request(Method::PATCH, "/api/me").header("content-type", "text/plain").body(r#"{"name": "a"}"#);
    ada.send(request).await.refused(400, "malformed");
    let request = ada.request(Method::PATCH, "/api/me").header("content-type", "application/json").body(vec![0xff, 0xfe]);
    ada.send(request).await.refused(400, "malformed");
    let deep = "[".repeat(30_000);
    let request = ada.request(Method::POST, "/api/import").header("content-type", "application/json").body(format!("{{\"file\":{deep}"));
    ada.send(request).await.refused(400, "malformed");
    ada.get("/api/tables/x/replay?step=-1").await.refused(400, "malformed");
    ada.get("/api/tables/x/replay?step=1&eyes=9").await.refused(400, "malformed");
}

#[tokio::test]
async fn tables_that_make_no_sense_are_refused() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let me = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    for (plan, status, code) in [
        (json!({ "game": "chess", "seats": me }), 400, "unknown-game"),
        (json!({ "game": "seven-wonders", "seats": [{ "kind": "me" }] }), 400, "bad-options"),
        (json!({ "game": "seven-wonders", "seats": [] }), 400, "bad-options"),
        (json!({ "game": "seven-wonders", "seats": me, "options": { "sides": "dusk" } }), 400, "bad-options"),
        (json!({ "game": "seven-wonders", "seats": me, "options": { "nonsense": true } }), 400, "bad-options"),
        (json!({ "game": "seven-wonders", "seats": me, "clock": { "kind": "live", "initial": 0 } }), 400, "bad-table"),
        (json!({ "game": "seven-wonders", "seats": me, "clock": { "kind": "sundial" } }), 400, "malformed"),
        (json!({ "game": "seven-wonders", "seats": me, "start": true }), 409, "seats-open"),
    ] {
        ada.post("/api/tables", plan).await.refused(status, code);
    }
    let many: Vec<Value> = (0..100).map(|_| json!({ "kind": "bot" })).collect();
    ada.post("/api/tables", json!({ "game": "seven-wonders", "seats": many })).await.refused(400, "bad-table");
    ada.post("/api/import", json!({ "file": { "format": "emporion-match", "version": 99 } })).await.refused(400, "bad-match-file");
}

#[tokio::test]
async fn messages_that_cannot_be_read_change_nothing() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    let state = live.until("state").await;
    let decision = &state["decisions"][0]["decision"];
    for wrong in [
        json!([]),
        json!({}),
        json!({ "type": "conquer" }),
        json!({ "type": "act" }),
        json!({ "type": "act", "id": "a", "decision": -1, "seat": 0, "action": null }),
        json!({ "type": "act", "id": "a", "decision": 0, "seat": 200, "action": null }),
        json!({ "type": "chat", "id": 5, "text": "x" }),
    ] {
        live.say(&wrong).await;
        assert_eq!(live.until("error").await["code"], "malformed", "{wrong}");
    }
    for (wrong, code) in [
        (json!({ "type": "act", "id": "", "decision": decision, "seat": 0, "action": "x" }), "malformed"),
        (json!({ "type": "act", "id": "x".repeat(1000), "decision": decision, "seat": 0, "action": "x" }), "too-long"),
        (json!({ "type": "act", "id": "a", "decision": 999_999, "seat": 0, "action": "x" }), "stale-decision"),
        (json!({ "type": "act", "id": "b", "decision": decision, "seat": 6, "action": "x" }), "not-your-seat"),
        (json!({ "type": "chat", "id": "c", "text": "x".repeat(10_000) }), "too-long"),
        (json!({ "type": "undo", "id": "d", "seat": 0 }), "nothing-to-undo"),
    ] {
        live.say(&wrong).await;
        assert_eq!(live.until("error").await["code"], code, "{wrong}");
    }
    live.say(&json!({ "type": "act", "id": "e", "decision": decision, "seat": 0, "action": { "pick": { "card": "nonsense" } } })).await;
    let refusal = live.until("error").await;
    assert!(["illegal", "malformed"].contains(&refusal["code"].as_str().unwrap()), "{refusal}");
    live.say(&json!({ "type": "act", "id": "f", "decision": decision, "seat": 0, "action": crate::player::choose(&state["view"]) })).await;
    assert_eq!(live.until("ack").await["id"], "f");
}
