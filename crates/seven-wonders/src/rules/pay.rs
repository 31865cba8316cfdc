//! Buying resources from the two neighbours (p. 6 and 7; R8 to R13).
//!
//! All ways to get what the city lacks come down to pairs of coins, left and right. Those that another
//! pair beats on both sides are no choice; the others are offered.

mod goods;

pub(crate) use goods::{bought, to_buy};

use crate::action::Payment;
use crate::data::{Goods, Resource, ResourceSet, Resources};
use crate::state::{Ages, City};
use arrayvec::ArrayVec;
use engine::Seat;

/// What a resource costs without a discount (p. 6).
pub const PRICE: u8 = 2;
/// What it costs with one; discounts do not add up (R10).
pub const DISCOUNT_PRICE: u8 = 1;
/// The dearest cost has seven resources (Palace).
const MAX_UNITS: usize = 7;
/// More coins than any side can be owed.
const MAX_SIDE: usize = MAX_UNITS * PRICE as usize + 1;
/// Six brown cards, two yellow ones and two stages let a city choose.
const MAX_CHOICES: usize = 10;

/// The pairs that no other pair beats, by coins to the left.
pub type Payments = ArrayVec<Payment, MAX_SIDE>;

/// Every way worth considering to pay for `cost` with at most `budget` coins. None: it cannot be had.
#[inline]
pub fn payments(ages: &Ages, seat: Seat, cost: &Resources, budget: u16) -> Payments {
    let mut ways = Payments::new();
    let missing = cost.missing(ages.cities[seat].produces());
    if missing.is_none() {
        ways.push(Payment::NOTHING);
    } else if let Some(market) = Market::of(ages, seat, &missing) {
        market.search(&missing, budget, &mut ways);
    }
    ways
}

/// What cannot be had at any price, as few resources as possible.
pub(crate) fn unobtainable(ages: &Ages, seat: Seat, cost: &Resources) -> Resources {
    Served::new(ages, seat, cost).lacking
}

/// As much of a cost as the city and its neighbours can produce together.
struct Served {
    lacking: Resources,
    /// What of it neighbours produce.
    bought: Resources,
}

impl Served {
    fn new(ages: &Ages, seat: Seat, cost: &Resources) -> Served {
        let market = Market::new(ages, seat);
        let missing = cost.missing(ages.cities[seat].produces());
        let units = units(&missing);
        let producers = market.producers();
        let mut served = vec![None; producers.len()];
        let mut lacking = Resources::NONE;
        for unit in 0..units.len() {
            if !serve(unit, &units, &producers, &mut served, &mut vec![false; producers.len()]) {
                lacking.add(units[unit]);
            }
        }
        let mut bought = Resources::NONE;
        for unit in served.into_iter().skip(market.choices.len()).flatten() {
            bought.add(units[unit]);
        }
        Served { lacking, bought }
    }
}

/// Finds a producer for a unit, if need be by finding others for units already served.
fn serve(unit: usize, units: &[Resource], producers: &[ResourceSet], served: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for producer in 0..producers.len() {
        if !tried[producer] && producers[producer].contains(units[unit]) {
            tried[producer] = true;
            if served[producer].is_none_or(|other| serve(other, units, producers, served, tried)) {
                served[producer] = Some(unit);
                return true;
            }
        }
    }
    false
}

fn units(missing: &Resources) -> ArrayVec<Resource, MAX_UNITS> {
    missing.iter().flat_map(|(resource, amount)| std::iter::repeat_n(resource, amount as usize)).collect()
}

type Choices = ArrayVec<ResourceSet, MAX_CHOICES>;

/// What the own city can still choose, and what the neighbours sell.
struct Market<'a> {
    choices: Choices,
    left: Stall<'a>,
    right: Stall<'a>,
}

/// One neighbour's wares with their prices for this buyer.
struct Stall<'a> {
    wares: &'a Resources,
    choices: Choices,
    raw: u8,
    manufactured: u8,
}

/// What a resource of the left or the right neighbour costs this city.
#[inline]
pub(crate) fn price(buyer: &City, goods: Goods, left: bool) -> u8 {
    if buyer.has_discount(goods, left) { DISCOUNT_PRICE } else { PRICE }
}

