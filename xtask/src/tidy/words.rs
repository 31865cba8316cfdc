//! The words of the sentences in `locales/`, without what Fluent adds to them.

use super::File;

/// A sentence of one language, all its branches together.
pub(super) struct Sentence<'a> {
    pub(super) id: &'a str,
    /// The line of its name.
    pub(super) line: usize,
    /// The words of each line, in small letters.
    lines: Vec<(usize, Vec<String>)>,
}

impl Sentence<'_> {
    pub(super) fn says(&self, phrase: &Phrase) -> bool {
        let words: Vec<&str> = self.lines.iter().flat_map(|(_, words)| words).map(String::as_str).collect();
        phrase.is_in(&words)
    }

    /// The lines that say it.
    pub(super) fn lines_with(&self, phrase: &Phrase) -> impl Iterator<Item = usize> {
        let says = |words: &[String]| phrase.is_in(&words.iter().map(String::as_str).collect::<Vec<_>>());
        self.lines.iter().filter(move |(_, words)| says(words)).map(|(line, _)| *line)
    }
}

/// One or more words; `*` at the end of one stands for any ending.
pub(super) struct Phrase(Vec<(String, bool)>);

impl Phrase {
    pub(super) fn new(text: &str) -> Phrase {
        Phrase(text.split_whitespace().map(|word| (word.trim_end_matches('*').to_lowercase(), word.ends_with('*'))).collect())
    }

    fn is_in(&self, words: &[&str]) -> bool {
        let fits = |(word, (start, open)): (&&str, &(String, bool))| if *open { word.starts_with(start) } else { *word == start };
        !self.0.is_empty() && words.windows(self.0.len()).any(|window| window.iter().zip(&self.0).all(fits))
    }
}

/// The language and the name of a file of sentences.
pub(super) fn language(file: &File) -> Option<(&str, &str)> {
    file.path.strip_prefix("locales/")?.split_once('/').filter(|(_, name)| name.ends_with(".ftl"))
}

pub(super) fn sentences(file: &File) -> Vec<Sentence<'_>> {
    let mut sentences: Vec<Sentence<'_>> = Vec::new();
    for (number, line) in file.lines() {
        let named = line.split_once(" =").filter(|(id, _)| line.starts_with(|letter: char| letter.is_ascii_lowercase()) && is_name(id));
        let text = named.map_or(line, |(_, text)| text);
        if let Some((id, _)) = named {
            sentences.push(Sentence { id, line: number, lines: Vec::new() });
        } else if line.starts_with('#') {
            continue;
        }
        if let Some(sentence) = sentences.last_mut() {
            sentence.lines.push((number, words(&plain(text))));
        }
    }
    sentences
}

pub(super) fn words(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// A line without its values, references and the keys of branches. What only joins or divides letters leaves no gap.
pub(super) fn plain(line: &str) -> String {
    let start = line.trim_start().trim_start_matches('*');
    let mut rest = match start.strip_prefix('[').and_then(|key| key.split_once(']')) {
        Some((_, after)) => after,
        None => line,
    };
    let mut text = String::new();
    while let Some((before, inside)) = rest.split_once('{') {
        text.push_str(before);
        let arrow = inside.find("->").map(|at| at + 2);
        let close = inside.find('}').map(|at| at + 1);
        let end = arrow.into_iter().chain(close).min().unwrap_or(inside.len());
        if !inside.trim_start().starts_with('"') {
            text.push(' ');
        }
        rest = &inside[end..];
    }
    text + rest
}

fn is_name(id: &str) -> bool {
    id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_that_people_read() {
        let text = "# A flag\nown-flag = { $flag ->\n    [one] Your Tele{ \"\\u00AD\" }graph, { card-flag }\n   *[other] l’échange\n} of { $who }\n";
        let file = File { path: "locales/en/a.ftl".to_owned(), text: text.to_owned() };
        let found = sentences(&file);
        let words: Vec<&str> = found[0].lines.iter().flat_map(|(_, words)| words).map(String::as_str).collect();
        assert_eq!((found.len(), found[0].id, found[0].line), (1, "own-flag", 2));
        assert_eq!(words, ["your", "telegraph", "l", "échange", "of"]);
        assert_eq!(found[0].lines_with(&Phrase::new("échang*")).collect::<Vec<_>>(), [4]);
    }

    #[test]
    fn a_phrase_is_whole_words_in_their_order() {
        let words = ["two", "full", "dots"];
        assert!(Phrase::new("full dot*").is_in(&words));
        assert!(Phrase::new("Full dots").is_in(&words));
        for other in ["full dot", "dots full", "ful", ""] {
            assert!(!Phrase::new(other).is_in(&words), "{other}");
        }
    }
}
