//! Every lesson says all it has to say in every language, and there are no sentences of lessons that are not there.

use super::words::language;
use super::{File, Finding};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What the names of their sentences begin with.
pub(super) const PREFIX: &str = "lesson-";

pub(super) fn examine(files: &[File], findings: &mut Vec<Finding>) {
    let mut wanted: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        if let Some(game) = game_of(&file.path) {
            match serde_json::from_str(&file.text) {
                Ok(lesson) => wanted.entry(game.to_owned()).or_default().extend(sentences(game, &lesson)),
                Err(error) => findings.push(Finding::fault(file, error.line(), format!("this is no lesson: {error}"))),
            }
        }
    }
    let none = BTreeSet::new();
    for file in files {
        let Some((_, name)) = language(file) else { continue };
        let Some(game) = name.strip_prefix("lessons-").and_then(|name| name.strip_suffix(".ftl")) else { continue };
        let wanted = wanted.get(game).unwrap_or(&none);
        let said: BTreeSet<String> = file.lines().filter_map(|(_, line)| said(line)).collect();
        for id in wanted.difference(&said) {
            findings.push(Finding::fault(file, 1, format!("a lesson says `{id}`, which is missing")));
        }
        for id in said.difference(wanted) {
            findings.push(Finding::fault(file, 1, format!("no lesson says `{id}`")));
        }
    }
}

/// `crates/<game>/lessons/<name>.json`.
fn game_of(path: &str) -> Option<&str> {
    let (game, file) = path.strip_prefix("crates/")?.split_once("/lessons/")?;
    file.ends_with(".json").then_some(game)
}

/// The name of the sentence of a lesson that begins in this line.
fn said(line: &str) -> Option<String> {
    let (id, _) = line.split_once(" =")?;
    id.starts_with(PREFIX).then(|| id.to_owned())
}

/// All that the coach says in a lesson.
fn sentences(game: &str, lesson: &Value) -> Vec<String> {
    let lesson_id = format!("{PREFIX}{game}-{}", text(lesson, "id"));
    let mut ids: Vec<String> = ["", "-teaches", "-wrong", "-done"].iter().map(|part| format!("{lesson_id}{part}")).collect();
    for step in lesson["steps"].as_array().into_iter().flatten() {
        let step_id = format!("{lesson_id}-{}", text(step, "id"));
        ids.extend(["", "-why", "-task"].iter().map(|part| format!("{step_id}{part}")));
        if step["done"] != "read" {
            ids.push(format!("{step_id}-press"));
        }
        for (key, part) in [("labels", "label"), ("wrong", "wrong")] {
            let count = step[key].as_array().map_or(0, Vec::len);
            ids.extend((1..=count).map(|number| format!("{step_id}-{part}-{number}")));
        }
    }
    ids
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = r#"{ "id": "buying", "steps": [{ "id": "build", "done": "press", "labels": ["card:a"], "wrong": [] }] }"#;
    const ALL: &[&str] = &["", "-teaches", "-wrong", "-done", "-build", "-build-why", "-build-task", "-build-press", "-build-label-1"];

    fn faults(said: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [file("crates/ten/lessons/01-buying.json", LESSON), file("locales/en/lessons-ten.ftl", said)];
        let mut findings = Vec::new();
        examine(&files, &mut findings);
        findings.into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn a_lesson_that_says_all_is_fine() {
        let said: String = ALL.iter().map(|part| format!("lesson-ten-buying{part} = Words\n")).collect();
        assert_eq!(faults(&said), Vec::<String>::new());
        assert_eq!(faults(&format!("{said}lesson-ten-selling = Words\n")), ["no lesson says `lesson-ten-selling`"]);
    }

    #[test]
    fn what_is_missing_is_named() {
        let said: String = ALL[1..].iter().map(|part| format!("lesson-ten-buying{part} = Words\n")).collect();
        assert_eq!(faults(&said), ["a lesson says `lesson-ten-buying`, which is missing"]);
    }
}
