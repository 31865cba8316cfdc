//! `cargo xtask new-game NAME`: a small game that plays from the first minute, to be changed into another. Its files are in
//! `xtask/template`, laid out as the workspace is.

mod copy;
mod insert;
mod name;

pub(crate) use copy::check;

use crate::process::{PROFILE, cargo, run as run_process};
use insert::insert;
use name::Name;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TEMPLATE: &str = "xtask/template";
/// A corpus has at least so many files, see the tests of `crates/fuzz-targets`.
const CORPUS: u32 = 12;

const LEFT: &str = "\
It plays already: `cargo run` and look at the page. What is left to you:
  1. Write its rules, tables, view and events in its crate, with a test for each rule: the toy rule shows where what goes.
  2. Say what must hold in its states in crates/proofs, and what looks good in crates/bots.
  3. After each change of what goes over the wire: `cargo xtask types`. Then its page under web/src/games.
  4. Its sentences in three languages under locales, and its line, pitch and options in options.ftl.
  5. A row for each rule in its page under docs/rules.
  6. Its line in README.md and CHANGELOG.md, and `cargo xtask screenshots --readme`, as the home page shows it now.
`cargo xtask quick` after each change tells what is missing.";

/// Makes the game and everything that is generated from it.
pub(crate) fn run(root: &Path, name: &str) -> Result<(), String> {
    let name = Name::parse(name)?;
    let files = make(root, &name)?;
    // The lock file names every crate of the workspace.
    run_process(cargo(root, &["metadata", "--offline", "--format-version", "1"]).stdout(std::process::Stdio::null()))?;
    format(root, &name)?;
    run_process(&mut cargo(root, &["run", "--quiet", "--profile", PROFILE, "--package", "wire-types", "--", "web/src/lib/protocol"]))?;
    println!("{} files make the game {}.\n{LEFT}", files.len(), name.title());
    Ok(())
}

/// Writes the files of the game, and adds it to those that list games. Gives the files that it wrote or changed.
fn make(root: &Path, name: &Name) -> Result<Vec<PathBuf>, String> {
    if root.join("crates").join(name.id()).exists() {
        return Err(format!("there is a crate `{}` already", name.id()));
    }
    let mut files = Vec::new();
    copy_template(root, Path::new(""), name, &mut files)?;
    files.extend(insert(root, name)?);
    for number in 0..CORPUS {
        let text = format!("{number} {}\n{{\"take\":{{\"stones\":{}}}}}\n{{\"take\":{{\"stones\":1}}}}", number * 2, 1 + number % 3);
        let path = PathBuf::from(format!("fuzz/corpus/{}/position-{number:02}", name.id()));
        write(&root.join(&path), &text)?;
        files.push(path);
    }
    Ok(files)
}

fn copy_template(root: &Path, folder: &Path, name: &Name, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let place = root.join(TEMPLATE).join(folder);
    let entries = fs::read_dir(&place).map_err(|error| format!("{} cannot be read: {error}", place.display()))?;
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            copy_template(root, &path, name, files)?;
        } else {
            let text = fs::read_to_string(entry.path()).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
            let path = PathBuf::from(name.fill(&path.to_string_lossy()));
            write(&root.join(&path), &name.fill(&text))?;
            files.push(path);
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, text)).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// A name of another length makes other lines.
fn format(root: &Path, name: &Name) -> Result<(), String> {
    run_process(&mut cargo(root, &["fmt", "--package", name.id(), "--package", "catalogue", "--package", "bots", "--package", "proofs"]))?;
    let mut npx = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
    let folder = format!("src/games/{}", name.id());
    run_process(npx.current_dir(root.join("web")).args(["prettier", "--log-level", "warn", "--write", &folder]))
}
