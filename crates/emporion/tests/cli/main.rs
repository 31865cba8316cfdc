//! The program as people run it: arguments in; text, JSON and exit codes out.

mod arena;
mod basics;
mod replay;
#[path = "../support/running.rs"]
mod running;
mod serve;
mod simulate;

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs the program and gives its exit code, what it printed and what it complained of.
fn emporion(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_emporion")).args(arguments).output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program speaks UTF-8");
    (status.code().expect("the program ends by itself"), text(stdout), text(stderr))
}

#[track_caller]
fn succeeds(arguments: &[&str]) -> String {
    let (code, out, complaint) = emporion(arguments);
    assert_eq!((code, complaint.as_str()), (0, ""), "{arguments:?}");
    out
}

#[track_caller]
fn prints_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeeds(arguments)).expect("it prints JSON")
}

/// The request is refused with exit code 2 and one line, which is this one.
#[track_caller]
fn refuses(arguments: &[&str], complaint: &str) {
    let (code, out, line) = emporion(arguments);
    assert_eq!((code, out.as_str(), line.as_str()), (2, "", format!("error: {complaint}\n").as_str()), "{arguments:?}");
}

/// An empty directory of this test's own.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_dir_all(&path).expect("an old directory can be removed");
    }
    std::fs::create_dir_all(&path).expect("a directory can be made");
    path
}

/// A path as an argument.
fn word(path: &std::path::Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}
