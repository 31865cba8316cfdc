//! The server's time. Nobody else's counts.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use store::{Millis, Store, StoreError};

/// Where the time comes from: the machine, or a test that turns the hands itself.
#[derive(Clone, Debug)]
pub enum Time {
    /// What the machine's clock said once, and how long ago that was. Between the two nobody can turn the hands: when
    /// the machine's clock is set, no game clock jumps.
    Machine {
        then: Millis,
        since: Instant,
    },
    Manual(Arc<AtomicI64>),
}

impl Time {
    /// From now on, by the machine.
    pub fn machine() -> Time {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
        Time::Machine { then: wall, since: Instant::now() }
    }

    pub fn manual(now: Millis) -> Time {
        Time::Manual(Arc::new(AtomicI64::new(now)))
    }

    pub fn now(&self) -> Millis {
        match self {
            Time::Machine { then, since } => then + since.elapsed().as_millis() as Millis,
            Time::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Turns the hands of a manual clock; the machine's cannot be turned.
    pub fn advance(&self, by: Millis) {
        if let Time::Manual(now) = self {
            now.fetch_add(by, Ordering::SeqCst);
        }
    }

    /// The same, but not earlier than the last time a server noted. A clock that was set back between two runs would
    /// otherwise stand still for whoever is awaited, until it is that late again.
    pub async fn after_all_runs(self, store: &impl Store) -> Result<Time, StoreError> {
        let now = self.now();
        let latest = store.runs_since(now).await?.iter().map(|run| run.last_seen).max();
        let Some(ahead) = latest.map(|latest| latest - now).filter(|ahead| *ahead > 0) else { return Ok(self) };
        tracing::warn!(ahead_ms = ahead, "the machine's clock is behind the last run; the time goes on from there");
        Ok(match self {
            Time::Machine { then, since } => Time::Machine { then: then + ahead, since },
            Time::Manual(now) => Time::manual(now.load(Ordering::SeqCst) + ahead),
        })
    }
}
