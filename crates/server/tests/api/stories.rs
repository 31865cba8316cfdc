//! Whole games, by clients that only use the API.

use crate::player::{answer, play};
use crate::test_server::{Client, TestServer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The same stories on both databases.
macro_rules! on_both {
    ($($story:ident,)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $story() {
                    super::$story(crate::test_server::TestServer::open().await).await;
                }
            )*
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $story() {
                    super::$story(crate::test_server::TestServer::open_on_postgres().await).await;
                }
            )*
        }
    };
}

on_both! {
    three_people_play_look_back_and_play_again,
    alone_against_bots_at_once,
    prosperity_alone_against_bots,
    a_bot_with_a_token_plays_like_everybody_else,
    whoever_loses_the_connection_goes_on_where_they_were,
    what_was_missed_comes_as_events,
    the_same_action_twice_acts_once,
    two_people_pressing_at_once_both_count,
    two_people_cannot_take_the_same_seat,
}

/// Three people at a public table that has begun.
async fn three_people(server: &TestServer) -> (Vec<Client>, String) {
    let mut people = vec![server.guest().await, server.guest().await, server.guest().await];
    let table = people[0].table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({ "visibility": "public" })).await;
    assert_eq!(people[1].get("/api/lists/open").await.ok()[0]["id"], table.as_str());
    for person in &mut people[1..] {
        person.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    }
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    (people, table)
}

async fn three_people_play_look_back_and_play_again(server: TestServer) {
    let (mut people, table) = three_people(&server).await;
    let mut channels = Vec::new();
    for person in &people {
        channels.push(person.live(&table, Value::Null).await);
    }
    let [first, second, third] = &mut channels[..] else { panic!("there are three") };
    let played =
        tokio::join!(play(first, 0, "first", usize::MAX), play(second, 1, "second", usize::MAX), play(third, 2, "third", usize::MAX));
    for (acknowledged, _) in [&played.0, &played.1, &played.2] {
        assert!(acknowledged.len() >= 18, "three Ages have eighteen turns");
        assert_eq!(acknowledged.iter().collect::<BTreeSet<_>>().len(), acknowledged.len());
    }

    let ada = &mut people[0];
    let info = ada.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((info["status"].as_str(), info["outcome"]["standings"].as_array().map(Vec::len)), (Some("finished"), Some(3)));
    assert_eq!(ada.get("/api/lists/results").await.ok()[0]["id"], table.as_str());

    let last = ada.get(&format!("/api/tables/{table}/replay?step=0&eyes=all")).await.ok()["steps"].as_u64().unwrap();
    for step in [1, last / 2, last] {
        let replay = ada.get(&format!("/api/tables/{table}/replay?step={step}&eyes=all")).await.ok();
        assert_eq!(replay["views"].as_array().map(Vec::len), Some(3));
    }
    ada.get(&format!("/api/tables/{table}/replay?step={}", last + 1)).await.refused(404, "no-such-step");

    let export = ada.get(&format!("/api/tables/{table}/export")).await;
    assert!(export.headers["content-disposition"].to_str().unwrap().contains("seven-wonders-"));
    let file = export.ok();
    assert_eq!(file["outcome"], info["outcome"]);
    let imported = ada.post("/api/import", json!({ "file": file })).await.ok();
    assert_eq!((imported["status"].as_str(), &imported["outcome"]), (Some("finished"), &info["outcome"]));

    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let on = ada.post(&format!("/api/tables/{table}/play-on"), json!({ "step": last / 2, "seats": seats })).await.ok();
    let on = on["id"].as_str().unwrap().to_owned();
    ada.post(&format!("/api/tables/{on}/start"), Value::Null).await.ok();
    let mut live = ada.live(&on, Value::Null).await;
    play(&mut live, 0, "on", usize::MAX).await;
    assert_eq!(ada.get(&format!("/api/tables/{on}")).await.ok()["status"], "finished");

    let again = people[1].post(&format!("/api/tables/{table}/rematch"), Value::Null).await.ok();
    assert_eq!(people[2].post(&format!("/api/tables/{table}/rematch"), Value::Null).await.ok()["id"], again["id"]);
}

