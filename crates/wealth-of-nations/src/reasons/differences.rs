//! Where two positions differ for a nation.

use super::{Category, Reason};
use crate::data::{Commodity, Cubes, Industry};
use crate::state::{Phase, WealthOfNations};
use crate::view::View;
use engine::Seat;

pub(super) fn between(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
    let mut found = Vec::new();
    points(seat, from, to, &mut found);
    // A new round brings interest and the end the final sale: whatever differs then is not what the action does.
    let over = |table: &WealthOfNations| matches!(table.phase, Phase::Repay { .. } | Phase::Over);
    if from.table.round != to.table.round || over(&from.table) || over(&to.table) {
        return found;
    }
    dots(seat, from, to, &mut found);
    hand(seat, from, to, &mut found);
    upkeep(seat, from, to, &mut found);
    board(seat, from, to, &mut found);
    markets(from, to, &mut found);
    next_player(seat, from, to, &mut found);
    found
}

fn points(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let (from, to) = (&from.nations[seat.index()].score, &to.nations[seat.index()].score);
    let lines = [(Category::Tiles, from.tiles, to.tiles), (Category::Money, from.money, to.money), (Category::Notes, from.notes, to.notes)];
    let changed = lines.into_iter().filter(|(_, from, to)| from != to);
    found.extend(changed.map(|(category, from, to)| Reason::Points { category, from, to }));
}

fn dots(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let of = |view: &View, industry: Industry| {
        view.nations[seat.index()].blocs.iter().filter(|bloc| bloc.industry == industry).map(|bloc| bloc.dots).sum::<u32>()
    };
    for industry in Industry::ALL {
        let (before, after) = (of(from, industry), of(to, industry));
        if before != after {
            let larger = if after > before { to } else { from };
            let blocs = larger.nations[seat.index()].blocs.iter().filter(|bloc| bloc.industry == industry);
            let hex = blocs.max_by_key(|bloc| bloc.dots).and_then(|bloc| bloc.hexes.first());
            found.push(Reason::Dots { industry, from: before, to: after, hex });
        }
    }
}

/// Money, cubes, notes.
fn hand(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let (before, after) = (&from.table.nations[seat], &to.table.nations[seat]);
    if before.money != after.money {
        found.push(Reason::Money { from: before.money, to: after.money });
    }
    for commodity in Commodity::ALL {
        let (had, has) = (before.cubes[commodity], after.cubes[commodity]);
        if had != has {
            let sale = from.table.sale_price(&Cubes::of(commodity, had.abs_diff(has))) as u32;
            found.push(Reason::Cubes { commodity, from: had, to: has, sale });
        }
    }
    if before.notes != after.notes {
        found.push(Reason::Notes { from: before.notes, to: after.notes });
    }
    let interest = |view: &View| view.desk.as_ref().map_or(0, |desk| desk.bank.interest);
    if interest(from) != interest(to) {
        found.push(Reason::Interest { from: interest(from), to: interest(to) });
    }
}

fn upkeep(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let (before, after) = (&from.nations[seat.index()].upkeep, &to.nations[seat.index()].upkeep);
    // Once something has run, what it would take again says nothing.
    if matches!(from.table.phase, Phase::Produce(_)) || matches!(to.table.phase, Phase::Produce(_)) {
        return;
    }
    for commodity in Commodity::ALL {
        let (from, to) = (before.cost[commodity], after.cost[commodity]);
        if from != to {
            found.push(Reason::Upkeep { commodity, from, to });
        }
        let (from, to) = (before.missing[commodity], after.missing[commodity]);
        if from != to {
            found.push(Reason::Missing { commodity, from, to });
        }
    }
}

fn board(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    if idle(from, seat) != idle(to, seat) {
        found.push(Reason::Idle { from: idle(from, seat), to: idle(to, seat) });
    }
    let (before, after) = (&from.table.nations[seat], &to.table.nations[seat]);
    if before.flags_left != after.flags_left {
        found.push(Reason::Flags { from: before.flags_left, to: after.flags_left });
    }
    if before.units.len() != after.units.len() {
        found.push(Reason::Units { from: before.units.len() as u8, to: after.units.len() as u8 });
    }
    if let (None, Some(trigger)) = (from.ending.due, to.ending.due) {
        found.push(Reason::Ends { trigger });
    }
}

fn markets(from: &View, to: &View, found: &mut Vec<Reason>) {
    for (before, after) in from.markets.iter().zip(&to.markets) {
        if let (Some(&from), Some(&to)) = (before.buy.first(), after.buy.first())
            && from != to
        {
            found.push(Reason::Price { commodity: before.commodity, from, to });
        }
    }
}

/// Whoever is asked after this seat, in a Trade phase: prices move for them too.
fn next_player(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let Phase::Trade(trade) = &to.table.phase else { return };
    if trade.active == seat || !matches!(from.table.phase, Phase::Trade(_)) {
        return;
    }
    let pays = |view: &View| view.nations[trade.active.index()].upkeep.price as u32;
    if pays(from) != pays(to) {
        found.push(Reason::NextPays { seat: trade.active, from: pays(from), to: pays(to) });
    }
}

/// Own flags on the board without a tile.
pub(super) fn idle(view: &View, seat: Seat) -> u8 {
    view.table.nations[seat].flags.minus(view.table.map.tiled()).len()
}
