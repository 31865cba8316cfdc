//! How hard a puzzle is: which levels fail it.

use bots::Level;
use serde::{Deserialize, Serialize};

/// The levels that try, what they are rated as solvers, and how often each tries.
pub const LEVELS: [(Level, f64, u32); 3] = [(Level::Easy, 900.0, 9), (Level::Normal, 1_200.0, 5), (Level::Hard, 1_600.0, 6)];

/// Before anybody has tried, a puzzle is thought to be about this hard.
const USUAL: f64 = 1_300.0;
const SPREAD: f64 = 250.0;
/// So much stronger wins ten times as often.
const SCALE: f64 = 400.0;

/// How often each of [`LEVELS`] found the best choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tries {
    pub easy: u32,
    pub normal: u32,
    pub hard: u32,
}

impl Tries {
    pub fn of(found: [u32; LEVELS.len()]) -> Tries {
        let [easy, normal, hard] = found;
        Tries { easy, normal, hard }
    }

    fn found(self) -> [u32; LEVELS.len()] {
        [self.easy, self.normal, self.hard]
    }

    /// Whether a glance is enough: whoever does not look away finds it.
    pub fn is_plain(self) -> bool {
        self.normal == LEVELS[1].2
    }

    /// Whether every level finds it nearly always, so that it is no puzzle.
    pub fn is_trivial(self) -> bool {
        self.is_plain() && self.easy * 3 > LEVELS[0].2 * 2
    }
}

/// The rating of which these tries are the likeliest, tempered by what is usual.
pub fn rating(tries: Tries) -> u16 {
    let pull = |rating: f64| {
        let by_tries: f64 = LEVELS
            .iter()
            .zip(tries.found())
            .map(|((_, level, times), found)| {
                let finds = 1.0 / (1.0 + 10f64.powf((rating - level) / SCALE));
                f64::from(*times) * finds - f64::from(found)
            })
            .sum();
        by_tries * std::f64::consts::LN_10 / SCALE - (rating - USUAL) / SPREAD.powi(2)
    };
    let (mut low, mut high) = (0.0, 3_000.0);
    while high - low > 0.01 {
        let middle = f64::midpoint(low, high);
        if pull(middle) > 0.0 { low = middle } else { high = middle }
    }
    low.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_levels_fail_it_the_higher_it_is_rated() {
        let ratings: Vec<u16> =
            [[9, 5, 6], [6, 5, 6], [5, 0, 6], [3, 0, 4], [1, 0, 2], [0, 0, 0]].map(|found| rating(Tries::of(found))).to_vec();
        assert!(ratings.is_sorted_by(|a, b| a < b), "{ratings:?}");
        assert!(ratings[0] > 600 && ratings[5] < 2_000, "{ratings:?}");
    }

    #[test]
    fn what_every_level_finds_is_trivial() {
        assert!(Tries::of([9, 5, 6]).is_trivial());
        assert!(!Tries::of([4, 5, 6]).is_trivial(), "easy bots miss it more often than they look away");
        assert!(!Tries::of([9, 4, 6]).is_trivial());
    }
}
