//! Time in which nobody could play, because no server was up or none could write: clocks stand still. The log says so itself,
//! so that whoever reads it finds the same clocks.

use serde::{Deserialize, Serialize};
use store::{Millis, Run};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Gap {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
}

/// Such times in order, without overlap.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Gaps(Vec<Gap>);

impl Gaps {
    /// Where none of these runs was up between two times.
    pub(crate) fn of_runs(runs: &[Run], from: Millis, to: Millis) -> Gaps {
        let mut up: Vec<(Millis, Millis)> = runs.iter().map(|run| (run.started_at, run.last_seen)).collect();
        up.sort_unstable();
        let (mut gaps, mut served) = (Vec::new(), from);
        for (start, end) in up.into_iter().chain([(to, to)]) {
            if served < start.min(to) {
                gaps.push(Gap { from: served, to: start.min(to) });
            }
            served = served.max(end);
        }
        Gaps(gaps)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn add(&mut self, gap: Gap) {
        let apart = |other: &Gap| other.to < gap.from || gap.to < other.from;
        let together = self.0.iter().filter(|other| !apart(other));
        let whole = together.fold(gap, |whole, other| Gap { from: whole.from.min(other.from), to: whole.to.max(other.to) });
        self.0.retain(apart);
        self.0.push(whole);
        self.0.sort_unstable();
    }

    pub(crate) fn add_all(&mut self, gaps: &Gaps) {
        gaps.0.iter().for_each(|gap| self.add(*gap));
    }

    /// What of this is not in the other.
    pub(crate) fn without(&self, known: &Gaps) -> Gaps {
        let mut rest = self.0.clone();
        for known in &known.0 {
            let parts = |gap: Gap| [Gap { to: gap.to.min(known.from), ..gap }, Gap { from: gap.from.max(known.to), ..gap }];
            rest = rest.into_iter().flat_map(parts).filter(|part| part.from < part.to).collect();
        }
        Gaps(rest)
    }

    pub(crate) fn forget_shorter_than(&mut self, span: Millis) {
        self.0.retain(|gap| gap.to - gap.from >= span);
    }

    /// Nobody asks any more about a time before this.
    pub(crate) fn forget_before(&mut self, time: Millis) {
        self.0.retain(|gap| gap.to > time);
    }

    /// How much of a span somebody could play in.
    pub(crate) fn served(&self, from: Millis, to: Millis) -> Millis {
        let lost: Millis = self.0.iter().map(|gap| (to.min(gap.to) - from.max(gap.from)).max(0)).sum();
        (to - from - lost).max(0)
    }

    /// Since when this much time was served, if it was.
    pub(crate) fn ago(&self, now: Millis, span: Millis) -> Option<Millis> {
        let (mut left, mut until) = (span, now);
        for gap in self.0.iter().rev() {
            if until - gap.to >= left {
                return Some(until - left);
            }
            left -= until - gap.to;
            until = gap.from;
        }
        (until - left > 0).then_some(until - left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(started_at: Millis, last_seen: Millis) -> Run {
        Run { id: format!("{started_at}"), started_at, last_seen }
    }

    fn gaps(all: &[(Millis, Millis)]) -> Gaps {
        Gaps(all.iter().map(|&(from, to)| Gap { from, to }).collect())
    }

    const RUNS: [(Millis, Millis); 4] = [(300, 400), (0, 100), (50, 120), (500, 700)];

    fn runs() -> Vec<Run> {
        RUNS.iter().map(|&(start, end)| run(start, end)).collect()
    }

    #[test]
    fn time_without_a_server_does_not_count() {
        let found = Gaps::of_runs(&runs(), 0, 700);
        assert_eq!(found, gaps(&[(120, 300), (400, 500)]));
        for (from, to, served) in [(0, 100, 100), (90, 310, 30 + 10), (130, 290, 0), (350, 600, 50 + 100), (600, 650, 50)] {
            assert_eq!(found.served(from, to), served, "{from} to {to}");
        }
        assert_eq!(Gaps::of_runs(&runs(), 350, 750), gaps(&[(400, 500), (700, 750)]), "only what was asked about");
        assert_eq!(Gaps::of_runs(&[], 5, 9), gaps(&[(5, 9)]));
        assert!(Gaps::of_runs(&runs(), 10, 90).is_empty());
    }

    #[test]
    fn so_long_ago_counts_the_time_with_a_server_alone() {
        let found = Gaps::of_runs(&[run(1, 100), run(300, 400), run(500, 700)], 0, 600);
        for (span, ago) in [(100, Some(500)), (60, Some(540)), (110, Some(390)), (250, Some(50)), (299, Some(1)), (300, None)] {
            assert_eq!(found.ago(600, span), ago, "{span}");
        }
    }

    #[test]
    fn what_is_known_is_not_told_twice() {
        let mut known = gaps(&[(10, 20)]);
        known.add(Gap { from: 15, to: 30 });
        known.add(Gap { from: 40, to: 50 });
        assert_eq!(known, gaps(&[(10, 30), (40, 50)]));
        assert_eq!(gaps(&[(5, 45), (60, 70)]).without(&known), gaps(&[(5, 10), (30, 40), (60, 70)]));
        assert!(known.without(&known.clone()).is_empty());
        known.forget_before(30);
        assert_eq!(known, gaps(&[(40, 50)]));
    }
}
