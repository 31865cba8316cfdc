//! Seats first: those who play always get in, whatever those who only watch do.

use crate::test_server::{Client, Live, TestServer};
use serde_json::{Value, json};
use server::settings::Limits;
use std::time::Duration;

/// A server with few places to watch from. The proxy tells where people come from.
async fn small_server(change: impl FnOnce(&mut Limits)) -> TestServer {
    TestServer::open_with(|settings| {
        settings.trust_proxy = true;
        settings.limits.spectators_per_table = 12;
        settings.limits.spectators_per_person = 4;
        settings.limits.spectators_per_address = 100;
        change(&mut settings.limits);
    })
    .await
}

/// Opens a table's channel from this address, and says hello.
async fn connect(client: &Client, table: &str, address: &str) -> Live {
    let mut upgrade = client.upgrade(table);
    upgrade.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
    let mut live = Live::open(upgrade).await.expect("the channel opens");
    live.say(&json!({ "type": "hello" })).await;
    live
}

/// Whether the client is welcome, or why it is not.
async fn answer(live: &mut Live) -> Result<(), Value> {
    let message = live.next().await.expect("an answer comes first");
    match message["type"].as_str() {
        Some("welcome") => Ok(()),
        _ => Err(message),
    }
}

/// Reads to the end: the code of the last error, and that of the farewell.
async fn end(live: &mut Live) -> (Value, u16) {
    let mut last = Value::Null;
    loop {
        match live.next().await {
            Ok(message) if message["type"] == "error" => last = message["code"].clone(),
            Ok(_) => {}
            Err((code, _)) => return (last, code),
        }
    }
}

/// The connection is refused because of the limit of this.
async fn is_refused(mut live: Live, of: &str, limit: usize) {
    let refusal = answer(&mut live).await.expect_err("there is no room");
    assert_eq!((&refusal["code"], &refusal["details"]), (&json!("no-room-to-watch"), &json!({ "of": of, "limit": limit })), "{refusal}");
    assert_eq!(end(&mut live).await.1, 1008);
}

/// Connects until there is room again: a place is free a moment after its connection is closed.
async fn until_welcome(client: &Client, table: &str, address: &str) -> Live {
    for _ in 0..200 {
        let mut live = connect(client, table, address).await;
        if answer(&mut live).await.is_ok() {
            return live;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no place becomes free");
}

fn open_seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

#[tokio::test]
async fn a_seated_person_gets_in_whoever_watches() {
    let server = small_server(|_| {}).await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot" }]), Value::Null).await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    ada.post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    let mut at_table = connect(&bob, &table, "192.0.2.1").await;
    answer(&mut at_table).await.expect("bob plays here");

    let mut watching = Vec::new();
    for number in 0..5 {
        let hostile = server.guest().await;
        for _ in 0..8 {
            let mut live = connect(&hostile, &table, &format!("198.51.100.{number}")).await;
            if answer(&mut live).await.is_ok() {
                watching.push(live);
            }
        }
    }
    assert_eq!(watching.len(), 12, "every place is taken");
    is_refused(connect(&server.guest().await, &table, "203.0.113.1").await, "table", 12).await;

    drop(at_table);
    for client in [&bob, &bob, &ada] {
        let mut live = connect(client, &table, "192.0.2.1").await;
        answer(&mut live).await.expect("who has a seat gets in");
        assert_eq!(live.until("state").await["type"], "state", "and sees the game");
    }
}

#[tokio::test]
async fn who_made_a_table_gets_in_without_a_seat() {
    let server = small_server(|limits| limits.spectators_per_table = 0).await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "bot" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    answer(&mut connect(&ada, &table, "192.0.2.1").await).await.expect("it is her table");
    is_refused(connect(&server.guest().await, &table, "192.0.2.1").await, "table", 0).await;
}

#[tokio::test]
async fn one_person_watches_so_many_times_and_so_does_one_address() {
    let server = small_server(|limits| {
        limits.spectators_per_person = 2;
        limits.spectators_per_address = 3;
    })
    .await;
    let mut ada = server.guest().await;
    let (one, other) = (ada.table(open_seats(), Value::Null).await, ada.table(open_seats(), Value::Null).await);
    let (carl, dora) = (server.guest().await, server.guest().await);
    let mut first = connect(&carl, &one, "2001:db8:0:100::1").await;
    answer(&mut first).await.expect("there is room");
    let mut second = connect(&carl, &other, "2001:db8:0:1ff::1").await;
    answer(&mut second).await.expect("there is room at another table");
    is_refused(connect(&carl, &one, "192.0.2.9").await, "person", 2).await;

    let mut third = connect(&dora, &one, "2001:db8:0:180::1").await;
    answer(&mut third).await.expect("another person has places of her own");
    is_refused(connect(&dora, &other, "2001:db8:0:111::1").await, "address", 3).await;
    answer(&mut connect(&dora, &other, "192.0.2.9").await).await.expect("another network has places of its own");
    // Who makes tables is not counted among those who watch.
    answer(&mut connect(&ada, &one, "2001:db8:0:100::1").await).await.expect("it is her table");

    drop(first);
    until_welcome(&carl, &one, "192.0.2.9").await;
}

#[tokio::test]
async fn who_sits_down_makes_room_and_who_gets_up_needs_it() {
    let server = small_server(|limits| limits.spectators_per_table = 1).await;
    let (mut ada, mut bob, carl) = (server.guest().await, server.guest().await, server.guest().await);
    let table = ada.table(open_seats(), Value::Null).await;
    let mut of_bob = connect(&bob, &table, "192.0.2.1").await;
    answer(&mut of_bob).await.expect("there is room for one");
    is_refused(connect(&carl, &table, "192.0.2.2").await, "table", 1).await;

    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    let mut of_carl = connect(&carl, &table, "192.0.2.2").await;
    answer(&mut of_carl).await.expect("bob plays now and his place is free");
    bob.post(&format!("/api/tables/{table}/leave"), Value::Null).await.ok();
    assert_eq!(end(&mut of_bob).await, (json!("no-room-to-watch"), 1008), "he would be one too many");
    drop(of_carl);
    until_welcome(&bob, &table, "192.0.2.1").await;
}

#[tokio::test]
async fn the_newest_window_of_a_player_takes_the_place_of_the_oldest() {
    let server = small_server(|limits| limits.connections_per_player = 3).await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut windows = Vec::new();
    for _ in 0..5 {
        let mut live = connect(&ada, &table, "192.0.2.1").await;
        answer(&mut live).await.expect("who has a seat gets in");
        windows.push(live);
    }
    for old in &mut windows[..2] {
        assert_eq!(end(old).await, (json!("opened-elsewhere"), 4006));
    }
    for live in &mut windows[2..] {
        live.say(&json!({ "type": "look", "seat": 0 })).await;
        live.until("state").await;
    }
    // What cannot be greeted takes nobody's place.
    let mut wrong = Live::open(ada.upgrade(&table)).await.unwrap();
    wrong.say(&json!({ "type": "hello", "seat": 1 })).await;
    assert_eq!(answer(&mut wrong).await.unwrap_err()["code"], "not-your-seat");
    windows[2].say(&json!({ "type": "look", "seat": 0 })).await;
    windows[2].until("state").await;
}
