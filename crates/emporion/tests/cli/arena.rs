use crate::{prints_json, refuses, succeeds};
use serde_json::Value;

/// An arena of 7 Wonders without what differs from one run to the next.
fn arena(threads: &str) -> Value {
    let mut report = prints_json(&[
        "arena",
        "seven-wonders",
        "--players",
        "3",
        "--bots",
        "hard:8,normal,random",
        "--games",
        "6",
        "--seed",
        "4",
        "--threads",
        threads,
        "--json",
    ]);
    report["seconds"] = Value::Null;
    for player in report["players"].as_array_mut().expect("there are players") {
        player["milliseconds_a_decision"] = Value::Null;
    }
    report
}

#[test]
fn bots_are_compared_alike_on_any_number_of_threads() {
    let one = arena("1");
    assert_eq!(one, arena("2"));
    let shares: f64 = one["players"].as_array().unwrap().iter().map(|player| player["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{one}");
    assert_eq!(one["players"][0]["bot"], "hard:8");
}

#[test]
fn the_last_bot_takes_the_seats_that_are_left() {
    let text = succeeds(&["arena", "prosperity", "--players", "4", "--bots", "normal,random", "--games", "4", "--seed", "1"]);
    assert_eq!(text.matches("random").count(), 6, "three in each of two tables:\n{text}");
}

#[test]
fn what_cannot_fight_is_refused() {
    refuses(
        &["arena", "prosperity", "--bots", "genius"],
        "invalid value 'genius' for '--bots <BOT,BOT,…>': there is no bot `genius`; there are: random, easy, normal, hard, expert",
    );
    refuses(
        &["arena", "prosperity", "--bots", "hard:0"],
        "invalid value 'hard:0' for '--bots <BOT,BOT,…>': `0` is no budget: a number of imagined games such as 500, or a time such as 200ms",
    );
    refuses(&["arena", "prosperity", "--players", "2", "--bots", "easy,easy,easy"], "3 bots do not fit at a table of 2");
    refuses(&["arena", "prosperity", "--bots", "easy"], "Prosperity is for 2 to 4 players, not 1");
}
