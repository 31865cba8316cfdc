//! Checks of the glossary in `locales/glossary.toml`: a thing has one word in each language, and every sentence uses it.

use super::words::{Phrase, Sentence, language, sentences};
use super::{File, Finding};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const PATH: &str = "locales/glossary.toml";
/// The language whose words the others translate.
const FIRST: &str = "en";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    name: String,
    /// Its sentences alone; all of them if there is none.
    game: Option<String>,
    /// The forms of the word in each language.
    says: BTreeMap<String, Vec<String>>,
    /// Words that must not stand for it.
    #[serde(default)]
    never: BTreeMap<String, Vec<String>>,
    /// Sentences that a language may put in other words.
    #[serde(default)]
    freely: BTreeSet<String>,
}

impl Term {
    /// Whether a sentence speaks of things of this kind.
    fn covers(&self, file: &str, id: &str) -> bool {
        self.game
            .as_deref()
            .is_none_or(|game| file.starts_with(game) || id.split_once(game).is_some_and(|(before, _)| before.ends_with('-')))
    }

    /// Whether both could be meant in one sentence.
    fn meets(&self, other: &Term) -> bool {
        self.game == other.game || self.game.is_none() || other.game.is_none()
    }

    fn phrases(&self, language: &str) -> Vec<Phrase> {
        self.says.get(language).into_iter().flatten().map(|form| Phrase::new(form)).collect()
    }
}

/// The sentences of a file, with its language and name.
struct Text<'a> {
    file: &'a File,
    language: &'a str,
    name: &'a str,
    sentences: Vec<Sentence<'a>>,
}

pub(super) fn examine(files: &[File], findings: &mut Vec<Finding>) {
    let read = |file| language(file).map(|(language, name)| Text { file, language, name, sentences: sentences(file) });
    let texts: Vec<Text<'_>> = files.iter().filter_map(read).collect();
    let languages: BTreeSet<&str> = texts.iter().map(|text| text.language).collect();
    let Some(file) = files.iter().find(|file| file.path == PATH) else { return };
    let glossary: Glossary = match toml::from_str(&file.text) {
        Ok(glossary) => glossary,
        Err(why) => {
            let line = why.span().map_or(1, |span| file.text[..span.start].lines().count().max(1));
            return findings.push(Finding::fault(file, line, format!("this is no glossary: {}", why.message())));
        }
    };
    let places = file.lines().filter(|(_, line)| line.trim() == "[[term]]").map(|(number, _)| number);
    let terms: Vec<(usize, &Term)> = places.zip(&glossary.term).collect();
    for (index, (line, term)) in terms.iter().enumerate() {
        let mut fault = |what: String| findings.push(Finding::fault(file, *line, what));
        for language in languages.iter().filter(|language| term.says.get(**language).is_none_or(Vec::is_empty)) {
            fault(format!("`{}` has no word in `{language}`", term.name));
        }
        for (_, earlier) in &terms[..index] {
            for (language, word) in shared(term, earlier) {
                fault(format!("in `{language}` `{word}` is both `{}` and `{}`", earlier.name, term.name));
            }
        }
        for id in unneeded(term, &texts) {
            fault(format!("`{id}` says `{}` in every language, or is not there: it needs no leave", term.name));
        }
        if !texts.iter().any(|text| text.language == FIRST && text.sentences.iter().any(|sentence| says(term, text, sentence))) {
            fault(format!("no sentence speaks of `{}`", term.name));
        }
    }
    for text in &texts {
        forbidden(&glossary, text, findings);
        translated(&glossary, text, &texts, findings);
    }
}

/// Words that two terms have in common where both could be meant.
fn shared<'a>(term: &'a Term, other: &'a Term) -> impl Iterator<Item = (&'a str, &'a str)> {
    let words = term.says.iter().flat_map(|(language, words)| words.iter().map(move |word| (language.as_str(), word.as_str())));
    words.filter(|(language, word)| {
        term.meets(other) && other.says.get(*language).is_some_and(|words| words.iter().any(|other| other == word))
    })
}

fn forbidden(glossary: &Glossary, text: &Text<'_>, findings: &mut Vec<Finding>) {
    for term in &glossary.term {
        for word in term.never.get(text.language).into_iter().flatten() {
            let phrase = Phrase::new(word);
            for sentence in text.sentences.iter().filter(|sentence| term.covers(text.name, sentence.id)) {
                for line in sentence.lines_with(&phrase) {
                    let instead = term.says.get(text.language).and_then(|words| words.first()).map_or("", String::as_str);
                    findings.push(Finding::fault(text.file, line, format!("`{}` says `{word}`; the word is `{instead}`", sentence.id)));
                }
            }
        }
    }
}

/// Where the first language names a thing, the others do too.
fn translated(glossary: &Glossary, text: &Text<'_>, texts: &[Text<'_>], findings: &mut Vec<Finding>) {
    let Some(first) = texts.iter().find(|first| first.language == FIRST && first.name == text.name && text.language != FIRST) else {
        return;
    };
    for term in &glossary.term {
        let words = term.phrases(text.language);
        for sentence in first.sentences.iter().filter(|sentence| says(term, first, sentence) && !term.freely.contains(sentence.id)) {
            let Some(other) = text.sentences.iter().find(|other| other.id == sentence.id) else { continue };
            if !words.is_empty() && !words.iter().any(|word| other.says(word)) {
                let word = &term.says[text.language][0];
                let what = format!("`{}` does not say `{word}`, though it speaks of `{}` in `{FIRST}`", other.id, term.name);
                findings.push(Finding::fault(text.file, other.line, what));
            }
        }
    }
}

