//! The program as a server in a process of its own, for all tests that need one.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Ends with the test, whatever happens.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) port: u16,
}

impl Running {
    /// Starts the program and waits until it says that it is ready.
    pub(crate) fn start(command: &mut Command) -> Running {
        Running::try_start(command).expect("it says the address to open")
    }

    /// The same, or nothing where it ends instead.
    pub(crate) fn try_start(command: &mut Command) -> Option<Running> {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("it has an output");
        BufReader::new(out).read_line(&mut line).expect("its output is text");
        let Some(port) = line.strip_prefix("Emporion is ready: open http://localhost:") else {
            child.wait().expect("it ends");
            return None;
        };
        Some(Running { child, port: port.trim().parse().expect("a port is a number") })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
