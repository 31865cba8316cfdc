//! Where two positions differ for a country.

use super::{Category, Reason};
use crate::data::{Symbol, Tile, Track, globes};
use crate::state::{Country, Phase};
use crate::view::View;
use engine::{Game, Seat, Tally};

pub(super) fn between(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
    let mut found = Vec::new();
    points(seat, from, to, &mut found);
    // Where the final scoring has begun, money and discs have turned into points.
    if [from, to].into_iter().any(|view| matches!(view.table.phase, Phase::FinalEnergy { .. } | Phase::Over)) {
        return found;
    }
    let (before, after) = (&from.table.countries[seat], &to.table.countries[seat]);
    if before.money != after.money {
        found.push(Reason::Money { from: before.money, to: after.money });
    }
    symbols(before, after, &mut found);
    pollution(before, after, &mut found);
    research(seat, from, to, &mut found);
    prices(before, after, from.table.display.iter().filter(|tile| to.table.display.contains(*tile)), &mut found);
    scorings(seat, from, to, &mut found);
    found
}

fn points(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let sheet = |view: &View| -> Option<Tally> { view.table.tally()?.into_iter().find(|tally| tally.seat == seat) };
    let (Some(from), Some(to)) = (sheet(from), sheet(to)) else { return };
    let categories = [Category::Prosperity, Category::Specials, Category::Money, Category::Research];
    for (category, (from, to)) in categories.into_iter().zip(from.sheet.iter().zip(&to.sheet)) {
        if from.points != to.points {
            found.push(Reason::Points { category, from: from.points, to: to.points });
        }
    }
}

fn symbols(from: &Country, to: &Country, found: &mut Vec<Reason>) {
    let of = |country: &Country, symbol: Symbol| match symbol {
        Symbol::Energy => country.symbols.energy,
        Symbol::Ecology => country.symbols.ecology,
        Symbol::Capital => country.symbols.capital,
        Symbol::Research => country.symbols.research,
        Symbol::Prosperity => country.symbols.prosperity,
    };
    for symbol in Symbol::ALL {
        let (from, to) = (of(from, symbol), of(to, symbol));
        if from != to {
            found.push(Reason::Symbol { symbol, from, to });
        }
    }
}

fn pollution(from: &Country, to: &Country, found: &mut Vec<Reason>) {
    if from.discs != to.discs {
        found.push(Reason::Discs { from: from.discs, to: to.discs, globes_from: globes(from.discs), globes_to: globes(to.discs) });
    }
    if from.is_too_polluted() != to.is_too_polluted() {
        found.push(Reason::Triangle { discs: to.discs, reached: to.is_too_polluted() });
    }
}

fn research(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    let (before, after) = (&from.table.countries[seat], &to.table.countries[seat]);
    for track in Track::ALL {
        let index = track as usize;
        if before.research[index] != after.research[index] {
            let (level_from, level_to) = (before.level(track), after.level(track));
            found.push(Reason::Step { track, from: before.research[index], to: after.research[index], level_from, level_to });
        }
        let rank = |view: &View| view.figures[seat.index()].ranks[index];
        if rank(from) != rank(to) {
            found.push(Reason::Rank { track, from: rank(from), to: rank(to) });
        }
    }
}

/// Of the tiles that are for sale in both; told where some are cheaper and none is dearer, or the other way round.
fn prices(from: &Country, to: &Country, tiles: impl Iterator<Item = Tile>, found: &mut Vec<Reason>) {
    let changed: Vec<(Tile, u16, u16)> =
        tiles.map(|tile| (tile, from.price(tile), to.price(tile))).filter(|(_, from, to)| from != to).collect();
    let cheaper = changed.iter().filter(|(_, from, to)| to < from).count();
    if cheaper > 0 && cheaper < changed.len() {
        return;
    }
    if let Some((tile, from, to)) = changed.iter().copied().max_by_key(|(tile, from, to)| (from.abs_diff(*to), std::cmp::Reverse(*tile))) {
        found.push(Reason::Cheaper { tiles: changed.len() as u8, tile, from, to });
    }
}

fn scorings(seat: Seat, from: &View, to: &View, found: &mut Vec<Reason>) {
    for symbol in Symbol::ALL {
        let (tiles, of) = to_come(from, symbol);
        let (before, after) = (from.forecast[seat][symbol as usize].gain, to.forecast[seat][symbol as usize].gain);
        let (money, discs, points) = (after.money - before.money, after.discs - before.discs, after.points - before.points);
        if tiles > 0 && from.to_come == to.to_come && (money, discs, points) != (0, 0, 0) {
            found.push(Reason::Scoring { symbol, tiles, of, money, discs, points });
        }
    }
}

/// How many of the tiles that are left of the decade score a symbol, and how many are left.
pub(super) fn to_come(view: &View, symbol: Symbol) -> (u8, u8) {
    view.to_come
        .as_ref()
        .map_or((0, 0), |(_, symbols)| (symbols.iter().filter(|there| **there == symbol).count() as u8, symbols.len() as u8))
}
