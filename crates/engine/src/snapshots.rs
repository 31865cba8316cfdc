//! States on the way of a match, so that the way back is short. They thin out with age: the last ones lie close together,
//! older ones wide apart, and there are never more than a few dozen, however long the match is.

use crate::BySeat;

/// How many inputs lie between two of the newest snapshots.
const EVERY: usize = 32;
/// So many of the newest lie that close.
const RECENT: usize = 12;
/// More than so many older ones are never kept: their distance doubles instead.
const OLDER: usize = 32;

#[derive(Clone, Debug)]
pub(crate) struct Snapshots<G> {
    /// In order; the first is the start.
    kept: Vec<Snapshot<G>>,
    /// The distance of the older ones, a multiple of [`EVERY`].
    apart: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Snapshot<G> {
    /// How many inputs had led there.
    pub(crate) inputs: usize,
    pub(crate) state: G,
    /// What the seats had done by then that nobody waited for.
    pub(crate) free: BySeat<u32>,
}

impl<G: Clone> Snapshots<G> {
    pub(crate) fn new(start: G, seats: u8) -> Snapshots<G> {
        let free = BySeat::filled(seats, 0);
        Snapshots { kept: vec![Snapshot { inputs: 0, state: start, free }], apart: EVERY }
    }

    /// Notes where a match is, if the last snapshot is long ago.
    pub(crate) fn note(&mut self, inputs: usize, state: &G, free: BySeat<u32>) {
        if inputs.is_multiple_of(EVERY) {
            self.add(inputs, state.clone(), free);
        }
    }

    pub(crate) fn add(&mut self, inputs: usize, state: G, free: BySeat<u32>) {
        self.kept.push(Snapshot { inputs, state, free });
        loop {
            let older = self.kept.len().saturating_sub(RECENT);
            let apart = self.apart;
            let mut place = 0;
            self.kept.retain(|snapshot| {
                place += 1;
                place > older || snapshot.inputs.is_multiple_of(apart)
            });
            if self.kept.len() <= RECENT + OLDER {
                break;
            }
            self.apart *= 2;
        }
    }

    /// The last one with no more inputs than these.
    pub(crate) fn before(&self, inputs: usize) -> &Snapshot<G> {
        self.kept.iter().rfind(|snapshot| snapshot.inputs <= inputs).expect("the first snapshot is the start")
    }

    /// Forgets those of what was taken back.
    pub(crate) fn take_back_to(&mut self, inputs: usize) {
        self.kept.retain(|snapshot| snapshot.inputs <= inputs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(inputs: usize) -> Snapshots<usize> {
        let mut snapshots = Snapshots::new(0, 2);
        (1..=inputs).for_each(|input| snapshots.note(input, &input, BySeat::filled(2, 0)));
        snapshots
    }

    #[test]
    fn however_long_a_match_is_there_are_a_few_dozen() {
        for inputs in [0, 31, 32, 1_000, 20_000, 100_000] {
            let kept = after(inputs).kept.len();
            assert!(kept <= RECENT + OLDER, "{kept} after {inputs} inputs");
        }
        assert_eq!(after(1_000).kept.len(), 1 + 1_000 / EVERY, "a short match has them all");
    }

    #[test]
    fn the_way_from_a_snapshot_is_short_and_shortest_near_the_end() {
        for inputs in [500, 20_000, 100_000] {
            let snapshots = after(inputs);
            let way = |step: usize| step - snapshots.before(step).inputs;
            let longest = (0..=inputs).map(way).max().unwrap();
            assert!(longest <= EVERY.max(2 * inputs / OLDER + EVERY), "{longest} of {inputs}");
            assert!((inputs - EVERY * (RECENT - 1)..=inputs).all(|step| way(step) < EVERY));
        }
    }

    #[test]
    fn what_is_taken_back_is_forgotten() {
        let mut snapshots = after(20_000);
        snapshots.take_back_to(640);
        assert!(snapshots.kept.iter().all(|snapshot| snapshot.inputs <= 640 && snapshot.inputs == snapshot.state));
        assert_eq!(snapshots.before(10_000).inputs, snapshots.kept.last().unwrap().inputs);
    }
}
