//! Which goods a way to pay buys, and of whom.

use super::{Market, Served, Used, payments, units};
use crate::action::Payment;
use crate::data::{Resource, ResourceSet, Resources};
use crate::rules::build::cheapest;
use crate::state::Ages;
use engine::Seat;

/// What is bought on the left and on the right for exactly these coins. What the city gives itself it does not buy.
pub(crate) fn bought(ages: &Ages, seat: Seat, cost: &Resources, payment: Payment) -> [Resources; 2] {
    let missing = cost.missing(ages.cities[seat].produces());
    if payment == Payment::NOTHING || missing.is_none() {
        return [Resources::NONE; 2];
    }
    let market = Market::new(ages, seat);
    let mut trace = Trace { market: &market, units: &units(&missing), bought: [Resources::NONE; 2] };
    let found = trace.cover(0, &Used { wares: [*market.left.wares, *market.right.wares], ..Used::default() }, payment);
    assert!(found, "a way to pay buys what is missing");
    trace.bought
}

/// What would have to be bought of a cost that the city cannot pay: what the cheapest way buys, and where there is none
/// as much as is to be had.
pub(crate) fn to_buy(ages: &Ages, seat: Seat, cost: &Resources) -> Resources {
    match cheapest(&payments(ages, seat, cost, u16::MAX)) {
        Some(payment) => {
            let [left, right] = bought(ages, seat, cost, payment);
            left.plus(&right)
        }
        None => Served::new(ages, seat, cost).bought,
    }
}

struct Trace<'a> {
    market: &'a Market<'a>,
    units: &'a [Resource],
    bought: [Resources; 2],
}

impl Trace<'_> {
    /// Covers the units from this one on with exactly the coins that are left; what is bought is noted on the way back.
    fn cover(&mut self, unit: usize, used: &Used, left: Payment) -> bool {
        let Some(&resource) = self.units.get(unit) else { return left == Payment::NOTHING };
        let market = self.market;
        choices(&market.choices, used.own, resource).any(|bit| self.cover(unit + 1, &Used { own: used.own | bit, ..*used }, left))
            || self.buy(unit, resource, 0, used, left)
            || self.buy(unit, resource, 1, used, left)
    }

    /// Buys one unit: a fixed ware if there is one, since a choice is worth more, else a choice.
    fn buy(&mut self, unit: usize, resource: Resource, side: usize, used: &Used, left: Payment) -> bool {
        let market = self.market;
        let stall = if side == 0 { &market.left } else { &market.right };
        let price = stall.price(resource);
        let rest = match side {
            0 => left.left.checked_sub(price).map(|coins| Payment { left: coins, ..left }),
            _ => left.right.checked_sub(price).map(|coins| Payment { right: coins, ..left }),
        };
        let Some(rest) = rest else { return false };
        let stock = used.wares[side].of(resource);
        let found = if stock > 0 {
            let mut used = *used;
            used.wares[side].set(resource, stock - 1);
            self.cover(unit + 1, &used, rest)
        } else {
            choices(&stall.choices, used.choices[side], resource).any(|bit| {
                let mut used = *used;
                used.choices[side] |= bit;
                self.cover(unit + 1, &used, rest)
            })
        };
        if found {
            self.bought[side].add(resource);
        }
        found
    }
}

/// The choices that are left and can be this resource, as bits.
fn choices(choices: &[ResourceSet], used: u16, resource: Resource) -> impl Iterator<Item = u16> {
    let fits = move |(index, set): &(usize, &ResourceSet)| used >> index & 1 == 0 && set.contains(resource);
    choices.iter().enumerate().filter(fits).map(|(index, _)| 1 << index)
}
