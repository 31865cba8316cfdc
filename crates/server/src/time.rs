//! The server's time. Nobody else's counts.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use store::Millis;

/// Where the time comes from: the machine, or a test that turns the hands itself.
#[derive(Clone, Debug, Default)]
pub enum Time {
    #[default]
    System,
    Manual(Arc<AtomicI64>),
}

impl Time {
    pub fn manual(now: Millis) -> Time {
        Time::Manual(Arc::new(AtomicI64::new(now)))
    }

    pub fn now(&self) -> Millis {
        match self {
            Time::System => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis),
            Time::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Turns the hands of a manual clock; the machine's cannot be turned.
    pub fn advance(&self, by: Millis) {
        if let Time::Manual(now) = self {
            now.fetch_add(by, Ordering::SeqCst);
        }
    }
}
