//! What many games have in common. Everything is summed in whole numbers, so the result is the same to
//! the last digit however the games were shared out between threads.

use engine::{Outcome, Standing};
use serde::Serialize;
use std::collections::BTreeMap;

/// A win is divided between those who share it; every number of seats up to 7 divides this.
const WIN_PARTS: u64 = 420;

/// Numbers seen, in sums.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    count: u64,
    sum: i64,
    squares: i128,
    min: i64,
    max: i64,
}

/// What is told of a tally. The deviation is that of the whole population.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct SeatStatistics {
    pub(crate) points: Tally,
    /// In the order of the score sheet.
    pub(crate) categories: Vec<(&'static str, Tally)>,
    pub(crate) places: Tally,
    win_parts: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Statistics {
    pub(crate) games: u64,
    pub(crate) decisions: Tally,
    pub(crate) seats: Vec<SeatStatistics>,
    pub(crate) end_reasons: BTreeMap<&'static str, u64>,
}

impl Tally {
    pub(crate) fn add(&mut self, value: i64) {
        self.merge(&Tally { count: 1, sum: value, squares: i128::from(value) * i128::from(value), min: value, max: value });
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        match (self.count, other.count) {
            (_, 0) => {}
            (0, _) => *self = other.clone(),
            _ => {
                self.count += other.count;
                self.sum += other.sum;
                self.squares += other.squares;
                self.min = self.min.min(other.min);
                self.max = self.max.max(other.max);
            }
        }
    }

    /// `None` where nothing was seen.
    pub(crate) fn summary(&self) -> Option<Summary> {
        if self.count == 0 {
            return None;
        }
        let (count, sum) = (i128::from(self.count), i128::from(self.sum));
        let spread = (count * self.squares - sum * sum) as f64;
        let count = self.count as f64;
        Some(Summary { mean: self.sum as f64 / count, sd: spread.sqrt() / count, min: self.min, max: self.max })
    }
}

impl SeatStatistics {
    /// Games won, a shared win counted in part.
    pub(crate) fn wins(&self) -> f64 {
        self.win_parts as f64 / WIN_PARTS as f64
    }

    pub(crate) fn merge(&mut self, other: &SeatStatistics) {
        self.points.merge(&other.points);
        for (category, tally) in &other.categories {
            self.category(category).merge(tally);
        }
        self.places.merge(&other.places);
        self.win_parts += other.win_parts;
    }

    fn add(&mut self, standing: &Standing, winners: u64) {
        self.points.add(i64::from(standing.points));
        for line in &standing.sheet {
            self.category(line.category).add(i64::from(line.points));
        }
        if let Some(place) = standing.place {
            self.places.add(i64::from(place));
        }
        if standing.place == Some(1) {
            self.win_parts += WIN_PARTS / winners;
        }
    }

    fn category(&mut self, category: &'static str) -> &mut Tally {
        let place = self.categories.iter().position(|(known, _)| *known == category).unwrap_or_else(|| {
            self.categories.push((category, Tally::default()));
            self.categories.len() - 1
        });
        &mut self.categories[place].1
    }
}

impl Statistics {
    pub(crate) fn new(seats: u8) -> Statistics {
        let seats = vec![SeatStatistics::default(); seats as usize];
        Statistics { games: 0, decisions: Tally::default(), seats, end_reasons: BTreeMap::new() }
    }

    pub(crate) fn add(&mut self, outcome: &Outcome, decisions: u32) {
        self.games += 1;
        self.decisions.add(i64::from(decisions));
        *self.end_reasons.entry(outcome.reason).or_default() += 1;
        let winners = outcome.winners().count() as u64;
        for standing in &outcome.standings {
            self.seats[standing.seat.index()].add(standing, winners);
        }
    }

    /// Adds games that were played after these ones.
    pub(crate) fn merge(&mut self, other: &Statistics) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        for (seat, others) in self.seats.iter_mut().zip(&other.seats) {
            seat.merge(others);
        }
        for (reason, games) in &other.end_reasons {
            *self.end_reasons.entry(reason).or_default() += games;
        }
    }

    /// All seats as one.
    pub(crate) fn everybody(&self) -> SeatStatistics {
        let mut all = SeatStatistics::default();
        for seat in &self.seats {
            all.merge(seat);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{ScoreLine, Seat};

    fn outcome(points: [i32; 3], places: [u8; 3]) -> Outcome {
        let standing = |seat: u8| Standing {
            seat: Seat::new(seat),
            place: Some(places[seat as usize]),
            points: points[seat as usize],
            tie_breaks: [].into_iter().collect(),
            sheet: [ScoreLine { category: "war", points: points[seat as usize] }].into_iter().collect(),
        };
        Outcome { reason: "end", standings: (0..3).map(standing).collect() }
    }

    #[test]
    fn a_tally_knows_mean_deviation_and_bounds() {
        let mut tally = Tally::default();
        assert_eq!(tally.summary(), None);
        for value in [-2, 4, 4, 10] {
            tally.add(value);
        }
        assert_eq!(tally.summary(), Some(Summary { mean: 4.0, sd: 18f64.sqrt(), min: -2, max: 10 }));
    }

    #[test]
    fn a_shared_win_is_divided() {
        let mut statistics = Statistics::new(3);
        statistics.add(&outcome([9, 9, 1], [1, 1, 3]), 18);
        statistics.add(&outcome([9, 8, 1], [1, 2, 3]), 20);
        let wins: Vec<f64> = statistics.seats.iter().map(SeatStatistics::wins).collect();
        assert_eq!(wins, [1.5, 0.5, 0.0]);
        assert_eq!(statistics.seats[1].places.summary().unwrap().mean, 1.5);
        assert_eq!(statistics.everybody().wins(), 2.0);
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let games = [outcome([9, 9, 1], [1, 1, 3]), outcome([3, 8, 1], [2, 1, 3]), outcome([0, 0, 0], [1, 1, 1])];
        let mut whole = Statistics::new(3);
        let mut parts = [Statistics::new(3), Statistics::new(3)];
        for (index, game) in games.iter().enumerate() {
            whole.add(game, index as u32);
            parts[index / 2].add(game, index as u32);
        }
        let [mut first, second] = parts;
        first.merge(&second);
        assert_eq!(format!("{first:?}"), format!("{whole:?}"));
    }
}
