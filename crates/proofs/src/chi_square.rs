//! Whether counts look like chance: Pearson's statistic against bounds that chance crosses twice in a million times.

/// The normal deviate that is exceeded once in a million times, on either side.
const DEVIATE: f64 = 4.753_424;

/// Counts with what was expected of each, and how much of it is free to vary.
#[derive(Clone, Copy, Debug)]
pub struct ChiSquare {
    pub statistic: f64,
    pub freedom: f64,
}

impl ChiSquare {
    /// Outcomes that are all as likely.
    pub fn uniform(counts: &[u64]) -> ChiSquare {
        let each = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
        ChiSquare { statistic: counts.iter().map(|count| distance(*count, each)).sum(), freedom: counts.len() as f64 - 1.0 }
    }

    /// How often each of some things was among those drawn, so many at a time and never the same twice.
    pub fn drawn(counts: &[u64], at_a_time: usize) -> ChiSquare {
        let (things, drawn) = (counts.len() as f64, at_a_time as f64);
        let ChiSquare { statistic, freedom } = ChiSquare::uniform(counts);
        // Drawing without putting back varies less: not at all where everything is drawn.
        ChiSquare { statistic: statistic * (things - 1.0) / (things - drawn), freedom }
    }

    /// How often each kind, of which a deck has so many, lay at each place after a shuffle: `counts[kind][place]`.
    pub fn shuffled(counts: &[Vec<u64>], copies: &[u64]) -> ChiSquare {
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
    pub fn looks_random(&self) -> bool {
        self.bound(-DEVIATE) < self.statistic && self.statistic < self.bound(DEVIATE)
    }

    /// Wilson and Hilferty: the cube root of the statistic is nearly normal. Close enough from three degrees of freedom on.
    fn bound(&self, deviate: f64) -> f64 {
        let part = 2.0 / (9.0 * self.freedom);
        let root = 1.0 - part + deviate * part.sqrt();
        if root <= 0.0 { -1.0 } else { self.freedom * root.powi(3) }
    }
}

fn distance(count: u64, expected: f64) -> f64 {
    let off = count as f64 - expected;
    off * off / expected
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chi-square distribution exceeds these once in a million times.
    #[test]
    fn bounds_are_near_the_true_ones() {
        for (freedom, bound) in [(10.0, 46.9), (30.0, 82.0), (100.0, 182.1)] {
            let ours = ChiSquare { statistic: 0.0, freedom }.bound(DEVIATE);
            assert!((ours / bound - 1.0).abs() < 0.03, "{freedom}: {ours}, not {bound}");
        }
    }

    #[test]
    fn loaded_dice_are_found_out() {
        assert!(ChiSquare::uniform(&[10_050, 9_980, 9_900, 10_100, 10_020, 9_950]).looks_random());
        assert!(!ChiSquare::uniform(&[10_600, 9_880, 9_880, 9_880, 9_880, 9_880]).looks_random());
        assert!(!ChiSquare::uniform(&[10_000; 60]).looks_random(), "too good to be true");
    }
}
