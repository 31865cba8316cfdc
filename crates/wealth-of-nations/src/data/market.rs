//! The printed wells of a commodity market.

use super::{Commodity, tables};

/// One board. A stock of s means that the first s wells are full (EN1 p.8-9).
#[derive(Clone, Debug)]
pub struct Market {
    pub(super) sell: Vec<u32>,
    pub(super) buy: Vec<u32>,
    /// In half dollars: some values end in .5.
    pub(super) barter: Vec<u32>,
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

    /// The advised value in a barter, in half dollars; at an empty market the mean of the two next prices.
    pub fn barter_halves(&self, stock: u8) -> u32 {
        if stock == 0 { self.buy_price(0) + self.sell_price(0) } else { self.barter[usize::from(stock) - 1] }
    }
}
