//! What comes from others: licences, bans and sources of every crate in `check`, and what is known against them in `audit`.

use crate::process::{cargo, run as run_process, works};
use std::path::Path;
use std::process::Command;

/// What `deny.toml` is written for. A newer one that somebody has is as good; a missing or older one is compiled, once.
const CARGO_DENY: &str = "0.20.2";

/// Licences, duplicate versions and sources. It needs no network beyond what cargo itself needs.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    need_cargo_deny(root)?;
    run_process(&mut cargo(root, &["deny", "--workspace", "--locked", "check", "--hide-inclusion-graph", "bans", "licenses", "sources"]))
}

/// Asks both advisory databases. A database that cannot be reached says nothing about what we use, so that counts as a failure
/// of its own kind.
pub(crate) fn audit(root: &Path) -> Result<(), String> {
    need_cargo_deny(root)?;
    let crates = crates(root);
    let packages = packages(root);
    for (what, verdict) in [("crates", &crates), ("packages of the page", &packages)] {
        match verdict {
            Ok(()) => println!("{what}: nothing is known against them"),
            Err(why) => println!("{what}: {why}"),
        }
    }
    crates.and(packages).map_err(|_| "the audit found something or could not be done; see above".to_owned())
}

fn crates(root: &Path) -> Result<(), String> {
    if !works(&mut cargo(root, &["deny", "fetch", "db"])) {
        return Err("NOT AUDITED: the RustSec advisory database cannot be reached from here (`cargo deny fetch db` tells why)".to_owned());
    }
    run_process(&mut cargo(root, &["deny", "--workspace", "--locked", "check", "--disable-fetch", "advisories"]))
}

fn packages(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    let output = Command::new("npm").current_dir(&web).args(["audit", "--json"]).output();
    let output = output.map_err(|error| format!("NOT AUDITED: npm cannot be started: {error}"))?;
    let answer = String::from_utf8_lossy(&output.stdout);
    // Where the registry has no audit, npm still ends with JSON, but without the list of what was found.
    if !answer.contains("\"vulnerabilities\"") {
        return Err("NOT AUDITED: the npm registry in use answers no audit (`npm audit` in web/ tells why)".to_owned());
    }
    if output.status.success() { Ok(()) } else { Err(format!("npm audit found something:\n{answer}")) }
}

/// Makes sure that cargo-deny is there in the version we use, or a newer one.
fn need_cargo_deny(root: &Path) -> Result<(), String> {
    let present = || {
        let output = cargo(root, &["deny", "--version"]).output();
        output.is_ok_and(|output| is_new_enough(&String::from_utf8_lossy(&output.stdout)))
    };
    if present() {
        return Ok(());
    }
    println!("cargo-deny {CARGO_DENY} is missing: cargo install cargo-deny");
    // It runs for seconds and is compiled for minutes: the quicker build is the better one.
    let install = ["install", "--quiet", "--debug", "--locked", "--force", "--version", CARGO_DENY, "cargo-deny"];
    run_process(&mut cargo(root, &install))?;
    if present() { Ok(()) } else { Err(format!("cargo-deny {CARGO_DENY} is missing: cargo install --locked cargo-deny@{CARGO_DENY}")) }
}

/// Whether cargo-deny tells of a version that knows all of `deny.toml`.
fn is_new_enough(told: &str) -> bool {
    let numbers = |version: &str| version.split('.').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<u32>>>();
    let version = told.trim().strip_prefix("cargo-deny ").and_then(numbers);
    version.is_some() && version >= numbers(CARGO_DENY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_cargo_deny_is_as_good() {
        for (told, enough) in [
            ("cargo-deny 0.20.2\n", true),
            ("cargo-deny 0.21.0", true),
            ("cargo-deny 1.0.0", true),
            ("cargo-deny 0.9.9", false),
            ("", false),
        ] {
            assert_eq!(is_new_enough(told), enough, "{told}");
        }
    }
}
