//! The planning board: a player's own marks, which bind nobody (FRWC p.16).

use crate::event::Event;
use crate::state::{Plan, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    pub(crate) fn apply_plan(&mut self, seat: Seat, plan: Plan, events: &mut impl Sink<Event>) {
        self.plans[seat] = plan;
        events.add(|| Event::Planned { seat, plan });
    }
}
