//! Interest at the start of a round, forced notes and elimination: second edition alone (FRWC p.8).

use super::notes::payout;
use crate::data::{Cubes, MAX_NOTES};
use crate::event::Event;
use crate::state::{EndTrigger, Phase, WealthOfNations};
use engine::{Seat, SeatSet, Sink};

impl WealthOfNations {
    /// Everybody pays 1 for each note held; the notes that this forces cost nothing yet (FRWC p.8, R32). All of it is
    /// settled before anybody looks at who is left (R38).
    pub(crate) fn settle_interest(&mut self, events: &mut impl Sink<Event>) {
        let before = self.players();
        for seat in before.iter() {
            self.pay_interest(seat, events);
        }
        if self.players().len() <= 1 {
            self.end_for_want_of_players(before, events);
        } else if self.nations[self.first].eliminated {
            // The marker goes on to the left at once (R37).
            self.first = self.next_player(self.first);
        }
    }

    /// Who is short takes exactly as many notes as needed; who cannot pay even so is out (R33, R35).
    fn pay_interest(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let nation = self.nations[seat];
        let interest = nation.notes;
        if interest == 0 {
            return;
        }
        let enough = |forced: &u32| nation.money + payout(nation.notes, *forced) >= interest;
        let Some(forced) = (0..=MAX_NOTES - nation.notes).find(enough) else { return self.eliminate(seat, events) };
        if forced > 0 {
            self.take_notes(seat, forced, events);
        }
        self.nations[seat].money -= interest;
        events.add(|| Event::InterestPaid { seat, money: interest });
    }

    /// Cubes, money and notes go back; what is on the board stays (FRWC p.8, R35).
    fn eliminate(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let nation = &mut self.nations[seat];
        (nation.cubes, nation.money, nation.notes, nation.eliminated) = (Cubes::NONE, 0, 0, true);
        events.add(|| Event::Eliminated { seat });
    }

    /// A single survivor wins; if the last ones have fallen together, they alone are ranked (R38).
    fn end_for_want_of_players(&mut self, before: SeatSet, events: &mut impl Sink<Event>) {
        let left = self.players();
        self.ranked = if left.is_empty() { before } else { left };
        let trigger = EndTrigger::LastNation;
        self.end = Some(trigger);
        self.phase = Phase::Over;
        events.add(|| Event::EndTriggered { trigger });
    }
}
