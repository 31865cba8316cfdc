//! The Develop phase (EN1 p.10-12).

mod automation;
mod build;
mod flag;
mod move_tiles;

use crate::action::{Action, CommonAction, DevelopAction};
use crate::data::Cubes;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Develop, Phase, Step, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    pub(crate) fn check_develop(&self, develop: &Develop, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(develop.decides(), seat)?;
        match (develop.step, action) {
            (Step::Action, Action::Common(CommonAction::Pass)) => Ok(()),
            (Step::Action, Action::Develop(action)) => self.check_develop_action(seat, action),
            (step, Action::March(action)) => self.check_march(step, seat, action),
            _ => Err(Illegal::WrongMoment),
        }
    }

    fn check_develop_action(&self, seat: Seat, action: &DevelopAction) -> Result<(), Illegal> {
        match action {
            DevelopAction::PlaceFlag { hex } => self.check_flag(seat, *hex),
            DevelopAction::Build { tile, hex, rotation, force } => self.build_cost(seat, *tile, *hex, *rotation, *force).map(|_| ()),
            DevelopAction::MoveTiles { tiles, tokens } => self.moved(seat, tiles, tokens).map(|_| ()),
            DevelopAction::Automate { hex } => self.check_automation(seat, *hex),
            DevelopAction::BuildUnit { hex } => self.check_unit(seat, *hex),
            DevelopAction::Transport { from, to, colonize } => self.check_transport(seat, *from, *to, *colonize),
        }
    }

    pub(crate) fn apply_develop(&mut self, seat: Seat, action: DevelopAction, events: &mut impl Sink<Event>) {
        match action {
            DevelopAction::PlaceFlag { hex } => self.place_flag(seat, hex, events),
            DevelopAction::Build { tile, hex, rotation, force } => self.build(seat, tile, hex, (rotation, force), events),
            DevelopAction::MoveTiles { tiles, tokens } => self.move_tiles(seat, &tiles, &tokens, events),
            DevelopAction::Automate { hex } => self.automate(seat, hex, events),
            DevelopAction::BuildUnit { hex } => self.build_unit(seat, hex, events),
            DevelopAction::Transport { from, to, colonize } => self.transport(seat, from, to, colonize, events),
        }
        self.end_develop_action(seat);
    }

    /// The next player has a Develop action (EN1 p.10).
    pub(crate) fn end_develop_action(&mut self, seat: Seat) {
        self.phase = Phase::Develop(Develop { active: self.next_player(seat), passes: 0, step: Step::Action });
    }

    /// The phase is over when everybody has passed in a row; whoever passed may act again before (EN1 p.10).
    pub(crate) fn pass_develop(&mut self, develop: Develop, seat: Seat, events: &mut impl Sink<Event>) {
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
