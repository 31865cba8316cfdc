//! A match that cannot go on: the rules were corrected and refuse what was played, or it has as many inputs as a match can
//! have. It is shown as far as it goes, and can be saved and called off.

use super::actor::Actor;
use super::play::Play;
use super::record::Record;
use super::uptime::Uptime;
use crate::HubError;
use crate::games::Refused;
use crate::protocol::{Halt, HaltReason, RulesChange, RulesInfo};
use engine::Turn;
use serde::{Deserialize, Serialize};
use store::{Append, Head, Json, Millis, PersonId, Status, Store, StoreError, Table};

/// Logs from before versions were noted were all played by the first one.
pub(crate) const FIRST_RULES: u32 = 1;

/// By which rules a table is played, as its log tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rules {
    pub(crate) version: u32,
    pub(crate) changed: Option<RulesChange>,
    /// Somebody has the file of a match that could not go on. With all hands known it never goes on again.
    pub(crate) revealed: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { version: FIRST_RULES, changed: None, revealed: false }
    }
}

impl Play {
    /// Takes in an entry of a log that is being read. Inputs that the present rules refuse are counted and passed over, with
    /// all that follow them, unless they were taken back.
    pub(crate) fn read(&mut self, record: &Record, at: Millis, uptime: &Uptime) -> Result<(), Refused> {
        let steps = self.game.steps();
        match record {
            Record::Input { .. } if self.lost > 0 => {
                self.seq += 1;
                self.lost += 1;
                Ok(())
            }
            Record::Input { .. } => {
                let seq = self.seq;
                if self.apply(record, at, uptime).is_err() {
                    (self.seq, self.lost) = (seq + 1, 1);
                }
                Ok(())
            }
            Record::Undo { to } if self.lost > 0 && *to > steps => {
                self.seq += 1;
                self.lost = to - steps;
                Ok(())
            }
            Record::Undo { .. } => {
                self.lost = 0;
                self.apply(record, at, uptime)
            }
            _ => self.apply(record, at, uptime),
        }
    }

    /// Whether nothing can be played though the game is not over.
    pub(crate) fn is_halted(&self) -> bool {
        self.halt_reason().is_some()
    }

    fn halt_reason(&self) -> Option<HaltReason> {
        if self.closed {
            None
        } else if self.lost > 0 || self.book.rules.revealed {
            Some(HaltReason::RulesChanged)
        } else if self.game.turn() != Turn::Over && self.game.steps() >= self.game.max_inputs() {
            Some(HaltReason::TooLong)
        } else {
            None
        }
    }

    /// What lists and tables tell of the rules.
    pub(crate) fn rules_info(&self) -> RulesInfo {
        let steps = self.game.steps();
        let halt = |why| Halt { why, step: steps as u32, steps: (steps + self.lost) as u32 };
        RulesInfo { version: self.book.rules.version, changed: self.book.rules.changed, halt: self.halt_reason().map(halt) }
    }
}

/// What a row tells of the rules.
pub(crate) fn rules_info(table: &Table) -> RulesInfo {
    let plain = || RulesInfo { version: table.head.rules_version.unwrap_or(FIRST_RULES), changed: None, halt: None };
    table.head.rules.as_ref().and_then(|rules| rules.read().ok()).unwrap_or_else(plain)
}

/// Whether the row says that a game in play cannot go on.
pub(crate) fn is_halted(table: &Table) -> bool {
    table.head.status == Status::Playing && rules_info(table).halt.is_some()
}

impl<S: Store> Actor<S> {
    /// After the log was read: a match that was played by other rules goes on by those of this program, and its log says so;
    /// or it cannot, and then its row says so.
    pub(super) async fn follow_rules(&mut self) -> Result<(), HubError> {
        let (Some(play), Some((row, ..))) = (&self.play, &self.row) else { return Ok(()) };
        if row.head.status != Status::Playing || play.seq == 0 {
            return Ok(());
        }
        let Some(game) = self.shared.games.get(&row.game) else { return Ok(()) };
        let (from, to) = (play.book.rules.version, game.rules_version());
        let told = is_halted(row);
        let record = if play.is_halted() {
            (!told).then_some(Record::Halted { rules_version: to })
        } else {
            (told || from != to).then_some(Record::RulesChanged { from, to })
        };
        let Some(record) = record else { return Ok(()) };
        tracing::info!(table = %self.id.0, from, to, ?record, "the rules have another version than the match was played by");
        self.record(record)?;
        self.settle()?;
        match self.commit().await {
            Ok(_) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The options themselves are none of this program's game any more: there is nothing to show, and the row says so.
    pub(super) async fn shelve(&mut self, table: &mut Table) -> Result<(), HubError> {
        if table.head.status != Status::Playing || is_halted(table) {
            return Ok(());
        }
        let info = rules_info(table);
        let steps = super::stored::inputs_of(&self.shared.store, table).await?.len() as u32;
        let halt = Some(Halt { why: HaltReason::RulesChanged, step: 0, steps });
        let head = Head { rules: Some(Json::of(&RulesInfo { halt, ..info })), deadline: None, awaited: Vec::new(), ..table.head.clone() };
        self.change_head(table, head).await
    }

    /// Calls off a match that cannot go on; whoever sits there or made it may.
    pub(super) async fn cancel_halted(&mut self, person: &PersonId) -> Result<(), HubError> {
        let Some((row, _, chairs)) = &self.row else { return Err(HubError::Internal) };
        if row.creator != *person && !chairs.iter().any(|chair| chair.belongs_to(person)) {
            return Err(HubError::NotSeated);
        }
        if self.play.is_none() {
            let mut row = row.clone();
            let head = Head { status: Status::Cancelled, updated_at: self.now(), ..row.head.clone() };
            self.change_head(&mut row, head).await?;
            self.doubtful = true;
            return Ok(());
        }
        self.record(Record::Cancelled)?;
        let records = self.commit().await?;
        self.announce(&records);
        self.doubtful = true;
        Ok(())
    }

    /// Somebody takes the file of a match that cannot go on: from now on it never does.
    pub(super) async fn reveal(&mut self) -> Result<(), HubError> {
        match &self.play {
            Some(play) if play.is_halted() && !play.book.rules.revealed => {}
            Some(_) | None => return Ok(()),
        }
        self.record(Record::Revealed)?;
        let records = self.commit().await?;
        self.announce(&records);
        Ok(())
    }

    /// Changes the row of a table whose log says nothing new.
    async fn change_head(&self, table: &mut Table, head: Head) -> Result<(), HubError> {
        let after = self.shared.store.entries(&self.id, 0).await?.len() as u64;
        let append = Append { table: self.id.clone(), after, entries: Vec::new(), head };
        self.shared.store.append(&append).await?;
        table.head = append.head;
        Ok(())
    }
}
