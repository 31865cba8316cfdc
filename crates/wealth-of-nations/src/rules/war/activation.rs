//! Activations: one food buys up to three; each is a move of at most one hex, then at most one operation. A
//! defender may fight in between (FRWC p.11, 13).

use crate::board::Hex;
use crate::data::MARCH_COST;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Develop, Phase, Step, WealthOfNations};
use engine::{Seat, Sink};

/// Activations for one food.
pub const ACTIVATIONS: u8 = 3;

impl WealthOfNations {
    pub(crate) fn check_activation(&self, step: Step, seat: Seat, from: Hex, to: Hex) -> Result<(), Illegal> {
        self.check_war()?;
        if !self.nations[seat].units.contains(from) {
            return Err(Illegal::NoUnitThere { hex: from });
        }
        if from != to && !from.around().contains(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if !self.playable().contains(to) {
            return Err(Illegal::Impassable { hex: to });
        }
        // The first activation pays for all three.
        if step == Step::Action { self.check_cost(seat, MARCH_COST) } else { Ok(()) }
    }

    pub(crate) fn activate(&mut self, seat: Seat, from: Hex, to: Hex, events: &mut impl Sink<Event>) {
        let left = match self.develop().step {
            Step::March { left } => left - 1,
            Step::Action | Step::Defence { .. } | Step::Operation { .. } => {
                self.pay(seat, MARCH_COST, events);
                ACTIVATIONS - 1
            }
        };
        if from == to {
            return self.begin_operation(seat, left, to, events);
        }
        let units = &mut self.nations[seat].units;
        units.remove(from);
        units.add(to);
        events.add(|| Event::UnitMoved { seat, from, to });
        self.ask_defender(seat, seat, left, to, events);
    }

    /// Defenders are asked clockwise from the mover's left; the first who fights ends it (R55, R56).
    fn ask_defender(&mut self, mover: Seat, after: Seat, left: u8, hex: Hex, events: &mut impl Sink<Event>) {
        let mut next = self.next_player(after);
        while next != mover && !self.nations[next].units.contains(hex) {
            next = self.next_player(next);
        }
        if next == mover {
            self.begin_operation(mover, left, hex, events);
        } else {
            self.set_step(Step::Defence { left, hex, defender: next });
        }
    }

    /// The battle takes place before the unit that came in can do anything (FRWC p.13).
    pub(crate) fn defend(&mut self, defender: Seat, fight: bool, events: &mut impl Sink<Event>) {
        let Develop { active, step: Step::Defence { left, hex, .. }, .. } = self.develop() else { unreachable!("a defender was asked") };
        if fight {
            self.battle(active, defender, hex, true, events);
            self.end_activation(active, left, events);
        } else {
            events.add(|| Event::DefenceDeclined { seat: defender, hex });
            self.ask_defender(active, defender, left, hex, events);
        }
    }

    /// The next activation, or the end of the action when there is none left or nobody to activate.
    pub(super) fn end_activation(&mut self, seat: Seat, left: u8, events: &mut impl Sink<Event>) {
        if left == 0 || self.nations[seat].units.is_empty() {
            self.end_march(events);
        } else {
            self.set_step(Step::March { left });
        }
    }

    pub(crate) fn end_march(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.develop().active;
        events.add(|| Event::MarchEnded { seat });
        self.end_develop_action(seat);
    }

    pub(super) fn develop(&self) -> Develop {
        let Phase::Develop(develop) = self.phase else { unreachable!("units act in a Develop phase") };
        develop
    }

    pub(super) fn set_step(&mut self, step: Step) {
        self.phase = Phase::Develop(Develop { step, ..self.develop() });
    }
}
