use crate::{directory, emporion, prints_json, refuses, succeeds, word};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A finished game of three, as a file in a directory of this name.
fn match_file(name: &str) -> PathBuf {
    let logs = directory(name);
    succeeds(&["simulate", "seven-wonders", "--players", "3", "--games", "1", "--seed", "5", "--logs", word(&logs)]);
    logs.join("seven-wonders-3p-5-0.json")
}

fn read(file: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// A changed copy of a match file is refused in one line, which names the file and says this.
#[track_caller]
fn tampered(file: &Path, change: impl FnOnce(&mut Value), complaint: &str) {
    let mut content = read(file);
    change(&mut content);
    let copy = file.with_extension("tampered.json");
    std::fs::write(&copy, content.to_string()).unwrap();
    let (code, out, line) = emporion(&["replay", word(&copy)]);
    assert_eq!((code, out.as_str(), line.lines().count()), (2, "", 1), "{line}");
    assert!(line.starts_with(&format!("error: {}: ", word(&copy))) && line.contains(complaint), "`{complaint}` is missing in `{line}`");
}

/// The first input a seat made, counted from 0.
fn first_act(file: &Path) -> usize {
    read(file)["inputs"].as_array().unwrap().iter().position(|input| input.get("act").is_some()).expect("seats act")
}

#[test]
fn a_match_is_shown_to_its_end() {
    let file = match_file("replay-text");
    let inputs = read(&file)["inputs"].as_array().unwrap().len();
    let text = succeeds(&["replay", word(&file)]);
    let showing = format!("showing everything, {inputs} of {inputs} inputs");
    for part in
        ["7 Wonders, 3 players, rules version", "options {", &showing, "the game is over", "view of the public", "ended by", "place"]
    {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
}

#[test]
fn a_match_can_be_stopped_anywhere() {
    let file = match_file("replay-at");
    let content = read(&file);
    let inputs = content["inputs"].as_array().unwrap();
    for step in [0, 1, inputs.len() / 2, inputs.len()] {
        let shown = prints_json(&["replay", word(&file), "--at", &step.to_string(), "--json"]);
        assert_eq!((&shown["game"], &shown["seats"]), (&"seven-wonders".into(), &3.into()));
        assert_eq!((&shown["step"], &shown["steps"]), (&step.into(), &inputs.len().into()));
        assert_eq!(shown["inputs"].as_array().unwrap(), &inputs[..step]);
        assert!(shown["events"].as_array().unwrap().iter().all(|event| event["step"].as_u64().unwrap() < step as u64));
        assert!(shown["view"].is_object() && !shown["turn"].is_null());
        assert_eq!(shown["outcome"], if step == inputs.len() { content["outcome"].clone() } else { Value::Null });
    }
}

#[test]
fn a_viewer_sees_its_own_inputs_alone() {
    let file = match_file("replay-as");
    let content = read(&file);
    let of_seat = |input: &Value, seat: u64| input["act"]["seat"] == seat;
    for (viewer, seat) in [("0", Some(0)), ("2", Some(2)), ("public", None)] {
        let shown = prints_json(&["replay", word(&file), "--as", viewer, "--json"]);
        for (shown, played) in shown["inputs"].as_array().unwrap().iter().zip(content["inputs"].as_array().unwrap()) {
            let own = seat.is_some_and(|seat| of_seat(played, seat));
            assert_eq!(shown, if own { played } else { &Value::Null });
        }
    }
    let text = succeeds(&["replay", word(&file), "--as", "1"]);
    assert!(text.contains("showing what seat 1 sees") && text.contains("(hidden)") && text.contains("view of seat 1"));
}

#[test]
fn places_that_are_not_there_are_refused() {
    let file = match_file("replay-places");
    let inputs = read(&file)["inputs"].as_array().unwrap().len();
    let beyond = (inputs + 1).to_string();
    refuses(
        &["replay", word(&file), "--at", &beyond],
        &format!("--at {beyond} is beyond the end: this match has {inputs} inputs, so 0 to {inputs} are allowed"),
    );
    refuses(&["replay", word(&file), "--as", "3"], "--as 3 is not at this table of 3: 0 to 2 or public are allowed");
    refuses(
        &["replay", word(&file), "--as", "me"],
        "invalid value 'me' for '--as <SEAT|public>': it must be the number of a seat, counted from 0, or public",
    );
}

#[test]
fn what_is_no_match_file_is_refused() {
    let place = directory("replay-no-match");
    let missing = place.join("missing.json");
    let (code, _, complaint) = emporion(&["replay", word(&missing)]);
    assert_eq!(code, 2);
    assert!(complaint.starts_with(&format!("error: cannot read {}: ", word(&missing))), "{complaint}");

    let prose = place.join("prose.json");
    std::fs::write(&prose, "Once upon a time").unwrap();
    let (code, _, complaint) = emporion(&["replay", word(&prose)]);
    assert_eq!((code, complaint.lines().count()), (2, 1));
    assert!(complaint.contains(": not a match file: "), "{complaint}");
}

#[test]
fn frames_of_another_kind_are_refused() {
    let file = match_file("replay-frames");
    let rules = read(&file)["rules_version"].as_u64().unwrap();
    tampered(&file, |file| file["format"] = json!("chess"), "not a match file: its format is `chess`, not `emporion-match`");
    tampered(&file, |file| file["version"] = json!(9), "this match file is of format version 9; this program reads versions up to 2");
    tampered(
        &file,
        |file| file["game"] = json!("chess"),
        "there is no game `chess`; there are: seven-wonders, prosperity, wealth-of-nations",
    );
    tampered(&file, |file| file["seats"] = json!(2), "is for 3 to 7 players, not 2");
    tampered(
        &file,
        |file| file["rules_version"] = json!(rules + 1),
        &format!("this match was played by rules version {} of seven-wonders; this program has version {rules}", rules + 1),
    );
}

#[test]
fn inputs_that_cannot_have_happened_are_refused() {
    let file = match_file("replay-inputs");
    let act = first_act(&file);
    tampered(
        &file,
        |file| file["inputs"][act]["act"]["seat"] = json!(5),
        &format!("input {act} is not possible: seat 5 is not at this table of 3"),
    );
    let last = read(&file)["inputs"].as_array().unwrap().len();
    tampered(
        &file,
        |file| {
            let again = file["inputs"][act].clone();
            file["inputs"].as_array_mut().unwrap().push(again);
        },
        &format!("input {last} is not possible: the game is over"),
    );
    tampered(
        &file,
        |file| {
            file["inputs"].as_array_mut().unwrap().pop();
        },
        "the recorded outcome is not the one its inputs lead to",
    );
    tampered(
        &file,
        |file| file["outcome"]["standings"][0]["points"] = json!(999),
        "the recorded outcome is not the one its inputs lead to",
    );
    tampered(&file, |file| file["inputs"][act] = json!({"act": {"seat": 0}}), &format!("input {act} cannot be read: "));
}
