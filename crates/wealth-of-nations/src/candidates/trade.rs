//! Trades with the markets, notes, answers, and offers at about the advised value.

use super::List;
use crate::action::{Action, CommonAction, Proposal, TradeAction};
use crate::data::{Commodity, Cubes, Market};
use crate::rules::trade::PROPOSALS_A_PHASE;
use crate::state::{Bundle, Trade, WealthOfNations};
use engine::{Seat, SeatSet};

impl WealthOfNations {
    pub(super) fn list_trades(&self, trade: &Trade, seat: Seat, list: &mut List<'_>) {
        if seat == trade.active {
            list.add(Action::Common(CommonAction::Pass));
            self.each_lot(|cubes| {
                for action in [Action::Trade(TradeAction::Buy { cubes }), Action::Trade(TradeAction::Sell { cubes })] {
                    if self.check_trade(trade, seat, &action).is_ok() {
                        list.add(action);
                    }
                }
            });
        }
        if self.notes_to_take(seat) > 0 {
            list.add(Action::Trade(TradeAction::TakeNotes { notes: 1 }));
        }
        if self.notes_to_repay(seat) > 0 {
            list.add(Action::Common(CommonAction::RepayNotes { notes: 1 }));
        }
        self.list_answers(trade, seat, list);
        if self.has_barter() && trade.proposals < PROPOSALS_A_PHASE {
            let partners = if seat == trade.active { self.players().without(seat) } else { SeatSet::one(trade.active) };
            partners.iter().filter(|to| trade.offer(seat, *to).is_none()).for_each(|to| self.list_offers(seat, to, list));
        }
    }

    /// Every lot of cubes that is one trade with the markets.
    fn each_lot(&self, mut visit: impl FnMut(Cubes)) {
        let most = self.cubes_a_trade();
        for (first, a) in Commodity::ALL.into_iter().enumerate() {
            visit(Cubes::one(a));
            if most == 1 {
                continue;
            }
            for (second, b) in Commodity::ALL.into_iter().enumerate().skip(first) {
                visit(Cubes::one(a).and(b, 1));
                for c in Commodity::ALL.into_iter().skip(second) {
                    visit(Cubes::one(a).and(b, 1).and(c, 1));
                }
            }
        }
    }

    fn list_answers(&self, trade: &Trade, seat: Seat, list: &mut List<'_>) {
        for offer in &trade.offers {
            if offer.from == seat {
                list.add(Action::Trade(TradeAction::Withdraw { to: offer.to }));
            } else if offer.to == seat {
                let accept = Action::Trade(TradeAction::Accept { from: offer.from });
                if self.check_trade(trade, seat, &accept).is_ok() {
                    list.add(accept);
                }
                list.add(Action::Trade(TradeAction::Decline { from: offer.from }));
            }
        }
    }

    /// One cube for money either way, and one for one, the difference in money. What others can pay is left to them.
    fn list_offers(&self, seat: Seat, to: Seat, list: &mut List<'_>) {
        let (mine, theirs) = (self.nations[seat].cubes, self.nations[to].cubes);
        let worth = |commodity: Commodity| Market::of(commodity).barter_halves(self.stocks[commodity.index()]).div_ceil(2);
        let cube = |commodity| Bundle { cubes: Cubes::one(commodity), ..Bundle::default() };
        let money = |money| Bundle { money, ..Bundle::default() };
        let mut offer = |give, take| list.add(Action::Trade(TradeAction::Offer(Proposal { to, give, take, promise: String::new() })));
        for (wanted, _) in theirs.iter() {
            if worth(wanted) <= self.nations[seat].money {
                offer(money(worth(wanted)), cube(wanted));
            }
            for (given, _) in mine.iter().filter(|(given, _)| *given != wanted) {
                let (give, take) = (Bundle { money: worth(wanted).saturating_sub(worth(given)), ..cube(given) }, cube(wanted));
                let change = worth(given).saturating_sub(worth(wanted));
                if give.money <= self.nations[seat].money {
                    offer(give, Bundle { money: change, ..take });
                }
            }
        }
        for (given, _) in mine.iter() {
            offer(cube(given), money(worth(given)));
        }
    }
}
