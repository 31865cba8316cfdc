//! War Clouds: military units in the Develop phase (FRWC p.10-14).

mod activation;
mod operation;
mod transport;
mod unit;

pub use activation::ACTIVATIONS;

use crate::action::MarchAction;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Step, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    /// A march begins as a Develop action; then each step waits for an answer of its own.
    pub(crate) fn check_march(&self, step: Step, seat: Seat, action: &MarchAction) -> Result<(), Illegal> {
        match (step, action) {
            (Step::Action | Step::March { .. }, MarchAction::Activate { from, to }) => self.check_activation(step, seat, *from, *to),
            (Step::March { .. }, MarchAction::Halt) | (Step::Defence { .. }, MarchAction::Defend { .. }) => Ok(()),
            (Step::Operation { hex, .. }, MarchAction::Operate(operation)) => self.check_operation(seat, hex, *operation),
            _ => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn apply_march(&mut self, seat: Seat, action: &MarchAction, events: &mut impl Sink<Event>) {
        match *action {
            MarchAction::Activate { from, to } => self.activate(seat, from, to, events),
            MarchAction::Defend { fight } => self.defend(seat, fight, events),
            MarchAction::Operate(operation) => self.operate(seat, operation, events),
            MarchAction::Halt => self.end_march(events),
        }
    }
}
