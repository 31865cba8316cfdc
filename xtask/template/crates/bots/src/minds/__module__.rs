//! __Name__ at a glance: points so far.

use crate::{Choice, Mind};
use catalogue::__module__::{__Type__, Action};
use engine::{BySeat, Game, Seat};

impl Mind for __Type__ {
    const HORIZON: u32 = u32::MAX;
    const LEAD: f32 = 10.0;
    const SPREAD: f32 = 1.0;

    /// More stones look better; the search finds out about the last one.
    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        let mut actions = Vec::new();
        self.candidates(seat, &mut actions);
        out.extend(actions.into_iter().map(|action| {
            let Action::Take { stones } = action;
            Choice { action, worth: stones.into() }
        }));
    }

    fn estimate(&self) -> BySeat<f32> {
        let tally = self.tally().expect("points are counted at any time");
        BySeat::from_fn(self.seats(), |seat| tally[seat.index()].points as f32)
    }
}
