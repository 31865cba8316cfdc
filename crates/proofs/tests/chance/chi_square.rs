//! Whether counts look like chance: Pearson's statistic against bounds that chance crosses twice in a million times.

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// How seldom chance goes further from what is expected, and how seldom it comes nearer.
const SELDOM: f64 = 1e-6;

/// Counts with what was expected of each, and how much of it is free to vary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChiSquare {
    pub(crate) statistic: f64,
    pub(crate) freedom: f64,
}

impl ChiSquare {
    /// Outcomes that are all as likely.
    pub(crate) fn uniform(counts: &[u64]) -> ChiSquare {
        let each = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
        ChiSquare { statistic: counts.iter().map(|count| distance(*count, each)).sum(), freedom: counts.len() as f64 - 1.0 }
    }

    /// How often each of some things was among those drawn, so many at a time and never the same twice.
    pub(crate) fn drawn(counts: &[u64], at_a_time: usize) -> ChiSquare {
        let (things, drawn) = (counts.len() as f64, at_a_time as f64);
        let ChiSquare { statistic, freedom } = ChiSquare::uniform(counts);
        // Drawing without putting back varies less: not at all where everything is drawn.
        ChiSquare { statistic: statistic * (things - 1.0) / (things - drawn), freedom }
    }

    /// How often each kind, of which a deck has so many, lay at each place after a shuffle: `counts[kind][place]`.
    pub(crate) fn shuffled(counts: &[Vec<u64>], copies: &[u64]) -> ChiSquare {
        let places = copies.iter().sum::<u64>() as f64;
        let cells = counts.iter().zip(copies).flat_map(|(row, copies)| {
            let expected = row.iter().sum::<u64>() as f64 / places;
            assert!(*copies > 0, "a deck has every kind that is counted");
            row.iter().map(move |count| distance(*count, expected))
        });
        // Whatever lies at one place does not lie at another, which makes the counts vary a little more.
        ChiSquare { statistic: cells.sum::<f64>() * (places - 1.0) / places, freedom: (copies.len() as f64 - 1.0) * (places - 1.0) }
    }

    /// Neither further from what is expected than chance goes once in a million times, nor nearer.
    pub(crate) fn looks_random(&self) -> bool {
        let chance = ChiSquared::new(self.freedom).expect("something is free to vary");
        chance.cdf(self.statistic) > SELDOM && chance.sf(self.statistic) > SELDOM
    }
}

fn distance(count: u64, expected: f64) -> f64 {
    let off = count as f64 - expected;
    off * off / expected
}

#[test]
fn loaded_dice_are_found_out() {
    assert!(ChiSquare::uniform(&[10_050, 9_980, 9_900, 10_100, 10_020, 9_950]).looks_random());
    assert!(!ChiSquare::uniform(&[10_600, 9_880, 9_880, 9_880, 9_880, 9_880]).looks_random());
    assert!(!ChiSquare::uniform(&[10_000; 60]).looks_random(), "too good to be true");
}
