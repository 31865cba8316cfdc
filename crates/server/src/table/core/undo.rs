//! Taking back: one's own last step alone, more by consent of all.

use super::TableCore;
use crate::Refusal;
use crate::table::record::Record;
use engine::Seat;
use store::PersonId;

impl TableCore {
    pub(super) fn undo(&mut self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        self.check_room()?;
        self.seat_in_hand(person, seat)?;
        let play = self.playing()?;
        let to = play.last_step_of(seat).ok_or(Refusal::NothingToUndo)?;
        if play.undo_is_free(seat) || play.others(person).is_empty() || planted!(self, UndoWithoutConsent) {
            return self.take_back(to);
        }
        self.record(Record::UndoAsked { seat, to })
    }

    pub(super) fn answer_undo(&mut self, person: &PersonId, seat: Seat, yes: bool) -> Result<(), Refusal> {
        self.check_room()?;
        self.own_seat(person, seat)?;
        let asked = self.undo_request().ok_or(Refusal::NoUndoAsked)?;
        if !asked.waiting_for.contains(person) {
            return Err(Refusal::NoUndoAsked);
        }
        self.record(Record::UndoAnswered { person: person.clone(), yes })?;
        if yes && asked.waiting_for.len() == 1 {
            return self.take_back(asked.to as usize);
        }
        Ok(())
    }

    pub(super) fn cancel_undo(&mut self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        self.check_room()?;
        self.own_seat(person, seat)?;
        if self.undo_request().is_none_or(|asked| asked.seat != seat) {
            return Err(Refusal::NoUndoAsked);
        }
        self.record(Record::UndoCancelled)
    }

    fn take_back(&mut self, to: usize) -> Result<(), Refusal> {
        self.record(Record::Undo { to })?;
        self.record_consequences()
    }
}
