//! Lessons: everybody can take every one, and how far somebody has come is theirs, wherever they are.

use crate::test_server::{Client, TestServer, login};
use reqwest::Method;
use serde_json::{Value, json};
use server::Games;

/// Every lesson of a list, by its game.
fn lessons(list: &Value) -> Vec<(String, Value)> {
    let of_game = |list: &Value| {
        let game = list["game"].as_str().unwrap().to_owned();
        let lessons = list["lessons"].as_array().unwrap().clone();
        lessons.into_iter().map(move |lesson| (game.clone(), lesson)).collect::<Vec<_>>()
    };
    list.as_array().unwrap().iter().flat_map(of_game).collect()
}

fn path(game: &str, lesson: &Value) -> String {
    format!("/api/lessons/{game}/{}", lesson["id"].as_str().unwrap())
}

/// What a list says of how far somebody has come in the first lesson.
async fn first(client: &mut Client) -> (Value, Value) {
    let list = client.get("/api/lessons").await.ok();
    let (_, lesson) = lessons(&list).swap_remove(0);
    (lesson["done"].clone(), lesson["step"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_is_told_with_frames_that_the_learner_may_see() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let list = ada.get("/api/lessons").await.ok();
    let all = lessons(&list);
    assert!(!all.is_empty());
    for (game, outline) in all {
        let lesson = ada.get(&path(&game, &outline)).await.ok();
        let (steps, frames) = (lesson["steps"].as_array().unwrap(), lesson["frames"].as_array().unwrap());
        assert_eq!(outline["steps"], steps.len());
        assert_eq!((&outline["done"], &outline["step"]), (&json!(false), &Value::Null));
        assert_eq!(frames[0]["events"], json!([]), "nothing has happened before the first one");
        let shown: Vec<u64> =
            steps.iter().map(|step| &step["frame"]).chain([&lesson["end"]]).map(|frame| frame.as_u64().unwrap()).collect();
        assert!(shown.windows(2).all(|pair| pair[1] - pair[0] <= 1), "{game} {shown:?}: a frame is left out");
        assert_eq!(shown.last().copied(), Some(frames.len() as u64 - 1));
        for frame in frames {
            assert_eq!(frame["view"]["viewer"], json!({ "seat": lesson["seat"] }), "{game} {}", lesson["id"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_answer_at_every_step_and_the_wanted_action_is_legal() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let list = ada.get("/api/lessons").await.ok();
    for (game, outline) in lessons(&list) {
        let path = path(&game, &outline);
        let lesson = ada.get(&path).await.ok();
        for step in lesson["steps"].as_array().unwrap() {
            let action = &step["done"]["action"];
            let lines = if action.is_null() { json!([[]]) } else { json!([[action]]) };
            let asked = format!("{path}/{}/what-if", step["id"].as_str().unwrap());
            let told = ada.post(&asked, json!({ "lines": lines })).await.ok();
            let answer = &told["answers"][0];
            assert_eq!((&answer["taken"], &answer["refused"]), (&json!(lines[0].as_array().unwrap().len()), &Value::Null), "{asked}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_lesson_no_step_or_too_much_is_refused() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let list = ada.get("/api/lessons").await.ok();
    let (game, outline) = lessons(&list).swap_remove(0);
    let path = path(&game, &outline);
    ada.get("/api/lessons/chess/turn").await.refused(404, "no-such-lesson");
    ada.get(&format!("/api/lessons/{game}/flying")).await.refused(404, "no-such-lesson");
    let done = json!({ "kind": "done" });
    ada.call(Method::PUT, &format!("/api/lessons/{game}/flying"), done).await.refused(404, "no-such-lesson");
    let flying = json!({ "kind": "step", "step": "flying" });
    let refused = ada.call(Method::PUT, &path, flying).await.refused(404, "no-such-step");
    assert_eq!(refused["details"]["steps"], outline["steps"]);
    for mark in [json!({ "kind": "step" }), json!({ "kind": "sleep" }), json!({ "kind": "done", "more": 1 }), json!("done")] {
        ada.call(Method::PUT, &path, mark).await.refused(400, "malformed");
    }
    ada.post(&format!("{path}/flying/what-if"), json!({ "lines": [] })).await.refused(404, "no-such-step");
    let lesson = ada.get(&path).await.ok();
    let asked = format!("{path}/{}/what-if", lesson["steps"][0]["id"].as_str().unwrap());
    ada.post(&asked, json!({ "lines": vec![json!([]); 13] })).await.refused(400, "malformed");
    ada.post(&asked, json!({ "lines": [["fly"]] })).await.refused(400, "malformed");
    assert_eq!(first(&mut ada).await, (json!(false), Value::Null), "nothing of it was noted");
}

/// On either database, with a restart in between and from another device.
async fn progress_is_kept(mut server: TestServer) {
    let mut ada = server.guest().await;
    let list = ada.get("/api/lessons").await.ok();
    let (game, outline) = lessons(&list).swap_remove(0);
    let path = path(&game, &outline);
    let steps = ada.get(&path).await.ok()["steps"].clone();
    let mark = |step: usize| json!({ "kind": "step", "step": steps[step]["id"] });
    assert_eq!(ada.call(Method::PUT, &path, mark(1)).await.status, 204);
    assert_eq!(first(&mut ada).await, (json!(false), json!(1)));
    assert_eq!(first(&mut server.guest().await).await, (json!(false), Value::Null), "it is nobody else's");

    // A guest who makes an account keeps it, and has it on another device.
    ada.post("/api/account", login("ada")).await.ok();
    server.restart().await;
    let mut elsewhere = server.guest().await;
    elsewhere.post("/api/account/login", login("ada")).await.ok();
    assert_eq!(first(&mut elsewhere).await, (json!(false), json!(1)));

    // Once done stays done, whatever is repeated.
    elsewhere.call(Method::PUT, &path, json!({ "kind": "done" })).await;
    assert_eq!(first(&mut elsewhere).await, (json!(true), Value::Null));
    elsewhere.call(Method::PUT, &path, mark(0)).await;
    assert_eq!(first(&mut elsewhere).await, (json!(true), json!(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn progress_is_kept_on_sqlite() {
    progress_is_kept(TestServer::open().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn progress_is_kept_on_postgres() {
    progress_is_kept(TestServer::open_on_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_kept_of_lessons_that_are_no_more_is_left_out() {
    let mut server = TestServer::open().await;
    let mut ada = server.account("ada").await;
    let list = ada.get("/api/lessons").await.ok();
    let (game, outline) = lessons(&list).swap_remove(0);
    ada.call(Method::PUT, &path(&game, &outline), json!({ "kind": "done" })).await;

    server.upgrade(Games::default().with::<testkit::toy::Haggle>()).await;
    let mut back = server.guest().await;
    back.post("/api/account/login", login("ada")).await.ok();
    assert!(lessons(&back.get("/api/lessons").await.ok()).is_empty());
    back.get(&path(&game, &outline)).await.refused(404, "no-such-lesson");

    server.restart().await;
    let mut again = server.guest().await;
    again.post("/api/account/login", login("ada")).await.ok();
    assert_eq!(first(&mut again).await, (json!(true), Value::Null), "it is there when the lesson is");
}
