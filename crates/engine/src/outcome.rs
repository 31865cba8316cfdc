//! How a game ended.

use crate::{BySeat, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;

/// The most categories a score sheet has.
pub const MAX_CATEGORIES: usize = 8;

/// The end of a game: every seat's score sheet and place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
pub struct Outcome {
    /// What ended the game, such as `third-age`.
    pub reason: &'static str,
    pub standings: Vec<Standing>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
pub struct Standing {
    pub seat: Seat,
    /// 1 for the winners; equals share a place and the next one is left out (1, 1, 3). `None`: not ranked.
    pub place: Option<u8>,
    pub points: i32,
    /// What decides between equal points, most important first.
    #[cfg_attr(feature = "types", ts(as = "Vec<i32>"))]
    pub tie_breaks: ArrayVec<i32, 2>,
    #[cfg_attr(feature = "types", ts(as = "Vec<ScoreLine>"))]
    pub sheet: ArrayVec<ScoreLine, MAX_CATEGORIES>,
}

/// One row of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "../engine/"))]
pub struct ScoreLine {
    pub category: &'static str,
    pub points: i32,
}

/// What a seat would score if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    pub seat: Seat,
    pub points: i32,
    /// The same categories in the same order as in the outcome.
    pub sheet: ArrayVec<ScoreLine, MAX_CATEGORIES>,
}

impl Tally {
    pub fn new(seat: Seat, lines: impl IntoIterator<Item = ScoreLine>) -> Tally {
        let sheet: ArrayVec<ScoreLine, MAX_CATEGORIES> = lines.into_iter().collect();
        Tally { seat, points: sheet.iter().map(|line| line.points).sum(), sheet }
    }
}

impl Outcome {
    /// Everybody who shares the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.standings.iter().filter(|standing| standing.place == Some(1)).map(|standing| standing.seat)
    }
}

/// Places from scores that compare by `Ord`, the highest first, numbered 1, 1, 3.
pub fn rank<K: Ord + Copy>(scores: &BySeat<K>) -> BySeat<u8> {
    scores.map(|score| 1 + scores.values().filter(|other| **other > score).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        let ranks = |scores: &[i32]| rank(&BySeat::from_slice(scores).unwrap()).as_slice().to_vec();
        assert_eq!(ranks(&[30, 50, 50, 10]), [3, 1, 1, 4]);
        assert_eq!(ranks(&[1, 2, 3]), [3, 2, 1]);
        assert_eq!(ranks(&[5, 5, 5]), [1, 1, 1]);
    }
}
