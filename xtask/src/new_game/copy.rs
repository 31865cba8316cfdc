//! The check of `cargo xtask new-game`: a game is made in a copy of the workspace, its tests pass, its page is sound, and
//! nothing of it is missing.

use super::name::Name;
use super::{format, make};
use crate::process::{PROFILE, cargo, run as run_process, target_folder};
use crate::{games, tidy};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// It has two words, so that every form of the name differs from the others.
const GAME: &str = "stone-heap";

pub(crate) fn check(root: &Path) -> Result<(), String> {
    let copy = target_folder()?.join("check/new-game");
    renew(root, &copy)?;
    let name = Name::parse(GAME)?;
    let files = make(&copy, &name)?;
    println!("{} files make the game", files.len());
    run_process(cargo(&copy, &["metadata", "--offline", "--format-version", "1"]).stdout(std::process::Stdio::null()))?;
    format(&copy, &name)?;
    // What is wrong in the workspace itself is told elsewhere.
    let known = tidy::findings(root)?;
    let mut findings = tidy::findings(&copy)?;
    findings.retain(|finding| !known.contains(finding));
    findings.iter().for_each(|finding| println!("{finding}"));
    if !findings.is_empty() {
        return Err("a new game is not tidy".to_owned());
    }
    suite(&copy, &name)?;
    page(&copy, &name)
}

/// The tests of the game. Other games are compiled only because the proofs know them all: as quickly as they can be.
fn suite(copy: &Path, name: &Name) -> Result<(), String> {
    let quickly: Vec<String> = games::ids(copy)?
        .iter()
        .map(String::as_str)
        .chain(["engine", "proofs", "testkit"])
        .map(|package| format!("profile.{PROFILE}.package.{package}.opt-level=0"))
        .collect();
    let mut command = cargo(copy, &["test", "--quiet", "--offline", "--profile", PROFILE, "--package", name.id()]);
    quickly.iter().for_each(|setting| {
        command.args(["--config", setting]);
    });
    run_process(command.env("CARGO_TARGET_DIR", target_folder()?).env("CARGO_INCREMENTAL", "0"))
}

/// Its types and its unit tests.
fn page(copy: &Path, name: &Name) -> Result<(), String> {
    let npx = |arguments: &[&str]| {
        let mut npx = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
        npx.current_dir(copy.join("web")).args(arguments);
        run_process(&mut npx)
    };
    npx(&["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"])?;
    npx(&["vitest", "run", "src/games/registry.test.ts", &format!("src/games/{}", name.id())])
}

/// Makes the copy what the workspace is now. What has not changed is not written again, so that nothing is compiled again.
fn renew(root: &Path, copy: &Path) -> Result<(), String> {
    let output = Command::new("git").current_dir(root).args(["ls-files", "--cached", "--others", "--exclude-standard"]).output();
    let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let files: BTreeSet<PathBuf> = listed.lines().map(PathBuf::from).filter(|file| root.join(file).is_file()).collect();
    if files.is_empty() {
        return Err("the workspace is no checkout of git: nobody knows which files are of it".to_owned());
    }
    let fail = |error: std::io::Error| format!("{} cannot be made: {error}", copy.display());
    fs::create_dir_all(copy).map_err(fail)?;
    remove_others(copy, Path::new(""), &files).map_err(fail)?;
    for file in &files {
        let (from, to) = (root.join(file), copy.join(file));
        let text = fs::read(&from).map_err(fail)?;
        if fs::read(&to).ok().as_ref() != Some(&text) {
            fs::create_dir_all(to.parent().unwrap_or(copy)).and_then(|()| fs::write(&to, text)).map_err(fail)?;
        }
    }
    link(&root.join("web/node_modules"), &copy.join("web/node_modules")).map_err(fail)
}

fn remove_others(copy: &Path, folder: &Path, files: &BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(copy.join(folder))? {
        let path = folder.join(entry?.file_name());
        if path.ends_with("node_modules") {
            continue;
        }
        if copy.join(&path).is_dir() {
            remove_others(copy, &path, files)?;
            if fs::read_dir(copy.join(&path))?.next().is_none() {
                fs::remove_dir(copy.join(&path))?;
            }
        } else if !files.contains(&path) {
            fs::remove_file(copy.join(&path))?;
        }
    }
    Ok(())
}

/// The packages of the page, each file by a second name: tools do not follow a link out of their folder.
fn link(from: &Path, to: &Path) -> std::io::Result<()> {
    if to.exists() {
        return Ok(());
    }
    let unfinished = to.with_file_name("node_modules.unfinished");
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    link_all(from, &unfinished)?;
    fs::rename(unfinished, to)
}

fn link_all(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (kind, target) = (entry.file_type()?, to.join(entry.file_name()));
        if kind.is_dir() {
            link_all(&entry.path(), &target)?;
        } else if kind.is_symlink() {
            #[cfg(unix)]
            std::os::unix::fs::symlink(fs::read_link(entry.path())?, target)?;
        } else {
            fs::hard_link(entry.path(), target)?;
        }
    }
    Ok(())
}
