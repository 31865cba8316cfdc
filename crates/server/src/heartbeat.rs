//! Whether the database takes writes: told by the note that the server writes every few seconds anyway, and by what tables
//! could not write, so that whoever asks for it, however often, wears out no disk.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub(crate) struct Heartbeat {
    last: Mutex<Last>,
    every: Duration,
}

/// A note that is not there after so many beats hangs, and so would everything else.
const LATE_AFTER: u32 = 10;
/// A note is small, and may find room where others find none: what was refused to them counts for so many beats.
const REMEMBERED_FOR: u32 = 5;

#[derive(Clone, Copy, Debug)]
struct Last {
    written_at: Instant,
    has_failed: bool,
    refused_at: Option<Instant>,
}

impl Heartbeat {
    /// Of a server that writes its note so often.
    pub(crate) fn new(every: Duration) -> Heartbeat {
        Heartbeat { last: Mutex::new(Last { written_at: Instant::now(), has_failed: false, refused_at: None }), every }
    }

    pub(crate) fn note(&self, is_written: bool, now: Instant) {
        let mut last = self.last();
        last.has_failed = !is_written;
        if is_written {
            last.written_at = now;
        }
    }

    /// A table could not write.
    pub(crate) fn note_refusal(&self, now: Instant) {
        self.last().refused_at = Some(now);
    }

    pub(crate) fn is_well(&self, now: Instant) -> bool {
        let last = *self.last();
        let since = |then: Instant| now.saturating_duration_since(then);
        let is_late = since(last.written_at) > self.every * LATE_AFTER;
        let was_refused = last.refused_at.is_some_and(|then| since(then) <= self.every * REMEMBERED_FOR);
        !last.has_failed && !is_late && !was_refused
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
        let (heartbeat, start) = (Heartbeat::new(Duration::from_secs(2)), Instant::now());
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
        heartbeat.note_refusal(after(27));
        heartbeat.note(true, after(28));
        assert!(!heartbeat.is_well(after(37)), "others could not write");
        heartbeat.note(true, after(38));
        assert!(heartbeat.is_well(after(38)), "and now nothing is heard of it any more");
    }
}
