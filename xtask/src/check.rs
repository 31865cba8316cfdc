//! `cargo xtask check`: everything that must hold before a change goes in.

use crate::process::{cargo, need_package, run as run_process, works};
use crate::{page, supply, tidy};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

type Step = (&'static str, fn(&Path) -> Result<(), String>);

/// The quick ones first; all of them run, so that one round shows every fault.
const STEPS: &[Step] = &[
    ("tidy", tidy::run),
    ("format", format),
    ("crates", supply::check),
    ("clippy", clippy),
    ("page", page::check),
    ("tests", tests),
    ("browser", page::browser),
    ("documentation", documentation),
];

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let mut summary = String::new();
    let mut failed = 0;
    for (name, step) in STEPS {
        println!("== {name}");
        let started = Instant::now();
        let result = step(root);
        let verdict = match &result {
            Ok(()) => "ok".to_owned(),
            Err(why) => format!("FAILED: {}", why.trim_end()),
        };
        let line = format!("{name:<14}{:>7.1} s  {verdict}", started.elapsed().as_secs_f64());
        println!("== {line}\n");
        summary += &format!("{line}\n");
        failed += usize::from(result.is_err());
    }
    print!("{summary}");
    if failed == 0 { Ok(()) } else { Err(format!("{failed} of {} checks failed", STEPS.len())) }
}

fn format(root: &Path) -> Result<(), String> {
    need_component(root, "fmt", "rustfmt")?;
    run_process(&mut cargo(root, &["fmt", "--all", "--check"]))
}

fn clippy(root: &Path) -> Result<(), String> {
    need_component(root, "clippy", "clippy")?;
    run_process(&mut cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn tests(root: &Path) -> Result<(), String> {
    need_postgresql()?;
    need_python()?;
    run_process(&mut cargo(root, &["test", "--workspace", "--locked", "--profile", "proof"]))
}

/// The long form of the tests of faults, with what was seen. One after the other, so that figures are of one thing each.
pub(crate) fn faults(root: &Path) -> Result<(), String> {
    need_postgresql()?;
    if !need_package("libfaketime", has_faketime) {
        return Err("libfaketime is missing: install it with the packages of your system".to_owned());
    }
    let tests = ["test", "--package", "emporion", "--test", "faults", "--locked", "--profile", "proof"];
    let shown = ["--", "--nocapture", "--test-threads", "1"];
    run_process(cargo(root, &[&tests[..], &shown[..]].concat()).env("EMPORION_FAULTS", "long"))
}

/// Debian keeps libraries in a folder for each kind of processor.
fn has_faketime() -> bool {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).any(|library| library.exists())
}

fn documentation(root: &Path) -> Result<(), String> {
    run_process(cargo(root, &["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-Dwarnings"))
}

/// The tests of the store start a server of their own, but its programs must be there.
fn need_postgresql() -> Result<(), String> {
    if need_package("postgresql", || pg_harness::programs().is_some()) { Ok(()) } else { Err(pg_harness::ADVICE.to_owned()) }
}

/// The example bot is run in an environment of its own, which the test makes; this takes Python and its module venv.
fn need_python() -> Result<(), String> {
    let present = || works(Command::new("python3").args(["-c", "import ensurepip, venv"]));
    if need_package("python3-venv", present) { Ok(()) } else { Err("Python 3 with its module venv is missing: install it".to_owned()) }
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
