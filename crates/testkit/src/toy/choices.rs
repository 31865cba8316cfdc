//! What a trader can choose from.

use super::action::HaggleAction;
use super::rules::STALL_PRICE;
use super::state::{Haggle, Phase};
use engine::{Dice, Seat};
use rand::RngExt;

impl Haggle {
    /// Every legal action of a seat, but offers at one price only.
    pub(super) fn each_choice(&self, seat: Seat, mut add: impl FnMut(HaggleAction)) {
        match self.open.phase {
            Phase::Auction => (0..=self.open.coins[seat]).map(HaggleAction::Bid).for_each(add),
            Phase::Challenge => [HaggleAction::Contest, HaggleAction::Yield].into_iter().for_each(add),
            Phase::Market => {
                if seat == self.open.active {
                    self.each_turn(seat, &mut add);
                }
                self.each_offer(seat, &mut add);
                if self.open.offer.is_some_and(|offer| offer.to == seat) {
                    [HaggleAction::Accept, HaggleAction::Decline].into_iter().for_each(add);
                }
            }
            Phase::Deal | Phase::Over => {}
        }
    }

    /// Whether the price is left to the trader: then the choices above are not all there are.
    pub(super) fn can_offer(&self, seat: Seat) -> bool {
        let mut found = false;
        self.each_offer(seat, &mut |_| found = true);
        found
    }

    /// One of all legal actions, by chance.
    pub(super) fn any_action(&self, seat: Seat, dice: &mut Dice) -> HaggleAction {
        let mut count = 0;
        self.each_choice(seat, |_| count += 1);
        let mut nth = dice.random_range(0..count);
        let mut chosen = HaggleAction::Pass;
        self.each_choice(seat, |action| {
            if nth == 0 {
                chosen = action;
            }
            nth -= 1;
        });
        match chosen {
            HaggleAction::Offer { to, good, .. } => HaggleAction::Offer { to, good, coins: dice.random_range(1..=self.open.coins[to]) },
            other => other,
        }
    }

    fn each_turn(&self, seat: Seat, add: &mut impl FnMut(HaggleAction)) {
        add(HaggleAction::Pass);
        if self.open.stall.is_some() && self.open.coins[seat] >= STALL_PRICE {
            add(HaggleAction::Buy);
        }
        let goods = self.hands[seat].union(self.open.shown[seat]);
        goods.iter().filter(|good| self.open.bank >= good.worth()).for_each(|good| add(HaggleAction::Sell { good }));
    }

    fn each_offer(&self, seat: Seat, add: &mut impl FnMut(HaggleAction)) {
        let active = self.open.active;
        if self.open.phase != Phase::Market || self.open.offer.is_some() || self.open.offered.contains(seat) {
            return;
        }
        let partners = Seat::all(self.hands.seats()).filter(|&to| to != seat && (seat == active || to == active));
        for to in partners.filter(|&to| self.open.coins[to] > 0) {
            for good in self.hands[seat].iter() {
                add(HaggleAction::Offer { to, good, coins: good.worth().min(self.open.coins[to]) });
            }
        }
    }
}
