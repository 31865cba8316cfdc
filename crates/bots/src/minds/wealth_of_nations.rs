//! Wealth of Nations at a glance: each round is planned backwards, from what is to be built and run.

mod barter;
mod develop;
mod draft;
mod foresight;
mod ledger;
mod memory;
mod outlook;
mod plan;
mod produce;
mod sites;
mod spot;
mod trade;
mod value;
mod war;
mod works;

use crate::{Budget, Choice, Mind, Thought};
use engine::{BySeat, Dice, Game, Seat, SeatSet};
use memory::Memory;
use outlook::Style;
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Action, CommonAction, View, WealthOfNations};

impl Mind for WealthOfNations {
    const HORIZON: u32 = 60;
    const LEAD: f32 = 30.0;
    const SPREAD: f32 = 0.3;
    const IMAGINED: u32 = 10_000;
    const HARD: u32 = 12;
    const EXPERT: u32 = 36;

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        weigh(self, seat, Style::plain(self, seat), out);
    }

    fn may_speak(&self) -> SeatSet {
        match &self.phase {
            Phase::Trade(trade) if self.has_barter() && self.end.is_none() => self.players().without(trade.active),
            _ => SeatSet::EMPTY,
        }
    }

    fn aside(&self, seat: Seat) -> Option<Action> {
        barter::aside(self, seat, &mut Memory::default())
    }

    fn think(view: &View, seat: Seat, budget: Budget, dice: &mut Dice) -> Thought<Action> {
        foresight::think(WealthOfNations::determinize(view, dice), seat, budget)
    }

    fn play_on(self, dice: &mut Dice) -> WealthOfNations {
        foresight::play_on(self, Self::HORIZON, dice)
    }

    fn estimate(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seats(), |seat| value::worth(self, seat, Style::PLAIN) / 10.0)
    }
}

/// What a seat that plays in this style could do, best first.
fn weigh(state: &WealthOfNations, seat: Seat, style: Style, out: &mut Vec<Choice<Action>>) {
    match &state.phase {
        Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. } => draft::weigh(state, seat, style, out),
        Phase::Trade(_) => trade::weigh(state, seat, style, out),
        Phase::Develop(develop) if develop.step == Step::Action => develop::weigh(state, seat, style, out),
        Phase::Develop(_) | Phase::Occupy { .. } => war::weigh(state, seat, out),
        Phase::Produce(_) => produce::weigh(state, seat, style, out),
        Phase::Repay { .. } => {
            out.push(Choice { action: Action::Common(CommonAction::RepayNotes { notes: state.notes_to_repay(seat) }), worth: 1.0 });
        }
        Phase::FirstPlayer | Phase::Over => unreachable!("nobody is awaited"),
    }
}
