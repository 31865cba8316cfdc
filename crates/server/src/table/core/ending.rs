//! Games that end before their end, files of games that cannot go on, and what is played next.

use super::TableCore;
use crate::Refusal;
use crate::table::halt::is_halted;
use crate::table::record::Record;
use store::{Head, Millis, PersonId, Status, TableId};

impl TableCore {
    /// Ends a game in which nobody else has a seat, or one that cannot go on.
    pub(super) fn cancel(&mut self, person: &PersonId) -> Result<(), Refusal> {
        if self.row.as_ref().is_some_and(|row| is_halted(&row.table)) {
            return self.cancel_halted(person);
        }
        if !self.playing()?.others(person).is_empty() {
            return Err(Refusal::NotOpen);
        }
        self.record(Record::Cancelled)
    }

    /// Calls off a match that cannot go on; whoever sits there or made it may.
    fn cancel_halted(&mut self, person: &PersonId) -> Result<(), Refusal> {
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        if row.table.creator != *person && !row.chairs.iter().any(|chair| chair.belongs_to(person)) {
            return Err(Refusal::NotSeated);
        }
        if self.play.is_none() {
            self.batch.head = Some(Head { status: Status::Cancelled, updated_at: self.now, ..row.table.head.clone() });
            return Ok(());
        }
        self.record(Record::Cancelled)
    }

    /// Calls off the game if nothing has happened in it since before this time and nobody looks at it.
    pub(super) fn expire_if_quiet(&mut self, before: Millis) -> Result<(), Refusal> {
        let quiet = self.row.as_ref().is_some_and(|row| row.table.head.updated_at < before);
        if !quiet || self.may_be_looked_at() {
            return Ok(());
        }
        self.playing()?;
        self.record(Record::Expired)
    }

    /// Somebody takes the file of a match that cannot go on: from now on it never does.
    pub(super) fn reveal(&mut self) -> Result<(), Refusal> {
        match &self.play {
            Some(play) if play.is_halted() && !play.table.rules.revealed => self.record(Record::Revealed),
            Some(_) | None => Ok(()),
        }
    }

    /// The first rematch that is noted is the one, unless it was called off.
    pub(super) fn rematch(&mut self, table: &TableId, instead_of: Option<&TableId>) -> Result<TableId, Refusal> {
        let play = self.play.as_ref().filter(|play| play.is_over()).ok_or(Refusal::NotFinished)?;
        if let Some(noted) = play.table.rematch.as_ref().filter(|noted| Some(*noted) != instead_of) {
            return Ok(noted.clone());
        }
        self.record(Record::Rematch { table: table.clone() })?;
        Ok(table.clone())
    }
}
