//! A game in which everybody only passes. The rules have no cure for it; it ends as if the end had been triggered, unless
//! the table wants it to go on for ever (R16).

use crate::action::{Action, CommonAction, ProduceAction, Production, TradeAction};
use crate::options::Sleeping;
use crate::state::WealthOfNations;

/// So many whole rounds in which nobody does more than pass end the game. Nobody who has anything in mind waits so long.
pub const QUIET_ROUNDS: u8 = 10;

impl WealthOfNations {
    /// Whether the round that is over now was the last of so many: one that somebody was busy in is not whole.
    pub(crate) fn is_asleep(&self) -> bool {
        match self.options.sleeping {
            Sleeping::Ends => self.quiet >= QUIET_ROUNDS,
            Sleeping::GoesOn => false,
        }
    }

    /// Whoever does more than pass or run nothing keeps the game awake.
    pub(crate) fn keep_awake(&mut self, action: &Action) {
        let asleep = match action {
            // Words move nothing: an offer keeps the game awake when it is accepted, an occupation when something is run.
            Action::Common(CommonAction::Pass | CommonAction::Plan(_))
            | Action::Trade(TradeAction::Offer(_) | TradeAction::Decline { .. } | TradeAction::Withdraw { .. })
            | Action::Produce(ProduceAction::Occupy { .. }) => true,
            Action::Produce(ProduceAction::Produce(production)) => *production == Production::default(),
            Action::Common(CommonAction::RepayNotes { .. })
            | Action::Trade(
                TradeAction::Buy { .. } | TradeAction::Sell { .. } | TradeAction::Accept { .. } | TradeAction::TakeNotes { .. },
            )
            | Action::Draft(_)
            | Action::SetUp(_)
            | Action::Develop(_)
            | Action::March(_) => false,
        };
        if !asleep {
            self.quiet = 0;
        }
    }
}
