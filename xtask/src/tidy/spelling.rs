//! Spelling is British in documents, comments and English sentences. Code keeps the names it has, such as CSS's `color`.

use super::words::{language, plain};
use super::{File, Finding};

/// Beginnings of words that are spelt otherwise in Britain, and how. Words that are right in some sense are left out.
const AMERICAN: &[(&str, &str)] = &[
    ("behavior", "behaviour"),
    ("canceled", "cancelled"),
    ("canceling", "cancelling"),
    ("centered", "centred"),
    ("centers", "centres"),
    ("coloniz", "colonis"),
    ("color", "colour"),
    ("defense", "defence"),
    ("favor", "favour"),
    ("flavor", "flavour"),
    ("gray", "grey"),
    ("harbor", "harbour"),
    ("honor", "honour"),
    ("labeled", "labelled"),
    ("labor", "labour"),
    ("modeled", "modelled"),
    ("neighbor", "neighbour"),
    ("organiz", "organis"),
    ("realiz", "realis"),
    ("recogniz", "recognis"),
    ("rumor", "rumour"),
    ("summariz", "summaris"),
    ("traveled", "travelled"),
];
/// Words that begin like one of them and are British too.
const BRITISH: &[&str] = &["laboratory", "laboratories", "laborious", "honorary", "colorimetric"];

/// What begins a comment to the end of the line, by the ending of the file.
fn mark(file: &File) -> Option<&'static str> {
    match file.extension() {
        "rs" | "ts" | "svelte" => Some("//"),
        "py" | "toml" | "sh" | "yml" | "yaml" => Some("#"),
        "sql" => Some("--"),
        _ => None,
    }
}

pub(super) fn examine(file: &File, findings: &mut Vec<Finding>) {
    let english = language(file).is_some_and(|(language, _)| language == "en");
    let (mut fenced, mut block) = (false, false);
    for (number, line) in file.lines() {
        let prose = if english {
            let text = line.split_once(" =").filter(|(id, _)| !line.starts_with('#') && !id.contains(' ')).map_or(line, |(_, text)| text);
            plain(text)
        } else if file.extension() == "md" {
            fenced ^= line.trim_start().starts_with("```");
            if fenced { String::new() } else { line.to_owned() }
        } else {
            comment(line, mark(file), matches!(file.extension(), "ts" | "svelte" | "css" | "html"), &mut block)
        };
        for (word, instead) in chunks(&prose).filter_map(|word| Some((word, spelt(word)?))) {
            findings.push(Finding::fault(file, number, format!("`{word}` is American; in Britain it begins with `{instead}`")));
        }
    }
}

fn spelt(word: &str) -> Option<&'static str> {
    let small = word.to_lowercase();
    let american = AMERICAN.iter().find(|(american, _)| small.starts_with(american))?;
    (!BRITISH.contains(&small.as_str())).then_some(american.1)
}

/// The words of prose. What is in backticks, or has a part that no word has, is a name.
fn chunks(prose: &str) -> impl Iterator<Item = &str> {
    let outside = prose.split('`').step_by(2).flat_map(str::split_whitespace);
    let trimmed = outside.map(|chunk| chunk.trim_matches(|letter: char| !letter.is_alphanumeric()));
    let owner = trimmed.map(|chunk| chunk.trim_end_matches("'s").trim_end_matches("’s"));
    owner.filter(|chunk| chunk.chars().all(char::is_alphabetic) && chunk.chars().skip(1).all(char::is_lowercase))
}

/// What a line says in a comment; `block` is whether one with an end of its own is open.
fn comment(line: &str, mark: Option<&str>, blocks: bool, block: &mut bool) -> String {
    let (text, rest) = if blocks { block_comments(line, block) } else { (String::new(), line) };
    let begins =
        |(at, mark): (usize, &str)| rest[..at].chars().next_back().is_none_or(char::is_whitespace).then(|| &rest[at + mark.len()..]);
    text + mark.and_then(|mark| rest.match_indices(mark).find_map(begins)).unwrap_or_default()
}

/// What a line says in comments that have an end of their own, and what comes after them.
fn block_comments<'a>(line: &'a str, block: &mut bool) -> (String, &'a str) {
    let (mut text, mut rest) = (String::new(), line);
    loop {
        if *block {
            let end = [rest.find("*/"), rest.find("-->")].into_iter().flatten().min();
            text.push_str(&rest[..end.unwrap_or(rest.len())]);
            text.push(' ');
            let Some(end) = end else { return (text, "") };
            *block = false;
            rest = &rest[end..];
        }
        let Some(start) = [rest.find("/*"), rest.find("<!--")].into_iter().flatten().min() else { return (text, rest) };
        *block = true;
        rest = &rest[start + 2..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<(usize, String)> {
        let mut findings = Vec::new();
        examine(&File { path: path.to_owned(), text: text.to_owned() }, &mut findings);
        findings.into_iter().map(|finding| (finding.line, finding.what)).collect()
    }

    #[test]
    fn american_words_are_found_in_prose() {
        let wrong = |word: &str, instead: &str| format!("`{word}` is American; in Britain it begins with `{instead}`");
        assert_eq!(faults("a.md", "Your\nneighbor’s city.\n"), [(2, wrong("neighbor", "neighbour"))]);
        assert_eq!(faults("a.rs", concat!("let color = 1; /", "/ The Color of it.\n")), [(1, wrong("Color", "colour"))]);
        assert_eq!(faults("a.css", "/* Two\n   colors. */\nb { color: red }\n"), [(2, wrong("colors", "colour"))]);
        assert_eq!(faults("a.svelte", "<!-- labor -->\n"), [(1, wrong("labor", "labour"))]);
        assert_eq!(faults("a.toml", "# neighbors\n"), [(1, wrong("neighbors", "neighbour"))]);
        assert_eq!(faults("locales/en/a.ftl", "own-color = { $color } favors\n"), [(1, wrong("favors", "favour"))]);
    }

    #[test]
    fn names_in_code_and_british_words_are_fine() {
        assert_eq!(faults("a.md", "`color`, first-of-color-free, setColor, the laboratory\n```\ncolor\n```\n"), []);
        assert_eq!(faults("a.rs", "let url = \"https://color\"; color(); // per.color, `neighbors`, Color::Red\n"), []);
        assert_eq!(faults("a.css", "b { color: red } /* colour */ i { color: red }\n"), []);
        assert_eq!(faults("a.ts", "const color = 1;\n/** colours\n * of it */\nconst colors = 2;\n"), []);
        assert_eq!(faults("locales/en/a.ftl", "color = { color }\n"), []);
        assert_eq!(faults("locales/fr/a.ftl", "a = labor\n"), []);
    }
}
