//! Whether the database takes writes: told by the note that the server writes every few seconds anyway, so that whoever asks
//! for it, however often, wears out no disk.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub(crate) struct Heartbeat {
    last: Mutex<Last>,
    /// A note that is not there after so long hangs, and so would everything else.
    late_after: Duration,
}

#[derive(Clone, Copy, Debug)]
struct Last {
    written_at: Instant,
    has_failed: bool,
}

impl Heartbeat {
    pub(crate) fn new(late_after: Duration) -> Heartbeat {
        Heartbeat { last: Mutex::new(Last { written_at: Instant::now(), has_failed: false }), late_after }
    }

    pub(crate) fn note(&self, is_written: bool, now: Instant) {
        let mut last = self.last();
        last.has_failed = !is_written;
        if is_written {
            last.written_at = now;
        }
    }

    pub(crate) fn is_well(&self, now: Instant) -> bool {
        let last = *self.last();
        !last.has_failed && now.saturating_duration_since(last.written_at) <= self.late_after
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_or_missing_beat_is_noticed_and_the_next_one_heals() {
        let (heartbeat, start) = (Heartbeat::new(Duration::from_secs(20)), Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        heartbeat.note(true, start);
        assert!(heartbeat.is_well(after(20)));
        assert!(!heartbeat.is_well(after(21)), "it hangs");
        heartbeat.note(true, after(22));
        assert!(heartbeat.is_well(after(23)));
        heartbeat.note(false, after(24));
        assert!(!heartbeat.is_well(after(24)), "it failed");
        heartbeat.note(true, after(26));
        assert!(heartbeat.is_well(after(26)));
    }
}
