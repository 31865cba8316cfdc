//! The end of the game: what brings it about, and what is still done after the last production (EN1 p.14, FRWC p.9).

use crate::action::{Action, CommonAction};
use crate::data::{Commodity, Cubes, Market, TileKind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{EndTrigger, Phase, WealthOfNations};
use engine::{BySeat, Seat, SeatSet, Sink};

/// So many empty stacks end the game (EN1 p.14).
pub const EMPTY_STACKS: usize = 5;

impl WealthOfNations {
    /// Which end condition the board meets now: any one player without flags to place (R71), no free hex beside the
    /// centre and terrain (R72), or five of the six stacks empty, the Integrated Economy apart (FRWC p.6).
    pub(crate) fn end_trigger(&self) -> Option<EndTrigger> {
        if self.nations.values().any(|nation| nation.flags_left == 0) {
            Some(EndTrigger::Flags)
        } else if self.claimed().contains_all(self.playable()) {
            Some(EndTrigger::Board)
        } else if self.industry_stacks().filter(|left| *left == 0).count() >= EMPTY_STACKS {
            Some(EndTrigger::Stacks)
        } else {
            None
        }
    }

    /// How many tiles are in each stack that counts for the end.
    pub(crate) fn industry_stacks(&self) -> impl Iterator<Item = u8> {
        TileKind::ALL.into_iter().filter(|kind| *kind != TileKind::IntegratedEconomy).map(|kind| self.stacks[kind.index()])
    }

    /// The last production is over and the marker has passed: a Trade phase more in the first edition, the final sale
    /// in the second (R73, R74). No interest is due: no round begins (R34).
    pub(crate) fn begin_finale(&mut self, events: &mut impl Sink<Event>) {
        if !self.is_second_edition() {
            return self.begin_trade(events);
        }
        for commodity in Commodity::ALL {
            self.sell_out(commodity, events);
        }
        let owing: SeatSet = self.players().iter().filter(|seat| self.notes_to_repay(*seat) > 0).collect();
        self.phase = if owing.is_empty() { Phase::Over } else { Phase::Repay { owing } };
    }

    /// How full a market would be after the final sale, and what every cube would bring: half of all cubes, rounded
    /// down, go into the empty wells, and the next well's price counts (FRWC p.9, R75).
    pub(crate) fn closing(&self, commodity: Commodity) -> (u8, u32) {
        let total: u32 = self.nations.values().map(|nation| nation.cubes[commodity]).sum();
        let market = Market::of(commodity);
        let stock = u32::from(self.stocks[commodity.index()]).saturating_add(total / 2).min(market.wells().into()) as u8;
        (stock, market.sell_price(stock))
    }

    /// Everybody sells all cubes of a commodity for the closing price.
    fn sell_out(&mut self, commodity: Commodity, events: &mut impl Sink<Event>) {
        let cubes = self.nations.map(|nation| nation.cubes[commodity]);
        if cubes.values().all(|number| *number == 0) {
            return;
        }
        let (stock, price) = self.closing(commodity);
        self.stocks[commodity.index()] = stock;
        for (seat, number) in cubes.iter() {
            self.nations[seat].cubes -= Cubes::of(commodity, *number);
            self.nations[seat].money += number * price;
        }
        events.add(|| Event::SoldOut { commodity, price, cubes: BySeat::from_fn(cubes.seats(), |seat| cubes[seat]) });
    }

    /// Once, after the final sale, who has a note and the money for it says how many are handed back (R76).
    pub(crate) fn check_repay(&self, owing: SeatSet, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !owing.contains(seat) {
            return Err(Illegal::NotYourDecision);
        }
        let Action::Common(CommonAction::RepayNotes { notes }) = *action else { return Err(Illegal::WrongMoment) };
        self.check_repayment(seat, notes)
    }

    pub(crate) fn apply_repay(&mut self, owing: SeatSet, seat: Seat, notes: u32, events: &mut impl Sink<Event>) {
        self.repay_notes(seat, notes, events);
        let owing = owing.without(seat);
        self.phase = if owing.is_empty() { Phase::Over } else { Phase::Repay { owing } };
    }
}
