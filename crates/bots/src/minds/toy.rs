//! The toy game of the tests: everything looks alike.

use crate::{Choice, Mind};
use engine::{BySeat, Game, Seat};
use testkit::toy::Haggle;

impl Mind for Haggle {
    const HORIZON: u32 = u32::MAX;
    const LEAD: f32 = 10.0;
    const SPREAD: f32 = 1.0;

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Self::Action>>) {
        let mut actions = Vec::new();
        self.candidates(seat, &mut actions);
        out.extend(actions.into_iter().map(|action| Choice { action, worth: 0.0 }));
    }

    fn estimate(&self) -> BySeat<f32> {
        let points = |seat: Seat| {
            let outcome = self.outcome()?;
            outcome.standings.iter().find(|standing| standing.seat == seat).map(|standing| standing.points as f32)
        };
        BySeat::from_fn(self.seats(), |seat| points(seat).unwrap_or(0.0))
    }
}
