//! The few files that all games share: a new one is added to each.

use super::name::Name;
use std::fs;
use std::path::{Path, PathBuf};

/// Lines that are added to a file after the last line that begins like this.
struct Addition {
    path: &'static str,
    after: &'static str,
    lines: &'static str,
}

const ADDITIONS: &[Addition] = &[
    Addition { path: "Cargo.toml", after: "wealth-of-nations = { path", lines: "__id__ = { path = \"crates/__id__\" }\n" },
    Addition { path: "Cargo.toml", after: "wealth-of-nations.codegen-units", lines: "__id__.codegen-units = 1\n" },
    Addition { path: "Cargo.toml", after: "wealth-of-nations.opt-level = 1", lines: "__id__.opt-level = 1\n" },
    Addition { path: "Cargo.toml", after: "wealth-of-nations.opt-level = 3", lines: "__id__.opt-level = 3\n" },
    Addition { path: "crates/catalogue/Cargo.toml", after: "wealth-of-nations.workspace", lines: "__id__.workspace = true\n" },
    Addition { path: "crates/catalogue/src/lib.rs", after: "pub use wealth_of_nations", lines: "pub use __module__;\n" },
    Addition {
        path: "crates/catalogue/src/lib.rs",
        after: "            (wealth_of_nations",
        lines: "            (__module__, $crate::__module__::__Type__),\n",
    },
    Addition { path: "crates/bots/src/minds/mod.rs", after: "mod ", lines: "mod __module__;\n" },
    Addition { path: "crates/proofs/src/lib.rs", after: "mod ", lines: "mod __module__;\n" },
    Addition {
        path: "locales/en/options.ftl",
        after: "",
        lines: "\ngame-__id__ = __Name__\ngame-__id__-pitch = Take stones, and the last one too.\n\
                option-__id__-large-heap = A large heap\noption-__id__-large-heap-hint = Twice the stones, for a longer game.\n",
    },
    Addition {
        path: "locales/fr/options.ftl",
        after: "",
        lines: "\ngame-__id__ = __Name__\ngame-__id__-pitch = Prenez des pierres, et la dernière aussi.\n\
                option-__id__-large-heap = Un grand tas\noption-__id__-large-heap-hint = Deux fois plus de pierres, pour une partie plus longue.\n",
    },
    Addition {
        path: "locales/it/options.ftl",
        after: "",
        lines: "\ngame-__id__ = __Name__\ngame-__id__-pitch = Prendi pietre, e anche l’ultima.\n\
                option-__id__-large-heap = Un mucchio grande\noption-__id__-large-heap-hint = Il doppio delle pietre, per una partita più lunga.\n",
    },
];

/// Adds the game everywhere, and gives the files that have changed.
pub(super) fn insert(root: &Path, name: &Name) -> Result<Vec<PathBuf>, String> {
    let mut changed: Vec<PathBuf> = Vec::new();
    for Addition { path, after, lines } in ADDITIONS {
        edit(root, path, |text| add(text, after, &name.fill(lines)))?;
        changed.push(path.into());
    }
    let types = format!("types = [\"{}/types\", ", name.id());
    edit(root, "crates/catalogue/Cargo.toml", |text| text.contains("types = [").then(|| text.replacen("types = [", &types, 1)))?;
    changed.dedup();
    Ok(changed)
}

fn edit(root: &Path, path: &str, change: impl FnOnce(&str) -> Option<String>) -> Result<(), String> {
    let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{path} cannot be read: {error}"))?;
    let text = change(&text).ok_or_else(|| format!("{path} has no place for a new game: xtask/src/new_game/insert.rs looks for one"))?;
    fs::write(root.join(path), text).map_err(|error| format!("{path} cannot be written: {error}"))
}

/// The text with lines after the last one that begins like this; after all of it where every line does.
fn add(text: &str, after: &str, lines: &str) -> Option<String> {
    let starts: Vec<&str> = text.split_inclusive('\n').collect();
    let last = starts.iter().rposition(|line| line.starts_with(after))?;
    Some(starts[..=last].concat() + lines + &starts[last + 1..].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn lines_come_after_the_last_of_their_kind() {
        assert_eq!(add("mod a;\nmod b;\n\nuse c;\n", "mod ", "mod d;\n").as_deref(), Some("mod a;\nmod b;\nmod d;\n\nuse c;\n"));
        assert_eq!(add("a\nb\n", "", "c\n").as_deref(), Some("a\nb\nc\n"));
        assert_eq!(add("a\n", "mod ", "mod d;\n"), None);
    }

    #[test]
    fn every_file_has_a_place_for_a_new_game() {
        for Addition { path, after, .. } in ADDITIONS {
            let text = fs::read_to_string(root().join(path)).expect("it is there");
            assert!(text.lines().any(|line| line.starts_with(after)), "{path} has no line `{after}`");
        }
    }
}
