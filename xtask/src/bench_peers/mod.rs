//! `cargo xtask bench-peers`: our games and our server beside those of others, in one run on one machine.
//!
//! The peers come from their registries, in exact versions, into a folder that is gone afterwards. Whatever is
//! compared takes turns on the same cores, three times. The tables are printed as they stand in the documents.

mod games;
mod growth;
mod install;
mod markdown;
mod options;
mod runner;
mod servers;
mod spread;

use crate::process::{cargo, executable};
use install::Peers;
pub(crate) use options::Options;
use options::Part;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// How often everything is measured.
const REPEATS: usize = 3;
/// Where the server runs, and everything that needs one core.
const SERVER_CORE: &str = "0";
/// Where the clients run.
const CLIENT_CORE: &str = "1";

/// What came of one part: a text in Markdown, and the figures behind it.
struct Section {
    markdown: String,
    figures: Value,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<(), String> {
    let program = program(root)?;
    let wanted = |part: Part| options.only.is_none_or(|only| only == part);
    let peers =
        if wanted(Part::Games) || wanted(Part::Server) { Peers::install(root, options.folder.as_deref())? } else { Peers::default() };
    let mut sections = Vec::new();
    if wanted(Part::Games) {
        sections.push(("games", games::run(&program, &peers, options.seconds)?));
    }
    if wanted(Part::Server) {
        sections.push(("server", servers::run(&program, &peers, options.seconds)?));
    }
    if wanted(Part::Growth) {
        sections.push(("growth", growth::run(root, &program, options.seconds)?));
    }
    report(root, &peers, &sections)
}

/// The program in the environment if there is one, else a fresh one.
fn program(root: &Path) -> Result<PathBuf, String> {
    if let Some(program) = std::env::var_os("EMPORION_PROGRAM") {
        return Ok(program.into());
    }
    executable(cargo(root, &["build", "--release", "--locked", "--package", "emporion", "--message-format", "json-render-diagnostics"]))
}

/// Prints the tables, and leaves them beside the figures for other programs.
fn report(root: &Path, peers: &Peers, sections: &[(&str, Section)]) -> Result<(), String> {
    let mut markdown: String = sections.iter().map(|(_, section)| format!("{}\n", section.markdown)).collect();
    for missing in &peers.missing {
        markdown += &format!("Not measured: {missing}\n");
    }
    let figures: serde_json::Map<String, Value> =
        sections.iter().map(|(name, section)| ((*name).to_owned(), section.figures.clone())).collect();
    let figures = json!({ "repeats": REPEATS, "missing": peers.missing, "parts": figures });
    let folder = root.join("target").join("bench-peers");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("report.md", &markdown)?;
    write("report.json", &format!("{figures:#}\n"))?;
    print!("\n{markdown}");
    println!("target/bench-peers/report.md and report.json hold this and every single figure.");
    Ok(())
}
