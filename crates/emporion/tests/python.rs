//! The example of an outside bot plays a whole game on the real program.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/python")
}

/// A Python with what the example needs; made once and kept with what else cargo builds.
fn python() -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python-bot");
    let python = place.join("bin/python");
    let ready = || Command::new(&python).args(["-c", "import websockets"]).output().is_ok_and(|output| output.status.success());
    if !ready() {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&place), "install Python 3 with its module venv");
        let requirements = example().join("requirements.txt");
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "-r"]).arg(requirements), "pip needs the network once");
    }
    python
}

fn run(command: &mut Command, advice: &str) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; {advice}"));
    assert!(output.status.success(), "{command:?}: {}; {advice}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_python_bot_plays_a_whole_game() {
    let python = python();
    let directory = tempfile::tempdir().expect("a directory for the database");
    let database = format!("sqlite:{}", directory.path().join("bot.db").display());
    let mut server = Command::new(env!("CARGO_BIN_EXE_emporion"))
        .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0", "--log", "warn", "--database", &database])
        .stdout(Stdio::piped())
        .spawn()
        .map(Running)
        .expect("the program starts");
    let mut line = String::new();
    let output = server.0.stdout.take().expect("it has an output");
    BufReader::new(output).read_line(&mut line).expect("it says when it is ready");
    let port = line.trim().rsplit(':').next().expect("an address has a port");
    let bot = Command::new(python).arg(example().join("bot.py")).args(["--server", &format!("http://127.0.0.1:{port}")]).output();
    let bot = bot.expect("the bot starts");
    let said = String::from_utf8_lossy(&bot.stdout);
    assert!(bot.status.success(), "{said}{}", String::from_utf8_lossy(&bot.stderr));
    assert_eq!(said.lines().filter(|line| line.ends_with("points")).count(), 3, "{said}");
}
