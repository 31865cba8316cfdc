//! A game in which nobody can ever do anything again. The rules have no cure for it (R16), and nothing is cut short
//! when it is over: passing is all that is left.

use super::trade::payout;
use crate::action::{Action, Production};
use crate::data::{Commodity, Cubes, Market};
use crate::state::WealthOfNations;

/// More rounds than these in which nobody does more than pass end the game. Nobody who has anything in mind waits so
/// long; it stops machines that have nothing left to do (R16).
const QUIET_ROUNDS: u8 = 10;

impl WealthOfNations {
    /// A round is over.
    pub(crate) fn is_asleep(&mut self) -> bool {
        self.quiet += 1;
        self.quiet > QUIET_ROUNDS
    }

    /// Whoever does more than pass or run nothing keeps the game awake.
    pub(crate) fn keep_awake(&mut self, action: &Action) {
        let asleep = match action {
            // Words move nothing: an offer keeps the game awake when it is accepted, an occupation when something is run.
            Action::Pass
            | Action::Plan(_)
            | Action::Offer(_)
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Occupy { .. } => true,
            Action::Produce(production) => *production == Production::default(),
            Action::TakeIndustry { .. }
            | Action::TakeCommodity { .. }
            | Action::Claim { .. }
            | Action::Station { .. }
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Accept { .. }
            | Action::TakeNotes { .. }
            | Action::RepayNotes { .. }
            | Action::PlaceFlag { .. }
            | Action::Build { .. }
            | Action::MoveTiles { .. }
            | Action::Automate { .. }
            | Action::BuildUnit { .. }
            | Action::Activate { .. }
            | Action::Defend { .. }
            | Action::Operate(_)
            | Action::Halt
            | Action::Transport { .. } => false,
        };
        if !asleep {
            self.quiet = 0;
        }
    }

    /// Without cubes nothing is sold, developed or run; without money for the cheapest cube none is bought. Where
    /// players barter, notes can change hands and new ones pay again; in the second edition interest ends it.
    pub(crate) fn is_stalemate(&self) -> bool {
        if self.has_barter() || self.is_second_edition() {
            return false;
        }
        let price = |commodity: Commodity| Market::of(commodity).buy_price(self.stocks[commodity.index()]);
        let cheapest = Commodity::ALL.into_iter().map(price).min().expect("there are markets");
        self.players().iter().all(|seat| {
            let nation = &self.nations[seat];
            nation.cubes == Cubes::NONE && nation.money + payout(nation.notes, self.notes_to_take(seat)) < cheapest
        })
    }
}
