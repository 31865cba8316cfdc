//! The note that the server writes every few seconds: that it is up and its database takes writes. It tells whoever asks, however
//! often, without wearing out a disk; and it tells tables when nobody could play for a while.

use crate::cluster::run_of;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Millis, Run};

#[derive(Debug)]
pub(crate) struct Heartbeat {
    /// The name of this server; each of its runs has a number besides.
    node: String,
    last: Mutex<Last>,
    every: Duration,
}

/// A note that is not there after so many beats hangs, and so would everything else.
const HANGS_AFTER: u32 = 10;
/// A note is small, and may find room where others find none: what was refused to them counts for so many beats.
const REMEMBERED_FOR: u32 = 5;
/// After so many beats without a note nobody could play, and a new run begins with the next one.
const INTERRUPTED_AFTER: u32 = 3;

#[derive(Debug)]
struct Last {
    written_at: Instant,
    has_failed: bool,
    refused_at: Option<Instant>,
    /// The run as it was noted last.
    run: Run,
    /// Whether it was noted at all: before, nobody can say that a note is missing.
    is_noted: bool,
    interruptions: u64,
}

impl Heartbeat {
    /// Of a server that is up since a time and writes its note so often.
    pub(crate) fn new(node: String, every: Duration, since: Millis) -> Heartbeat {
        let run = Run { id: run_of(&node, 0), started_at: since, last_seen: since };
        let last = Last { written_at: Instant::now(), has_failed: false, refused_at: None, run, is_noted: false, interruptions: 0 };
        Heartbeat { node, last: Mutex::new(last), every }
    }

    /// The run to note at this time: the one that goes on, or a new one after an interruption.
    pub(crate) fn next(&self, now: Millis, instant: Instant) -> Run {
        let last = self.last();
        if self.is_interrupted(&last, instant) {
            return Run { id: run_of(&self.node, last.interruptions + 1), started_at: now, last_seen: now };
        }
        Run { last_seen: now, ..last.run.clone() }
    }

    /// The run was noted, as it was at this instant. A note may hang until the database is back: that it has come in the end says
    /// nothing of the time until then.
    pub(crate) fn note_written(&self, run: Run, instant: Instant) {
        let mut last = self.last();
        if last.run.id != run.id {
            last.interruptions += 1;
        }
        (last.run, last.written_at, last.has_failed, last.is_noted) = (run, instant, false, true);
    }

    pub(crate) fn note_failed(&self) {
        self.last().has_failed = true;
    }

    /// A table could not write.
    pub(crate) fn note_refusal(&self, now: Instant) {
        self.last().refused_at = Some(now);
    }

    pub(crate) fn is_well(&self, now: Instant) -> bool {
        let last = self.last();
        let since = |then: Instant| now.saturating_duration_since(then);
        let hangs = since(last.written_at) > self.every * HANGS_AFTER;
        let was_refused = last.refused_at.is_some_and(|then| since(then) <= self.every * REMEMBERED_FOR);
        !last.has_failed && !hangs && !was_refused
    }

    /// A number that is another one after each interruption, and while there is one.
    pub(crate) fn interruptions(&self, now: Instant) -> u64 {
        let last = self.last();
        2 * last.interruptions + u64::from(self.is_interrupted(&last, now))
    }

    /// The run up to this moment; during an interruption, up to the last note.
    pub(crate) fn run_until(&self, now: Millis, instant: Instant) -> Run {
        let last = self.last();
        let last_seen = if self.is_interrupted(&last, instant) { last.run.last_seen } else { now.max(last.run.last_seen) };
        Run { last_seen, ..last.run.clone() }
    }

    fn is_interrupted(&self, last: &Last, now: Instant) -> bool {
        last.is_noted && now.saturating_duration_since(last.written_at) > self.every * INTERRUPTED_AFTER
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that is up since 0 and writes its note every two seconds.
    struct Server {
        heartbeat: Heartbeat,
        start: Instant,
    }

    impl Server {
        fn new() -> Server {
            Server { heartbeat: Heartbeat::new("node".to_owned(), Duration::from_secs(2), 0), start: Instant::now() }
        }

        fn after(&self, seconds: u64) -> Instant {
            self.start + Duration::from_secs(seconds)
        }

        fn beat(&self, seconds: u64) -> Run {
            let run = self.heartbeat.next(seconds as Millis * 1000, self.after(seconds));
            self.heartbeat.note_written(run.clone(), self.after(seconds));
            run
        }
    }

    #[test]
    fn a_failed_or_missing_beat_is_noticed_and_the_next_one_heals() {
        let server = Server::new();
        let is_well = |seconds| server.heartbeat.is_well(server.after(seconds));
        server.beat(0);
        assert!(is_well(20));
        assert!(!is_well(21), "it hangs");
        server.beat(22);
        assert!(is_well(23));
        server.heartbeat.note_failed();
        assert!(!is_well(24), "it failed");
        server.beat(26);
        assert!(is_well(26));
        server.heartbeat.note_refusal(server.after(27));
        server.beat(28);
        assert!(!is_well(37), "others could not write");
        server.beat(38);
        assert!(is_well(38), "and now nothing is heard of it any more");
    }

    #[test]
    fn after_an_interruption_a_new_run_begins() {
        let server = Server::new();
        let interruptions = |seconds| server.heartbeat.interruptions(server.after(seconds));
        assert_eq!(interruptions(100), 0, "nothing was noted yet");
        let first = server.beat(0);
        assert_eq!(server.beat(6).id, first.id);
        assert_eq!((interruptions(12), interruptions(13)), (0, 1));
        assert_eq!(server.heartbeat.run_until(12_000, server.after(12)).last_seen, 12_000);
        assert_eq!(server.heartbeat.run_until(13_000, server.after(13)).last_seen, 6_000, "nobody could play since");
        let second = server.beat(14);
        assert_eq!((second.started_at, second.last_seen, second.id != first.id), (14_000, 14_000, true));
        assert_eq!(interruptions(15), 2);
    }

    #[test]
    fn a_note_that_hung_is_no_sign_that_somebody_could_play_meanwhile() {
        let server = Server::new();
        let first = server.beat(0);
        let hung = server.heartbeat.next(2_000, server.after(2));
        // The database was away, and takes it ten seconds later.
        server.heartbeat.note_written(hung.clone(), server.after(2));
        assert_eq!((hung.id, hung.last_seen), (first.id.clone(), 2_000));
        let next = server.beat(12);
        assert_eq!((next.started_at, next.id != first.id), (12_000, true));
    }
}
