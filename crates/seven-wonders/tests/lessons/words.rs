//! What the coach says, read from `locales/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const PREFIX: &str = "lesson-seven-wonders-";

/// The sentences of the lessons in a language, by what follows the game in their names.
fn sentences(language: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language).join("lessons-seven-wonders.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let line = |line: &str| line.strip_prefix(PREFIX)?.split_once(" = ").map(|(id, words)| (id.to_owned(), words.to_owned()));
    text.lines().filter_map(line).collect()
}

/// Holds an English sentence to what the rules say.
///
/// # Panics
/// Where it does not say so.
pub(crate) fn says(id: &str, fact: &str) {
    let said = &sentences("en")[id];
    assert!(said.contains(fact), "`{id}` says “{said}”, and not “{fact}”");
}

/// The numbers of a sentence, in their order of size: languages put words in other places.
fn numbers(sentence: &str) -> Vec<u32> {
    let digits = sentence.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut numbers: Vec<u32> = digits.map(|digits| digits.parse().expect("a number")).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_language_says_the_same_numbers() {
    let english = sentences("en");
    assert!(english.len() > 200, "the lessons say something");
    for language in ["fr", "it"] {
        let others = sentences(language);
        for (id, sentence) in &english {
            assert_eq!(numbers(sentence), numbers(&others[id]), "`{id}` in `{language}`: {}", others[id]);
        }
    }
}
