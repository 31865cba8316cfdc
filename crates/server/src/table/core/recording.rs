//! What happens goes into the match in memory and into the batch, which puts it on disk.

use super::TableCore;
use super::batch::Pending;
use crate::Refusal;
use crate::games::Refused;
use crate::protocol::By;
use crate::table::record::Record;
use engine::{Seat, Turn};
use serde_json::Value;

impl TableCore {
    /// Takes an entry into the match and into the batch.
    pub(super) fn record(&mut self, record: Record) -> Result<(), Refusal> {
        self.note_who_owes();
        let play = self.play.as_mut().ok_or(Refusal::NotPlaying)?;
        play.apply(&record, self.now)?;
        self.batch.entries.push(Pending { record, at: self.now, action: None });
        Ok(())
    }

    /// A seat acts, chance falls, and the game may end.
    pub(super) fn record_act(&mut self, seat: Seat, action: &Value, by: By) -> Result<(), Refusal> {
        self.note_who_owes();
        let play = self.play.as_mut().ok_or(Refusal::NotPlaying)?;
        let record = play.act(seat, action, by, self.now)?;
        if planted!(self, GraceForEverybody) {
            play.table.clocks.give_grace(seat);
        }
        self.batch.entries.push(Pending { record, at: self.now, action: None });
        self.record_consequences()
    }

    /// Before the first entry of a batch: what bots owe then is not of its making.
    fn note_who_owes(&mut self) {
        if self.batch.entries.is_empty() {
            self.batch.owed_to_bots = self.owed_to_bots();
        }
    }

    /// Rolls while chance is due, and notes the end.
    pub(super) fn record_consequences(&mut self) -> Result<(), Refusal> {
        while let Some(play) = self.play.as_ref().filter(|play| play.game.turn() == Turn::Chance && !play.is_halted()) {
            let input = play.game.roll(&mut (self.dice)());
            self.record(Record::Input { input, by: By::Chance })?;
        }
        match self.play.as_ref().filter(|play| !play.is_halted()).and_then(|play| play.game.outcome()) {
            Some(outcome) => self.record(Record::Ended { outcome }),
            None => Ok(()),
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Unreadable(why) => Refusal::Malformed(why),
            Refused::Illegal { message, reason } => Refusal::Illegal { message, reason },
            Refused::Full { limit } => Refusal::MatchTooLong { limit },
            Refused::Enough { limit } => Refusal::EnoughSaid { limit },
        }
    }
}
