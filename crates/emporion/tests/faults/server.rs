//! Servers for these tests: limits on how often are wide, since all clients come from one address.

use crate::running::Running;
use rustix::process::{Pid, Signal, kill_process};
use std::path::Path;
use std::process::{Command, Stdio};

const WIDE: &[&str] = &[
    "--messages-per-connection=1000000",
    "--requests-per-address=1000000",
    "--requests-per-person=1000000",
    "--tables-per-guest=100000",
    "--new-tables-per-person=100000",
    "--new-tables-per-address=100000",
    "--chat-per-minute=100000",
    "--guests-per-hour=100000",
];

pub(crate) fn sqlite(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// Wherever there is room.
const ANYWHERE: &str = "127.0.0.1:0";

/// The program with this database. It logs nothing: what is wrong is part of the tests.
pub(crate) fn program(database: &str) -> Command {
    program_at(ANYWHERE, database)
}

/// The same at this address, with limits that nobody meets.
pub(crate) fn wide_program_at(address: &str, database: &str) -> Command {
    let mut command = program_at(address, database);
    command.args(WIDE);
    command
}

fn program_at(address: &str, database: &str) -> Command {
    with_arguments(Command::new(env!("CARGO_BIN_EXE_emporion")), address, database)
}

/// The program inside this shell script, which ends with `exec "$@"`.
pub(crate) fn program_in(shell: &mut Command, script: &str, database: &str) -> Command {
    let mut command = Command::new(shell.get_program());
    command.args(shell.get_args()).args(["sh", "-c", script, "sh"]).arg(env!("CARGO_BIN_EXE_emporion"));
    with_arguments(command, ANYWHERE, database)
}

fn with_arguments(mut command: Command, address: &str, database: &str) -> Command {
    command.args(["serve", "--listen", address, "--bot-delay", "0", "--log", "off", "--database", database]);
    command.stderr(Stdio::inherit());
    command
}

/// A server with limits that nobody meets.
pub(crate) fn start(database: &str) -> Running {
    Running::start(program(database).args(WIDE))
}

impl Running {
    pub(crate) fn with_wide_limits(mut command: Command) -> Running {
        Running::start(command.args(WIDE))
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id() as i32).expect("a process has an id")
    }

    /// No farewell.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Asked to end, it does so by itself.
    pub(crate) fn end(mut self) {
        kill_process(self.pid(), Signal::TERM).expect("it can be told to end");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
    }

    /// Memory in use now, and the most there ever was, in MiB.
    pub(crate) fn memory(&self) -> (f64, f64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("Linux tells of processes");
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("every process has this figure");
            line.trim().trim_end_matches(" kB").parse::<f64>().expect("it is a number") / 1024.0
        };
        (field("VmRSS:"), field("VmHWM:"))
    }
}
