//! Markets with their next prices.

use crate::data::{Commodity, Market};
use crate::state::WealthOfNations;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many prices are shown ahead: as many as one trade of the second edition needs, and the next one after it.
const AHEAD: u8 = 4;

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
    /// What each cube would bring in the final sale if the game ended now (FRWC p.9).
    pub closing: u32,
}

/// Money that may end in a half, or a debt; in JSON a number such as 9.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct Value {
    pub halves: i64,
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.halves as f64 / 2.0)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        Ok(Value { halves: (f64::deserialize(deserializer)? * 2.0) as i64 })
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
                buy: (0..AHEAD).map(|taken| market.buy_price(stock.saturating_sub(taken))).collect(),
                sell: (0..AHEAD).map(|put| market.sell_price(stock + put)).collect(),
                barter: Value { halves: market.barter_halves(stock).into() },
                closing: self.closing(commodity).1,
            }
        };
        Commodity::ALL.map(look).into()
    }
}
