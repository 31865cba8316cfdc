//! A match that cannot go on: the rules were corrected and refuse what was played, or it has as many inputs as a match can
//! have. It is shown as far as it goes, and can be saved and called off.

use super::play::Play;
use super::record::Record;
use crate::games::Refused;
use crate::protocol::{Halt, HaltReason, RulesChange, RulesInfo};
use engine::Turn;
use serde::{Deserialize, Serialize};
use store::{Millis, Status, Table};

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
    pub(crate) fn read(&mut self, record: &Record, at: Millis) -> Result<(), Refused> {
        let steps = self.game.steps();
        match record {
            Record::Input { .. } if self.lost > 0 => {
                self.seq += 1;
                self.lost += 1;
                Ok(())
            }
            Record::Input { .. } => {
                let seq = self.seq;
                if self.apply(record, at).is_err() {
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
                self.apply(record, at)
            }
            _ => self.apply(record, at),
        }
    }

    /// Whether nothing can be played though the game is not over.
    pub(crate) fn is_halted(&self) -> bool {
        self.halt_reason().is_some()
    }

    fn halt_reason(&self) -> Option<HaltReason> {
        if self.closed {
            None
        } else if self.lost > 0 || self.table.rules.revealed {
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
        RulesInfo { version: self.table.rules.version, changed: self.table.rules.changed, halt: self.halt_reason().map(halt) }
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
