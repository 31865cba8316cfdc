//! The same measure taken several times.

use serde_json::{Value, json};

#[derive(Clone, Default)]
pub(super) struct Spread(Vec<f64>);

impl Spread {
    /// The values stay in order.
    pub(super) fn add(&mut self, value: f64) {
        let place = self.0.partition_point(|other| *other < value);
        self.0.insert(place, value);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn min(&self) -> f64 {
        self.0.first().copied().unwrap_or(f64::NAN)
    }

    pub(super) fn max(&self) -> f64 {
        self.0.last().copied().unwrap_or(f64::NAN)
    }

    /// The one in the middle; the mean of two where there is none.
    pub(super) fn median(&self) -> f64 {
        let half = self.0.len() / 2;
        match self.0.len() {
            0 => f64::NAN,
            length if length.is_multiple_of(2) => f64::midpoint(self.0[half - 1], self.0[half]),
            _ => self.0[half],
        }
    }

    /// How many times the other's median this one's is.
    pub(super) fn ratio(&self, other: &Spread) -> f64 {
        self.median() / other.median()
    }

    /// Smallest, median and largest, each written in this way.
    pub(super) fn text(&self, written: impl Fn(f64) -> String) -> String {
        format!("{} / {} / {}", written(self.min()), written(self.median()), written(self.max()))
    }

    pub(super) fn json(&self) -> Value {
        json!({ "min": self.min(), "median": self.median(), "max": self.max(), "all": self.0 })
    }
}

impl FromIterator<f64> for Spread {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Spread {
        let mut spread = Spread::default();
        values.into_iter().for_each(|value| spread.add(value));
        spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_does_not_depend_on_the_order() {
        let odd: Spread = [30.0, 10.0, 20.0].into_iter().collect();
        assert_eq!([odd.min(), odd.median(), odd.max()], [10.0, 20.0, 30.0]);
        let even: Spread = [4.0, 1.0, 2.0, 3.0].into_iter().collect();
        assert_eq!([even.min(), even.median(), even.max()], [1.0, 2.5, 4.0]);
        assert_eq!(odd.text(|value| format!("{value:.0}")), "10 / 20 / 30");
    }

    #[test]
    fn ratios_are_of_medians() {
        let ours: Spread = [90.0, 100.0, 900.0].into_iter().collect();
        let theirs: Spread = [1.0, 20.0, 21.0].into_iter().collect();
        assert_eq!(ours.ratio(&theirs), 5.0);
    }

    #[test]
    fn what_was_never_measured_has_no_value() {
        let none = Spread::default();
        assert!(none.is_empty() && none.median().is_nan() && none.min().is_nan() && none.max().is_nan());
    }
}
