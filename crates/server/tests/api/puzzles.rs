//! Puzzles over HTTP: asked without the answer, answered once, tried again without counting.

use crate::test_server::{Client, TestServer};
use serde_json::{Value, json};

async fn puzzle(client: &mut Client, game: &str) -> Value {
    client.get(&format!("/api/puzzles/{game}/daily")).await.ok()
}

fn best_of(id: &str) -> (usize, usize) {
    let (_, puzzle) = puzzles::find_shipped(id).unwrap();
    let worst = (0..puzzle.choices.len()).min_by(|a, b| puzzle.choices[*a].chance.total_cmp(&puzzle.choices[*b].chance)).unwrap();
    (puzzle.best, worst)
}

#[tokio::test]
async fn the_answer_is_told_once_it_is_given_and_counts_once() {
    let server = TestServer::open().await;
    for set in puzzles::shipped() {
        let mut ada = server.guest().await;
        let asked = puzzle(&mut ada, &set.game).await;
        let id = asked["id"].as_str().unwrap().to_owned();
        assert!(asked["answered"].is_null() && asked["day"].is_u64(), "{asked}");
        let text = asked.to_string();
        assert!(!text.contains("\"chance\"") && !text.contains("\"best\""), "what is best is not told");
        let (best, worst) = best_of(&id);
        let answer = |choice: usize| json!({ "action": asked["choices"][choice] });
        let path = format!("/api/puzzle/{id}/answer");
        let first = ada.post(&path, answer(worst)).await.ok();
        assert_eq!((&first["verdict"], &first["counted"], &first["best"]), (&json!("worse"), &json!(true), &json!(best)));
        assert!(first["change"].as_i64().unwrap() < 0 && first["solver"]["answered"] == 1, "{first}");
        let again = ada.post(&path, answer(best)).await.ok();
        assert_eq!((&again["verdict"], &again["counted"], &again["change"]), (&json!("best"), &json!(false), &json!(0)));
        assert_eq!(again["solver"], first["solver"]);
        let seen = ada.get(&format!("/api/puzzle/{id}")).await.ok();
        assert_eq!(seen["answered"]["chosen"], worst, "the first answer stays");
        assert!(seen["rating"].as_u64().unwrap() >= asked["rating"].as_u64().unwrap(), "somebody failed it");
    }
}

#[tokio::test]
async fn everybody_has_the_same_puzzle_of_the_day_and_a_row_of_their_own() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let asked = puzzle(&mut ada, "seven-wonders").await;
    assert_eq!(puzzle(&mut bob, "seven-wonders").await["id"], asked["id"]);
    let (best, _) = best_of(asked["id"].as_str().unwrap());
    let path = format!("/api/puzzle/{}/answer", asked["id"].as_str().unwrap());
    let solved = ada.post(&path, json!({ "action": asked["choices"][best] })).await.ok();
    assert_eq!((&solved["solver"]["in_a_row"], &solved["streak"]["days"]), (&json!(1), &json!(1)));
    let mine = ada.get("/api/puzzles").await.ok();
    let of_game =
        |overview: &Value| overview["games"].as_array().unwrap().iter().find(|game| game["game"] == "seven-wonders").unwrap().clone();
    assert_eq!(of_game(&mine)["daily_solved"], json!(true));
    let others = bob.get("/api/puzzles").await.ok();
    assert!(of_game(&others)["daily_solved"].is_null() && others["streak"]["days"] == 0);
    let next = ada.get(&format!("/api/puzzles/seven-wonders/next?not={}", asked["id"].as_str().unwrap())).await.ok();
    assert_ne!(next["id"], asked["id"]);
    let war = ada.get("/api/puzzles/seven-wonders/next?theme=war").await.ok();
    let (_, about) = puzzles::find_shipped(war["id"].as_str().unwrap()).unwrap();
    assert!(about.themes.contains(&puzzles::Theme::War));
}

#[tokio::test]
async fn two_answers_at_once_count_once() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let asked = puzzle(&mut ada, "prosperity").await;
    let path = format!("/api/puzzle/{}/answer", asked["id"].as_str().unwrap());
    let answer = || {
        let (mut client, path, action) = (ada.clone(), path.clone(), asked["choices"][0].clone());
        tokio::spawn(async move { client.post(&path, json!({ "action": action })).await.ok() })
    };
    let tasks: Vec<_> = (0..6).map(|_| answer()).collect();
    let mut counted = 0;
    for task in tasks {
        counted += u32::from(task.await.unwrap()["counted"] == true);
    }
    assert_eq!(counted, 1);
    assert_eq!(puzzle(&mut ada, "prosperity").await["solver"]["answered"], 1);
}

#[tokio::test]
async fn what_is_no_puzzle_or_no_choice_is_refused() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for path in ["/api/puzzles/chess/daily", "/api/puzzles/prosperity/next?theme=luck", "/api/puzzle/prosperity-0-0"] {
        ada.get(path).await.refused(404, "no-such-puzzle");
    }
    let asked = puzzle(&mut ada, "seven-wonders").await;
    let path = format!("/api/puzzle/{}/answer", asked["id"].as_str().unwrap());
    for action in [json!(null), json!("pass"), json!({ "play": { "card": "palace", "how": "sell" } }), json!([[[[]]]])] {
        ada.post(&path, json!({ "action": action })).await.refused(422, "not-a-choice");
    }
    assert_eq!(puzzle(&mut ada, "seven-wonders").await["solver"]["answered"], 0, "nothing has changed");
}

#[tokio::test]
async fn one_can_ask_what_if_and_play_on() {
    let server = TestServer::open().await;
    for set in puzzles::shipped() {
        let mut ada = server.guest().await;
        let asked = puzzle(&mut ada, &set.game).await;
        let id = asked["id"].as_str().unwrap();
        let lines = json!({ "lines": [[asked["choices"][0]]] });
        let answers = ada.post(&format!("/api/puzzle/{id}/what-if"), lines).await.ok();
        assert_eq!(answers["answers"].as_array().unwrap().len(), 1, "{answers}");
        let table = ada.post(&format!("/api/puzzle/{id}/play-on"), Value::Null).await;
        assert_eq!(table.status, 201);
        let table = table.ok();
        assert_eq!((&table["status"], &table["origin"]["puzzle"]), (&json!("playing"), &json!(id)));
    }
}
