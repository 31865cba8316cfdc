//! The tests in Rust: by cargo-nextest where it is installed, and else by cargo alone.

use crate::process::{PROFILE, cargo, need_package, run as run_process, target_folder, works};
use pg_harness::SharedServer;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;
/// What is tested. Examples hold no tests, and clippy reads them.
const TESTED: [&str; 3] = ["--lib", "--bins", "--tests"];
const QUICK: &[&str] = &["nextest", "run", "--locked", "--cargo-profile", PROFILE, "--hide-progress-bar", "--no-tests", "pass"];
const ADVICE: &str = "cargo-nextest is missing: `cargo install cargo-nextest --locked`, or a binary from https://get.nexte.st. \
                      With it tests run side by side and their times are told";
/// As testkit reads it: how long the long tests run.
const LENGTH: &str = "EMPORION_TESTS";

/// Compiles every test and the program, and notes where the tests lie: they can then run while cargo compiles something else.
pub(crate) fn build(root: &Path) -> Result<(), String> {
    if !has_nextest(root) {
        return run_process(cargo(root, &["test", "--workspace", "--locked", "--profile", PROFILE, "--no-run"]).args(TESTED));
    }
    let list = [
        "nextest",
        "list",
        "--workspace",
        "--locked",
        "--cargo-profile",
        PROFILE,
        "--list-type",
        "binaries-only",
        "--message-format",
        "json",
    ];
    let mut command = cargo(root, &list);
    command.args(TESTED);
    write(command, &binaries()?)?;
    write(cargo(root, &["metadata", "--locked", "--format-version", "1"]), &metadata()?)
}

/// Every test at its full length, with those named that took longest; they are built already.
pub(crate) fn run_all(root: &Path) -> Result<(), String> {
    need_postgresql()?;
    need_nats()?;
    need_python()?;
    need_balancers()?;
    if !has_nextest(root) {
        println!("{ADVICE}.");
        let mut command = cargo(root, &["test", "--workspace", "--locked", "--profile", PROFILE, "--no-fail-fast"]);
        return run_process(command.args(TESTED).env(LENGTH, "full"));
    }
    let server = SharedServer::start();
    let mut command = cargo(root, &["nextest", "run", "--hide-progress-bar"]);
    command.arg("--binaries-metadata").arg(binaries()?).arg("--cargo-metadata").arg(metadata()?);
    let result = run_process(command.env(LENGTH, "full").env(pg_harness::FOLDER, server.folder()));
    drop(server);
    tell_slowest(root)?;
    result
}

/// The tests of some packages at their quick length.
pub(crate) fn run_quick(root: &Path, packages: &[&str]) -> Result<(), String> {
    if !has_nextest(root) {
        println!("{ADVICE}.");
        return run_process(cargo(root, &[&["test", "--locked", "--profile", PROFILE], packages].concat()).args(TESTED));
    }
    run_process(cargo(root, &[QUICK, packages].concat()).args(TESTED))
}

/// The long form of the tests of faults, or of those whose name holds one of these, with what was seen. One after the other, so
/// that figures are of one thing each.
pub(crate) fn faults(root: &Path, names: &[&str]) -> Result<(), String> {
    need_postgresql()?;
    need_nats()?;
    need_balancers()?;
    if !need_package("libfaketime", has_faketime) {
        return Err("libfaketime is missing: install it with the packages of your system".to_owned());
    }
    let tests = ["test", "--package", "emporion", "--test", "faults", "--locked", "--profile", PROFILE];
    let shown = ["--", "--nocapture", "--test-threads", "1"];
    run_process(cargo(root, &[&tests[..], &shown[..], names].concat()).env(LENGTH, "long"))
}

fn has_nextest(root: &Path) -> bool {
    works(&mut cargo(root, &["nextest", "--version"]))
}

fn binaries() -> Result<PathBuf, String> {
    Ok(target_folder()?.join("check/binaries.json"))
}

fn metadata() -> Result<PathBuf, String> {
    Ok(target_folder()?.join("check/metadata.json"))
}

/// Runs a command whose output goes to a file.
fn write(mut command: Command, path: &Path) -> Result<(), String> {
    let file = File::create(path).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    run_process(command.stdout(Stdio::from(file)))
}

fn tell_slowest(root: &Path) -> Result<(), String> {
    let path = root.join("target/nextest/default/junit.xml");
    let report = std::fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    println!("The slowest tests, in seconds:");
    slowest(&report).iter().for_each(|(seconds, name)| println!("{seconds:>8.1}  {name}"));
    Ok(())
}

/// The tests of a report in the form of JUnit that took longest, the slowest first.
fn slowest(report: &str) -> Vec<(f64, String)> {
    let value = |text: &str, key: &str| {
        let (_, rest) = text.split_once(&format!(" {key}=\""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    let cases = report.split("<testcase").skip(1).filter_map(|case| {
        let head = case.split_once('>').map_or(case, |(head, _)| head);
        Some((value(head, "time")?.parse().ok()?, format!("{} {}", value(head, "classname")?, value(head, "name")?)))
    });
    let mut cases: Vec<(f64, String)> = cases.collect();
    cases.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    cases.truncate(SLOWEST);
    cases
}

/// Debian keeps libraries in a folder for each kind of processor.
fn has_faketime() -> bool {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).any(|library| library.exists())
}

/// The tests of the store start a server of their own, but its programs must be there.
fn need_postgresql() -> Result<(), String> {
    if need_package("postgresql", || pg_harness::programs().is_some()) { Ok(()) } else { Err(pg_harness::ADVICE.to_owned()) }
}

/// The tests of several servers start a NATS server of their own, but its program must be there.
fn need_nats() -> Result<(), String> {
    if need_package("nats-server", || nats_harness::program().is_some()) { Ok(()) } else { Err(nats_harness::ADVICE.to_owned()) }
}

/// The example bot is run in an environment of its own, which the test makes; this takes Python and its module venv.
fn need_python() -> Result<(), String> {
    let present = || works(Command::new("python3").args(["-c", "import ensurepip, venv"]));
    if need_package("python3-venv", present) { Ok(()) } else { Err("Python 3 with its module venv is missing: install it".to_owned()) }
}

/// What `deploy/` has configurations for is tried with them.
fn need_balancers() -> Result<(), String> {
    for (package, version) in [("nginx", "-v"), ("haproxy", "-v"), ("caddy", "version")] {
        // Debian keeps them where only root looks.
        let path = format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default());
        if !need_package(package, || works(Command::new(package).arg(version).env("PATH", &path))) {
            return Err(format!("{package} is missing: install it with the packages of your system"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_tests_are_found_in_a_report() {
        let case = |name: &str, time: f64| {
            format!(
                "<testcase name=\"{name}\" classname=\"store::kill\" timestamp=\"2026-01-01T00:00:00Z\" time=\"{time:.3}\">\n</testcase>\n"
            )
        };
        let many: String = (0..20).map(|number| case(&format!("test_{number}"), f64::from(number))).collect();
        let found = slowest(&format!("<testsuites name=\"nextest-run\" tests=\"20\" time=\"99.0\">\n{many}</testsuites>"));
        assert_eq!(found.len(), SLOWEST);
        assert_eq!(found[0], (19.0, "store::kill test_19".to_owned()));
    }
}
