//! The Trade phase (EN1 p.8-9, FRWC p.8-9).

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, Plan, Trade, WealthOfNations};
use engine::{Seat, SeatSet, Sink};

impl WealthOfNations {
    /// Every Trade phase begins with the first player, also the last one of the first edition.
    pub(crate) fn begin_trade(&mut self, events: &mut impl Sink<Event>) {
        events.add(|| Event::TradeBegan);
        self.phase = Phase::Trade(Trade { active: self.first, passes: 0, done: SeatSet::EMPTY, actions: 0, offers: Vec::new() });
    }

    pub(crate) fn check_trade(&self, trade: &Trade, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(trade.active, seat)?;
        if *action == Action::Pass { Ok(()) } else { Err(Illegal::WrongMoment) }
    }

    pub(crate) fn apply_trade(&mut self, seat: Seat, _action: Action, events: &mut impl Sink<Event>) {
        let next = self.next_player(seat);
        let everybody = self.players().len();
        let Phase::Trade(trade) = &mut self.phase else { unreachable!("it was checked in a Trade phase") };
        trade.passes += 1;
        trade.active = next;
        events.add(|| Event::Passed { seat });
        if trade.passes == everybody {
            self.begin_develop(events);
        }
    }

    /// Interest at the start of a round, with the notes it forces and the players it eliminates (FRWC p.8).
    pub(crate) fn settle_interest(&mut self, _events: &mut impl Sink<Event>) {}

    pub(crate) fn check_plan(&self, _seat: Seat, _plan: &Plan) -> Result<(), Illegal> {
        Ok(())
    }

    pub(crate) fn apply_plan(&mut self, seat: Seat, plan: Plan, _events: &mut impl Sink<Event>) {
        self.plans[seat] = plan;
    }
}
