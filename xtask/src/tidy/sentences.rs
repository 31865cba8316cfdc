//! Checks of the sentences in `locales/`: every language says the same, and nothing is said for nobody.

use super::lessons;
use super::words::{language, plain};
use super::{File, Finding};
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser;
use fluent_syntax::serializer;
use std::collections::{BTreeMap, BTreeSet};

/// The language that the others are compared with.
const FIRST: &str = "en";

/// Languages in which `[one]` is the branch of 0 too.
const NONE_IS_SINGULAR: &[&str] = &["fr"];

/// The messages of a file: the values each of them takes.
type Messages = BTreeMap<String, BTreeSet<String>>;

pub(super) fn examine(files: &[File], findings: &mut Vec<Finding>) {
    let texts: Vec<(&File, &str, &str)> = files.iter().filter_map(|file| Some((file, language(file)?.0, language(file)?.1))).collect();
    let languages: BTreeSet<&str> = texts.iter().map(|(_, language, _)| *language).collect();
    let mut all: BTreeMap<(&str, &str), Messages> = BTreeMap::new();
    for (file, language, name) in &texts {
        all.insert((*name, *language), read(file, findings));
        if NONE_IS_SINGULAR.contains(language) {
            none_as_one(file, findings);
        }
    }
    let used = Used::new(files);
    for (file, of, name) in &texts {
        let messages = &all[&(*name, *of)];
        if *of == FIRST {
            for id in messages.keys().filter(|id| !used.contains(id)) {
                findings.push(Finding::fault(file, line(file, id), format!("nobody says `{id}`")));
            }
            for language in languages.iter().filter(|language| !all.contains_key(&(*name, **language))) {
                findings.push(Finding::fault(file, 1, format!("there is no such file in `{language}`")));
            }
            continue;
        }
        let Some(first) = all.get(&(*name, FIRST)) else {
            findings.push(Finding::fault(file, 1, format!("there is no such file in `{FIRST}`")));
            continue;
        };
        for id in first.keys().filter(|id| !messages.contains_key(*id)) {
            findings.push(Finding::fault(file, 1, format!("`{id}` is missing")));
        }
        for (id, values) in messages {
            match first.get(id) {
                None => findings.push(Finding::fault(file, line(file, id), format!("`{id}` is not in `{FIRST}`"))),
                Some(expected) if expected != values => {
                    let what = format!("`{id}` takes {values:?}, and {expected:?} in `{FIRST}`");
                    findings.push(Finding::fault(file, line(file, id), what));
                }
                Some(_) => {}
            }
        }
    }
}

/// Where a branch that serves 0 as well says 1.
fn none_as_one(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines().filter(|(_, line)| line.trim_start().starts_with("[one]")) {
        if plain(line).split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "1") {
            findings.push(Finding::fault(file, number, "this branch is for 0 too: name the value, or begin with [1]".to_owned()));
        }
    }
}

