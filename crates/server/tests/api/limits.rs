//! How much, how often, how large.

use crate::test_server::{Live, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn open_seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

#[tokio::test]
async fn large_bodies_are_not_read() {
    let server = TestServer::open_with(|settings| settings.limits.body_bytes = 1000).await;
    let mut ada = server.guest().await;
    ada.call(Method::PATCH, "/api/me", json!({ "name": "x".repeat(2000) })).await.refused(413, "too-large");
    ada.call(Method::PATCH, "/api/me", json!({ "name": "small" })).await.ok();
    // Match files have a limit of their own.
    ada.post("/api/import", json!({ "file": { "text": "x".repeat(2000) } })).await.refused(400, "bad-match-file");
}

#[tokio::test]
async fn one_address_has_so_many_requests() {
    let server = TestServer::open_with(|settings| settings.limits.requests_per_address = 5).await;
    let mut nobody = server.nobody();
    for _ in 0..5 {
        assert_eq!(nobody.get("/healthz").await.text, "ok\n");
    }
    let refused = nobody.get("/healthz").await;
    refused.refused(429, "too-many");
    assert!(refused.headers["retry-after"].to_str().unwrap().parse::<u64>().is_ok_and(|seconds| (1..=60).contains(&seconds)));
}

/// Who is asked for `/healthz` through a proxy that tells this of them.
async fn told(server: &TestServer, forwarded_for: Option<&str>) -> u16 {
    let mut nobody = server.nobody();
    let request = nobody.request(Method::GET, "/healthz");
    let request = match forwarded_for {
        Some(line) => request.header("x-forwarded-for", line),
        None => request,
    };
    nobody.send(request).await.status
}

#[tokio::test]
async fn visitors_of_whom_the_proxy_says_nothing_share_one_limit() {
    let server = TestServer::open_with(|settings| {
        settings.trust_proxy = true;
        settings.limits.requests_per_address = 3;
    })
    .await;
    assert_eq!(told(&server, None).await, 200);
    assert_eq!(told(&server, Some("unknown")).await, 200);
    assert_eq!(told(&server, Some("_anybody")).await, 200);
    assert_eq!(told(&server, Some("nonsense")).await, 429, "whatever they say instead");
    assert_eq!(told(&server, Some("127.0.0.1")).await, 200, "which is not that of the machine itself");
    for port in [1, 2, 3] {
        assert_eq!(told(&server, Some(&format!("192.0.2.7:{port}"))).await, 200);
    }
    assert_eq!(told(&server, Some("192.0.2.7")).await, 429, "a port makes nobody another");
    assert_eq!(told(&server, Some("192.0.2.8:1")).await, 200);
}

#[tokio::test]
async fn a_network_of_ipv6_has_one_limit() {
    for (bits, same, other) in [(56, "2001:db8:0:2ff::1", "2001:db8:0:300::1"), (64, "2001:db8:0:200:ff::1", "2001:db8:0:201::1")] {
        let server = TestServer::open_with(|settings| {
            settings.trust_proxy = true;
            settings.limits.requests_per_address = 2;
            settings.limits.ipv6_prefix = bits;
        })
        .await;
        assert_eq!(told(&server, Some("2001:db8:0:200::1")).await, 200);
        assert_eq!(told(&server, Some("[2001:db8:0:200::2]:443")).await, 200);
        assert_eq!(told(&server, Some(same)).await, 429, "/{bits}");
        assert_eq!(told(&server, Some(other)).await, 200, "/{bits}");
    }
}

#[tokio::test]
async fn one_person_has_so_many_requests() {
    let server = TestServer::open_with(|settings| settings.limits.requests_per_person = 5).await;
    let mut ada = server.guest().await;
    for _ in 0..5 {
        ada.get("/api/me").await.ok();
    }
    ada.get("/api/me").await.refused(429, "too-many");
    server.guest().await.get("/api/me").await.ok();
}

#[tokio::test]
async fn guests_and_passwords_cannot_be_tried_for_ever() {
    let server = TestServer::open_with(|settings| {
        settings.limits.guests_per_hour = 2;
        settings.limits.logins_per_minute = 3;
    })
    .await;
    server.guest().await;
    server.guest().await;
    server.nobody().post("/api/session", Value::Null).await.refused(429, "too-many");
    for _ in 0..3 {
        server.nobody().post("/api/account/login", json!({ "login_name": "ada", "password": "guess" })).await.refused(401, "bad-login");
    }
    server.nobody().post("/api/account/login", json!({ "login_name": "ada", "password": "guess" })).await.refused(429, "too-many");
}

#[tokio::test]
async fn a_guest_has_so_many_tables() {
    let server = TestServer::open_with(|settings| settings.limits.tables_per_guest = 2).await;
    let mut ada = server.guest().await;
    let first = ada.table(open_seats(), Value::Null).await;
    ada.table(open_seats(), Value::Null).await;
    let plan = json!({ "game": "seven-wonders", "seats": open_seats() });
    ada.post("/api/tables", plan.clone()).await.refused(409, "limit-reached");
    ada.post(&format!("/api/tables/{first}/cancel"), Value::Null).await.ok();
    ada.post("/api/tables", plan).await.ok();
}

#[tokio::test]
async fn a_person_has_so_many_tokens_and_connections() {
    let server = TestServer::open_with(|settings| settings.limits.connections_per_person = 2).await;
    let mut ada = server.guest().await;
    for _ in 0..20 {
        ada.post("/api/tokens", json!({ "label": "bot" })).await.ok();
    }
    ada.post("/api/tokens", json!({ "label": "bot" })).await.refused(409, "limit-reached");

    let table = ada.table(open_seats(), Value::Null).await;
    let first = ada.live(&table, Value::Null).await;
    let _second = ada.live(&table, Value::Null).await;
    assert!(Live::open(ada.upgrade(&table)).await.is_err());
    drop(first);
    for _ in 0..100 {
        if Live::open(ada.upgrade(&table)).await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("a closed connection does not make room");
}

#[tokio::test]
async fn one_connection_has_so_many_messages() {
    let server = TestServer::open_with(|settings| settings.limits.messages_per_connection = 5).await;
    let mut ada = server.guest().await;
    let table = ada.table(open_seats(), Value::Null).await;
    let mut live = ada.live(&table, Value::Null).await;
    for number in 0..4 {
        live.say(&json!({ "type": "chat", "id": number.to_string(), "text": "hello" })).await;
        live.until("ack").await;
    }
    live.say(&json!({ "type": "chat", "id": "more", "text": "hello" })).await;
    assert_eq!(live.until("error").await["code"], "too-many");
    // Whoever goes on is cut off.
    for _ in 0..60 {
        live.say(&json!({ "type": "chat", "id": "more", "text": "hello" })).await;
    }
    loop {
        match live.next().await {
            Ok(message) => assert_eq!(message["code"], "too-many"),
            Err((code, _)) => break assert_eq!(code, 4003),
        }
    }
}

#[tokio::test]
async fn large_messages_end_the_connection() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(open_seats(), Value::Null).await;
    let mut live = ada.live(&table, Value::Null).await;
    live.until("welcome").await;
    live.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(live.until("error").await["code"], "malformed");
    live.send(Message::text("x".repeat(20_000))).await;
    while live.next().await.is_ok() {}
    ada.live(&table, Value::Null).await.until("welcome").await;
}
