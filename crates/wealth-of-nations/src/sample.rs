//! Random legal actions. Every legal action can come, but those that bring a game forward come more often: a game
//! of pure chance would run out of money and stand still (R16).

mod develop;
mod draft;
mod plan;
mod produce;
mod trade;
mod war;

use crate::action::{Action, CommonAction, ProduceAction, SetUpAction};
use crate::board::{Hex, HexSet};
use crate::state::{Phase, WealthOfNations};
use engine::{Dice, Seat};
use rand::RngExt;

/// How seldom a plan comes where something else could: it changes nothing.
const PLAN: u32 = 256;

impl WealthOfNations {
    pub(crate) fn draw_action(&self, seat: Seat, dice: &mut Dice) -> Action {
        if dice.random_range(0..PLAN) == 0 {
            return self.draw_plan(dice);
        }
        match &self.phase {
            Phase::Trade(trade) => self.draw_trade(trade, seat, dice),
            Phase::Draft(draft) if self.drafter(draft) == seat => self.draw_package(draft, dice),
            Phase::Claims { seat: asked } if *asked == seat => Action::SetUp(SetUpAction::Claim {
                hex: any_hex(self.playable().minus(self.claimed()), dice).expect("there is more room than flags"),
            }),
            Phase::Stations { seat: asked } if *asked == seat => self.draw_station(seat, dice),
            Phase::Develop(develop) if develop.decides() == seat => self.draw_development(develop, seat, dice),
            Phase::Occupy { seat: asked, .. } if *asked == seat => self.draw_occupation(seat, dice),
            Phase::Produce(producing) if producing.asked.contains(seat) => {
                Action::Produce(ProduceAction::Produce(self.draw_production(seat, dice)))
            }
            Phase::Repay { owing } if owing.contains(seat) => {
                Action::Common(CommonAction::RepayNotes { notes: most_often_all(self.notes_to_repay(seat), dice) })
            }
            Phase::Draft(_)
            | Phase::Claims { .. }
            | Phase::Stations { .. }
            | Phase::Develop(_)
            | Phase::Occupy { .. }
            | Phase::Produce(_)
            | Phase::Repay { .. } => self.draw_plan(dice),
            Phase::FirstPlayer | Phase::Over => unreachable!("nobody can act now"),
        }
    }
}

/// One of the hexes, each as likely as the others.
#[inline]
fn any_hex(hexes: HexSet, dice: &mut Dice) -> Option<Hex> {
    (!hexes.is_empty()).then(|| hexes.nth(dice.random_range(0..u32::from(hexes.len()))))
}

/// Any number up to the most, the most itself three times out of four.
fn most_often_all(most: u32, dice: &mut Dice) -> u32 {
    if dice.random_ratio(3, 4) { most } else { dice.random_range(0..=most) }
}
