//! Trading with the markets: what the plan lacks is bought, what it has no use for is sold, and notes fill the gap.

use super::barter;
use super::ledger::{Goods, cubes, goods, missing, purchase, sale};
use super::memory::Memory;
use super::outlook::Style;
use super::plan::Plan;
use crate::Choice;
use engine::Seat;
use wealth_of_nations::data::NOTE_REPAYMENT;
use wealth_of_nations::rules::trade::payout;
use wealth_of_nations::state::Phase;
use wealth_of_nations::{Action, CommonAction, TradeAction, WealthOfNations};

/// What a nation that grows keeps for the next round's tiles.
const KEPT: Goods = [0, 0, 2, 1, 1];
/// Fewer cubes than these left over are few.
const FEW: i32 = 3;
/// Who has so much more than a note costs hands one back.
const IDLE: u32 = 150;

/// What an active player does, best first.
pub(super) fn weigh(state: &WealthOfNations, seat: Seat, style: Style, out: &mut Vec<Choice<Action>>) {
    let action = best(state, seat, style, &mut Memory::default());
    if action != Action::Common(CommonAction::Pass) {
        out.push(Choice { action, worth: 1.0 });
    }
    out.push(Choice { action: Action::Common(CommonAction::Pass), worth: 0.0 });
}

/// What an active player does.
pub(super) fn best(state: &WealthOfNations, seat: Seat, style: Style, memory: &mut Memory) -> Action {
    let welcome = match &state.phase {
        Phase::Trade(trade) if !trade.offers.is_empty() => barter::welcome(state, trade, seat, memory),
        _ => None,
    };
    match welcome {
        Some(from) => Action::Trade(TradeAction::Accept { from }),
        None if state.end.is_some() => liquidate(state, seat),
        None => steady(state, seat, memory.plan(state, seat, style)),
    }
}

/// The next step of a plan made now. When all others have passed since the last one, a few cubes are not worth
/// another turn: selling them moves the price, and what they are sold for may look dear or cheap in turn, for ever.
fn steady(state: &WealthOfNations, seat: Seat, plan: &Plan) -> Action {
    let over = missing(&plan.need(), &goods(&state.nations[seat].cubes));
    let alone = matches!(&state.phase, Phase::Trade(trade) if trade.passes + 1 >= state.players().len());
    match step(state, seat, plan) {
        Action::Trade(TradeAction::Sell { cubes })
            if alone && cubes.iter().map(|(commodity, _)| over[commodity.index()]).sum::<i32>() < FEW =>
        {
            Action::Common(CommonAction::Pass)
        }
        action => action,
    }
}

/// The next thing that the plan asks for.
pub(super) fn step(state: &WealthOfNations, seat: Seat, plan: &Plan) -> Action {
    let nation = &state.nations[seat];
    let (have, need, now) = (goods(&nation.cubes), plan.need(), state.stocks.map(i32::from));
    let lacking = missing(&have, &need);
    let over = missing(&need, &have);
    let most = state.cubes_a_trade() as i32;
    if lacking != [0; 5] {
        let short = (0..5).map(|at| purchase(at, now[at], lacking[at])).sum::<i32>() - nation.money as i32;
        if short <= 0 {
            return Action::Trade(TradeAction::Buy { cubes: cubes(&first(&lacking, most, &now)) });
        }
        if over != [0; 5] {
            return sell(&over, most, &now);
        }
        let notes = (1..=plan.notes).find(|notes| payout(nation.notes, *notes) as i32 >= short);
        return match notes.filter(|notes| *notes <= state.notes_to_take(seat)) {
            Some(notes) => Action::Trade(TradeAction::TakeNotes { notes }),
            None => affordable(&lacking, nation.money as i32, &now, most).unwrap_or(Action::Common(CommonAction::Pass)),
        };
    }
    let spare = if plan.growing { missing(&kept(plan), &over) } else { over };
    if spare != [0; 5] {
        return sell(&spare, most, &now);
    }
    if nation.notes > 0 && nation.money >= NOTE_REPAYMENT + IDLE {
        return Action::Common(CommonAction::RepayNotes { notes: nation.notes.min((nation.money - IDLE) / NOTE_REPAYMENT) });
    }
    Action::Common(CommonAction::Pass)
}

/// What the next round will ask for beyond what this production makes.
fn kept(plan: &Plan) -> Goods {
    std::array::from_fn(|at| (plan.season.takes[at] + KEPT[at] - plan.season.makes[at]).max(0))
}

/// The last Trade phase of the first edition: everything becomes money, and money becomes notes handed back.
pub(super) fn liquidate(state: &WealthOfNations, seat: Seat) -> Action {
    let nation = &state.nations[seat];
    let have = goods(&nation.cubes);
    if have != [0; 5] {
        return sell(&have, state.cubes_a_trade() as i32, &state.stocks.map(i32::from));
    }
    match state.notes_to_repay(seat) {
        0 => Action::Common(CommonAction::Pass),
        notes => Action::Common(CommonAction::RepayNotes { notes }),
    }
}

/// As many cubes as one trade allows, the dearest first: their prices move most.
fn first(wanted: &Goods, most: i32, stocks: &Goods) -> Goods {
    let mut order = [0, 1, 2, 3, 4];
    order.sort_by_key(|at| -purchase(*at, stocks[*at], 1));
    let (mut lot, mut left) = ([0; 5], most);
    for at in order {
        lot[at] = wanted[at].min(left);
        left -= lot[at];
    }
    lot
}

fn sell(over: &Goods, most: i32, stocks: &Goods) -> Action {
    let mut order = [0, 1, 2, 3, 4];
    order.sort_by_key(|at| -sale(*at, stocks[*at], over[*at].min(most)));
    let (mut lot, mut left) = ([0; 5], most);
    for at in order {
        lot[at] = over[at].min(left);
        left -= lot[at];
    }
    Action::Trade(TradeAction::Sell { cubes: cubes(&lot) })
}

/// What of the missing cubes can be paid now.
fn affordable(lacking: &Goods, mut money: i32, stocks: &Goods, most: i32) -> Option<Action> {
    let (mut lot, mut left) = ([0; 5], most);
    for at in 0..5 {
        let mut taken = 0;
        while left > 0 && taken < lacking[at] {
            let price = purchase(at, stocks[at], taken + 1) - purchase(at, stocks[at], taken);
            if price > money {
                break;
            }
            money -= price;
            taken += 1;
            left -= 1;
        }
        lot[at] = taken;
    }
    (lot != [0; 5]).then(|| Action::Trade(TradeAction::Buy { cubes: cubes(&lot) }))
}
