//! Runs programs on one core, for a limited time, and reads the JSON that they print.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// No single measure takes so many seconds; one that does is stopped.
const LIMIT: &str = "300";

/// A program on these cores alone.
pub(super) fn pinned(cores: &str, program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", cores]).arg(program);
    command
}

/// The same, stopped when it takes too long.
pub(super) fn limited(cores: &str, program: &Path) -> Command {
    let mut command = Command::new("timeout");
    command.args([LIMIT, "taskset", "--cpu-list", cores]).arg(program);
    command
}

/// Runs it to its end and reads what it prints.
pub(super) fn json(command: &mut Command) -> Result<Value, String> {
    let output = command.stderr(Stdio::piped()).output().map_err(|error| format!("{command:?} cannot be started: {error}"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        let last = complaint.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("nothing was said");
        return Err(format!("it ended with {}: {last}", output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    // Libraries may greet before the object comes.
    let object = text.find('{').map_or("", |start| &text[start..]);
    serde_json::from_str(object).map_err(|error| format!("what it printed is no JSON: {error}"))
}

/// The number in a field of an object, which must be there.
pub(super) fn number(object: &Value, field: &str) -> Result<f64, String> {
    object[field].as_f64().ok_or_else(|| format!("`{field}` is missing in {object}"))
}

/// A server in JavaScript that has said on which port it listens.
pub(super) struct Server {
    child: Child,
    pub(super) port: u16,
}

impl Server {
    pub(super) fn start(command: &mut Command) -> Result<Server, String> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let out = child.stdout.take();
        let mut server = Server { child, port: 0 };
        let lines = BufReader::new(out.ok_or("it has no output")?).lines().map_while(Result::ok);
        let port = lines.filter_map(|line| line.strip_prefix("port ")?.parse().ok()).next();
        server.port = port.ok_or("it did not start")?;
        Ok(server)
    }

    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }
}

/// Nothing is left running.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
