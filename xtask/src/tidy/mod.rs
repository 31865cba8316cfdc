//! `cargo xtask tidy`: what no other tool checks of sources and documents.

mod documents;
mod games;
mod glossary;
mod lessons;
mod page_rules;
mod sentences;
mod sources;
mod spelling;
mod words;

use crate::pictures;
use std::fmt;
use std::path::Path;

/// Directories that hold no sources of ours.
const SKIPPED: &[&str] = &[".git", "target", "node_modules", "dist"];
/// Files that are read. Everything else is data.
const READ: &[&str] = &["rs", "py", "toml", "md", "lock", "json", "ts", "svelte", "css", "html", "ftl", "sql", "sh", "yml", "yaml"];

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let mut findings = findings(root)?;
    let advice = "run `cargo xtask screenshots --readme`";
    let stale = pictures::stale(root)?.into_iter();
    findings.extend(stale.map(|(path, why)| Finding { weight: Weight::Fault, path, line: 1, what: format!("{why}; {advice}") }));
    tell(&findings)
}

/// The same, but pictures may be old: every change of the page makes them so, and they are taken once it is done.
pub(crate) fn but_pictures(root: &Path) -> Result<(), String> {
    tell(&findings(root)?)
}

fn tell(findings: &[Finding]) -> Result<(), String> {
    for finding in findings {
        println!("{finding}");
    }
    let faults = findings.iter().filter(|finding| finding.weight == Weight::Fault).count();
    println!("{faults} faults, {} warnings", findings.len() - faults);
    if faults == 0 { Ok(()) } else { Err(format!("{faults} faults in sources and documents")) }
}

/// All that is found in sources, sentences and documents; pictures are not looked at.
pub(crate) fn findings(root: &Path) -> Result<Vec<Finding>, String> {
    let mut files = Vec::new();
    collect(root, Path::new(""), &mut files)?;
    let mut findings = Vec::new();
    for file in &files {
        sources::examine(file, &mut findings);
        documents::examine(root, file, &mut findings);
        spelling::examine(file, &mut findings);
    }
    sentences::examine(&files, &mut findings);
    glossary::examine(&files, &mut findings);
    lessons::examine(&files, &mut findings);
    page_rules::examine(&files, &mut findings);
    games::examine(root, &mut findings)?;
    Ok(findings)
}

/// A text file; its path is relative to the workspace and written with `/`.
struct File {
    path: String,
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    Warning,
    Fault,
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    weight: Weight,
    path: String,
    /// Counted from 1.
    line: usize,
    what: String,
}

impl Finding {
    fn fault(file: &File, line: usize, what: String) -> Finding {
        Finding { weight: Weight::Fault, path: file.path.clone(), line, what }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weight = match self.weight {
            Weight::Warning => "warning",
            Weight::Fault => "fault",
        };
        write!(f, "{weight}: {}:{}: {}", self.path, self.line, self.what)
    }
}

impl File {
    fn extension(&self) -> &str {
        Path::new(&self.path).extension().and_then(|extension| extension.to_str()).unwrap_or_default()
    }

    /// Every line with its number from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

fn collect(root: &Path, directory: &Path, files: &mut Vec<File>) -> Result<(), String> {
    let fail = |error: std::io::Error| format!("cannot read {}: {error}", directory.display());
    let entries = std::fs::read_dir(root.join(directory)).map_err(fail)?.collect::<Result<Vec<_>, _>>().map_err(fail)?;
    let mut names: Vec<_> = entries.iter().map(|entry| (entry.file_name(), entry.path().is_dir())).collect();
    names.sort();
    for (name, is_directory) in names {
        let path = directory.join(&name);
        if is_directory && !SKIPPED.iter().any(|skipped| name == *skipped) {
            collect(root, &path, files)?;
        } else if !is_directory && is_read(&path) {
            let bytes = std::fs::read(root.join(&path)).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            files.push(File { path: slashed(&path), text: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    Ok(())
}

/// Files without an extension are scripts and licences.
fn is_read(path: &Path) -> bool {
    path.extension().is_none_or(|extension| READ.iter().any(|read| extension == *read)) && path != Path::new(".git")
}

fn slashed(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}
