//! Rules are written once, in Rust. What the page's TypeScript still knows of them stands in a list, with a reason; marks of
//! such knowledge anywhere else are faults.

use super::{File, Finding};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const GAMES: &str = "web/src/games/";
const PROTOCOL: &str = "web/src/lib/protocol/";
/// The list: rows of file, what it knows, why it stays.
const LIST: &str = "docs/rules-in-the-page.md";
/// Files of these names once counted for themselves what the rules count.
const COUNTING: &[&str] = &["blocs", "dots", "forecast", "gain", "market", "moving", "outlook", "prices", "production", "sensible", "war"];
/// So many names of components in one list are a table of components.
const TABLE: usize = 4;

pub(super) fn examine(files: &[File], findings: &mut Vec<Finding>) {
    let listed = list(files, findings);
    let facts: BTreeMap<&str, Facts> = files.iter().filter_map(|file| Some((game_of_tables(&file.path)?, Facts::read(file)?))).collect();
    for file in files.iter().filter(|file| is_page(file)) {
        let Some(game) = file.path.strip_prefix(GAMES).and_then(|rest| rest.split_once('/')).map(|(game, _)| game) else { continue };
        if listed.contains(file.path.as_str()) {
            continue;
        }
        for (line, what) in marks(file, facts.get(game)) {
            findings.push(Finding::fault(file, line, format!("{what}; ask the rules, or give {LIST} a reason")));
        }
    }
}

/// The files of the list, which must be there, with a reason each.
fn list<'a>(files: &'a [File], findings: &mut Vec<Finding>) -> BTreeSet<&'a str> {
    let mut listed = BTreeSet::new();
    let Some(file) = files.iter().find(|file| file.path == LIST) else { return listed };
    for (number, line) in file.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [path, knows, why] = cells[..] else { continue };
        let Some(path) = path.strip_prefix('`').and_then(|path| path.strip_suffix('`')) else { continue };
        if !files.iter().any(|file| file.path == path) {
            findings.push(Finding::fault(file, number, format!("`{path}` is not there any more")));
        }
        if knows.is_empty() || why.is_empty() {
            findings.push(Finding::fault(file, number, "what a file knows and why it stays are both said".to_owned()));
        }
        listed.insert(path);
    }
    listed
}

fn is_page(file: &File) -> bool {
    let code = matches!(file.extension(), "ts" | "svelte");
    code && file.path.starts_with(GAMES) && !file.path.contains(".test.") && !file.path.contains("/fixtures/")
}

fn game_of_tables(path: &str) -> Option<&str> {
    path.strip_prefix(PROTOCOL)?.strip_suffix("/tables.ts")
}

/// What the rules have written down for the page.
struct Facts {
    /// The names of numbers, each as its words.
    numbers: Vec<BTreeSet<String>>,
    /// The names of components.
    names: BTreeSet<String>,
}

impl Facts {
    fn read(file: &File) -> Option<Facts> {
        let (_, tables) = file.text.split_once(" = ")?;
        let tables: Value = serde_json::from_str(tables.trim_end().strip_suffix(';')?).ok()?;
        let mut facts = Facts { numbers: Vec::new(), names: BTreeSet::new() };
        facts.collect(&tables, &[], false);
        Some(facts)
    }

    fn collect(&mut self, value: &Value, path: &[&str], in_list: bool) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, value)| self.collect(value, &[path, &[key]].concat(), in_list)),
            Value::Array(entries) if entries.iter().any(Value::is_number) => self.number(path, in_list),
            Value::Array(entries) => entries.iter().for_each(|entry| self.collect(entry, path, true)),
            Value::Number(_) => self.number(path, in_list),
            Value::String(name) => drop(self.names.insert(name.clone())),
            Value::Null | Value::Bool(_) => {}
        }
    }

    /// A number is known by where it stands; that of every entry of a list, and one with a name of several words, also by its own name.
    fn number(&mut self, path: &[&str], in_list: bool) {
        let own = path.last().filter(|name| in_list || name.contains('_')).map(|name| words(name));
        for words in [Some(words(&path.join("_"))), own].into_iter().flatten() {
            if !self.numbers.contains(&words) {
                self.numbers.push(words);
            }
        }
    }

    /// Whether a constant of this name is one of the numbers: one word must be the whole name, several may be part of it.
    fn has_number(&self, name: &str) -> bool {
        let name = words(name);
        self.numbers.iter().any(|known| *known == name || (known.len() > 1 && known.is_subset(&name)))
    }
}

/// The words of a name, in the singular.
fn words(name: &str) -> BTreeSet<String> {
    let singular =
        |word: &str| word.strip_suffix("es").filter(|stem| stem.ends_with('x')).or(word.strip_suffix('s')).unwrap_or(word).to_owned();
    name.to_lowercase().split('_').filter(|word| !matches!(*word, "a" | "per" | "of")).map(singular).collect()
}

