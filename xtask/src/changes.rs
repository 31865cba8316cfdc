//! What has changed since the branch began: committed, not yet committed, and new.

use crate::process::cargo;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::process::Command;

/// Where a branch may have begun, the likeliest first.
const TRUNKS: &[&str] = &["origin/main", "main", "HEAD"];
/// What the page is made of besides `web/`.
const OF_THE_PAGE: &[&str] = &["web/", "locales/"];

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Changes {
    pub(crate) files: usize,
    /// Those that changed, in alphabetical order.
    pub(crate) packages: BTreeSet<String>,
    pub(crate) page: bool,
}

impl Changes {
    pub(crate) fn find(root: &Path) -> Result<Changes, String> {
        let base = base(root);
        let mut files = lines(root, &["diff", "--name-only", "--no-renames", &base])?;
        files.extend(lines(root, &["ls-files", "--others", "--exclude-standard"])?);
        Ok(Changes::of(&files, &packages(root)?))
    }

    /// `packages` are those of the workspace with their folders.
    fn of(files: &BTreeSet<String>, packages: &[(String, String)]) -> Changes {
        let changed = |folder: &String| files.iter().any(|file| file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')));
        let names = packages.iter().filter(|(_, folder)| changed(folder)).map(|(name, _)| name.clone()).collect();
        let tables = |file: &String| file.starts_with("crates/") && file.contains("/data/");
        let page = files.iter().any(|file| OF_THE_PAGE.iter().any(|part| file.starts_with(part)) || tables(file));
        Changes { files: files.len(), packages: names, page }
    }
}

impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let packages: Vec<&str> = self.packages.iter().map(String::as_str).collect();
        let packages = if packages.is_empty() { "no crate".to_owned() } else { packages.join(", ") };
        write!(f, "{} files changed: {packages}{}", self.files, if self.page { ", the page" } else { "" })
    }
}

/// The commit that the branch began at.
fn base(root: &Path) -> String {
    let found = TRUNKS.iter().find_map(|trunk| lines(root, &["merge-base", "HEAD", trunk]).ok()?.into_iter().next());
    found.unwrap_or_else(|| "HEAD".to_owned())
}

fn lines(root: &Path, arguments: &[&str]) -> Result<BTreeSet<String>, String> {
    let output = Command::new("git").current_dir(root).args(arguments).output();
    let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {} failed: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim_end()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

/// Every package of the workspace with its folder, relative to the workspace.
fn packages(root: &Path) -> Result<Vec<(String, String)>, String> {
    let output = cargo(root, &["metadata", "--locked", "--no-deps", "--format-version", "1"]).output();
    let output = output.map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let folder = |package: &Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?).parent()?;
        let relative = manifest.strip_prefix(root).ok()?;
        let parts = relative.iter().map(|part| part.to_string_lossy());
        Some((package["name"].as_str()?.to_owned(), parts.collect::<Vec<_>>().join("/")))
    };
    Ok(metadata["packages"].as_array().into_iter().flatten().filter_map(folder).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    fn of(files: &[&str]) -> Changes {
        let packages = [("bots", "crates/bots"), ("prosperity", "crates/prosperity"), ("xtask", "xtask")];
        let packages = packages.map(|(name, folder)| (name.to_owned(), folder.to_owned()));
        Changes::of(&files.iter().map(|file| (*file).to_owned()).collect(), &packages)
    }

    #[test]
    fn a_file_belongs_to_the_crate_it_lies_in() {
        let changes = of(&["crates/bots/src/lib.rs", "xtask/src/main.rs", "README.md"]);
        assert_eq!(changes.to_string(), "3 files changed: bots, xtask");
        assert!(!changes.page);
        assert!(of(&["crates/botsmith/src/lib.rs"]).packages.is_empty());
    }

    #[test]
    fn the_page_is_made_of_sentences_and_tables_too() {
        assert!(of(&["web/src/main.ts"]).page);
        assert!(of(&["locales/it/shell.ftl"]).page);
        let changes = of(&["crates/prosperity/data/tiles.toml"]);
        assert_eq!(changes.to_string(), "1 files changed: prosperity, the page");
    }

    #[test]
    fn the_packages_of_this_workspace_are_known() {
        let known = packages(&root()).expect("cargo tells");
        assert!(known.contains(&("engine".to_owned(), "crates/engine".to_owned())));
        assert!(known.contains(&("xtask".to_owned(), "xtask".to_owned())));
    }
}
