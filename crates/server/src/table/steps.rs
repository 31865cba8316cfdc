//! Which entry of the log brought which input of the match. Only the last ones are kept: whoever has missed more sees the
//! whole table anew.

use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// More than anybody is told step by step, with room for some that are taken back.
const KEPT: usize = 256;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Steps {
    /// How many steps came before those that are kept.
    before: usize,
    /// How long the log was after each of those that are kept.
    kept: VecDeque<u64>,
    /// Whoever saw the table when the log had this length or later has missed nothing of what came before.
    known_from: u64,
}

impl Steps {
    /// The match begins with so many inputs, which came with one entry.
    pub(crate) fn opened(inputs: usize, seq: u64) -> Steps {
        Steps { before: inputs, kept: VecDeque::new(), known_from: if inputs == 0 { 0 } else { seq } }
    }

    pub(crate) fn push(&mut self, seq: u64) {
        self.kept.push_back(seq);
        if self.kept.len() > KEPT
            && let Some(first) = self.kept.pop_front()
        {
            self.before += 1;
            self.known_from = first;
        }
    }

    pub(crate) fn truncate(&mut self, steps: usize) {
        self.kept.truncate(steps.saturating_sub(self.before));
        self.before = self.before.min(steps);
    }

    /// The steps that came after the log had this length, with how long it was after each; `None` if nobody knows.
    pub(crate) fn since(&self, seq: u64) -> Option<impl ExactSizeIterator<Item = (usize, u64)> + '_> {
        if seq < self.known_from {
            return None;
        }
        let first = self.kept.partition_point(|&after| after <= seq);
        Some(self.kept.range(first..).enumerate().map(move |(nth, &after)| (self.before + first + nth, after)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(steps: &Steps, seq: u64) -> Option<Vec<(usize, u64)>> {
        steps.since(seq).map(Iterator::collect)
    }

    #[test]
    fn the_last_steps_are_known() {
        let mut steps = Steps::default();
        (1..=1000).for_each(|seq| steps.push(seq));
        assert_eq!(since(&steps, 998), Some(vec![(998, 999), (999, 1000)]));
        assert_eq!(since(&steps, 1000), Some(vec![]));
        assert_eq!(since(&steps, 1000 - KEPT as u64).map(|steps| steps.len()), Some(KEPT));
        assert_eq!(since(&steps, 100), None, "that is too long ago");
        assert_eq!(steps.kept.len(), KEPT);
    }

    #[test]
    fn what_is_taken_back_is_forgotten() {
        let mut steps = Steps::default();
        (1..=1000).for_each(|seq| steps.push(seq));
        steps.truncate(990);
        steps.push(1002);
        assert_eq!(since(&steps, 989), Some(vec![(989, 990), (990, 1002)]));
        steps.truncate(10);
        steps.push(1004);
        assert_eq!((since(&steps, 1003), since(&steps, 5)), (Some(vec![(10, 1004)]), None));
    }

    #[test]
    fn an_opening_is_one_entry() {
        let mut steps = Steps::opened(500, 1);
        steps.push(2);
        assert_eq!((since(&steps, 1), since(&steps, 0)), (Some(vec![(500, 2)]), None));
        let mut begun = Steps::opened(0, 1);
        begun.push(2);
        assert_eq!(since(&begun, 0), Some(vec![(0, 2)]));
    }
}
