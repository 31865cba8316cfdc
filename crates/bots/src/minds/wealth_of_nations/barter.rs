//! Barter: what one nation has left over and another lacks changes hands at about the advised value, and both gain by
//! it what the markets would have kept.

use super::ledger::{Goods, cubes, fair, goods, missing, net_worth};
use super::memory::Memory;
use super::outlook::{NOTE, Style, rounds_left};
use super::value::finale;
use engine::Seat;
use wealth_of_nations::state::{Bundle, Offer, Phase, Trade};
use wealth_of_nations::{Action, Proposal, TradeAction, WealthOfNations};

/// What a barter must bring to be worth the words, in money.
const WORTH_WHILE: f32 = 3.0;
/// Who leads by so much more than this, in money, gets no gifts.
const LEADS: f32 = 30.0;
/// Proposals in a phase for each player; after that it has all been said.
const ENOUGH: u32 = 3;

/// What a nation means to do with its cubes in this round.
struct Intent {
    seat: Seat,
    have: Goods,
    need: Goods,
    money: i32,
}

impl Intent {
    fn of(state: &WealthOfNations, seat: Seat, memory: &mut Memory) -> Intent {
        let need = memory.plan(state, seat, Style::PLAIN).need();
        let nation = &state.nations[seat];
        Intent { seat, have: goods(&nation.cubes), need, money: nation.money as i32 }
    }

    /// What it gains if these cubes go and come, in money, beside what the markets would do for it.
    fn gains(&self, stocks: &Goods, give: &Goods, take: &Goods) -> f32 {
        let after: Goods = std::array::from_fn(|at| self.have[at] - give[at] + take[at]);
        (net_worth(stocks, &after, &self.need) - net_worth(stocks, &self.have, &self.need)) as f32
    }
}

/// What an offer brings to the one it is made to, by its own valuation and in money.
fn gain(state: &WealthOfNations, offer: &Offer, memory: &mut Memory) -> f32 {
    value(state, &Intent::of(state, offer.to, memory), &offer.take, &offer.give)
}

/// What an offer brings to the one who makes it.
fn own_gain(state: &WealthOfNations, offer: &Offer, memory: &mut Memory) -> f32 {
    value(state, &Intent::of(state, offer.from, memory), &offer.give, &offer.take)
}

fn value(state: &WealthOfNations, intent: &Intent, give: &Bundle, take: &Bundle) -> f32 {
    let stocks = state.stocks.map(i32::from);
    let cubes = intent.gains(&stocks, &goods(&give.cubes), &goods(&take.cubes));
    // A note that is taken over costs its interest too; of one that is handed over only what it would cost at once counts.
    let notes = give.notes as f32 * NOTE - take.notes as f32 * (NOTE + 5.0 + rounds_left(state));
    cubes + take.money as f32 - give.money as f32 + notes
}

/// The best of the open offers to a seat, if it is good enough to accept.
pub(super) fn welcome(state: &WealthOfNations, trade: &Trade, seat: Seat, memory: &mut Memory) -> Option<Seat> {
    let mut best: Option<(f32, Seat)> = None;
    for offer in trade.offers.iter().filter(|offer| offer.to == seat) {
        let covered = state.nations[offer.from].has(&offer.give) && state.nations[seat].has(&offer.take);
        let gain = gain(state, offer, memory);
        let least = best.map_or(WORTH_WHILE, |(gain, _)| gain);
        if covered && gain >= least && (!leads(state, offer.from, seat) || gain >= own_gain(state, offer, memory)) {
            best = Some((gain, offer.from));
        }
    }
    best.map(|(_, from)| from)
}

/// What a seat says though nobody waits for it: an answer, or a proposal to the active player.
pub(super) fn aside(state: &WealthOfNations, seat: Seat, memory: &mut Memory) -> Option<Action> {
    let Phase::Trade(trade) = &state.phase else { return None };
    if !state.has_barter() || state.end.is_some() || trade.active == seat {
        return None;
    }
    if let Some(from) = welcome(state, trade, seat, memory) {
        return Some(Action::Trade(TradeAction::Accept { from }));
    }
    let asked = trade.offer(trade.active, seat).is_some();
    let said = trade.offer(seat, trade.active);
    if let Some(offer) = said {
        // What has become bad since is taken back.
        return (own_gain(state, offer, memory) < 0.0).then_some(Action::Trade(TradeAction::Withdraw { to: trade.active }));
    }
    if trade.proposals < ENOUGH * u32::from(state.players().len())
        && let Some(proposal) = proposal(state, seat, trade.active, memory)
    {
        return Some(Action::Trade(TradeAction::Offer(proposal)));
    }
    asked.then_some(Action::Trade(TradeAction::Decline { from: trade.active }))
}

/// What a seat would propose to another one whose plan it guesses.
fn proposal(state: &WealthOfNations, seat: Seat, to: Seat, memory: &mut Memory) -> Option<Proposal> {
    deal(state, &Intent::of(state, seat, memory), &Intent::of(state, to, memory)).filter(|_| !leads(state, to, seat))
}

/// What would help both, at about the advised values.
fn deal(state: &WealthOfNations, mine: &Intent, theirs: &Intent) -> Option<Proposal> {
    let stocks = state.stocks.map(i32::from);
    let (give, take) = (flow(mine, theirs), flow(theirs, mine));
    if give == [0; 5] && take == [0; 5] {
        return None;
    }
    let (my_gain, their_gain) = (mine.gains(&stocks, &give, &take), theirs.gains(&stocks, &take, &give));
    let advised: f32 = (0..5).map(|at| (give[at] - take[at]) as f32 * fair(at, stocks[at])).sum();
    // Both gain; where the advised value would leave one of them too little, they meet half way.
    let fits = |price: f32| my_gain + price >= WORTH_WHILE && their_gain - price >= WORTH_WHILE;
    let price = [advised.round(), ((their_gain - my_gain) / 2.0).round()].into_iter().find(|price| fits(*price))?;
    let (pays, gets) = ((-price).max(0.0) as u32, price.max(0.0) as u32);
    if pays as i32 > mine.money || gets as i32 > theirs.money {
        return None;
    }
    let bundle = |goods: &Goods, money: u32| Bundle { cubes: cubes(goods), money, notes: 0 };
    Some(Proposal { to: theirs.seat, give: bundle(&give, pays), take: bundle(&take, gets), promise: String::new() })
}

/// What one has left over and the other lacks.
fn flow(from: &Intent, to: &Intent) -> Goods {
    let (over, lacking) = (missing(&from.need, &from.have), missing(&to.have, &to.need));
    std::array::from_fn(|at| over[at].min(lacking[at]))
}

/// Whether one seat is clearly ahead of everybody else, and of another one.
fn leads(state: &WealthOfNations, seat: Seat, of: Seat) -> bool {
    let points = finale(state);
    let best = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
    points[seat] > best + LEADS && points[of] < points[seat]
}
