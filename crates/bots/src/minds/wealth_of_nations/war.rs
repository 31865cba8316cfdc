//! Orders for military units.

use super::outlook::{Outlook, Style};
use super::sites::unit;
use crate::Choice;
use arrayvec::ArrayVec;
use engine::{Game, Seat};
use wealth_of_nations::data::{Industry, UNITS};
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Action, MarchAction, OccupyingUnit, Operation, ProduceAction, WealthOfNations};

/// What is decided in the middle of a march, and who occupies.
pub(super) fn weigh(state: &WealthOfNations, seat: Seat, out: &mut Vec<Choice<Action>>) {
    out.push(Choice { action: best(state, seat), worth: 1.0 });
}

pub(super) fn best(state: &WealthOfNations, seat: Seat) -> Action {
    match &state.phase {
        Phase::Occupy { .. } => occupy(state, seat),
        Phase::Develop(develop) => match develop.step {
            // A unit of one's own for one of theirs: a fair exchange that keeps the bloc's output.
            Step::Defence { hex, .. } => Action::March(MarchAction::Defend { fight: state.tiles_of(seat).contains(hex) }),
            Step::Operation { .. } => operation(state, seat),
            Step::Action | Step::March { .. } => state.default_action(seat),
        },
        _ => state.default_action(seat),
    }
}

/// Land is taken where it can be: from others first, then free land.
fn operation(state: &WealthOfNations, seat: Seat) -> Action {
    let wanted = [Operation::Conquest, Operation::Colonize];
    let legal = |operation: &Operation| state.check(seat, &Action::March(MarchAction::Operate(*operation))).is_ok();
    Action::March(MarchAction::Operate(wanted.into_iter().find(legal).unwrap_or(Operation::Nothing)))
}

/// Every unit that can occupy does, the section whose dots are worth more.
fn occupy(state: &WealthOfNations, seat: Seat) -> Action {
    let outlook = Outlook::new(state, Style::PLAIN);
    let mut units: ArrayVec<OccupyingUnit, UNITS> = ArrayVec::new();
    for &hex in state.nations[seat].units.as_slice() {
        let sections = Industry::ALL.into_iter().filter(|industry| state.map.sections(*industry).contains(hex));
        let Some(industry) = sections.max_by(|a, b| unit(*a, &outlook).total_cmp(&unit(*b, &outlook))) else { continue };
        let mut with = units.clone();
        with.push(OccupyingUnit { hex, industry });
        if state.check(seat, &Action::Produce(ProduceAction::Occupy { units: with.clone() })).is_ok() {
            units = with;
        }
    }
    Action::Produce(ProduceAction::Occupy { units })
}
