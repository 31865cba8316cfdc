//! The server that is measured: this program, started once more.

use super::client;
use crate::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Limits that do not stand in the way of a measure; all clients come from one address.
const WIDE: [&str; 12] = [
    "--requests-per-address",
    "100000000",
    "--requests-per-person",
    "100000000",
    "--guests-per-hour",
    "100000000",
    "--messages-per-connection",
    "100000000",
    "--tables-per-guest",
    "100000000",
    "--connections",
    "100000",
];
const STOPS_WITHIN: Duration = Duration::from_secs(60);

pub(super) struct Host {
    child: Child,
    pub(super) url: String,
    directory: Option<TempDir>,
    database: String,
}

impl Host {
    /// With an empty SQLite database, or the PostgreSQL database at this address.
    pub(super) async fn start(database: &str) -> Result<Host, Error> {
        let directory = tempfile::tempdir().map_err(|error| Error::Measured(error.to_string()))?;
        let database = match database {
            "sqlite" => format!("sqlite:{}", directory.path().join("bench.db").display()),
            url => url.to_owned(),
        };
        Host::start_in(directory, database).await
    }

    /// With a database that is there already.
    pub(super) async fn start_in(directory: TempDir, database: String) -> Result<Host, Error> {
        let failed = |error: std::io::Error| Error::Measured(error.to_string());
        let program = std::env::current_exe().map_err(failed)?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0", "--log", "warn", "--database", &database]).args(WIDE);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or_else(|| Error::Measured("it has no output".to_owned()))?;
        BufReader::new(out).read_line(&mut line).map_err(failed)?;
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse::<u16>().ok());
        let port = port.ok_or_else(|| Error::Measured("it did not start".to_owned()))?;
        Ok(Host { child, url: format!("127.0.0.1:{port}"), directory: Some(directory), database })
    }

    /// How much memory the server has in use, where the system tells.
    pub(super) fn resident_bytes(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
    }

    /// One of the server's own counts.
    pub(super) async fn count(&self, name: &str) -> Result<u64, Error> {
        let text = client::get(&self.url, "/metrics").await?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.and_then(|number| number.parse().ok()).unwrap_or_default())
    }

    /// Ends it as the system would; gives what is needed to start it again.
    pub(super) fn stop(mut self) -> Result<(TempDir, String), Error> {
        end(&self.child);
        let started = Instant::now();
        while self.child.try_wait().ok().flatten().is_none() {
            if started.elapsed() > STOPS_WITHIN {
                return Err(Error::Measured("it does not stop".to_owned()));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let directory = self.directory.take().ok_or_else(|| Error::Measured("it has stopped already".to_owned()))?;
        Ok((directory, std::mem::take(&mut self.database)))
    }
}

/// Nothing is left running when a measure fails.
impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn end(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process};
    if let Some(id) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // A process that is gone already has stopped.
        let _ = kill_process(id, Signal::TERM);
    }
}

/// Without signals the end comes by force.
#[cfg(not(unix))]
fn end(_: &Child) {}
