//! Points and places: a point for each stone, and more for the last.

use crate::data::tables;
use crate::state::{__Type__, Phase};
use arrayvec::ArrayVec;
use engine::{BySeat, Outcome, ScoreLine, Seat, Standing, Tally, rank};

impl __Type__ {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let places = rank(&BySeat::from_fn(self.taken.seats(), |seat| self.points(seat)));
        let standings = Seat::all(self.taken.seats()).map(|seat| Standing {
            seat,
            place: Some(places[seat]),
            points: self.points(seat),
            tie_breaks: ArrayVec::new(),
            sheet: self.lines(seat).into_iter().collect(),
        });
        Some(Outcome { reason: "heap-gone", standings: standings.collect() })
    }

    pub(crate) fn tally_now(&self) -> Vec<Tally> {
        Seat::all(self.taken.seats()).map(|seat| Tally::new(seat, self.lines(seat))).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.lines(seat).iter().map(|line| line.points).sum()
    }

    fn lines(&self, seat: Seat) -> [ScoreLine; 2] {
        let last = if self.phase == Phase::Over(seat) { tables().last } else { 0 };
        [("stones", self.taken[seat]), ("last", last)].map(|(category, points)| ScoreLine { category, points: points.into() })
    }
}