fn read(file: &File, findings: &mut Vec<Finding>) -> Messages {
    let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, _)| resource);
    let mut messages = Messages::new();
    for entry in resource.body {
        let id = match &entry {
            Entry::Message(message) => message.id.name.to_owned(),
            Entry::Term(term) => format!("-{}", term.id.name),
            Entry::Junk { content } => {
                let first = content.lines().next().unwrap_or_default();
                findings.push(Finding::fault(file, line(file, first), format!("this is no sentence: `{first}`")));
                continue;
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        let text = serializer::serialize(&Resource { body: vec![entry] });
        if messages.insert(id.clone(), values(&text)).is_some() {
            findings.push(Finding::fault(file, line(file, &id), format!("`{id}` is there twice")));
        }
    }
    messages
}

/// The names after dollar signs. An amount of money is none.
fn values(text: &str) -> BTreeSet<String> {
    let named = text.split('$').skip(1).filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    named.map(|rest| rest.chars().take_while(|letter| is_name(*letter)).collect()).collect()
}

fn line(file: &File, start: &str) -> usize {
    file.lines().find(|(_, line)| line.starts_with(start)).map_or(1, |(number, _)| number)
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// What the sources say: words, and templates with holes in them.
struct Used<'a> {
    words: BTreeSet<&'a str>,
    /// The pieces between the holes.
    templates: BTreeSet<Vec<String>>,
}

impl<'a> Used<'a> {
    fn new(files: &'a [File]) -> Used<'a> {
        let mut used = Used { words: BTreeSet::new(), templates: BTreeSet::new() };
        for file in files.iter().filter(|file| is_source(file)) {
            used.words.extend(file.text.split(|letter| !is_name(letter)));
            used.templates.extend(templates(&file.text));
        }
        // A sentence may be part of another one.
        for file in files.iter().filter(|file| language(file).is_some()) {
            used.words.extend(file.text.split('{').skip(1).filter_map(|rest| rest.trim_start().split(|letter| !is_name(letter)).next()));
        }
        used
    }

    fn contains(&self, id: &str) -> bool {
        // What lessons say is compared with the lessons themselves.
        id.starts_with(lessons::PREFIX) || self.words.contains(id) || self.templates.iter().any(|pieces| fits(pieces, id))
    }
}

/// The page and the server; not the tests, which may say anything, and not what is generated.
fn is_source(file: &File) -> bool {
    let page = file.path.starts_with("web/src/") && matches!(file.extension(), "ts" | "svelte");
    let server = file.path.starts_with("crates/server/src/") && file.extension() == "rs";
    (page || server) && !file.path.contains(".test.") && !file.path.starts_with("web/src/lib/protocol/")
}

/// Templates such as `error-${code}` that can be the name of a sentence, as the pieces between their holes. In Rust
/// they are written "error-{}".
fn templates(text: &str) -> impl Iterator<Item = Vec<String>> {
    let in_script = text.match_indices("${").map(|(hole, _)| text[..hole].rfind('`').map_or("", |start| &text[start + 1..]));
    let in_rust = text.match_indices("{}").map(|(hole, _)| text[..hole].rfind('"').map_or("", |start| &text[start + 1..]));
    let scripts = in_script.map(|rest| pieces(rest, "${", '`'));
    scripts.chain(in_rust.map(|rest| pieces(rest, "{", '"'))).flatten()
}

/// The pieces of a template up to its end; none if it cannot be a name.
fn pieces(text: &str, hole: &str, end: char) -> Option<Vec<String>> {
    let (mut pieces, mut rest) = (vec![String::new()], text);
    while let Some(letter) = rest.chars().next() {
        if letter == end {
            let said: usize = pieces.iter().map(String::len).sum();
            return (pieces.len() > 1 && said > 2).then_some(pieces);
        }
        if let Some(inside) = rest.strip_prefix(hole) {
            let mut depth = 1;
            let close = inside.char_indices().find(|(_, letter)| {
                depth += i32::from(*letter == '{') - i32::from(*letter == '}');
                depth == 0
            });
            rest = &inside[close?.0 + 1..];
            pieces.push(String::new());
        } else if is_name(letter) {
            pieces.last_mut()?.push(letter);
            rest = &rest[letter.len_utf8()..];
        } else {
            return None;
        }
    }
    None
}

/// Whether a name is the pieces in their order with anything between them.
fn fits(pieces: &[String], id: &str) -> bool {
    let [first, middle @ .., last] = pieces else { return false };
    let Some(mut rest) = id.strip_prefix(first.as_str()).and_then(|rest| rest.strip_suffix(last.as_str())) else { return false };
    for piece in middle {
        match rest.split_once(piece.as_str()) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<File> = files.iter().map(|(path, text)| File { path: (*path).to_owned(), text: (*text).to_owned() }).collect();
        let mut findings = Vec::new();
        examine(&files, &mut findings);
        findings.into_iter().map(|finding| format!("{}:{} {}", finding.path, finding.line, finding.what)).collect()
    }

    #[test]
    fn languages_that_say_the_same_are_fine() {
        let source = ("web/src/a.ts", "t('hello'); t(`error-${error.code}`); t(`${game}-name`)");
        let english = "hello = Hello { $name }\nerror-stale = Again\ngo-name = Go\n";
        let french = "go-name = Go\nhello = Bonjour { $name }\nerror-stale = Encore\n";
        assert_eq!(faults(&[source, ("locales/en/a.ftl", english), ("locales/fr/a.ftl", french)]), [""; 0]);
    }

    #[test]
    fn a_branch_for_none_that_says_one_is_found() {
        let source = ("web/src/a.ts", "t('left')");
        let branches = |one: &str| format!("left = {{ $n ->\n    [one] {one}\n   *[other] {{ $n }}\n}}\n");
        let (wrong, right) = (branches("reste 1"), branches("10 $, { $n }"));
        let found = faults(&[source, ("locales/en/a.ftl", &wrong), ("locales/fr/a.ftl", &wrong)]);
        assert_eq!(found, ["locales/fr/a.ftl:2 this branch is for 0 too: name the value, or begin with [1]"]);
        assert_eq!(faults(&[source, ("locales/en/a.ftl", &wrong), ("locales/fr/a.ftl", &right)]), [""; 0]);
    }

    #[test]
    fn what_is_missing_too_much_or_different_is_found() {
        let source = ("web/src/a.ts", "t('hello'); t('bye')");
        let english = "hello = Hello { $name }\nbye = Bye\nidle = Nobody says this\n";
        let french = "hello = Bonjour { $nom }\nextra = Encore\n= rien\n";
        let found = faults(&[source, ("locales/en/a.ftl", english), ("locales/fr/a.ftl", french), ("locales/fr/b.ftl", "")]);
        assert_eq!(
            found,
            [
                "locales/fr/a.ftl:3 this is no sentence: `= rien`",
                "locales/en/a.ftl:3 nobody says `idle`",
                "locales/fr/a.ftl:1 `bye` is missing",
                "locales/fr/a.ftl:1 `idle` is missing",
                "locales/fr/a.ftl:2 `extra` is not in `en`",
                "locales/fr/a.ftl:1 `hello` takes {\"nom\"}, and {\"name\"} in `en`",
                "locales/fr/b.ftl:1 there is no such file in `en`",
            ]
        );
    }
}
