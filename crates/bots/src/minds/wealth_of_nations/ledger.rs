//! What cubes cost and bring.

use wealth_of_nations::data::{Commodity, Cubes, Market};

/// So many cubes of each commodity, in their order.
pub(super) type Goods = [i32; 5];

pub(super) const FOOD: usize = Commodity::Food.index();
pub(super) const ENERGY: usize = Commodity::Energy.index();
pub(super) const LABOR: usize = Commodity::Labor.index();
pub(super) const ORE: usize = Commodity::Ore.index();
pub(super) const CAPITAL: usize = Commodity::Capital.index();

/// What it costs to buy so many cubes of a commodity from a market with this stock.
#[inline]
pub(super) fn purchase(commodity: usize, stock: i32, number: i32) -> i32 {
    Market::of(Commodity::ALL[commodity]).purchase_price(stock as u8, number as u32) as i32
}

/// What it brings to sell so many.
#[inline]
pub(super) fn sale(commodity: usize, stock: i32, number: i32) -> i32 {
    Market::of(Commodity::ALL[commodity]).sale_price(stock as u8, number as u32) as i32
}

/// What is left over is sold, what is missing is bought: the money that comes of it.
#[inline]
pub(super) fn net_worth(stocks: &Goods, have: &Goods, need: &Goods) -> i32 {
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
