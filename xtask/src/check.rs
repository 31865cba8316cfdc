//! `cargo xtask check`: everything that must hold before a change goes in.

use crate::lanes::{Lane, Part};
use crate::process::{PROFILE, cargo, run as run_process, target_folder, works};
use crate::{lanes, new_game, page, suite, supply, tidy};
use std::path::Path;
use std::process::Command;

/// Two lanes. The first compiles and tests; the second takes what time the first leaves, which on few cores is little while
/// something compiles and much while tests wait for clocks and sockets. Only one of them asks cargo to compile at a time,
/// since cargo has one lock.
const LANES: &[Lane] = &[
    Lane {
        patient: false,
        parts: &[
            Part { name: "build", needs: None, after: None, run: suite::build },
            Part { name: "tests", needs: Some("build"), after: None, run: suite::run_all },
            Part { name: "browser", needs: Some("build"), after: None, run: page::browser },
        ],
    },
    Lane {
        patient: true,
        parts: &[
            Part { name: "tidy", needs: None, after: None, run: tidy::run },
            Part { name: "format", needs: None, after: None, run: format },
            Part { name: "crates", needs: None, after: None, run: supply::check },
            Part { name: "clippy", needs: None, after: Some("build"), run: clippy },
            Part { name: "documents", needs: None, after: Some("build"), run: documents },
            Part { name: "page", needs: Some("build"), after: None, run: page::check },
            Part { name: "new-game", needs: Some("build"), after: None, run: new_game::check },
        ],
    },
];

/// Runs these parts, or all; every one of them runs to its end, so that one round shows every fault.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    lanes::run(LANES, names, &target_folder()?.join("check"))
}

/// One part alone, as `run` starts it.
pub(crate) fn part(name: &str, root: &Path) -> Result<(), String> {
    lanes::part(LANES, name, root)
}

pub(crate) fn format(root: &Path) -> Result<(), String> {
    need_component(root, "fmt", "rustfmt")?;
    run_process(&mut cargo(root, &["fmt", "--all", "--check"]))
}

fn clippy(root: &Path) -> Result<(), String> {
    lint(root, &["--workspace"])
}

/// Clippy over all targets of these packages.
pub(crate) fn lint(root: &Path, packages: &[&str]) -> Result<(), String> {
    need_component(root, "clippy", "clippy")?;
    let command = ["clippy", "--all-targets", "--locked", "--profile", PROFILE];
    run_process(&mut cargo(root, &[&command, packages, &["--", "-D", "warnings"]].concat()))
}

/// The crates' documents can be written, and the examples in them run.
fn documents(root: &Path) -> Result<(), String> {
    let written =
        run_process(cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--profile", PROFILE]).env("RUSTDOCFLAGS", "-Dwarnings"));
    written.and(run_process(&mut cargo(root, &["test", "--workspace", "--locked", "--doc", "--profile", PROFILE])))
}

/// Makes sure that a part of the toolchain is there.
fn need_component(root: &Path, command: &str, component: &str) -> Result<(), String> {
    if works(&mut cargo(root, &[command, "--version"])) {
        return Ok(());
    }
    println!("{component} is missing: rustup component add {component}");
    run_process(Command::new("rustup").current_dir(root).args(["component", "add", component])).map_err(|why| {
        format!("{component} is missing and could not be installed: {why}. Install the {component} component of your Rust toolchain")
    })
}
