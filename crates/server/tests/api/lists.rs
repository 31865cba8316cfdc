//! Finding a table among many, whoever made the others.

use crate::test_server::{Client, Reply, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{SystemTime, UNIX_EPOCH};

fn open_seats(seats: usize) -> Value {
    (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect()
}

fn server_time() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// A request as it comes through a proxy from this address.
async fn from(client: &mut Client, address: &str, path: &str, body: Value) -> Reply {
    let request = client.request(Method::POST, path).header("x-forwarded-for", address).json(&body);
    client.send(request).await
}

async fn guest_from(server: &TestServer, address: &str) -> Client {
    let mut guest = server.nobody();
    from(&mut guest, address, "/api/session", json!({})).await.ok();
    guest
}

fn ids(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

/// The address of the next page.
fn next(reply: &Reply) -> Option<String> {
    let link = reply.headers.get("link")?.to_str().unwrap();
    Some(link.strip_prefix('<').unwrap().strip_suffix(">; rel=\"next\"").unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_tables_of_ten_guests_do_not_hide_an_honest_one() {
    let server = TestServer::open_with(|settings| {
        settings.trust_proxy = true;
        settings.limits.new_tables_per_address = 100;
    })
    .await;
    let plan = json!({ "game": "seven-wonders", "seats": open_seats(3), "visibility": "public" });
    let mut honest = guest_from(&server, "192.0.2.1").await;
    let table = from(&mut honest, "192.0.2.1", "/api/tables", plan.clone()).await.ok()["id"].as_str().unwrap().to_owned();
    for _ in 0..10 {
        let mut vandal = guest_from(&server, "192.0.2.66").await;
        for _ in 0..10 {
            from(&mut vandal, "192.0.2.66", "/api/tables", plan.clone()).await.ok();
        }
    }
    let list = honest.request(Method::GET, "/api/lists/open?limit=5").header("x-forwarded-for", "192.0.2.1");
    let first = honest.send(list).await.ok();
    assert!(ids(&first).contains(&table), "everybody's first table comes first, by person and by address");
    let mut later = guest_from(&server, "192.0.2.7").await;
    let late = from(&mut later, "192.0.2.7", "/api/tables", plan).await.ok()["id"].as_str().unwrap().to_owned();
    let list = later.request(Method::GET, "/api/lists/open?limit=5").header("x-forwarded-for", "192.0.2.7");
    assert_eq!(ids(&later.send(list).await.ok())[0], late);
}

#[tokio::test]
async fn a_person_and_an_address_make_so_many_tables() {
    let server = TestServer::open_with(|settings| {
        settings.limits.new_tables_per_person = 3;
        settings.limits.new_tables_per_address = 5;
    })
    .await;
    let plan = json!({ "game": "seven-wonders", "seats": open_seats(3) });
    let mut ada = server.guest().await;
    for _ in 0..3 {
        let table = ada.table(open_seats(3), Value::Null).await;
        ada.post(&format!("/api/tables/{table}/cancel"), Value::Null).await.ok();
    }
    let refused = ada.post("/api/tables", plan.clone()).await;
    refused.refused(429, "too-many");
    assert!(refused.headers["retry-after"].to_str().unwrap().parse::<u64>().is_ok_and(|seconds| (1..=600).contains(&seconds)));
    let (mut bob, mut eve) = (server.guest().await, server.guest().await);
    bob.post("/api/tables", plan.clone()).await.ok();
    eve.post("/api/tables", plan.clone()).await.ok();
    bob.post("/api/tables", plan).await.refused(429, "too-many");
    bob.get("/api/lists/open").await.ok();
}

#[tokio::test]
async fn lists_come_in_pages_and_no_table_twice() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut made = BTreeSet::new();
    for _ in 0..4 {
        let mut guest = server.guest().await;
        for _ in 0..3 {
            made.insert(guest.table(open_seats(3), json!({ "visibility": "public", "title": "Sunday & Monday" })).await);
        }
    }
    let all = ada.get("/api/lists/open").await;
    assert_eq!((ids(&all.ok()).len(), next(&all)), (12, None), "whoever asks without a word gets the first page, with all of it");
    let (mut seen, mut path, mut pages) = (Vec::new(), Some("/api/lists/open?title=%26+mon&limit=5".to_owned()), 0);
    while let Some(address) = path {
        let page = ada.get(&address).await;
        seen.extend(ids(&page.ok()));
        path = next(&page);
        pages += 1;
        if pages == 1 {
            server.guest().await.table(open_seats(3), json!({ "visibility": "public", "title": "Sunday & Monday" })).await;
        }
    }
    assert_eq!((pages, seen.len()), (3, 12));
    assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), made, "what came in between moved nothing");

    let mut bob = server.guest().await;
    for _ in 0..3 {
        bob.table(open_seats(3), Value::Null).await;
    }
    let mine = bob.get("/api/lists/mine?limit=2").await;
    let rest = bob.get(&next(&mine).unwrap()).await;
    assert_eq!((ids(&mine.ok()).len(), ids(&rest.ok()).len(), next(&rest)), (2, 1, None));
}

#[tokio::test]
async fn tables_are_found_by_game_pace_seats_and_title() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let live = json!({ "visibility": "public", "title": "Élan vital", "clock": { "kind": "live", "initial": 600 } });
    let first = ada.table(open_seats(3), live).await;
    let days = json!({ "game": "prosperity", "visibility": "public", "title": "Slow ships", "clock": { "kind": "days", "days": 2 } });
    let second = bob.table(open_seats(4), days).await;
    let mut eve = server.guest().await;
    let mut found = async |query: &str| ids(&eve.get(&format!("/api/lists/open?{query}")).await.ok());
    for (query, expected) in [
        ("game=prosperity", vec![&second]),
        ("pace=live", vec![&first]),
        ("pace=none", vec![]),
        ("seats=3", vec![&first]),
        ("free=3", vec![&second]),
        ("free=2&seats=3", vec![&first]),
        ("title=%C3%A9LAN", vec![&first]),
        ("title=ships&game=seven-wonders", vec![]),
        ("title=&game=", vec![&second, &first]),
    ] {
        assert_eq!(found(query).await.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    bob.post(&format!("/api/tables/{first}/join"), Value::Null).await.ok();
    assert_eq!(found("free=2&seats=3").await, [""; 0], "a seat was taken");

    let mine = async |client: &mut Client, query: &str| ids(&client.get(&format!("/api/lists/mine?{query}")).await.ok());
    assert_eq!(mine(&mut bob, "status=open,playing").await.len(), 2);
    bob.post(&format!("/api/tables/{second}/cancel"), Value::Null).await.ok();
    assert_eq!(mine(&mut bob, "status=cancelled").await, [second]);
    assert_eq!(mine(&mut bob, "status=open,playing").await, [first]);
}

#[tokio::test]
async fn a_table_says_what_it_waits_for_and_since_when() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let plan = json!({ "start": true, "options": { "wonders": "dealt", "sides": "day" } });
    let before = server_time();
    ada.table(json!([{ "kind": "me" }, bot, bot]), plan).await;
    let mine = ada.get("/api/lists/mine").await.ok();
    let seat = &mine[0]["seats"][0];
    assert_eq!(seat["asked"], json!({ "about": "play-card", "numbers": { "age": 1, "turn": 1 } }));
    assert!(seat["since"].as_u64().unwrap() + 5000 >= before, "{seat}");
}

#[tokio::test]
async fn questions_that_make_no_sense_are_refused() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for query in [
        "pace=fast",
        "seats=many",
        "seats=300",
        "limit=0",
        "limit=101",
        "cursor=x",
        "cursor=1.2",
        "cursor=1.2.'",
        "cursor=..",
        "status=asleep",
    ] {
        ada.get(&format!("/api/lists/mine?{query}")).await.refused(400, "malformed");
    }
    ada.get(&format!("/api/lists/open?title={}", "x".repeat(61))).await.refused(400, "too-long");
    assert_eq!(ada.get("/api/lists/open?game=chess").await.ok(), json!([]));
}
