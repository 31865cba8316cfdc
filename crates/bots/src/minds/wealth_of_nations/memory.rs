//! Plans that were made already: within a Trade phase most of what is asked for has been asked before.

use super::outlook::Style;
use super::plan::{Plan, Planner, Shop};
use engine::{Seat, SeatSet};
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::data::Cubes;

/// All that a plan for the open markets depends on and that changes during a Trade phase.
#[derive(Clone, Copy, PartialEq)]
struct Case {
    round: u32,
    players: SeatSet,
    seat: Seat,
    style: Style,
    stocks: [u8; 5],
    cubes: Cubes,
    money: u32,
    notes: u32,
}

impl Case {
    fn of(state: &WealthOfNations, seat: Seat, style: Style) -> Case {
        let nation = &state.nations[seat];
        Case {
            round: state.round,
            players: state.players(),
            seat,
            style,
            stocks: state.stocks,
            cubes: nation.cubes,
            money: nation.money,
            notes: nation.notes,
        }
    }
}

/// The plans of one game as it goes on, or of one moment in it.
#[derive(Default)]
pub(super) struct Memory(Vec<(Case, Plan)>);

impl Memory {
    /// What a nation plans while the markets are open.
    pub(super) fn plan(&mut self, state: &WealthOfNations, seat: Seat, style: Style) -> &Plan {
        let case = Case::of(state, seat, style);
        if self.0.first().is_some_and(|(first, _)| first.round != case.round) {
            self.0.clear();
        }
        let at = self.0.iter().rposition(|(known, _)| *known == case).unwrap_or_else(|| {
            self.0.push((case, Planner::new(state, seat, style, Shop::Open).plan()));
            self.0.len() - 1
        });
        &self.0[at].1
    }
}
