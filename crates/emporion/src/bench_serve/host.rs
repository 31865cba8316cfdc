//! The server that is measured: this program, started once more.

use crate::error::Error;
use clap::Args;
use client::Client;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Limits that do not stand in the way of a measure; all clients come from one address.
const WIDE: [&str; 20] = [
    "--connections-per-person",
    "100000",
    "--requests-per-address",
    "100000000",
    "--requests-per-person",
    "100000000",
    "--guests-per-hour",
    "100000000",
    "--messages-per-connection",
    "100000000",
    "--what-ifs-per-connection",
    "100000000",
    "--tables-per-guest",
    "100000000",
    "--new-tables-per-person",
    "100000000",
    "--new-tables-per-address",
    "100000000",
    "--connections",
    "100000",
];
const STOPS_WITHIN: Duration = Duration::from_secs(60);

/// What `--database` says where each measure gets a file of its own.
pub(super) const SQLITE: &str = "sqlite";

/// Where servers run, and what they tell each other by.
#[derive(Args)]
pub(super) struct Place {
    /// The cores that the server runs on, such as 0 or 0-3, by `taskset`; clients run where this command does
    #[arg(long, value_name = "CORES")]
    server_cores: Option<String>,
    /// NATS server by which several servers tell each other, such as nats://127.0.0.1:4222; without one PostgreSQL carries that
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
}

pub(super) struct Host {
    child: Child,
    pub(super) url: String,
    directory: Option<TempDir>,
    database: String,
}

impl Host {
    /// With an empty SQLite database, or the PostgreSQL database at this address.
    pub(super) fn start(database: &str, place: &Place) -> Result<Host, Error> {
        let directory = tempfile::tempdir().map_err(|error| Error::Measured(error.to_string()))?;
        let database = match database {
            SQLITE => format!("sqlite:{}", directory.path().join("bench.db").display()),
            url => url.to_owned(),
        };
        Host::start_in(directory, database, place)
    }

    /// With a database that is there already.
    pub(super) fn start_in(directory: TempDir, database: String, place: &Place) -> Result<Host, Error> {
        let failed = |error: std::io::Error| Error::Measured(error.to_string());
        let program = std::env::current_exe().map_err(failed)?;
        let mut command = pinned(&program, place.server_cores.as_deref());
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0", "--log", "warn", "--database", &database]).args(WIDE);
        command.args(place.bus.iter().flat_map(|bus| ["--bus", bus]));
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or_else(|| Error::Measured("it has no output".to_owned()))?;
        BufReader::new(out).read_line(&mut line).map_err(failed)?;
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse::<u16>().ok());
        let port = port.ok_or_else(|| Error::Measured("it did not start".to_owned()))?;
        Ok(Host { child, url: format!("http://127.0.0.1:{port}"), directory: Some(directory), database })
    }

    /// Somebody whom it does not know yet.
    pub(super) fn client(&self) -> Client {
        Client::new(&self.url)
    }

    pub(super) fn processor_time(&self) -> Option<f64> {
        processor_time(&self.child.id().to_string())
    }

    /// How much memory the server has in use, where the system tells.
    pub(super) fn resident_bytes(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
    }

    /// One of the server's own counts.
    pub(super) async fn count(&self, name: &str) -> Result<u64, Error> {
        let text = self.client().text("/metrics").await?;
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

/// Runs a program on these cores alone. `taskset` becomes the program, so the process is the same.
fn pinned(program: &Path, cores: Option<&str>) -> Command {
    let Some(cores) = cores else { return Command::new(program) };
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", cores]).arg(program);
    command
}

/// Seconds of processor time that a process has used, where the system tells as Linux does.
pub(super) fn processor_time(process: &str) -> Option<f64> {
    /// Linux tells the time of processes in hundredths of a second.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in brackets, may hold anything; the fields after it are numbers.
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = |field: usize| fields.split(' ').nth(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS_PER_SECOND)
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
