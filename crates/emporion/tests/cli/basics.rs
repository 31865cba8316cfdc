use crate::{prints_json, refuses, succeeds};
use serde_json::Value;

#[test]
fn the_games_are_listed_with_their_options() {
    let text = succeeds(&["games"]);
    for part in ["seven-wonders: 7 Wonders, 3 to 7 players", "--option sides=chosen|day|night|random"] {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(succeeds(&["--help"]).contains("Usage: emporion"));
    assert!(succeeds(&["simulate", "--help"]).contains("--players <N>"));
    let version = succeeds(&["--version"]);
    let commit = version.strip_prefix(&format!("emporion {} (", env!("CARGO_PKG_VERSION"))).and_then(|rest| rest.strip_suffix(")\n"));
    let commit = commit.unwrap_or_else(|| panic!("{version} has no commit in brackets"));
    assert!(commit == "unknown" || commit.len() == 12 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()), "{version}");
}

#[test]
fn unknown_commands_and_arguments_are_refused_in_one_line() {
    refuses(&["conquer"], "unrecognized subcommand 'conquer'");
    refuses(&["simulate"], "the following required arguments were not provided: <GAME>");
    refuses(&["bench", "--seconds", "0"], "invalid value '0' for '--seconds <S>': it must be 1 or more");
}

#[test]
fn bench_measures_every_game() {
    let bench = prints_json(&["bench", "--seconds", "1", "--json"]);
    assert_eq!(bench["seconds"], 1);
    let game = &bench["games"][0];
    assert_eq!((&game["game"], &game["players"]), (&"seven-wonders".into(), &4.into()));
    for number in [
        "games_per_second",
        "decisions_per_second",
        "ns_per_clone",
        "ns_per_candidates",
        "ns_per_sample",
        "ns_per_apply",
        "state_bytes",
        "action_bytes",
    ] {
        assert!(game[number].as_f64().unwrap_or(0.0) > 0.0, "{number} is missing in {game}");
    }
    assert!(succeeds(&["bench", "--seconds", "1"]).contains("games/s"));
}

#[test]
fn bench_games_measures_one_game_on_several_threads() {
    let bench = prints_json(&["bench", "games", "--game", "prosperity", "--threads", "2", "--seconds", "1", "--json"]);
    let games = bench["games"].as_array().expect("a list of games");
    assert_eq!((&bench["threads"], games.len(), &games[0]["game"]), (&2.into(), 1, &"prosperity".into()));
    for number in ["games_per_second", "decisions_per_second"] {
        assert!(games[0][number].as_f64().unwrap_or(0.0) > 0.0, "{number} is missing in {bench}");
    }
}

#[test]
fn bench_serve_measures_tables_full_of_people() {
    let bench = prints_json(&[
        "bench",
        "serve",
        "--tables",
        "2",
        "--seats",
        "4",
        "--people",
        "4",
        "--seconds",
        "1",
        "--think",
        "0",
        "--restart",
        "0",
        "--json",
    ]);
    let load = &bench["loads"][0];
    assert_eq!((&bench["people"], &bench["restart"], &load["paced"]), (&4.into(), &Value::Null, &Value::Null));
    assert!(load["saturated"]["sent_bytes_per_action"].as_f64().unwrap_or(0.0) > 100.0, "four people are told of every action: {load}");
    refuses(&["bench", "serve", "--seats", "9"], "7 Wonders is for 3 to 7 players, not 9");
}

#[test]
fn bench_serve_measures_the_server() {
    let bench = prints_json(&["bench", "serve", "--tables", "2", "--seconds", "1", "--think", "50", "--restart", "3", "--json"]);
    let load = &bench["loads"][0];
    assert_eq!((&load["tables"], &bench["restart"]["tables"]), (&2.into(), &3.into()));
    for phase in ["paced", "saturated"] {
        for number in ["actions_per_second", "bot_decisions_per_second", "p50_ms", "p99_ms"] {
            assert!(load[phase][number].as_f64().unwrap_or(0.0) > 0.0, "{number} is missing in {load}");
        }
    }
    assert!(bench["restart"]["ready_ms"].as_f64().unwrap_or(0.0) > 0.0);
    refuses(&["bench", "serve", "--game", "chess"], "there is no game `chess`; there are: seven-wonders, prosperity, wealth-of-nations");
}

#[test]
fn bench_serve_measures_servers_that_share_a_database() {
    let database = pg_harness::Database::new();
    let people = ["--tables", "2", "--seats", "3", "--people", "3", "--seconds", "1", "--think", "0", "--questions", "0"];
    let servers = ["--restart", "0", "--nodes", "1,2", "--spread", "--database", database.url(), "--json"];
    let bench = prints_json(&[&["bench", "serve"], &people[..], &servers[..]].concat());
    for (load, nodes) in bench["loads"].as_array().expect("a load for each number of servers").iter().zip([1, 2]) {
        assert_eq!(load["nodes"], nodes);
        for number in ["actions_per_second", "appends_per_action"] {
            assert!(load["saturated"][number].as_f64().unwrap_or(0.0) > 0.0, "{number} is missing in {load}");
        }
    }
    refuses(
        &["bench", "serve", "--nodes", "2"],
        "several servers need one PostgreSQL database, named by --database; a file of SQLite is one server's",
    );
}