async fn alone_against_bots_at_once(server: TestServer) {
    let mut ada = server.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }, { "kind": "bot" }]);
    let table = ada.table(seats, json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    play(&mut live, 0, "ada", usize::MAX).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["status"], "finished");
}

async fn prosperity_alone_against_bots(server: TestServer) {
    let mut ada = server.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let more = json!({ "game": "prosperity", "options": { "boards": ["black"] }, "start": true });
    let table = ada.table(seats, more).await;
    let mut live = ada.live(&table, Value::Null).await;
    let (acknowledged, _) = play(&mut live, 0, "ada", usize::MAX).await;
    assert!(acknowledged.len() >= 24, "twelve turns have two actions each");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["status"], "finished");
}

async fn a_bot_with_a_token_plays_like_everybody_else(server: TestServer) {
    let mut ada = server.guest().await;
    let mut bot = ada.bot().await;
    let table = bot.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = bot.live(&table, Value::Null).await;
    play(&mut live, 0, "bot", usize::MAX).await;
    assert_eq!(ada.get("/api/lists/mine").await.ok()[0]["status"], "finished");
}

async fn whoever_loses_the_connection_goes_on_where_they_were(mut server: TestServer) {
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    let (mut all, mut seq) = play(&mut live, 0, "before", 5).await;
    for round in 0..3 {
        drop(live);
        // The second time the whole server comes and goes.
        if round == 1 {
            server.restart().await;
            ada.url.clone_from(&server.url);
        }
        live = ada.live(&table, json!({ "last_seq": seq })).await;
        let welcome = live.until("welcome").await;
        assert!(welcome["seq"].as_u64().unwrap() >= seq);
        drop(live);
        live = ada.live(&table, json!({ "last_seq": seq })).await;
        let (more, now) = play(&mut live, 0, &format!("after-{round}"), if round == 2 { usize::MAX } else { 3 }).await;
        all.extend(more);
        seq = now;
    }
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["status"], "finished");
}

async fn what_was_missed_comes_as_events(server: TestServer) {
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    let (_, seq) = play(&mut live, 0, "ada", 3).await;
    let mut other = ada.live(&table, json!({ "last_seq": seq - 1 })).await;
    let state = other.until("state").await;
    assert_eq!(state["complete"], true, "{state}");
}

async fn the_same_action_twice_acts_once(server: TestServer) {
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let (mut one, mut two) = (ada.live(&table, Value::Null).await, ada.live(&table, Value::Null).await);
    let state = one.until("state").await;
    two.until("state").await;
    let act = answer(&state, 0, "once").unwrap();
    // Two pages of one person press at the same time.
    tokio::join!(one.say(&act), two.say(&act));
    let (first, second) = tokio::join!(one.until("ack"), two.until("ack"));
    assert_eq!(first, second);
    one.say(&act).await;
    assert_eq!(one.until("ack").await, first);
    let mut late = act.clone();
    late["id"] = json!("another");
    one.say(&late).await;
    assert_eq!(one.until("error").await["code"], "stale-decision");
}

async fn two_people_pressing_at_once_both_count(server: TestServer) {
    let (people, table) = three_people(&server).await;
    let mut channels = Vec::new();
    for person in &people {
        channels.push(person.live(&table, Value::Null).await);
    }
    let mut acts = Vec::new();
    for (seat, live) in channels.iter_mut().enumerate() {
        let state = live.until("state").await;
        acts.push(answer(&state, seat as u64, &format!("seat {seat}")).expect("everybody is awaited"));
    }
    let [first, second, third] = &mut channels[..] else { panic!("there are three") };
    tokio::join!(first.say(&acts[0]), second.say(&acts[1]), third.say(&acts[2]));
    let acks = tokio::join!(first.until("ack"), second.until("ack"), third.until("ack"));
    let numbers: BTreeSet<u64> = [acks.0, acks.1, acks.2].iter().map(|ack| ack["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers.len(), 3, "each has an entry of its own");
}

async fn two_people_cannot_take_the_same_seat(server: TestServer) {
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot" }]), Value::Null).await;
    let (mut bob, mut eve) = (server.guest().await, server.guest().await);
    let path = format!("/api/tables/{table}/join");
    let (one, two) = tokio::join!(bob.post(&path, json!({ "seat": 1 })), eve.post(&path, json!({ "seat": 1 })));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}
