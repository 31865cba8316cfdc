//! The printed wells of a commodity market.

use super::{Commodity, tables};

/// One board. A stock of s means that the first s wells are full (EN1 p.8-9).
#[derive(Clone, Debug)]
pub struct Market {
    pub(super) sell: Vec<u32>,
    pub(super) buy: Vec<u32>,
    /// What the first wells bring together, by their number, and what they cost: a search prices millions of trades.
    pub(super) sell_sums: Vec<u32>,
    pub(super) buy_sums: Vec<u32>,
    /// In half dollars: some values end in .5.
    pub(super) barter: Vec<u32>,
    /// Wells of each row, from the top.
    pub rows: [u8; 3],
    /// Wells of the top two rows, which the cash-only start fills (FRWC p.15).
    pub top_rows: u8,
    /// Cubes of the starting market.
    pub start: u8,
    /// What a cube from the supply costs when no well is full.
    pub market_empty_buy: u32,
    /// What the supply pays when all wells are full.
    pub market_full_sell: u32,
}

impl Market {
    pub fn of(commodity: Commodity) -> &'static Market {
        &tables().markets[commodity.index()]
    }

    /// How many wells there are.
    #[inline]
    pub fn wells(&self) -> u8 {
        self.sell.len() as u8
    }

    /// What each well brings, what it costs and its advised value in a barter in half dollars, first well first.
    pub fn ladder(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        self.sell.iter().zip(&self.buy).zip(&self.barter).map(|((sell, buy), barter)| (*sell, *buy, *barter))
    }

    /// What the next cube costs.
    #[inline]
    pub fn buy_price(&self, stock: u8) -> u32 {
        if stock == 0 { self.market_empty_buy } else { self.buy[usize::from(stock) - 1] }
    }

    /// What the next cube brings.
    #[inline]
    pub fn sell_price(&self, stock: u8) -> u32 {
        self.sell.get(usize::from(stock)).copied().unwrap_or(self.market_full_sell)
    }

    /// What so many cubes cost one after the other: the cheapest full well first, then the supply at the market-empty
    /// price (EN1 p.8, R22).
    #[inline]
    pub fn purchase_price(&self, stock: u8, number: u32) -> u64 {
        let wells = u32::from(stock).min(number);
        let full = self.buy_sums[usize::from(stock)] - self.buy_sums[usize::from(stock) - wells as usize];
        u64::from(full) + u64::from(number - wells) * u64::from(self.market_empty_buy)
    }

    /// What so many cubes bring one after the other: the dearest empty well first, then the supply at the market-full
    /// price (EN1 p.9, R22).
    #[inline]
    pub fn sale_price(&self, stock: u8, number: u32) -> u64 {
        let wells = u32::from(self.wells() - stock).min(number);
        let empty = self.sell_sums[usize::from(stock) + wells as usize] - self.sell_sums[usize::from(stock)];
        u64::from(empty) + u64::from(number - wells) * u64::from(self.market_full_sell)
    }

    /// The advised value in a barter, in half dollars; at an empty market the mean of the two next prices.
    pub fn barter_halves(&self, stock: u8) -> u32 {
        if stock == 0 { self.buy_price(0) + self.sell_price(0) } else { self.barter[usize::from(stock) - 1] }
    }
}
