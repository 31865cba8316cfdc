//! Markets with their next prices.

use crate::data::{Commodity, Market};
use crate::state::WealthOfNations;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many prices are shown ahead: as many as one trade of the second edition needs.
const AHEAD: u32 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarketView {
    pub commodity: Commodity,
    pub stock: u8,
    pub wells: u8,
    /// What the next cubes cost, one after the other.
    pub buy: Vec<u32>,
    /// What the next cubes bring, one after the other.
    pub sell: Vec<u32>,
    /// The advised value in a barter (EN1 p.8).
    pub barter: Value,
}

/// Money that may end in a half; in JSON a number such as 9.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct Value {
    pub halves: u32,
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.halves) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        Ok(Value { halves: (f64::deserialize(deserializer)? * 2.0) as u32 })
    }
}

impl WealthOfNations {
    pub(super) fn market_views(&self) -> Vec<MarketView> {
        let look = |commodity: Commodity| {
            let (market, stock) = (Market::of(commodity), self.stocks[commodity.index()]);
            MarketView {
                commodity,
                stock,
                wells: market.wells(),
                buy: (0..AHEAD as u8).map(|taken| market.buy_price(stock.saturating_sub(taken))).collect(),
                sell: (0..AHEAD as u8).map(|put| market.sell_price(stock + put)).collect(),
                barter: Value { halves: market.barter_halves(stock) },
            }
        };
        Commodity::ALL.map(look).into()
    }
}
