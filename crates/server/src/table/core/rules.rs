//! A match begins, and goes on when the rules of its game were corrected.

use super::TableCore;
use crate::Refusal;
use crate::table::halt::{FIRST_RULES, is_halted};
use crate::table::record::Record;
use store::Status;

impl TableCore {
    /// Play begins with the first entry; whoever reads the table first writes it.
    pub(super) fn begin(&mut self) -> Result<(), Refusal> {
        let (Some(row), Some(play)) = (&self.row, &self.play) else { return Ok(()) };
        let present = self.environment.games.get(&row.table.game).map_or(FIRST_RULES, |game| game.rules_version());
        // What the match begins with was played before, maybe by other rules.
        let rules_version = if play.opening.is_some() { row.table.head.rules_version.unwrap_or(FIRST_RULES) } else { present };
        self.record(Record::Started { seating: row.chairs.clone(), opening: Vec::new(), rules_version, gaps_in_log: true })?;
        self.record_consequences()
    }

    /// While nodes are brought up to date one after the other some have newer rules: those with the older ones keep off.
    pub(super) fn is_of_newer_rules(&self) -> bool {
        let (Some(play), Some(row)) = (&self.play, &self.row) else { return false };
        let others = self.environment.membership.as_ref().is_some_and(|membership| !membership.is_alone());
        others && self.environment.games.get(&row.table.game).is_some_and(|game| play.table.rules.version > game.rules_version())
    }

    /// After the log was read: a match that was played by other rules goes on by those of this program, and its log says so;
    /// or it cannot, and then its row says so.
    pub(super) fn follow_rules(&mut self, begun: bool) -> Result<(), Refusal> {
        let (Some(play), Some(row)) = (&self.play, &self.row) else { return Ok(()) };
        if row.table.head.status != Status::Playing {
            return Ok(());
        }
        let Some(game) = self.environment.games.get(&row.table.game) else { return Ok(()) };
        let (from, to) = (play.table.rules.version, game.rules_version());
        // The row of a match that begins now tells of it with its first entry.
        let told = if begun { play.is_halted() } else { is_halted(&row.table) };
        let record = if play.is_halted() {
            (!told).then_some(Record::Halted { rules_version: to })
        } else {
            (told || from != to).then_some(Record::RulesChanged { from, to })
        };
        let Some(record) = record else { return Ok(()) };
        tracing::info!(table = %self.id.0, from, to, ?record, "the rules have another version than the match was played by");
        self.record(record)?;
        self.record_consequences()
    }
}
