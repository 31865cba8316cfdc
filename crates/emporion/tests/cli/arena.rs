use crate::{directory, prints_json, refuses, succeeds, word};
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
        &["arena", "prosperity", "--bots", "hard", "--growth", "0"],
        "invalid value '0' for '--growth <I,I,…>': it must be a whole number, 1 or more",
    );
    refuses(
        &["arena", "prosperity", "--bots", "hard:0"],
        "invalid value 'hard:0' for '--bots <BOT,BOT,…>': `0` is no budget: a number of imagined games such as 500, or a time such as 200ms",
    );
    refuses(&["arena", "prosperity", "--players", "2", "--bots", "easy,easy,easy"], "3 bots do not fit at a table of 2");
    refuses(&["arena", "prosperity", "--bots", "easy"], "Prosperity is for 2 to 4 players, not 1");
}

#[test]
fn greedy_is_another_name_of_normal() {
    let report =
        prints_json(&["arena", "prosperity", "--players", "2", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json"]);
    assert_eq!(report["players"][0]["bot"], "normal");
}

#[test]
fn growth_is_compared_and_drawn() {
    let file = directory("growth").join("growth.svg");
    let arguments = ["arena", "prosperity", "--players", "2", "--bots", "hard,random", "--games", "2", "--seed", "1", "--growth", "1,4"];
    let text = succeeds(&[&arguments[..], &["--svg", word(&file)]].concat());
    assert!(text.starts_with("Prosperity: one hard against 1 random, 2 games for each budget\n"), "{text}");
    let svg = std::fs::read_to_string(&file).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.matches("<circle").count() == 2, "{svg}");
    let growth = prints_json(&[&arguments[..], &["--json"]].concat());
    let budgets: Vec<_> = growth["points"].as_array().unwrap().iter().map(|point| point["iterations"].as_u64().unwrap()).collect();
    assert_eq!(budgets, [1, 4]);
    assert_eq!(growth["chance"], 0.5);
}
