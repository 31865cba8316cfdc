//! A game in which nobody can ever do anything again. The rules have no cure for it (R16), and nothing is cut short
//! when it is over: passing is all that is left.

use super::trade::payout;
use crate::data::{Commodity, Cubes, Market};
use crate::state::WealthOfNations;

impl WealthOfNations {
    /// Without cubes nothing is sold, developed or run; without money for the cheapest cube none is bought. Where
    /// players barter, notes can change hands and new ones pay again; in the second edition interest ends it.
    pub(crate) fn is_stalemate(&self) -> bool {
        if self.has_barter() || self.is_second_edition() {
            return false;
        }
        let price = |commodity: Commodity| Market::of(commodity).buy_price(self.stocks[commodity.index()]);
        let cheapest = Commodity::ALL.into_iter().map(price).min().expect("there are markets");
        self.players().iter().all(|seat| {
            let nation = &self.nations[seat];
            nation.cubes == Cubes::NONE && nation.money + payout(nation.notes, self.notes_to_take(seat)) < cheapest
        })
    }
}
