//! Checks of the sources themselves.

use super::{File, Finding, Weight};

const LONG: usize = 500;
const TOO_LONG: usize = 700;
const FEWEST_WORDS: usize = 3;

/// What must not be in a Rust file, and why. The words are cut in two so that this file may hold them.
const FORBIDDEN: &[(&str, &str)] = &[
    (concat!("#[ig", "nore"), "a test that does not run proves nothing"),
    (concat!("to", "do!("), "unfinished code does not go in"),
    (concat!("unimple", "mented!("), "unfinished code does not go in"),
    (concat!("db", "g!("), "this is for the desk, not for the workspace"),
];

/// Where people keep their own files.
const MACHINE_PATHS: &[&str] = &[concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!("C:\\Us", "ers\\")];

const MARK: &str = concat!("TO", "DO");
const CRATES_IO: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

pub(super) fn examine(file: &File, findings: &mut Vec<Finding>) {
    let rust = file.extension() == "rs";
    if rust {
        length(file, findings);
    }
    for (number, line) in file.lines() {
        let mut fault = |what: String| findings.push(Finding::fault(file, number, what));
        if rust {
            for (word, why) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
                fault(format!("`{word}`: {why}"));
            }
        }
        for path in MACHINE_PATHS.iter().filter(|path| begins_with(line, path)) {
            fault(format!("`{path}` is a path of one machine"));
        }
        if file.extension() == "lock" && line.starts_with("source = ") && line != CRATES_IO {
            fault("crates come from the crates.io index alone".to_owned());
        }
        if file.extension() != "md" && line.split_once(MARK).is_some_and(|(_, rest)| !is_sentence(rest)) {
            fault(format!("a {MARK} is followed by a sentence that says what is to be done"));
        }
    }
}

/// Whether a path begins like this somewhere in the line; further inside it says nothing about a machine.
fn begins_with(line: &str, start: &str) -> bool {
    let inside = |letter: char| letter.is_alphanumeric() || "._-$".contains(letter);
    line.match_indices(start).any(|(at, _)| !line[..at].chars().next_back().is_some_and(inside))
}

fn length(file: &File, findings: &mut Vec<Finding>) {
    let lines = file.lines().count();
    if lines <= LONG {
        return;
    }
    let weight = if lines <= TOO_LONG { Weight::Warning } else { Weight::Fault };
    let what = format!("{lines} lines; divide it (over {LONG} is warned of, over {TOO_LONG} refused)");
    findings.push(Finding { weight, path: file.path.clone(), line: lines, what });
}

fn is_sentence(text: &str) -> bool {
    text.trim_start_matches(':').split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count() >= FEWEST_WORDS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<(Weight, usize)> {
        let mut findings = Vec::new();
        examine(&File { path: path.to_owned(), text: text.to_owned() }, &mut findings);
        findings.iter().map(|finding| (finding.weight, finding.line)).collect()
    }

    #[test]
    fn forbidden_words_are_found_in_rust_alone() {
        for (word, _) in FORBIDDEN {
            assert_eq!(faults("a.rs", &format!("fn f() {{\n    {word}\n}}\n")), [(Weight::Fault, 2)]);
            assert_eq!(faults("a.md", word), []);
        }
    }

    #[test]
    fn machine_paths_and_other_registries_are_found() {
        assert_eq!(faults("a.md", &format!("see {}me", MACHINE_PATHS[0])), [(Weight::Fault, 1)]);
        assert_eq!(faults("a.ts", &format!("import x from '.{}x'", MACHINE_PATHS[1])), []);
        assert_eq!(faults("Cargo.lock", CRATES_IO), []);
        assert_eq!(faults("Cargo.lock", "source = \"registry+https://example.org/index\""), [(Weight::Fault, 1)]);
        assert_eq!(faults("Cargo.lock", "source = \"git+https://example.org/x\""), [(Weight::Fault, 1)]);
    }

    #[test]
    fn what_is_left_to_do_is_said_in_a_sentence() {
        assert_eq!(faults("a.rs", &format!("// {MARK}: count the coins twice.")), []);
        assert_eq!(faults("a.rs", &format!("// {MARK}")), [(Weight::Fault, 1)]);
        assert_eq!(faults("a.rs", &format!("// {MARK}: coins")), [(Weight::Fault, 1)]);
    }

    #[test]
    fn long_files_are_warned_of_and_longer_ones_refused() {
        assert_eq!(faults("a.rs", &"\n".repeat(LONG)), []);
        assert_eq!(faults("a.rs", &"\n".repeat(LONG + 1)), [(Weight::Warning, LONG + 1)]);
        assert_eq!(faults("a.rs", &"\n".repeat(TOO_LONG + 1)), [(Weight::Fault, TOO_LONG + 1)]);
    }
}