impl<'a> Stall<'a> {
    fn new(buyer: &City, seller: &'a City, left: bool) -> Stall<'a> {
        Stall {
            wares: seller.produces(),
            choices: seller.choices_for_sale().collect(),
            raw: price(buyer, Goods::Raw, left),
            manufactured: price(buyer, Goods::Manufactured, left),
        }
    }

    #[inline]
    fn price(&self, resource: Resource) -> u8 {
        if resource.is_raw() { self.raw } else { self.manufactured }
    }
}

impl<'a> Market<'a> {
    fn new(ages: &'a Ages, seat: Seat) -> Market<'a> {
        let city = &ages.cities[seat];
        let seats = ages.seats();
        Market {
            choices: city.choices_for_sale().chain(city.choices_kept()).collect(),
            left: Stall::new(city, &ages.cities[seat.left(seats)], true),
            right: Stall::new(city, &ages.cities[seat.right(seats)], false),
        }
    }

    /// The market, unless some resource is plainly not to be had: most refusals are that simple.
    fn of(ages: &'a Ages, seat: Seat, missing: &Resources) -> Option<Market<'a>> {
        let market = Market::new(ages, seat);
        let offers = |choices: &Choices, resource| choices.iter().filter(|set| set.contains(resource)).count() as u8;
        let obtainable = missing.iter().all(|(resource, amount)| {
            let bought = market.left.wares.of(resource) + market.right.wares.of(resource);
            amount <= bought
                || amount
                    <= bought
                        + offers(&market.choices, resource)
                        + offers(&market.left.choices, resource)
                        + offers(&market.right.choices, resource)
        });
        obtainable.then_some(market)
    }

    /// Every producer beyond the city's own fixed ones, as what it can give.
    fn producers(&self) -> Vec<ResourceSet> {
        let wares = |stall: &Stall<'_>| {
            let fixed = stall.wares.iter().flat_map(|(resource, amount)| std::iter::repeat_n(resource, amount as usize));
            fixed.map(|resource| ResourceSet::from_iter([resource])).chain(stall.choices.iter().copied()).collect::<Vec<_>>()
        };
        self.choices.iter().copied().chain(wares(&self.left)).chain(wares(&self.right)).collect()
    }

    fn search(&self, missing: &Resources, budget: u16, ways: &mut Payments) {
        let units = units(missing);
        let budget = budget.min((2 * MAX_SIDE) as u16) as u8;
        let mut search = Search { market: self, units: &units, budget, front: [u8::MAX; MAX_SIDE] };
        search.cover(0, Source::Own, &Used { wares: [*self.left.wares, *self.right.wares], ..Used::default() }, Payment::NOTHING);
        let mut lowest = u8::MAX;
        for (left, &right) in search.front.iter().enumerate() {
            if right < lowest {
                lowest = right;
                ways.push(Payment { left: left as u8, right });
            }
        }
    }
}

/// Where a unit comes from. Units of the same resource are served in this order, so that each split is
/// looked at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Own,
    Left,
    Right,
}

/// What has been used up on the way to a way to pay.
#[derive(Clone, Copy, Default)]
struct Used {
    own: u16,
    choices: [u16; 2],
    /// What is left of the neighbours' wares.
    wares: [Resources; 2],
}

struct Search<'a> {
    market: &'a Market<'a>,
    units: &'a [Resource],
    budget: u8,
    /// For so many coins to the left at the most, the fewest to the right.
    front: [u8; MAX_SIDE],
}

impl Search<'_> {
    fn cover(&mut self, unit: usize, from: Source, used: &Used, paid: Payment) {
        if paid.total() > self.budget || self.front[paid.left as usize] <= paid.right {
            return;
        }
        let Some(&resource) = self.units.get(unit) else {
            for right in &mut self.front[paid.left as usize..] {
                *right = paid.right.min(*right);
            }
            return;
        };
        let same_next = self.units.get(unit + 1) == Some(&resource);
        let floor = |source| if same_next { source } else { Source::Own };
        if from == Source::Own {
            self.choose(&self.market.choices, resource, used.own, |search, bit| {
                search.cover(unit + 1, floor(Source::Own), &Used { own: used.own | bit, ..*used }, paid);
            });
        }
        if from <= Source::Left {
            self.buy(unit, 0, floor(Source::Left), used, paid);
        }
        self.buy(unit, 1, floor(Source::Right), used, paid);
    }

    /// Buys one unit: a fixed ware if there is one, since a choice is worth more, else each choice.
    fn buy(&mut self, unit: usize, side: usize, floor: Source, used: &Used, paid: Payment) {
        let resource = self.units[unit];
        let stall = if side == 0 { &self.market.left } else { &self.market.right };
        let price = stall.price(resource);
        let paid = if side == 0 { Payment { left: paid.left + price, ..paid } } else { Payment { right: paid.right + price, ..paid } };
        let stock = used.wares[side].of(resource);
        if stock > 0 {
            let mut used = *used;
            used.wares[side].set(resource, stock - 1);
            self.cover(unit + 1, floor, &used, paid);
        } else {
            self.choose(&stall.choices, resource, used.choices[side], |search, bit| {
                let mut used = *used;
                used.choices[side] |= bit;
                search.cover(unit + 1, floor, &used, paid);
            });
        }
    }

    /// Goes on with each unused choice that can be this resource; equal choices count once.
    fn choose(&mut self, choices: &[ResourceSet], resource: Resource, used: u16, mut go_on: impl FnMut(&mut Self, u16)) {
        let free = |index: usize| used >> index & 1 == 0;
        for (index, set) in choices.iter().enumerate() {
            let seen = || (0..index).any(|other| free(other) && choices[other] == *set);
            if free(index) && set.contains(resource) && !seen() {
                go_on(self, 1 << index);
            }
        }
    }
}
