//! Where two positions differ for a city.

use super::{Lasting, Reason};
use crate::data::{Goods, RESOURCES, ResourceSet, Special};
use crate::score::science;
use crate::view::{AgesView, CityView, Own};
use engine::Seat;

pub(super) fn between(seat: Seat, from: &AgesView, to: &AgesView) -> Vec<Reason> {
    let (before, after) = (&from.cities[seat], &to.cities[seat]);
    let mut found = Vec::new();
    points(before, after, &mut found);
    symbols(before, after, &mut found);
    coins(seat, from, to, &mut found);
    goods(seat, from, to, &mut found);
    prices(seat, from, to, &mut found);
    war(seat, from, to, &mut found);
    powers(before, after, &mut found);
    found
}

fn points(from: &CityView, to: &CityView, found: &mut Vec<Reason>) {
    let (from, to) = (&from.score, &to.score);
    let lines = [
        (Lasting::Wonder, from.wonder, to.wonder),
        (Lasting::Civil, from.civil, to.civil),
        (Lasting::Commerce, from.commerce, to.commerce),
        (Lasting::Guilds, from.guilds, to.guilds),
    ];
    let changed = lines.into_iter().filter(|(_, from, to)| from != to);
    found.extend(changed.map(|(category, from, to)| Reason::Points { category, from, to }));
}

fn symbols(from: &CityView, to: &CityView, found: &mut Vec<Reason>) {
    let of = |city: &CityView| (science(city.symbols, city.any_symbols), city.symbols.into_iter().min().unwrap_or(0));
    let ((from, sets_from), (to, sets_to)) = (of(from), of(to));
    if from != to {
        found.push(Reason::Science { from, to, sets_from, sets_to });
    }
}

/// One's own, and those of the neighbours, who are paid. Others' coins are the same in both.
fn coins(seat: Seat, from: &AgesView, to: &AgesView, found: &mut Vec<Reason>) {
    for (other, city) in from.cities.iter() {
        let (from, to) = (city.city.coins, to.cities[other].city.coins);
        if from == to {
            continue;
        }
        if other == seat {
            found.push(Reason::Coins { from, to });
        } else {
            found.push(Reason::Paid { to: other, coins: i32::from(to) - i32::from(from) });
        }
    }
}

fn goods(seat: Seat, from: &AgesView, to: &AgesView, found: &mut Vec<Reason>) {
    let (from, to) = (&from.goods[seat.index()], &to.goods[seat.index()]);
    for resource in RESOURCES {
        let (from, to) = (from.fixed.of(resource), to.fixed.of(resource));
        if from != to {
            found.push(Reason::Goods { resource, from, to });
        }
    }
    for (from, to) in [(&from.for_sale, &to.for_sale), (&from.kept, &to.kept)] {
        found.extend(beyond(to, from).into_iter().map(|of| Reason::Choice { of, more: true }));
        found.extend(beyond(from, to).into_iter().map(|of| Reason::Choice { of, more: false }));
    }
}

/// Choices of one list that the other does not have, as often as it has them more.
fn beyond(list: &[ResourceSet], other: &[ResourceSet]) -> Vec<ResourceSet> {
    let mut left = other.to_vec();
    let mut more = Vec::new();
    for set in list {
        match left.iter().position(|known| known == set) {
            Some(at) => drop(left.swap_remove(at)),
            None => more.push(*set),
        }
    }
    more
}

fn prices(seat: Seat, from: &AgesView, to: &AgesView, found: &mut Vec<Reason>) {
    let (Some(from_own), Some(to_own)) = (&from.own, &to.own) else { return };
    let seats = from.cities.seats();
    type Side = fn(&Own) -> &crate::view::Prices;
    let sides: [(Seat, Side); 2] = [(seat.left(seats), |own| &own.left), (seat.right(seats), |own| &own.right)];
    for (of, side) in sides {
        let (from, to) = (side(from_own), side(to_own));
        for (goods, from, to) in [(Goods::Raw, from.raw, to.raw), (Goods::Manufactured, from.manufactured, to.manufactured)] {
            if from != to {
                found.push(Reason::Price { goods, of, from, to });
            }
        }
    }
}

fn war(seat: Seat, from: &AgesView, to: &AgesView, found: &mut Vec<Reason>) {
    let seats = from.cities.seats();
    let (before, after) = (&from.cities[seat], &to.cities[seat]);
    let fronts = [(seat.left(seats), before.fronts.left, after.fronts.left), (seat.right(seats), before.fronts.right, after.fronts.right)];
    for (against, worth_from, worth_to) in fronts {
        let theirs = to.cities[against].shields;
        if before.shields != after.shields && from.cities[against].shields == theirs {
            found.push(Reason::War { against, from: before.shields, to: after.shields, theirs, worth_from, worth_to });
        }
    }
}

fn powers(from: &CityView, to: &CityView, found: &mut Vec<Reason>) {
    let all = [Special::SeventhCard, Special::DiscardPick, Special::FirstOfColorFree, Special::FirstCardFree, Special::LastCardFree];
    for special in all {
        let (before, after) = (from.city.has(special), to.city.has(special));
        if before != after {
            found.push(Reason::Power { special, more: after });
        }
    }
}
