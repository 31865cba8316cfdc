//! Two servers with one database: what one refuses the other does not allow, and balancers learn where to go.

use crate::imports::short;
use crate::test_server::{Live, TestServer, login};
use pg_harness::Database;
use serde_json::{Value, json};
use server::settings::{DatabaseUrl, Limits};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// Two servers that have heard of each other.
async fn two(limit: impl FnOnce(&mut Limits)) -> (TestServer, TestServer, Database) {
    let database = Database::new();
    let url = DatabaseUrl::Postgres(database.url().to_owned());
    let server = TestServer::open_with(|settings| {
        settings.database = url;
        limit(&mut settings.limits);
    })
    .await;
    let other = server.beside().await;
    for one in [&server, &other] {
        let started = Instant::now();
        while !one.nobody().get("/metrics").await.text.contains("emporion_nodes_heard 1\n") {
            assert!(started.elapsed() < PATIENCE, "they do not hear of each other");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    (server, other, database)
}

fn seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

/// How many lines are taken of so many that are said through one server.
async fn lines_taken(live: &mut Live, lines: std::ops::Range<u32>) -> u32 {
    let mut taken = 0;
    for number in lines {
        live.say(&json!({ "type": "chat", "id": number.to_string(), "text": "buy my coins" })).await;
        loop {
            let message = live.next().await.expect("the channel stays open");
            match message["type"].as_str() {
                Some("ack") => taken += 1,
                Some("error") => assert_eq!(message["code"], "chat-too-fast"),
                _ => continue,
            }
            break;
        }
    }
    taken
}

#[tokio::test]
async fn wrong_passwords_count_at_all_servers_together() {
    let (server, other, _database) = two(|_| {}).await;
    server.account("ada").await;
    let guess = json!({ "login_name": "ada", "password": "a guess" });
    let (mut here, mut there) = (server.nobody(), other.nobody());
    for _ in 0..3 {
        here.post("/api/account/login", guess.clone()).await.refused(401, "bad-login");
    }
    for _ in 0..2 {
        there.post("/api/account/login", guess.clone()).await.refused(401, "bad-login");
    }
    here.post("/api/account/login", guess.clone()).await.refused(429, "login-locked");
    there.post("/api/account/login", login("ada")).await.refused(429, "login-locked");
    other.nobody_elsewhere().post("/api/account/login", login("ada")).await.ok();
}

#[tokio::test]
async fn guests_count_at_all_servers_together() {
    let (server, other, _database) = two(|limits| limits.guests_per_hour = 4).await;
    for one in [&server, &other, &server, &other] {
        one.nobody().post("/api/session", Value::Null).await.ok();
    }
    for one in [&server, &other] {
        one.nobody().post("/api/session", Value::Null).await.refused(429, "too-many");
    }
}

#[tokio::test]
async fn requests_count_at_all_servers_together() {
    let (server, other, _database) = two(|limits| limits.requests_per_person = 64).await;
    let mut here = server.guest().await;
    let mut there = here.at(&other);
    for _ in 0..60 {
        here.get("/api/me").await.ok();
    }
    let mut more = 0;
    while there.get("/api/me").await.status == 200 {
        more += 1;
        assert!(more < 32, "what was spent at one server is not missing at the other");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    there.get("/api/me").await.refused(429, "too-many");
    other.guest().await.get("/api/me").await.ok();
}

#[tokio::test]
async fn new_tables_count_at_all_servers_together() {
    let (server, other, _database) = two(|limits| {
        limits.new_tables_per_person = 4;
        limits.new_tables_per_address = 6;
    })
    .await;
    let (mut here, mut bob) = (server.guest().await, other.guest().await);
    let mut there = here.at(&other);
    for _ in 0..2 {
        here.table(seats(), Value::Null).await;
        there.table(seats(), Value::Null).await;
    }
    let plan = json!({ "game": "seven-wonders", "seats": seats() });
    for one in [&mut here, &mut there] {
        let refused = one.post("/api/tables", plan.clone()).await;
        refused.refused(429, "too-many");
        assert!(refused.headers.contains_key("retry-after"));
    }
    bob.table(seats(), Value::Null).await;
    let mut bob_there = bob.at(&server);
    bob_there.table(seats(), Value::Null).await;
    bob.post("/api/tables", plan).await.refused(429, "too-many");
}

#[tokio::test]
async fn imports_count_at_all_servers_together() {
    let bytes = short().to_string().len() as u32;
    let (server, other, _database) = two(|limits| {
        limits.imports_per_person = 2;
        limits.import_bytes_per_address = bytes * 3 + 10;
    })
    .await;
    let (mut here, mut bob) = (server.guest().await, server.guest().await);
    let mut there = here.at(&other);
    here.post("/api/import", short()).await.ok();
    there.post("/api/import", short()).await.ok();
    here.post("/api/import", short()).await.refused(429, "too-many");
    there.post("/api/import", short()).await.refused(429, "too-many");
    bob.post("/api/import", short()).await.ok();
    bob.at(&other).post("/api/import", short()).await.refused(429, "too-many");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_of_chat_count_at_all_servers_together() {
    let (server, other, _database) = two(|limits| limits.chat_per_minute = 5).await;
    let mut ada = server.guest().await;
    let table = ada.table(seats(), Value::Null).await;
    let (mut here, mut there) = (ada.live(&table, Value::Null).await, ada.at(&other).live(&table, Value::Null).await);
    there.until("welcome").await;
    assert_eq!(lines_taken(&mut here, 0..4).await, 4);
    for _ in 0..4 {
        there.until("chat").await;
    }
    assert_eq!(lines_taken(&mut there, 10..14).await, 1);
    let mut newcomer = ada.at(&other).live(&table, Value::Null).await;
    assert_eq!(lines_taken(&mut newcomer, 20..22).await, 0);
    let mut bob = other.guest().await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    assert_eq!(lines_taken(&mut bob.live(&table, Value::Null).await, 0..2).await, 2, "everybody has a rate of their own");
}

#[tokio::test]
async fn a_server_tells_how_it_gets_on_with_others() {
    let (server, _other, _database) = two(|_| {}).await;
    let text = server.nobody().get("/metrics").await.text;
    for name in [
        "emporion_conflicts_total",
        "emporion_retried_total",
        "emporion_rechecks_total",
        "emporion_notices_sent_total",
        "emporion_notices_received_total",
        "emporion_notices_lost_total",
        "emporion_tables_claimed_total",
        "emporion_notice_seconds_bucket",
        "emporion_nodes_unheard 0",
    ] {
        assert!(text.contains(name), "{name} is missing in\n{text}");
    }
    let alone = TestServer::open().await.nobody().get("/metrics").await.text;
    assert!(!alone.contains("emporion_notice"), "a server with a file has nobody to tell anything");
}

#[tokio::test]
async fn balancers_are_told_where_to_go() {
    let server = TestServer::open().await;
    assert_eq!(server.nobody().get("/livez").await.text, "ok\n");
    server.drain().await;
    server.nobody().get("/livez").await.refused(503, "shutting-down");
    server.guest().await.get("/api/me").await.ok();
}