fn says(term: &Term, text: &Text<'_>, sentence: &Sentence<'_>) -> bool {
    term.covers(text.name, sentence.id) && term.phrases(text.language).iter().any(|word| sentence.says(word))
}

/// Sentences with leave to use other words that do not use it.
fn unneeded<'a>(term: &'a Term, texts: &[Text<'_>]) -> impl Iterator<Item = &'a String> {
    term.freely.iter().filter(|id| {
        let found: Vec<(&Text<'_>, &Sentence<'_>)> = texts
            .iter()
            .flat_map(|text| text.sentences.iter().filter(|sentence| sentence.id == **id).map(move |sentence| (text, sentence)))
            .collect();
        let first = found.iter().any(|(text, sentence)| text.language == FIRST && says(term, text, sentence));
        !first || found.iter().all(|(text, sentence)| says(term, text, sentence))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "[[term]]\nname = \"hex\"\ngame = \"won\"\nsays = { en = [\"hex\", \"hexes\"], fr = [\"hexagone*\"] }\nnever = { fr = [\"case*\"] }\n";
    const ENGLISH: (&str, &str) = ("locales/en/won-board.ftl", "free = { $count ->\n    [one] a free hex\n   *[other] free hexes\n}\n");

    fn faults(glossary: &str, sentences: &[(&str, &str)]) -> Vec<String> {
        let file = |(path, text): (&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        let files: Vec<File> = sentences.iter().copied().chain([(PATH, glossary)]).map(file).collect();
        let mut findings = Vec::new();
        examine(&files, &mut findings);
        findings.into_iter().map(|finding| format!("{}:{} {}", finding.path, finding.line, finding.what)).collect()
    }

    #[test]
    fn sentences_that_keep_to_the_glossary_are_fine() {
        let french = ("locales/fr/won-board.ftl", "free = { $case ->\n    [one] un hexagone libre\n   *[other] hexagones libres\n}\n");
        let elsewhere = [("locales/en/other.ftl", "box = a box\n"), ("locales/fr/other.ftl", "box = une case\n")];
        assert_eq!(faults(HEX, &[ENGLISH, french, elsewhere[0], elsewhere[1]]), [""; 0]);
    }

    #[test]
    fn a_word_that_must_not_be_said_is_named_with_its_line() {
        let french = ("locales/fr/won-board.ftl", "free = { $count ->\n    [one] un hexagone libre\n   *[other] Cases libres\n}\n");
        assert_eq!(faults(HEX, &[ENGLISH, french]), ["locales/fr/won-board.ftl:3 `free` says `case*`; the word is `hexagone*`"]);
        let option = [
            ("locales/en/options.ftl", "option-won-map = A hex\n"),
            ("locales/fr/options.ftl", "option-won-map = Un hexagone, une case\n"),
        ];
        assert_eq!(faults(HEX, &option), ["locales/fr/options.ftl:1 `option-won-map` says `case*`; the word is `hexagone*`"]);
    }

    #[test]
    fn a_translation_that_names_another_thing_is_found() {
        let french = ("locales/fr/won-board.ftl", "# Un hexagone\n\nfree = un champ libre\n");
        let found = ["locales/fr/won-board.ftl:3 `free` does not say `hexagone*`, though it speaks of `hex` in `en`"];
        assert_eq!(faults(HEX, &[ENGLISH, french]), found);
        let leave = format!("{HEX}freely = [\"free\"]\n");
        assert_eq!(faults(&leave, &[ENGLISH, french]), [""; 0]);
    }

    #[test]
    fn leave_that_nobody_needs_is_found() {
        let french = ("locales/fr/won-board.ftl", "free = un hexagone libre\n");
        let leave = format!("{HEX}freely = [\"free\", \"gone\"]\n");
        assert_eq!(
            faults(&leave, &[ENGLISH, french]),
            [
                "locales/glossary.toml:1 `free` says `hex` in every language, or is not there: it needs no leave",
                "locales/glossary.toml:1 `gone` says `hex` in every language, or is not there: it needs no leave",
            ]
        );
    }

    #[test]
    fn a_glossary_with_holes_and_double_meanings_is_found() {
        let french = ("locales/fr/won-board.ftl", "free = un hexagone libre\n");
        let more = format!(
            "{HEX}\n[[term]]\nname = \"map\"\nsays = {{ en = [\"map\"], fr = [\"hexagone*\"] }}\n\n[[term]]\nname = \"free\"\nsays = {{ en = [\"free\"] }}\n"
        );
        assert_eq!(
            faults(&more, &[ENGLISH, french]),
            [
                "locales/glossary.toml:7 in `fr` `hexagone*` is both `hex` and `map`",
                "locales/glossary.toml:7 no sentence speaks of `map`",
                "locales/glossary.toml:11 `free` has no word in `fr`",
            ]
        );
        let broken = faults("[[term]]\nname = \"hex\"\nsay = 1\n", &[ENGLISH, french]);
        assert!(broken.len() == 1 && broken[0].starts_with("locales/glossary.toml:"), "{broken:?}");
    }
}
