//! Questions about what would happen: true, silent about what is hidden, and without a trace.

use crate::player::{choose, play};
use crate::test_server::{Client, Live, TestServer};
use serde_json::{Value, json};

/// Two people and somebody who does nothing, or a bot, at 7 Wonders in play.
async fn playing(server: &TestServer, third: &str) -> (Client, Client, String) {
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": third }]);
    let table = ada.table(seats, json!({ "options": { "sides": "day" } })).await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    if third == "open" {
        server.guest().await.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    }
    ada.post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    (ada, bob, table)
}

async fn ask(live: &mut Live, id: &str, seat: u8, lines: Value) -> Value {
    live.say(&json!({ "type": "what-if", "id": id, "seat": seat, "lines": lines })).await;
    loop {
        let message = live.next().await.expect("the channel stays open");
        if message["id"] == id {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_told_what_its_actions_would_do_and_nothing_happens() {
    let server = TestServer::open().await;
    let (ada, bob, table) = playing(&server, "open").await;
    let mut live = ada.live(&table, Value::Null).await;
    let state = live.until("state").await;
    let (action, view) = (choose(&state["view"]), &state["view"]);
    let wrong = json!({ "play": { "card": "palace", "how": "sell" } });
    let told = ask(&mut live, "q", 0, json!([[action], [wrong, action], []])).await;
    assert_eq!((&told["type"], &told["seq"], &told["step"]), (&json!("what-if"), &state["seq"], &state["step"]));
    let [taken, refused, nothing] = [0, 1, 2].map(|line| &told["answers"][line]);
    assert_eq!((&taken["taken"], &taken["refused"]), (&json!(1), &Value::Null));
    assert!(taken["changed"].as_array().is_some_and(|changed| !changed.is_empty()), "{taken}");
    assert_eq!(refused["taken"], 0);
    assert!(refused["refused"]["reason"]["code"].is_string(), "{refused}");
    assert_eq!((&refused["view"], &refused["changed"]), (view, &json!([])));
    assert_eq!((&nothing["view"], &nothing["taken"], &nothing["unknown"]), (view, &json!(0), &json!(false)));

    let again = bob.live(&table, Value::Null).await.until("state").await;
    assert_eq!(again["seq"], state["seq"], "nothing was written");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_asks_for_another_seat_or_too_much() {
    let server = TestServer::open().await;
    let (ada, bob, table) = playing(&server, "open").await;
    let (mut live, mut other) = (ada.live(&table, Value::Null).await, bob.live(&table, Value::Null).await);
    let mut watcher = server.guest().await.live(&table, Value::Null).await;
    let state = live.until("state").await;
    let action = choose(&state["view"]);
    for thief in [&mut other, &mut watcher] {
        assert_eq!(ask(thief, "q", 0, json!([[action]])).await["code"], "not-your-seat");
    }
    let many = |lines: usize, actions: usize| json!(vec![vec![&action; actions]; lines]);
    for wrong in [many(13, 1), many(1, 13), json!([["no action"]]), json!([[{ "play": { "card": "altar" } }]])] {
        assert_eq!(ask(&mut live, "q", 0, wrong).await["code"], "malformed");
    }
    assert_eq!(ask(&mut live, "q", 0, many(12, 1)).await["answers"].as_array().map(Vec::len), Some(12));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_newest_question_is_answered_and_questions_have_a_limit_of_their_own() {
    let server = TestServer::open_with(|settings| {
        settings.limits.messages_per_connection = 5;
        settings.limits.what_ifs_per_connection = 40;
    })
    .await;
    let (ada, _, table) = playing(&server, "open").await;
    let mut live = ada.live(&table, Value::Null).await;
    let state = live.until("state").await;
    let action = choose(&state["view"]);
    for number in 0..40 {
        live.say(&json!({ "type": "what-if", "id": format!("q{number}"), "seat": 0, "lines": [[action]] })).await;
    }
    loop {
        let answer = live.until("what-if").await;
        if answer["id"] == "q39" {
            break;
        }
    }
    live.say(&json!({ "type": "what-if", "id": "one too many", "seat": 0, "lines": [[action]] })).await;
    assert_eq!(live.until("error").await["code"], "too-many");
    let decision = &state["decisions"][0]["decision"];
    live.say(&json!({ "type": "act", "id": "a", "decision": decision, "seat": 0, "action": action })).await;
    assert_eq!(live.until("ack").await["id"], "a", "questions use up nothing that acting needs");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_tells_what_would_have_been() {
    let server = TestServer::open().await;
    let (mut ada, bob, table) = playing(&server, "bot").await;
    let (mut first, mut second) = (ada.live(&table, Value::Null).await, bob.live(&table, Value::Null).await);
    tokio::join!(play(&mut first, 0, "first", usize::MAX), play(&mut second, 1, "second", usize::MAX));
    let path = format!("/api/tables/{table}/what-if");
    let step = 4;
    let then = ada.get(&format!("/api/tables/{table}/replay?step={step}&eyes=1")).await.ok();
    let action = choose(&then["views"][0]["view"]);
    let mut watcher = server.guest().await;
    let told = watcher.post(&path, json!({ "step": step, "seat": 1, "lines": [[action]] })).await.ok();
    assert_eq!((&told["step"], &told["answers"][0]["taken"]), (&json!(step), &json!(1)));
    watcher.post(&path, json!({ "step": 9999, "seat": 1, "lines": [] })).await.refused(404, "no-such-step");
    watcher.post(&path, json!({ "step": step, "seat": 5, "lines": [] })).await.refused(403, "forbidden");
    let over = watcher.post(&path, json!({ "seat": 1, "lines": [[action]] })).await.ok();
    assert_eq!(over["answers"][0]["refused"]["reason"], json!({ "table": "over" }));
}
