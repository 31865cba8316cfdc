//! The printed components of the games, and the numbers of their rulebooks, as TypeScript: what the page draws is what
//! the rules read.

mod prosperity;
mod seven_wonders;
mod wealth_of_nations;

use crate::{BY_US, HEADER, config};
use engine::Game;
use serde::Serialize;
use std::error::Error;
use std::fs;
use std::path::Path;
use ts_rs::TS;

/// The file of a game's components, in the directory of its types.
pub(crate) const FILE: &str = "tables.ts";

/// Writes the components of every game that has some.
pub(crate) fn write(directory: &Path) -> Result<(), Box<dyn Error>> {
    write_game::<catalogue::seven_wonders::SevenWonders, _>(directory, &seven_wonders::tables())?;
    write_game::<catalogue::prosperity::Prosperity, _>(directory, &prosperity::tables())?;
    write_game::<catalogue::wealth_of_nations::WealthOfNations, _>(directory, &wealth_of_nations::tables())
}

/// The type in a file of its own, the values beside it: the page's compiler holds one to the other.
fn write_game<G: Game, T: TS + Serialize + 'static>(directory: &Path, tables: &T) -> Result<(), Box<dyn Error>> {
    let directory = directory.join(G::ID);
    let config = config(&directory);
    T::export_all(&config)?;
    let name = T::name(&config);
    let values = lines(&serde_json::to_value(tables)?, 0);
    let text = format!("{HEADER} {BY_US}\n\nimport type {{ {name} }} from \"./{name}\";\n\nexport const tables: {name} = {values};\n");
    Ok(fs::write(directory.join(FILE), text)?)
}

/// JSON with a line for each field of the whole and for each entry of a list or map in it.
fn lines(value: &serde_json::Value, depth: usize) -> String {
    let indent = "  ".repeat(depth + 1);
    let end = "  ".repeat(depth);
    let is_plain = |value: &serde_json::Value| !value.is_object() && !value.is_array();
    match value {
        serde_json::Value::Object(fields) if depth < 2 && !fields.values().all(is_plain) => {
            let fields: Vec<String> =
                fields.iter().map(|(key, value)| format!("{indent}{}: {}", quoted(key), lines(value, depth + 1))).collect();
            format!("{{\n{}\n{end}}}", fields.join(",\n"))
        }
        serde_json::Value::Array(entries) if depth < 3 && !entries.iter().all(is_plain) => {
            let entries: Vec<String> = entries.iter().map(|entry| format!("{indent}{entry}")).collect();
            format!("[\n{}\n{end}]", entries.join(",\n"))
        }
        other => other.to_string(),
    }
}

fn quoted(key: &str) -> String {
    serde_json::Value::from(key).to_string()
}
