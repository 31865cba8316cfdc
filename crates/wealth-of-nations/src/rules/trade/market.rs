//! Buying from the markets and selling to them, by the printed wells (EN1 p.8-9, FRWC p.8-9).

use crate::data::{Cubes, Market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

impl WealthOfNations {
    /// Cubes in one trade with the markets: one, or up to three in the second edition (EN1 p.8, FRWC p.8).
    pub fn cubes_a_trade(&self) -> u32 {
        if self.is_second_edition() { 3 } else { 1 }
    }

    /// What cubes of several markets cost; no market touches another one.
    pub fn purchase_price(&self, cubes: &Cubes) -> u64 {
        cubes.iter().map(|(commodity, number)| Market::of(commodity).purchase_price(self.stocks[commodity.index()], number)).sum()
    }

    /// What cubes bring at several markets.
    pub fn sale_price(&self, cubes: &Cubes) -> u64 {
        cubes.iter().map(|(commodity, number)| Market::of(commodity).sale_price(self.stocks[commodity.index()], number)).sum()
    }

    fn check_amount(&self, cubes: &Cubes) -> Result<(), Illegal> {
        let most = self.cubes_a_trade();
        if (1..=u64::from(most)).contains(&cubes.total()) { Ok(()) } else { Err(Illegal::CubesATrade { most }) }
    }

    /// The whole purchase must be paid: who is short takes notes first (R21).
    pub(super) fn check_purchase(&self, seat: Seat, cubes: Cubes) -> Result<(), Illegal> {
        self.check_amount(&cubes)?;
        let (price, money) = (self.purchase_price(&cubes) as u32, self.nations[seat].money);
        if price <= money { Ok(()) } else { Err(Illegal::TooExpensive { price, money }) }
    }

    pub(super) fn check_sale(&self, seat: Seat, cubes: Cubes) -> Result<(), Illegal> {
        self.check_amount(&cubes)?;
        self.check_cost(seat, cubes)
    }

    pub(super) fn buy(&mut self, seat: Seat, cubes: Cubes, events: &mut impl Sink<Event>) {
        let money = self.purchase_price(&cubes) as u32;
        for (commodity, number) in cubes.iter() {
            let stock = &mut self.stocks[commodity.index()];
            *stock = stock.saturating_sub(number as u8);
        }
        let nation = &mut self.nations[seat];
        nation.money -= money;
        nation.cubes += cubes;
        events.add(|| Event::Bought { seat, cubes, money });
    }

    pub(super) fn sell(&mut self, seat: Seat, cubes: Cubes, events: &mut impl Sink<Event>) {
        let money = self.sale_price(&cubes) as u32;
        for (commodity, number) in cubes.iter() {
            let stock = &mut self.stocks[commodity.index()];
            *stock = (*stock + number as u8).min(Market::of(commodity).wells());
        }
        let nation = &mut self.nations[seat];
        nation.money += money;
        nation.cubes -= cubes;
        events.add(|| Event::Sold { seat, cubes, money });
    }
}
