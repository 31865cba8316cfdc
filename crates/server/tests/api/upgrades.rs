//! An update of the rules while games run, as people at their screens see it.

use crate::player::play;
use crate::test_server::TestServer;
use serde_json::{Value, json};
use server::Games;
use seven_wonders::{Action, SevenWonders};

fn solo() -> Value {
    json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }])
}

#[tokio::test]
async fn a_game_goes_on_by_corrected_rules_and_says_so() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(solo(), json!({ "start": true })).await;
    play(&mut ada.live(&table, Value::Null).await, 0, "before", 3).await;
    server.upgrade(Games::default().with_corrected::<SevenWonders>(2, |_, _, _| false)).await;
    ada.url.clone_from(&server.url);
    let mut live = ada.live(&table, Value::Null).await;
    let welcome = live.until("welcome").await;
    assert_eq!((&welcome["table"]["rules"]["version"], &welcome["table"]["rules"]["changed"]["from"]), (&json!(2), &json!(1)));
    play(&mut ada.live(&table, Value::Null).await, 0, "after", usize::MAX).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}/export")).await.ok()["rules_version"], 2);
}

#[tokio::test]
async fn a_game_that_corrected_rules_refuse_is_never_an_error_inside() {
    let mut server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(solo(), json!({ "start": true })).await;
    play(&mut ada.live(&table, Value::Null).await, 0, "before", 6).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let games = || Games::default().with_corrected::<SevenWonders>(2, |_, _, action| matches!(action, Action::Play(_)));
    server.upgrade(games()).await;
    (ada.url, bob.url) = (server.url.clone(), server.url.clone());

    let mut live = ada.live(&table, Value::Null).await;
    let welcome = live.until("welcome").await;
    let halt = welcome["table"]["rules"]["halt"].clone();
    assert_eq!(halt["why"], "rules-changed");
    let state = live.until("state").await;
    assert_eq!((&state["awaited"], &state["over"], &state["step"]), (&json!([]), &json!(false), &halt["step"]));
    let act = json!({ "type": "act", "id": "x", "decision": state["decisions"][0]["decision"], "seat": 0, "action": { "pick": { "card": "well" } } });
    live.say(&act).await;
    assert_eq!(live.until("error").await["code"], "halted");
    assert_eq!(ada.get("/api/lists/mine").await.ok()[0]["rules"]["halt"], halt);
    let last = halt["step"].as_u64().unwrap();
    ada.get(&at(&format!("/replay?step={last}&eyes=0"))).await.ok();
    ada.get(&at(&format!("/replay?step={}", last + 1))).await.refused(404, "no-such-step");
    let timeline = ada.get(&at("/timeline?eyes=0")).await.ok();
    assert_eq!((&timeline["steps"], &timeline["stored_steps"]), (&halt["step"], &halt["steps"]));
    ada.get(&at("/hint?seat=0")).await.refused(409, "nothing-to-decide");
    bob.get(&at("/export")).await.refused(403, "not-seated");
    bob.post(&at("/cancel"), Value::Null).await.refused(403, "forbidden");
    let file = ada.get(&at("/export")).await.ok();
    assert_eq!(
        (&file["rules_version"], file["inputs"].as_array().map(Vec::len)),
        (&json!(1), halt["steps"].as_u64().map(|steps| steps as usize))
    );
    assert_eq!(ada.post(&at("/cancel"), Value::Null).await.ok()["status"], "cancelled");
}