/// Lines that know something of the rules, and what.
fn marks(file: &File, facts: Option<&Facts>) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let stem = file.path.rsplit('/').next().unwrap_or_default().split('.').next().unwrap_or_default();
    if file.extension() == "ts" && COUNTING.contains(&stem) {
        found.push((1, format!("a file `{stem}` counts what the rules count")));
    }
    for (number, line) in file.lines() {
        if line.contains(".toml'") {
            found.push((number, "components come from the generated tables alone".to_owned()));
        }
        let Some(facts) = facts else { continue };
        if let Some(name) = constant(line).filter(|name| facts.has_number(name)) {
            found.push((number, format!("`{name}` is a number of the rulebook, written a second time")));
        }
        let names = quoted(line).filter(|word| facts.names.contains(*word)).collect::<BTreeSet<_>>();
        if names.len() >= TABLE && line.contains('[') {
            found.push((number, format!("{} are components, written a second time", Vec::from_iter(names).join(", "))));
        }
    }
    found
}

/// The name of a constant that is a number or a list of numbers.
fn constant(line: &str) -> Option<&str> {
    let (name, value) = line.trim_start().trim_start_matches("export ").strip_prefix("const ")?.split_once(" = ")?;
    let name = name.split(':').next().unwrap_or(name);
    let shouted = name.len() > 1 && name.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_');
    let number = value.trim_start_matches(['[', '-']).starts_with(|letter: char| letter.is_ascii_digit());
    (shouted && number).then_some(name)
}

/// Everything in single quotes.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('\'').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: &str = r#"// Generated.
export const tables: ComponentTables = {
  "sale": 3,
  "most_moved": 3,
  "globes": [1,6,11],
  "ages": [{"age":1,"victory":1}],
  "points": {"tile":4,"money":10},
  "resources": ["wood","stone","ore","clay","glass"]
};
"#;

    fn faults(path: &str, text: &str, list: &str) -> Vec<(String, usize)> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [file("web/src/lib/protocol/game/tables.ts", TABLES), file(path, text), file(LIST, list)];
        let mut findings = Vec::new();
        examine(&files, &mut findings);
        findings.iter().map(|finding| (finding.path.clone(), finding.line)).collect()
    }

    fn in_page(text: &str) -> usize {
        faults("web/src/games/game/logic/some.ts", text, "").len()
    }

    #[test]
    fn numbers_of_the_rulebook_are_found_by_their_names() {
        for text in ["export const SALE = 3;", "const VICTORY = [1, 3, 5];", "const GLOBES: number[] = [1, 6, 11];"] {
            assert_eq!(in_page(text), 1, "{text}");
        }
        for text in ["const TILE_POINTS = 4;", "const MONEY_A_POINT = 10;", "const MOST_TILES_MOVED = 3;"] {
            assert_eq!(in_page(text), 1, "{text}");
        }
        for text in ["const SALE_WIDTH = 3;", "const SALE = tables.sale;", "const sale = 3;", "const MONEY = 20;", "const STRIP = 38;"] {
            assert_eq!(in_page(text), 0, "{text}");
        }
    }

    #[test]
    fn tables_of_components_are_found() {
        assert_eq!(in_page("const RAW = ['wood', 'stone', 'ore', 'clay'];"), 1);
        assert_eq!(in_page("const some = ['wood', 'stone', 'paper', 'ink'];"), 0);
        assert_eq!(in_page("import tiles from '../data/tiles.toml';"), 1);
    }

    #[test]
    fn files_that_count_for_themselves_are_found_and_others_not() {
        assert_eq!(faults("web/src/games/game/war.ts", "", ""), [("web/src/games/game/war.ts".to_owned(), 1)]);
        assert_eq!(faults("web/src/games/game/war.test.ts", "", ""), []);
        assert_eq!(faults("web/src/games/game/War.svelte", "", ""), []);
        assert_eq!(faults("web/src/play/war.ts", "export const SALE = 3;", ""), []);
    }

    #[test]
    fn what_is_listed_stays_and_the_list_is_true() {
        let path = "web/src/games/game/war.ts";
        assert_eq!(faults(path, "const SALE = 3;", &format!("| `{path}` | The sale. | It is drawn. |")), []);
        assert_eq!(faults(path, "", &format!("| `{path}` | The sale. | |")), [(LIST.to_owned(), 1)]);
        let gone = "| `web/src/games/game/gone.ts` | The sale. | It is drawn. |";
        assert_eq!(faults("web/src/games/game/a.ts", "", gone), [(LIST.to_owned(), 1)]);
    }
}
