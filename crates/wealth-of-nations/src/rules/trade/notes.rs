//! Promissory notes: money now, for more money or points later (EN1 p.9).

use crate::data::{MAX_NOTES, NOTE_PAYOUT, NOTE_REPAYMENT};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::WealthOfNations;
use engine::{Seat, Sink};

/// What so many notes more pay to a holder of `held`: 20 less one for each note held before (EN1 p.9).
pub fn payout(held: u32, notes: u32) -> u32 {
    (held..held + notes).map(|before| NOTE_PAYOUT.saturating_sub(before)).sum()
}

impl WealthOfNations {
    /// How many notes a player can still take from the supply. The limit of the second edition and the last note
    /// that pays anything are the same number (FRWC p.8, R31).
    pub fn notes_to_take(&self, seat: Seat) -> u32 {
        MAX_NOTES.saturating_sub(self.nations[seat].notes)
    }

    /// How many notes a player can hand back now.
    pub fn notes_to_repay(&self, seat: Seat) -> u32 {
        let nation = &self.nations[seat];
        nation.notes.min(nation.money / NOTE_REPAYMENT)
    }

    /// Anybody, at any time of a Trade phase (EN1 p.9, R30).
    pub(super) fn check_take_notes(&self, seat: Seat, notes: u32) -> Result<(), Illegal> {
        let left = self.notes_to_take(seat);
        match notes {
            0 => Err(Illegal::NoNotes),
            _ if notes > left => Err(Illegal::NoteLimit { left }),
            _ => Ok(()),
        }
    }

    pub(super) fn take_notes(&mut self, seat: Seat, notes: u32, events: &mut impl Sink<Event>) {
        let nation = &mut self.nations[seat];
        let money = payout(nation.notes, notes);
        nation.notes += notes;
        nation.money += money;
        events.add(|| Event::NotesTaken { seat, notes, money });
    }

    pub(super) fn check_repay_notes(&self, seat: Seat, notes: u32) -> Result<(), Illegal> {
        if notes == 0 { Err(Illegal::NoNotes) } else { self.check_repayment(seat, notes) }
    }

    /// That a player has so many notes and the money for them.
    pub(crate) fn check_repayment(&self, seat: Seat, notes: u32) -> Result<(), Illegal> {
        let nation = &self.nations[seat];
        if notes > nation.notes {
            return Err(Illegal::NotThatManyNotes { held: nation.notes });
        }
        let price = notes.saturating_mul(NOTE_REPAYMENT);
        if price <= nation.money { Ok(()) } else { Err(Illegal::TooExpensive { price, money: nation.money }) }
    }

    /// Each note costs 25, whatever it paid (EN1 p.9).
    pub(crate) fn repay_notes(&mut self, seat: Seat, notes: u32, events: &mut impl Sink<Event>) {
        let money = notes * NOTE_REPAYMENT;
        let nation = &mut self.nations[seat];
        nation.notes -= notes;
        nation.money -= money;
        events.add(|| Event::NotesRepaid { seat, notes, money });
    }
}
