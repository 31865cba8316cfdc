//! What things are worth at the advised values of a barter (EN1 p.8).

use super::{Gain, Value};
use crate::data::{Cubes, Industry, Market, NOTE_REPAYMENT};
use crate::state::{Bundle, Offer, WealthOfNations};
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub};

/// What somebody gains by a barter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Balance {
    /// At the advised values; the other side loses as much.
    pub barter: Value,
    /// Against buying at the markets what one gets and selling there what one gives.
    pub market: i64,
}

impl Value {
    pub const NOTHING: Value = Value { halves: 0 };

    pub const fn money(money: u32) -> Value {
        Value { halves: money as i64 * 2 }
    }
}

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value { halves: self.halves + other.halves }
    }
}

impl AddAssign for Value {
    fn add_assign(&mut self, other: Value) {
        *self = *self + other;
    }
}

impl Sub for Value {
    type Output = Value;
    fn sub(self, other: Value) -> Value {
        Value { halves: self.halves - other.halves }
    }
}

impl WealthOfNations {
    pub(super) fn cubes_worth(&self, cubes: &Cubes) -> Value {
        let each = |commodity| i64::from(Market::of(commodity).barter_halves(self.stocks[commodity.index()]));
        Value { halves: cubes.iter().map(|(commodity, number)| i64::from(number) * each(commodity)).sum() }
    }

    pub(super) fn gain_worth(&self, gain: &Gain) -> Value {
        self.cubes_worth(&gain.cubes) + Value::money(gain.money)
    }

    /// What so many dots of an industry are worth.
    pub(super) fn dots_worth(&self, industry: Industry, dots: u32) -> Value {
        let mut gain = Gain::default();
        gain.add(industry, dots);
        self.gain_worth(&gain)
    }

    /// Who gets a note gets a debt, which costs its repayment.
    fn bundle_worth(&self, bundle: &Bundle) -> Value {
        self.cubes_worth(&bundle.cubes) + Value::money(bundle.money) - Value::money(bundle.notes * NOTE_REPAYMENT)
    }

    /// For the one who made an offer, and for the one it was made to.
    pub(super) fn balances(&self, offer: &Offer) -> [Balance; 2] {
        let balance = |gives: &Bundle, gets: &Bundle| {
            let rest = |bundle: &Bundle| i64::from(bundle.money) - i64::from(bundle.notes * NOTE_REPAYMENT);
            let (bought, sold) = (self.purchase_price(&gets.cubes) as i64, self.sale_price(&gives.cubes) as i64);
            Balance { barter: self.bundle_worth(gets) - self.bundle_worth(gives), market: bought + rest(gets) - sold - rest(gives) }
        };
        [balance(&offer.give, &offer.take), balance(&offer.take, &offer.give)]
    }
}
