//! `cargo xtask fuzz`: every fuzz target for some minutes, fed by coverage. It takes a nightly toolchain and cargo-fuzz,
//! which `cargo xtask check` does without: it runs the same targets over their corpus.

use crate::process::{cargo, run as run_process, works};
use std::fs;
use std::path::Path;
use std::process::Command;

pub(crate) const DEFAULT_MINUTES: u32 = 10;
const ADVICE: &str = "\
fuzzing takes a nightly toolchain and cargo-fuzz:
  rustup toolchain install nightly
  cargo install cargo-fuzz --locked";
/// Our code has no unsafe block, so that the address sanitizer would cost speed and find nothing of ours.
const SANITIZER: &str = "none";

pub(crate) fn run(root: &Path, minutes: u32, only: Option<&str>) -> Result<(), String> {
    let nightly = || works(Command::new("rustup").args(["run", "nightly", "rustc", "--version"]));
    if !nightly() || !works(&mut cargo(root, &["fuzz", "--version"])) {
        return Err(ADVICE.to_owned());
    }
    let targets = targets(root)?;
    if let Some(name) = only
        && !targets.iter().any(|target| target == name)
    {
        return Err(format!("there is no target `{name}`; there are: {}", targets.join(", ")));
    }
    for target in targets.iter().filter(|target| only.is_none_or(|name| name == *target)) {
        println!("== {target}, {minutes} minutes");
        one(root, target, minutes)?;
    }
    Ok(())
}

/// What is found goes into a directory of its own, so that the corpus in the repository stays small.
fn one(root: &Path, target: &str, minutes: u32) -> Result<(), String> {
    let found = root.join("fuzz/found").join(target);
    fs::create_dir_all(&found).map_err(|why| format!("{}: {why}", found.display()))?;
    let corpus = root.join("fuzz/corpus").join(target);
    let mut command = Command::new("cargo");
    // The cargo of this chore's own toolchain cannot become another's.
    command.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN").current_dir(root).args([
        "+nightly",
        "fuzz",
        "run",
        "--sanitizer",
        SANITIZER,
        // All games share a fuzzer, which the environment tells what to play.
        if root.join(format!("fuzz/fuzz_targets/{target}.rs")).exists() { target } else { "action" },
    ]);
    command.env("EMPORION_GAME", target);
    command.arg(found).arg(corpus).args([
        "--",
        &format!("-max_total_time={}", minutes * 60),
        "-max_len=8192",
        "-timeout=60",
        "-print_final_stats=1",
    ]);
    run_process(&mut command)
}

/// Every target has a corpus.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let directory = root.join("fuzz/corpus");
    let files = fs::read_dir(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let mut names: Vec<String> = files.flatten().filter_map(|file| file.file_name().into_string().ok()).collect();
    names.sort_unstable();
    Ok(names)
}
