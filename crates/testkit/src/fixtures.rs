//! Recorded matches that must go the same way forever.
//!
//! A fixture is a match file `<name>.json` with its outcome, and beside it `<name>.txt`: every input, what it
//! made happen, and the outcome, for people to read and for a test to compare line by line.

use crate::broken::{Checked, ensure};
use engine::{Game, Match, MatchFile};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where this is 1, fixtures are written anew instead of compared.
pub const BLESS: &str = "EMPORION_BLESS";

/// Replays every match file of a directory and compares its outcome and its transcript.
///
/// With `EMPORION_BLESS=1` in the environment it writes both anew; then the difference is one to review.
///
/// # Panics
/// Where a match goes another way than recorded, and where the directory has no match file.
pub fn check_all<G: Game>(dir: &Path) {
    let bless = env::var_os(BLESS).is_some_and(|value| value == "1");
    match check_dir::<G>(dir, bless) {
        Ok(count) => println!("{}: {count} fixtures {}", G::ID, if bless { "written anew" } else { "go as recorded" }),
        Err(fault) => panic!("{fault}"),
    }
}

/// What a match is, step by step, as text.
pub fn transcript<G: Game>(played: &Match<G>) -> String {
    let mut text = format!("{} for {}, options {}\n", G::ID, played.state().seats(), json(played.options()));
    for (step, input) in played.log().iter().enumerate() {
        writeln!(text, "{step} {}", json(input)).expect("a string can be written to");
        for event in played.events(step) {
            writeln!(text, "    {}", json(&event)).expect("a string can be written to");
        }
    }
    if let Some(outcome) = played.state().outcome() {
        writeln!(text, "outcome {}: {}", outcome.reason, json(&outcome.standings)).expect("a string can be written to");
    }
    text
}

fn check_dir<G: Game>(dir: &Path, bless: bool) -> Checked<usize> {
    let entries = fs::read_dir(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<PathBuf>, _>>();
    let mut paths = paths.map_err(|error| format!("{}: {error}", dir.display()))?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    ensure!(!paths.is_empty(), "{} has no match files", dir.display());
    for path in &paths {
        let result = if bless { write_anew::<G>(path) } else { check::<G>(path) };
        result.map_err(|fault| format!("{}: {fault}", path.display()))?;
    }
    Ok(paths.len())
}

fn check<G: Game>(path: &Path) -> Checked {
    let file = read(path)?;
    ensure!(file.outcome.is_some(), "it has no outcome to compare; {BLESS}=1 records it");
    let played = file.replay::<G>().map_err(|error| error.to_string())?;
    let recorded = path.with_extension("txt");
    let recorded = fs::read_to_string(&recorded).map_err(|error| format!("{}: {error}; {BLESS}=1 writes it", recorded.display()))?;
    match first_difference(&recorded, &transcript(&played)) {
        None => Ok(()),
        Some((line, old, new)) => Err(format!("line {line} of the transcript differs\n  recorded: {old}\n  now:      {new}")),
    }
}

fn write_anew<G: Game>(path: &Path) -> Checked {
    let file = MatchFile { outcome: None, ..read(path)? };
    let played = file.replay::<G>().map_err(|error| error.to_string())?;
    ensure!(played.state().outcome().is_some(), "the game is not over");
    fs::write(path, MatchFile::of(&played).to_text()).map_err(|error| error.to_string())?;
    fs::write(path.with_extension("txt"), transcript(&played)).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Checked<MatchFile> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    MatchFile::parse(&text).map_err(|error| error.to_string())
}

/// The number of the first line that is not the same, and both lines.
fn first_difference<'a>(old: &'a str, new: &'a str) -> Option<(usize, &'a str, &'a str)> {
    const END: &str = "(the end)";
    let (mut left, mut right) = (old.lines(), new.lines());
    let lines = std::iter::from_fn(|| match (left.next(), right.next()) {
        (None, None) => None,
        (left, right) => Some((left.unwrap_or(END), right.unwrap_or(END))),
    });
    lines.enumerate().find(|(_, (left, right))| left != right).map(|(index, (left, right))| (index + 1, left, right))
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what a game is made of can be written as JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_match;
    use crate::toy::Haggle;

    /// A directory of its own for one test, gone when the test is.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let dir = env::temp_dir().join(format!("testkit-fixtures-{}-{name}", std::process::id()));
            fs::create_dir_all(&dir).unwrap();
            Scratch(dir)
        }

        fn with_match(name: &str) -> Scratch {
            let scratch = Scratch::new(name);
            let file = MatchFile { outcome: None, ..MatchFile::of(&random_match::<Haggle>(3, 200)) };
            fs::write(scratch.0.join("game.json"), file.to_text()).unwrap();
            scratch
        }

        fn change(&self, file: &str, from: &str, to: &str) {
            let path = self.0.join(file);
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.contains(from), "{text}");
            fs::write(path, text.replacen(from, to, 1)).unwrap();
        }

        fn fault(&self) -> String {
            check_dir::<Haggle>(&self.0, false).unwrap_err()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_was_blessed_goes_as_recorded() {
        let scratch = Scratch::with_match("blessed");
        assert!(scratch.fault().contains("no outcome"));
        assert_eq!(check_dir::<Haggle>(&scratch.0, true), Ok(1));
        assert_eq!(check_dir::<Haggle>(&scratch.0, false), Ok(1));
    }

    #[test]
    fn the_first_other_line_is_told() {
        let scratch = Scratch::with_match("line");
        check_dir::<Haggle>(&scratch.0, true).unwrap();
        scratch.change("game.txt", "\n0 {", "\n0 { ");
        let fault = scratch.fault();
        assert!(
            fault.contains("line 2 of the transcript differs\n  recorded: 0 { \"chance\"") && fault.contains("\n  now:      0 {\"chance\""),
            "{fault}"
        );
        fs::remove_file(scratch.0.join("game.txt")).unwrap();
        assert!(scratch.fault().contains("EMPORION_BLESS=1 writes it"));
    }

    #[test]
    fn another_outcome_and_an_empty_directory_fail() {
        let scratch = Scratch::with_match("outcome");
        check_dir::<Haggle>(&scratch.0, true).unwrap();
        scratch.change("game.json", "\"points\":", "\"points\":1");
        assert!(scratch.fault().contains("the recorded outcome is not the one"));
        assert!(check_dir::<Haggle>(&Scratch::new("empty").0, false).unwrap_err().contains("has no match files"));
    }

    #[test]
    fn lines_are_compared_to_the_end() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\n"), Some((2, "b", "(the end)")));
        assert_eq!(first_difference("a\n", "a\nc\n"), Some((2, "(the end)", "c")));
    }
}
