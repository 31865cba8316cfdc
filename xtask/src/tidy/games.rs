//! Every game of the catalogue is whole: what no compiler asks for is there too, and nothing is there for a game that is not
//! in the list.

use super::{Finding, Weight};
use crate::games::{CATALOGUE, ids};
use std::path::Path;

const LANGUAGES: &[&str] = &["en", "fr", "it"];

pub(super) fn examine(root: &Path, findings: &mut Vec<Finding>) -> Result<(), String> {
    let ids = ids(root)?;
    let mut fault = |what: String| findings.push(Finding { weight: Weight::Fault, path: CATALOGUE.to_owned(), line: 1, what });
    for id in &ids {
        for path in parts(id).iter().filter(|path| !root.join(path).exists()) {
            fault(format!("{id} is in the list, but there is no {path}"));
        }
    }
    let pages = std::fs::read_dir(root.join("web/src/games")).map_err(|error| format!("web/src/games cannot be read: {error}"))?;
    for page in pages.flatten().filter(|entry| entry.path().is_dir()) {
        let name = page.file_name().to_string_lossy().into_owned();
        if !ids.contains(&name) {
            fault(format!("web/src/games/{name} is the page of a game that is not in the list"));
        }
    }
    Ok(())
}

/// What a game is made of besides its crate's sources.
fn parts(id: &str) -> Vec<String> {
    let module = id.replace('-', "_");
    let mut parts = vec![
        format!("crates/{id}/data"),
        format!("crates/{id}/tests/conformance.rs"),
        format!("crates/bots/src/minds/{module}.rs"),
        format!("crates/proofs/src/{module}.rs"),
        format!("docs/rules/{id}.md"),
        format!("fuzz/corpus/{id}"),
        format!("web/src/games/{id}/entry.ts"),
        format!("web/src/games/{id}/page.ts"),
    ];
    for language in LANGUAGES {
        parts.extend(["", "-rules"].map(|part| format!("locales/{language}/{id}{part}.ftl")));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn our_games_are_whole() {
        let mut findings = Vec::new();
        examine(&root(), &mut findings).expect("it can be read");
        assert_eq!(findings, []);
    }
}
