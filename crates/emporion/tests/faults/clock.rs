//! The machine's clock is set forwards and backwards by hours while people play with a clock: nobody's time jumps.

use crate::guest::{Guest, next_state, plan};
use crate::player::OWN;
use crate::running::Running;
use crate::server::{program, sqlite};
use client::Socket;
use client::protocol::ClientMessage;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use testkit::counts::{Length, length};

/// What everybody has at first, in seconds.
const INITIAL: i64 = 300;
/// Where the machine's clock is set, beside the time that it really is.
pub(crate) const JUMPS: [&str; 4] = ["+6h", "-6h", "+400d", "+0"];
const STEP: Duration = Duration::from_millis(1200);
/// What a busy machine may add to a measured time.
const SLACK_MS: i64 = 3000;

/// The library that turns the hands for one process, of the Debian package libfaketime.
pub(crate) fn library() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|library| library.exists())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_costs_nobody_time() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let hands = directory.path().join("hands");
    set(&hands, "+0");
    let library = library();
    assert!(library.is_some() || length() != Length::Long, "install libfaketime");
    let database = sqlite(&directory.path().join("clock.db"));
    let server = turned(&database, library.as_deref(), &hands);
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let clock = json!({ "clock": { "kind": "live", "initial": INITIAL, "increment": 0, "delay": 0 } });
    let table = guest.table_of(&plan(&clock)).await.expect("and opens a table");
    let mut socket = guest.connect(&table).await.expect("the channel opens");
    let (started, first) = (Instant::now(), remaining(&mut socket).await);
    for jump in JUMPS {
        set(&hands, jump);
        tokio::time::sleep(STEP).await;
        socket.say(&ClientMessage::Look { seat: Some(OWN) }).await.expect("it is open");
        let (spent, passed) = (first - remaining(&mut socket).await, started.elapsed().as_millis() as i64);
        assert!((spent - passed).abs() < SLACK_MS, "after {jump}: {spent} ms were taken off in {passed} ms");
    }
    // The next run begins in the past: what is awaited then goes on from where it was.
    let left = first - started.elapsed().as_millis() as i64;
    server.end();
    set(&hands, "-30d");
    let server = turned(&database, library.as_deref(), &hands);
    let guest = guest.at(&server.url());
    let mut socket = guest.connect(&table).await.expect("the session is still good");
    let after = remaining(&mut socket).await;
    assert!((left - after).abs() < SLACK_MS, "{left} ms were left before the restart and {after} ms after it");
    println!("the machine's clock jumped {} times: {}", JUMPS.len() + 1, if library.is_some() { "yes" } else { "no, without libfaketime" });
}

/// A server whose idea of the machine's clock stands in a file; measured time is not touched.
fn turned(database: &str, library: Option<&Path>, hands: &Path) -> Running {
    let mut command = program(database);
    if let Some(library) = library {
        turn(&mut command, library, hands);
    }
    Running::start(&mut command)
}

/// Lets a program take the machine's clock from a file; measured time is not touched.
pub(crate) fn turn(command: &mut Command, library: &Path, hands: &Path) {
    command.env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", hands);
    command.envs([("FAKETIME_NO_CACHE", "1"), ("DONT_FAKE_MONOTONIC", "1"), ("FAKETIME_DONT_FAKE_MONOTONIC", "1")]);
}

pub(crate) fn set(hands: &Path, offset: &str) {
    std::fs::write(hands, offset).expect("the hands can be set");
}

/// What seat 0 has left in the next state, in milliseconds.
async fn remaining(socket: &mut Socket) -> i64 {
    let state = next_state(socket).await;
    assert!(state.clocks[0].running, "{state:?}");
    state.clocks[0].remaining
}
