//! The end of the game: what brings it about, and what is still done after the last production (EN1 p.14, FRWC p.9).

use crate::action::Action;
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
        let empty = |kind: &TileKind| *kind != TileKind::IntegratedEconomy && self.stacks[kind.index()] == 0;
        if self.nations.values().any(|nation| nation.flags_left == 0) {
            Some(EndTrigger::Flags)
        } else if self.claimed().contains_all(self.playable()) {
            Some(EndTrigger::Board)
        } else if TileKind::ALL.iter().filter(|kind| empty(kind)).count() >= EMPTY_STACKS {
            Some(EndTrigger::Stacks)
        } else {
            None
        }
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

    /// Everybody sells all cubes of a commodity for one price: half of them, rounded down, go into the empty wells,
    /// and the next well's price counts (FRWC p.9, R75).
    fn sell_out(&mut self, commodity: Commodity, events: &mut impl Sink<Event>) {
        let cubes = self.nations.map(|nation| nation.cubes[commodity]);
        let total: u32 = cubes.values().sum();
        if total == 0 {
            return;
        }
        let market = Market::of(commodity);
        let stock = u32::from(self.stocks[commodity.index()]).saturating_add(total / 2).min(market.wells().into()) as u8;
        let price = market.sell_price(stock);
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
        let Action::RepayNotes { notes } = *action else { return Err(Illegal::WrongMoment) };
        self.check_repayment(seat, notes)
    }

    pub(crate) fn apply_repay(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        let (&Phase::Repay { owing }, &Action::RepayNotes { notes }) = (&self.phase, action) else { unreachable!("it was checked") };
        self.repay_notes(seat, notes, events);
        let owing = owing.without(seat);
        self.phase = if owing.is_empty() { Phase::Over } else { Phase::Repay { owing } };
    }
}
