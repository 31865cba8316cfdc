use crate::{directory, emporion, prints_json, refuses, succeeds, word};
use serde_json::Value;

/// A report without what differs from run to run.
fn lasting(mut report: Value) -> Value {
    let timing = report.as_object_mut().expect("a report is an object").remove("timing").expect("a report has its timing");
    for number in ["threads", "seconds", "games_per_second"] {
        assert!(timing[number].is_number(), "{number} is missing in {timing}");
    }
    report
}

fn numbers(list: &Value, field: &str) -> Vec<f64> {
    list.as_array().expect("a list").iter().map(|item| item[field].as_f64().expect("a number")).collect()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with =
        |threads| lasting(prints_json(&["simulate", "seven-wonders", "--games", "101", "--seed", "7", "--threads", threads, "--json"]));
    assert_eq!(with("1"), with("2"));
    assert_eq!(with("1"), with("5"));
}

#[test]
fn a_report_adds_up() {
    let report = prints_json(&["simulate", "seven-wonders", "--players", "3", "--games", "50", "--seed", "1", "--json"]);
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"seven-wonders".into(), &3.into(), &50.into()));
    assert_eq!((&report["seed"], &report["bot"]), (&1.into(), &"random".into()));
    assert!((numbers(&report["seats"], "wins").iter().sum::<f64>() - 50.0).abs() < 1e-9);
    assert!((numbers(&report["seats"], "win_share").iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(report["end_reasons"].as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>(), 50);
    assert!(report["decisions"]["min"].as_u64() > Some(0));
    for seat in report["seats"].as_array().unwrap() {
        let total: f64 = seat["categories"].as_array().unwrap().iter().map(|line| line["points"]["mean"].as_f64().unwrap()).sum();
        assert!((total - seat["points"]["mean"].as_f64().unwrap()).abs() < 1e-9, "the categories are not the points: {seat}");
    }
}

#[test]
fn the_table_names_every_seat() {
    let text = succeeds(&["simulate", "seven-wonders", "--players", "5", "--games", "20", "--seed", "3"]);
    for part in ["7 Wonders, 5 players, 20 games of random bots", "seed       3", "games/s", "category", "seat 4"] {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
}

#[test]
fn a_seed_that_was_drawn_repeats_the_run() {
    let first = lasting(prints_json(&["simulate", "seven-wonders", "--games", "30", "--json"]));
    let seed = first["seed"].to_string();
    assert_eq!(lasting(prints_json(&["simulate", "seven-wonders", "--games", "30", "--seed", &seed, "--json"])), first);
}

#[test]
fn logged_games_are_the_same_games() {
    let logs = directory("logged-games");
    let arguments = ["simulate", "seven-wonders", "--players", "3", "--games", "9", "--seed", "11", "--option", "sides=night", "--json"];
    let silent = lasting(prints_json(&arguments));
    assert_eq!(silent["options"]["sides"], "night");
    assert_eq!(lasting(prints_json(&[&arguments[..], &["--logs", word(&logs)]].concat())), silent);

    let mut reasons = 0;
    for index in 0..9 {
        let file = logs.join(format!("seven-wonders-3p-11-{index}.json"));
        let replayed = prints_json(&["replay", word(&file), "--json"]);
        assert_eq!(replayed["options"]["sides"], "night");
        reasons += u64::from(replayed["outcome"]["reason"].is_string());
    }
    assert_eq!(reasons, 9);
}

#[test]
fn an_option_may_have_a_value_for_each_seat() {
    let logs = directory("boards");
    succeeds(&[
        "simulate",
        "prosperity",
        "--players",
        "3",
        "--games",
        "2",
        "--option",
        "boards=black,silver",
        "--seed",
        "1",
        "--logs",
        word(&logs),
    ]);
    let file = std::fs::read_to_string(logs.join("prosperity-3p-1-0.json")).unwrap();
    assert!(file.contains(r#""boards":["black","silver"]"#), "{file}");
    refuses(&["simulate", "prosperity", "--players", "2", "--option", "boards=black,black,black"], "option boards: 3 boards for 2 players");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let simulate = |rest: &[&str], complaint: &str| refuses(&[&["simulate", "seven-wonders"], rest].concat(), complaint);
    refuses(&["simulate", "chess"], "there is no game `chess`; there are: seven-wonders, prosperity, wealth-of-nations");
    simulate(&["--players", "2"], "7 Wonders is for 3 to 7 players, not 2");
    simulate(&["--players", "0"], "7 Wonders is for 3 to 7 players, not 0");
    simulate(&["--players", "8"], "7 Wonders is for 3 to 7 players, not 8");
    simulate(&["--games", "0"], "invalid value '0' for '--games <G>': it must be 1 or more");
    simulate(&["--threads", "0"], "invalid value '0' for '--threads <T>': it must be 1 to 1024");
    simulate(&["--bot", "oracle"], "invalid value 'oracle' for '--bot <BOT>' [possible values: random]");
    simulate(&["--option", "side=day"], "there is no option `side`; there are: wonders, sides");
    simulate(&["--option", "sides=dusk"], "option sides is one of chosen, day, night, random, not `dusk`");
    simulate(&["--option", "sides"], "an option is written key=value, not `sides`");
    simulate(&["--option", "sides=day", "--option", "sides=day"], "option sides is given twice");
}

#[test]
fn a_directory_that_cannot_be_made_is_refused() {
    let file = directory("no-logs").join("taken");
    std::fs::write(&file, "").unwrap();
    let (code, out, complaint) = emporion(&["simulate", "seven-wonders", "--games", "1", "--logs", word(&file)]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(complaint.starts_with(&format!("error: cannot make the directory {} for the logs: ", word(&file))), "{complaint}");
    assert_eq!(complaint.lines().count(), 1);
}
