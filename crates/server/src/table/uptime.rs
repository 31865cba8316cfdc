//! When a server was up: clocks stand still while none is.

use store::{Millis, Run};

/// Times a server was up, in order and without overlap; the last one goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Uptime {
    past: Vec<(Millis, Millis)>,
    /// Since when this server is up.
    since: Millis,
}

impl Uptime {
    pub(crate) fn new(runs: &[Run], since: Millis) -> Uptime {
        let mut past: Vec<(Millis, Millis)> = Vec::new();
        let mut sorted: Vec<(Millis, Millis)> = runs.iter().map(|run| (run.started_at, run.last_seen.min(since))).collect();
        sorted.sort_unstable();
        for (start, end) in sorted.into_iter().filter(|(start, end)| start < end) {
            match past.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => past.push((start, end)),
            }
        }
        Uptime { past, since }
    }

    /// Since when servers have been up for so long, if they have.
    pub(crate) fn ago(&self, now: Millis, span: Millis) -> Option<Millis> {
        let mut left = span - (now - self.since);
        if left <= 0 {
            return Some(now - span);
        }
        for &(start, end) in self.past.iter().rev() {
            if end - start >= left {
                return Some(end - left);
            }
            left -= end - start;
        }
        None
    }

    /// How much of this span a server was up.
    pub(crate) fn between(&self, from: Millis, to: Millis) -> Millis {
        let overlap = |start: Millis, end: Millis| (to.min(end) - from.max(start)).max(0);
        let past: Millis = if from < self.since { self.past.iter().map(|&(start, end)| overlap(start, end)).sum() } else { 0 };
        past + overlap(self.since, Millis::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(started_at: Millis, last_seen: Millis) -> Run {
        Run { id: format!("{started_at}"), started_at, last_seen }
    }

    #[test]
    fn time_without_a_server_does_not_count() {
        let uptime = Uptime::new(&[run(0, 100), run(50, 120), run(300, 400), run(500, 700)], 500);
        assert_eq!(uptime.between(0, 100), 100);
        assert_eq!(uptime.between(90, 310), 30 + 10);
        assert_eq!(uptime.between(130, 290), 0);
        assert_eq!(uptime.between(350, 600), 50 + 100);
        assert_eq!(uptime.between(600, 650), 50);
    }

    #[test]
    fn so_long_ago_counts_the_time_with_a_server_alone() {
        let uptime = Uptime::new(&[run(0, 100), run(300, 400), run(500, 700)], 500);
        assert_eq!(uptime.ago(600, 100), Some(500));
        assert_eq!(uptime.ago(600, 60), Some(540));
        assert_eq!(uptime.ago(600, 110), Some(390));
        assert_eq!(uptime.ago(600, 250), Some(50));
        assert_eq!(uptime.ago(600, 300), Some(0));
        assert_eq!(uptime.ago(600, 301), None);
    }
}
