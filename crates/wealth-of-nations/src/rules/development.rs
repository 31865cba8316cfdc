//! The Develop phase (EN1 p.10-12).

mod automation;
mod build;
mod flag;
mod move_tiles;

use crate::action::Action;
use crate::data::Cubes;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Develop, Phase, Step, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    pub(crate) fn check_develop(&self, develop: &Develop, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(develop.decides(), seat)?;
        match develop.step {
            Step::Action => self.check_develop_action(seat, action),
            Step::March { .. } => match action {
                Action::Activate { from, to } => self.check_activation(develop.step, seat, *from, *to),
                Action::Halt => Ok(()),
                _ => Err(Illegal::WrongMoment),
            },
            Step::Defence { .. } => match action {
                Action::Defend { .. } => Ok(()),
                _ => Err(Illegal::WrongMoment),
            },
            Step::Operation { hex, .. } => match action {
                Action::Operate(operation) => self.check_operation(seat, hex, *operation),
                _ => Err(Illegal::WrongMoment),
            },
        }
    }

    fn check_develop_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::PlaceFlag { hex } => self.check_flag(seat, *hex),
            Action::Build { tile, hex, rotation, force } => self.build_cost(seat, *tile, *hex, *rotation, *force).map(|_| ()),
            Action::MoveTiles { tiles, tokens } => self.moved(seat, tiles, tokens).map(|_| ()),
            Action::Automate { hex } => self.check_automation(seat, *hex),
            Action::BuildUnit { hex } => self.check_unit(seat, *hex),
            Action::Activate { from, to } => self.check_activation(Step::Action, seat, *from, *to),
            Action::Transport { from, to, colonize } => self.check_transport(seat, *from, *to, *colonize),
            Action::TakeIndustry { .. }
            | Action::TakeCommodity { .. }
            | Action::Claim { .. }
            | Action::Station { .. }
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Offer(_)
            | Action::Accept { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::TakeNotes { .. }
            | Action::RepayNotes { .. }
            | Action::Defend { .. }
            | Action::Operate(_)
            | Action::Halt
            | Action::Occupy { .. }
            | Action::Produce(_)
            | Action::Plan(_) => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn apply_develop(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Pass => return self.pass_develop(seat, events),
            Action::Activate { from, to } => return self.activate(seat, from, to, events),
            Action::Halt => return self.end_march(events),
            Action::Defend { fight } => return self.defend(seat, fight, events),
            Action::Operate(operation) => return self.operate(seat, operation, events),
            Action::PlaceFlag { hex } => self.place_flag(seat, hex, events),
            Action::Build { tile, hex, rotation, force } => self.build(seat, tile, hex, (rotation, force), events),
            Action::MoveTiles { tiles, tokens } => self.move_tiles(seat, &tiles, &tokens, events),
            Action::Automate { hex } => self.automate(seat, hex, events),
            Action::BuildUnit { hex } => self.build_unit(seat, hex, events),
            Action::Transport { from, to, colonize } => self.transport(seat, from, to, colonize, events),
            _ => unreachable!("it was checked in a Develop phase"),
        }
        self.end_develop_action(seat);
    }

    /// The next player has a Develop action (EN1 p.10).
    pub(crate) fn end_develop_action(&mut self, seat: Seat) {
        self.phase = Phase::Develop(Develop { active: self.next_player(seat), passes: 0, step: Step::Action });
    }

    /// The phase is over when everybody has passed in a row; whoever passed may act again before (EN1 p.10).
    fn pass_develop(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Phase::Develop(develop) = self.phase else { unreachable!("it was checked in a Develop phase") };
        events.add(|| Event::Passed { seat });
        let passes = develop.passes + 1;
        if passes == self.players().len() {
            self.end_develop(events);
        } else {
            self.phase = Phase::Develop(Develop { active: self.next_player(seat), passes, step: Step::Action });
        }
    }

    /// That a player has these cubes.
    #[inline]
    pub(crate) fn check_cost(&self, seat: Seat, cost: Cubes) -> Result<(), Illegal> {
        let cubes = &self.nations[seat].cubes;
        if cubes.cover(&cost) { Ok(()) } else { Err(Illegal::CannotPay { cost, missing: cubes.missing(&cost) }) }
    }

    /// Spent cubes go to the supply, never to the wells (EN1 p.10).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cubes, events: &mut impl Sink<Event>) {
        self.nations[seat].cubes -= cost;
        events.add(|| Event::Paid { seat, cubes: cost });
    }
}
