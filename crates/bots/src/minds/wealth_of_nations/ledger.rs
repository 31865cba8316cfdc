//! What cubes cost and bring. Sums of the printed prices, so that any number of cubes is priced in one step.

use std::sync::LazyLock;
use wealth_of_nations::data::{Commodity, Cubes, Market};

/// So many cubes of each commodity, in their order.
pub(super) type Goods = [i32; 5];

pub(super) const FOOD: usize = Commodity::Food.index();
pub(super) const ENERGY: usize = Commodity::Energy.index();
pub(super) const LABOR: usize = Commodity::Labor.index();
pub(super) const ORE: usize = Commodity::Ore.index();
pub(super) const CAPITAL: usize = Commodity::Capital.index();

/// One market: what it costs to empty so many wells, and what it brings to fill them.
struct Sums {
    buy: Vec<i32>,
    sell: Vec<i32>,
    empty: i32,
    full: i32,
}

static SUMS: LazyLock<[Sums; 5]> = LazyLock::new(|| {
    Commodity::ALL.map(|commodity| {
        let market = Market::of(commodity);
        let (mut buy, mut sell) = (vec![0], vec![0]);
        for well in 0..market.wells() {
            buy.push(buy[usize::from(well)] + market.buy_price(well + 1) as i32);
            sell.push(sell[usize::from(well)] + market.sell_price(well) as i32);
        }
        Sums { buy, sell, empty: market.buy_price(0) as i32, full: market.market_full_sell as i32 }
    })
});

/// What it costs to buy so many cubes of a commodity from a market with this stock.
#[inline]
pub(super) fn purchase(commodity: usize, stock: i32, number: i32) -> i32 {
    let sums = &SUMS[commodity];
    let wells = number.min(stock);
    sums.buy[stock as usize] - sums.buy[(stock - wells) as usize] + (number - wells) * sums.empty
}

/// What it brings to sell so many.
#[inline]
pub(super) fn sale(commodity: usize, stock: i32, number: i32) -> i32 {
    let sums = &SUMS[commodity];
    let wells = number.min(sums.sell.len() as i32 - 1 - stock);
    sums.sell[(stock + wells) as usize] - sums.sell[stock as usize] + (number - wells) * sums.full
}

/// What is left over is sold, what is missing is bought: the money that comes of it.
#[inline]
pub(super) fn settle(stocks: &Goods, have: &Goods, need: &Goods) -> i32 {
    let each = |at: usize| match have[at] - need[at] {
        0 => 0,
        over if over > 0 => sale(at, stocks[at], over),
        under => -purchase(at, stocks[at], -under),
    };
    (0..5).map(each).sum()
}

/// The advised value of a cube, in money.
#[inline]
pub(super) fn fair(commodity: usize, stock: i32) -> f32 {
    Market::of(Commodity::ALL[commodity]).barter_halves(stock as u8) as f32 / 2.0
}

pub(super) fn goods(cubes: &Cubes) -> Goods {
    Commodity::ALL.map(|commodity| cubes[commodity] as i32)
}

pub(super) fn cubes(goods: &Goods) -> Cubes {
    let mut cubes = Cubes::NONE;
    for commodity in Commodity::ALL {
        cubes[commodity] = goods[commodity.index()].max(0) as u32;
    }
    cubes
}

pub(super) fn plus(a: &Goods, b: &Goods) -> Goods {
    std::array::from_fn(|at| a[at] + b[at])
}

/// What one lacks of the other.
pub(super) fn missing(have: &Goods, need: &Goods) -> Goods {
    std::array::from_fn(|at| (need[at] - have[at]).max(0))
}

pub(super) fn covers(have: &Goods, need: &Goods) -> bool {
    (0..5).all(|at| have[at] >= need[at])
}
