//! Clocks, undo and votes against people who want more than their share, over real sockets.

use crate::player::answer;
use crate::test_server::{Client, Live, TestServer};
use serde_json::{Value, json};

/// Two people at a table of 7 Wonders with a bot, with this clock and rule.
async fn table_of_two(server: &TestServer, plan: Value) -> (Client, Client, String) {
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot" }]), plan).await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    ada.post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    (ada, bob, table)
}

async fn state_with(live: &mut Live, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let state = live.until("state").await;
        if wanted(&state) {
            return state;
        }
    }
}

async fn acked(live: &mut Live, message: &Value) {
    live.say(message).await;
    assert_eq!(live.until("ack").await["id"], message["id"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acting_and_taking_back_earns_no_time() {
    let server = TestServer::open().await;
    let clock = json!({ "kind": "live", "initial": 300, "increment": 100 });
    let (ada, _bob, table) = table_of_two(&server, json!({ "clock": clock })).await;
    let mut live = ada.live(&table, Value::Null).await;
    // What the bot does between an action and its undo would be taken back only with consent.
    let is_bots_turn = |state: &Value| state["awaited"].as_array().is_some_and(|awaited| awaited.contains(&json!(2)));
    let mut state = state_with(&mut live, |state| !is_bots_turn(state)).await;
    for round in 0..10 {
        let act = answer(&state, 0, &format!("act {round}")).expect("the first player decides");
        acked(&mut live, &act).await;
        acked(&mut live, &json!({ "type": "undo", "id": format!("undo {round}"), "seat": 0 })).await;
        state = state_with(&mut live, |state| answer(state, 0, "").is_some()).await;
    }
    let left = state["clocks"][0]["remaining"].as_i64().unwrap();
    assert!(left <= 300_000, "{left} ms are more than there were at the start");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_opponent_who_dropped_has_not_agreed() {
    let server = TestServer::open().await;
    let clock = json!({ "kind": "live", "initial": 1, "increment": 0 });
    let (ada, bob, table) = table_of_two(&server, json!({ "clock": clock, "timeout": "bot-sits-in" })).await;
    let mut live = ada.live(&table, Value::Null).await;
    let first = live.until("state").await;
    acked(&mut live, &answer(&first, 0, "act").expect("the first player decides")).await;
    // Bob never comes; a bot sits in and the cards are revealed.
    let later = state_with(&mut live, |state| state["step"].as_u64() > first["step"].as_u64().map(|step| step + 2)).await;
    for message in 0..5 {
        live.say(&json!({ "type": "undo", "id": format!("undo {message}"), "seat": 0 })).await;
    }
    live.say(&json!({ "type": "hello" })).await;
    live.until("welcome").await;
    let after = live.until("state").await;
    assert!(after["step"].as_u64() >= later["step"].as_u64(), "steps were taken back: {} of {}", after["step"], later["step"]);
    let waiting = after["undo"]["waiting_for"].as_array().cloned().unwrap_or_default();
    assert!(after["undo"].is_null() || waiting == [json!(bob.id)], "it waits for whoever is away, or has lapsed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_needs_the_majority_of_all_others_and_is_not_for_good() {
    let server = TestServer::open().await;
    let mut people = [server.guest().await, server.guest().await, server.guest().await];
    let plan = json!({ "clock": { "kind": "live", "initial": 1 }, "timeout": "vote" });
    let table = people[0].table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), plan).await;
    for person in &mut people[1..] {
        person.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    }
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    let (mut ada, mut bob) = (people[0].live(&table, Value::Null).await, people[1].live(&table, Value::Null).await);
    let asked = |state: &Value| state["votes"].as_array().is_some_and(|votes| votes.iter().any(|vote| vote["against"] == 2));
    let state = state_with(&mut ada, asked).await;
    let vote = state["votes"].as_array().unwrap().iter().find(|vote| vote["against"] == 2).cloned().unwrap();
    assert_eq!((&vote["needed"], &vote["timeout"]), (&json!(2), &json!(true)));
    acked(&mut ada, &json!({ "type": "vote", "id": "v", "seat": 0, "against": 2, "yes": true })).await;
    let seat = async |person: &mut Client| person.get(&format!("/api/tables/{table}")).await.ok()["seats"][2].clone();
    assert_eq!(seat(&mut people[0]).await["bot_sits_in"], false, "one yes is not enough");
    acked(&mut bob, &json!({ "type": "vote", "id": "v", "seat": 1, "against": 2, "yes": true })).await;
    let after = seat(&mut people[0]).await;
    assert_eq!((&after["voted_out"], &after["occupant"]["kind"]), (&json!(true), &json!("person")));
    let mut carl = people[2].live(&table, Value::Null).await;
    acked(&mut carl, &json!({ "type": "take-seat", "id": "t", "seat": 2 })).await;
    assert_eq!(seat(&mut people[0]).await["voted_out"], false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_on_the_page_of_the_table_is_here() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot" }]), Value::Null).await;
    let (mut host, mut guest) = (ada.live(&table, Value::Null).await, bob.live(&table, Value::Null).await);
    guest.until("welcome").await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    for live in [&mut host, &mut guest] {
        while live.until("presence").await != json!({ "type": "presence", "here": [0, 1], "watching": 0 }) {}
    }
}
