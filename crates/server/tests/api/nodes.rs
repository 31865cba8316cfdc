//! Two servers with one database: what one refuses the other does not allow, and balancers learn where to go.

use crate::test_server::{TestServer, login};
use pg_harness::Database;
use serde_json::{Value, json};
use server::settings::DatabaseUrl;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// Two servers that have heard of each other.
async fn two(guests_per_hour: u32) -> (TestServer, TestServer, Database) {
    let database = Database::new();
    let url = DatabaseUrl::Postgres(database.url().to_owned());
    let server = TestServer::open_with(|settings| {
        (settings.database, settings.limits.guests_per_hour) = (url, guests_per_hour);
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

#[tokio::test]
async fn wrong_passwords_count_at_all_servers_together() {
    let (server, other, _database) = two(100).await;
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
    let (server, other, _database) = two(4).await;
    for one in [&server, &other, &server, &other] {
        one.nobody().post("/api/session", Value::Null).await.ok();
    }
    for one in [&server, &other] {
        one.nobody().post("/api/session", Value::Null).await.refused(429, "too-many");
    }
}

#[tokio::test]
async fn a_server_tells_how_it_gets_on_with_others() {
    let (server, _other, _database) = two(100).await;
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
