//! What more than one phase knows: passing, repaying notes, and the planning board, a player's own marks, which bind
//! nobody (FRWC p.16).

use crate::action::CommonAction;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, Plan, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    /// A plan can be changed as long as the game goes on.
    pub(crate) fn check_going_on(&self) -> Result<(), Illegal> {
        if matches!(self.phase, Phase::FirstPlayer | Phase::Over) { Err(Illegal::WrongMoment) } else { Ok(()) }
    }

    pub(crate) fn apply_common(&mut self, seat: Seat, action: CommonAction, events: &mut impl Sink<Event>) {
        match (action, &self.phase) {
            (CommonAction::Plan(plan), _) => self.apply_plan(seat, plan, events),
            (CommonAction::Pass, Phase::Develop(develop)) => self.pass_develop(*develop, seat, events),
            (CommonAction::Pass, _) => self.pass_trade(seat, events),
            (CommonAction::RepayNotes { notes }, Phase::Repay { owing }) => self.apply_repay(*owing, seat, notes, events),
            (CommonAction::RepayNotes { notes }, _) => self.repay_notes(seat, notes, events),
        }
    }

    fn apply_plan(&mut self, seat: Seat, plan: Plan, events: &mut impl Sink<Event>) {
        self.plans[seat] = plan;
        events.add(|| Event::Planned { seat, plan });
    }
}
