//! The server under attack: the real program in a process of its own, with a database of its own.

use crate::guest::Guest;
use crate::{Length, Trouble};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// Hostile guests come from here, all of them.
pub(crate) const HOSTILE: Ipv4Addr = Ipv4Addr::LOCALHOST;
/// Whom they are hostile to comes from elsewhere: limits for an address must not make them share.
pub(crate) const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);

/// A server that takes more is stopped, so that the attack does not take the machine with it.
const MOST_MEMORY_MIB: f64 = 12_000.0;
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// Linux counts the time of processes in hundredths of a second.
const TICK_MS: f64 = 10.0;

pub(crate) struct Ground {
    child: Child,
    url: String,
    directory: TempDir,
    pub(crate) length: Length,
    watchdog: tokio::task::JoinHandle<()>,
}

impl Ground {
    pub(crate) fn start(program: &Path, flags: &[&str], length: Length) -> Result<Ground, Trouble> {
        let failed = |why| Trouble::Start { program: program.display().to_string(), why };
        let directory = tempfile::tempdir().map_err(failed)?;
        let database = format!("sqlite:{}", directory.path().join("attack.db").display());
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--database", &database]).args(flags);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or(Trouble::NoAddress)?;
        BufReader::new(out).read_line(&mut line).map_err(failed)?;
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse::<u16>().ok()).ok_or(Trouble::NoAddress)?;
        let watchdog = tokio::spawn(stop_if_too_large(child.id()));
        Ok(Ground { child, url: format!("http://127.0.0.1:{port}"), directory, length, watchdog })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Somebody who means harm.
    pub(crate) async fn hostile(&self) -> Result<Guest, Trouble> {
        Guest::arrive(&self.url, HOSTILE).await
    }

    /// Somebody at another address.
    pub(crate) async fn elsewhere(&self) -> Result<Guest, Trouble> {
        Guest::arrive(&self.url, ELSEWHERE).await
    }

    pub(crate) fn memory_mib(&self) -> f64 {
        memory(self.child.id(), "VmRSS:").unwrap_or_default()
    }

    /// The most there ever was.
    pub(crate) fn most_memory_mib(&self) -> f64 {
        memory(self.child.id(), "VmHWM:").unwrap_or(MOST_MEMORY_MIB)
    }

    /// Processor time that the server has used.
    pub(crate) fn processor_ms(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // The name, in brackets, may hold anything; the fields after it are numbers.
        let fields: Vec<&str> = stat.rsplit_once(") ").map_or("", |(_, fields)| fields).split(' ').collect();
        let ticks = |field: usize| fields.get(field).and_then(|field| field.parse::<f64>().ok()).unwrap_or_default();
        (ticks(11) + ticks(12)) * TICK_MS
    }

    /// How large the database is on disk, journal included.
    pub(crate) fn database_kib(&self) -> u64 {
        let files = std::fs::read_dir(self.directory.path()).into_iter().flatten().flatten();
        files.filter_map(|file| Some(file.metadata().ok()?.len())).sum::<u64>() / 1024
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        self.watchdog.abort();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn stop_if_too_large(process: u32) {
    while memory(process, "VmRSS:").is_some_and(|memory| memory < MOST_MEMORY_MIB) {
        tokio::time::sleep(LOOK_EVERY).await;
    }
    if let Some(process) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        // One that is gone already need not be stopped.
        let _ = kill_process(process, Signal::KILL);
    }
}

fn memory(process: u32, field: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    Some(line.trim().trim_end_matches(" kB").parse::<f64>().ok()? / 1024.0)
}
