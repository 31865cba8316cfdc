//! Tells the program which commit it is built from, for `emporion --version`.

use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=EMPORION_COMMIT");
    println!("cargo::rerun-if-changed=build.rs");
    // Whoever builds without the history can say it.
    let told = std::env::var("EMPORION_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = told.or_else(committed).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=EMPORION_COMMIT={}", commit.chars().take(12).collect::<String>());
}

/// The commit of the checkout, which is asked again when another one is checked out or made.
fn committed() -> Option<String> {
    let watched =
        ["HEAD".to_owned(), git(&["symbolic-ref", "--quiet", "HEAD"]).unwrap_or_else(|| "HEAD".to_owned()), "packed-refs".to_owned()];
    for name in watched {
        let path = git(&["rev-parse", "--git-path", &name]).map(PathBuf::from);
        // A path that does not exist would be asked for again at every build.
        if let Some(path) = path.filter(|path| path.exists()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&["rev-parse", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!text.is_empty()).then_some(text)
}
