//! The end of the game (EN1 p.14, FRWC p.9).

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{EndTrigger, Phase, WealthOfNations};
use engine::{Seat, SeatSet, Sink};

impl WealthOfNations {
    /// Which end condition the board meets now.
    pub(crate) fn end_trigger(&self) -> Option<EndTrigger> {
        None
    }

    /// The last production is over and the marker has passed: the final Trade phase or the final sale.
    pub(crate) fn begin_finale(&mut self, _events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
    }

    pub(crate) fn check_repay(&self, owing: SeatSet, seat: Seat, _action: &Action) -> Result<(), Illegal> {
        if owing.contains(seat) { Err(Illegal::WrongMoment) } else { Err(Illegal::NotYourDecision) }
    }

    pub(crate) fn apply_repay(&mut self, _seat: Seat, _action: Action, _events: &mut impl Sink<Event>) {}
}
