//! What an action does that no number of the own nation tells.

use super::Reason;
use crate::action::{Action, DevelopAction, TradeAction};
use crate::view::View;

pub(super) fn of(view: &View, action: &Action) -> Vec<Reason> {
    match action {
        Action::Develop(DevelopAction::Build { tile, .. }) if view.table.stacks[tile.index()] == 1 => {
            vec![Reason::LastTile { tile: *tile }]
        }
        Action::Trade(TradeAction::Accept { from }) => {
            let answer = view.answers.iter().find(|answer| answer.from == *from);
            answer.map(|answer| Reason::Barter { with: *from, gain: answer.here.market as i32 }).into_iter().collect()
        }
        Action::Develop(_)
        | Action::Trade(_)
        | Action::Common(_)
        | Action::Draft(_)
        | Action::SetUp(_)
        | Action::March(_)
        | Action::Produce(_) => Vec::new(),
    }
}
