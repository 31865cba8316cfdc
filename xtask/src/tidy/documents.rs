//! Checks of the documents: what they point at must be there.
//!
//! Links are checked in every document. In `ARCHITECTURE.md` and `docs/rules/*.md` the paths in backticks
//! are checked too, and in tables with a column `Test` the tests named there.

use super::{File, Finding};
use std::path::Path;

/// What a path in backticks ends with; other words with a slash are no paths.
const ENDINGS: &[&str] = &[".rs", ".md", ".toml", ".json", ".ts", ".svelte", ".ftl", ".sql", "/"];

pub(super) fn examine(root: &Path, file: &File, findings: &mut Vec<Finding>) {
    if file.extension() != "md" {
        return;
    }
    let rules = file.path.starts_with("docs/rules/");
    let cites_code = rules || file.path == "ARCHITECTURE.md";
    let bases = bases(file);
    let mut test_column = None;
    let mut fenced = false;
    for (number, line) in file.lines() {
        let mut fault = |what: String| findings.push(Finding::fault(file, number, what));
        fenced ^= line.trim_start().starts_with("```");
        if fenced {
            continue;
        }
        for target in links(line).filter(|target| !exists(root, &[&parent(&file.path)], target)) {
            fault(format!("the link to `{target}` leads nowhere"));
        }
        if !cites_code {
            continue;
        }
        for word in backticked(line) {
            if let Err(why) = citation(root, &bases, word) {
                fault(why);
            }
        }
        let cells = cells(line);
        if cells.is_empty() {
            test_column = None;
        } else if let Some(column) = cells.iter().position(|cell| *cell == "Test") {
            test_column = Some(column);
        } else if let Some(cell) = test_column.and_then(|column| cells.get(column)) {
            for word in backticked(cell).filter(|word| !is_test(root, &bases, word)) {
                fault(format!("`{word}` is not a test: it is written as a file, `::` and the name of its function"));
            }
        }
    }
}

/// Where the paths a document cites may start: the workspace, and the crate it is about.
fn bases(file: &File) -> Vec<String> {
    let mut bases = vec![String::new()];
    if let Some(name) = file.path.strip_prefix("docs/rules/").and_then(|name| name.strip_suffix(".md")) {
        bases.push(format!("crates/{name}"));
    }
    bases
}

fn parent(path: &str) -> String {
    path.rsplit_once('/').map_or(String::new(), |(directory, _)| directory.to_owned())
}

fn find(root: &Path, bases: &[impl AsRef<str>], path: &str) -> Option<std::path::PathBuf> {
    bases.iter().map(|base| root.join(base.as_ref()).join(path)).find(|path| path.exists())
}

fn exists(root: &Path, bases: &[impl AsRef<str>], path: &str) -> bool {
    find(root, bases, path).is_some()
}

/// The targets of links to files, without their anchors.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:")).filter_map(|target| {
        let path = target.split('#').next().unwrap_or_default();
        (!path.is_empty()).then_some(path)
    })
}

fn backticked(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The cells of a row of a table; none if the line is no row.
fn cells(line: &str) -> Vec<&str> {
    line.trim().strip_prefix('|').and_then(|row| row.strip_suffix('|')).map_or(Vec::new(), |row| row.split('|').map(str::trim).collect())
}

/// Whether what is cited exists: a file, or a file and something that it names.
fn citation(root: &Path, bases: &[String], word: &str) -> Result<(), String> {
    let (path, item) = word.split_once("::").map_or((word, None), |(path, item)| (path, Some(item)));
    let plain = path.chars().all(|letter| letter.is_ascii_alphanumeric() || "_-./".contains(letter));
    if !plain || !path.contains('/') || !ENDINGS.iter().any(|ending| path.ends_with(ending)) {
        return Ok(());
    }
    let found = find(root, bases, path).ok_or_else(|| format!("there is no `{path}`"))?;
    let Some(name) = item.and_then(|item| item.rsplit("::").next()) else { return Ok(()) };
    let text = std::fs::read_to_string(found).map_err(|error| format!("`{path}` cannot be read: {error}"))?;
    if has_word(&text, name) { Ok(()) } else { Err(format!("`{path}` has no `{name}`")) }
}

fn is_test(root: &Path, bases: &[String], word: &str) -> bool {
    let Some((path, item)) = word.split_once("::") else { return false };
    let name = item.rsplit("::").next().unwrap_or_default();
    let text = find(root, bases, path).and_then(|path| std::fs::read_to_string(path).ok());
    text.is_some_and(|text| text.contains(&format!("fn {name}(")))
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').any(|other| other == word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    fn faults(path: &str, text: &str) -> Vec<String> {
        let mut findings = Vec::new();
        examine(&root(), &File { path: path.to_owned(), text: text.to_owned() }, &mut findings);
        findings.into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn links_are_followed_from_the_document() {
        assert_eq!(faults("xtask/a.md", "[a](../Cargo.toml) [b](https://example.org/x) [c](#here)"), [""; 0]);
        assert_eq!(faults("xtask/a.md", "[a](none.toml#x)"), ["the link to `none.toml` leads nowhere"]);
    }

    #[test]
    fn cited_files_and_their_items_must_be_there() {
        let text = "`xtask/src/main.rs`, `xtask/src/main.rs::root`, `xtask/src/`, `and/or`, `docs/<game>.md`";
        assert_eq!(faults("ARCHITECTURE.md", text), [""; 0]);
        assert_eq!(faults("ARCHITECTURE.md", "`xtask/src/none.rs`"), ["there is no `xtask/src/none.rs`"]);
        assert_eq!(faults("ARCHITECTURE.md", "`xtask/src/main.rs::roo`"), ["`xtask/src/main.rs` has no `roo`"]);
        assert_eq!(faults("README.md", "`xtask/src/none.rs`"), [""; 0]);
    }

    #[test]
    fn named_tests_must_be_there() {
        let table = |test: &str| format!("| Rule | Page | Code | Test |\n| --- | --- | --- | --- |\n| War | 6 | `src/lib.rs` | {test} |\n");
        let here = "`xtask/src/tidy/documents.rs::tests::named_tests_must_be_there`";
        assert_eq!(faults("docs/rules/engine.md", &table(here)), [""; 0]);
        assert_eq!(faults("docs/rules/engine.md", &table(&format!("{here}, {here}"))), [""; 0]);
        assert_eq!(faults("docs/rules/engine.md", &table("`equal_strength`")).len(), 1);
        assert_eq!(faults("docs/rules/engine.md", &table("`tests/none.rs::equal_strength`")).len(), 2);
        assert_eq!(faults("docs/rules/engine.md", "`src/lib.rs`"), [""; 0]);
    }
}
