//! A table comes into memory: its row, a snapshot and the rest of its log.

use super::actor::Actor;
use super::chairs::{Chair, Setup, read_chairs, read_setup};
use super::halt::FIRST_RULES;
use super::play::Play;
use super::record::Record;
use super::uptime::Uptime;
use crate::HubError;
use crate::games::AnyGame;
use crate::protocol::ClockPlan;
use std::sync::Arc;
use store::{Entry, Millis, Status, Store, StoreError, Table};

/// How often another server may be faster before this one gives up.
const READS: usize = 3;

/// A log with more entries, or an opening with more bytes, is played again off the threads that serve people.
const SHORT_LOG: usize = 128;
const SHORT_OPENING: usize = 16 * 1024;

impl<S: Store> Actor<S> {
    /// Reads the store where memory may not be what is on disk; clients then see the present state.
    pub(super) async fn read_if_doubtful(&mut self) -> Result<(), HubError> {
        for _ in 0..READS {
            if !self.doubtful {
                return Ok(());
            }
            self.read().await?;
        }
        if self.doubtful { Err(HubError::Stale) } else { Ok(()) }
    }

    async fn read(&mut self) -> Result<(), HubError> {
        self.abandon();
        let mut table = self.shared.store.table(&self.id).await?.ok_or(HubError::NoSuchTable)?;
        let (setup, chairs) = (read_setup(&table)?, read_chairs(&table)?);
        self.play = match table.head.status {
            Status::Open | Status::Cancelled | Status::Expired => None,
            Status::Playing | Status::Finished => self.read_play(&mut table, &setup, &chairs).await?,
        };
        self.row = Some((table, setup, chairs));
        self.doubtful = false;
        self.begin_if_new().await?;
        self.follow_rules().await?;
        self.announce_everything();
        Ok(())
    }

    /// Play begins with the first entry; whoever reads the table first writes it.
    async fn begin_if_new(&mut self) -> Result<(), HubError> {
        let Some(0) = self.play.as_ref().map(|play| play.seq) else { return Ok(()) };
        let Some((row, _, chairs)) = &self.row else { return Ok(()) };
        let (seating, opening) = (chairs.clone(), self.shared.store.opening(&self.id).await?);
        let now = self.shared.games.get(&row.game).map_or(FIRST_RULES, |game| game.rules_version());
        // What the match begins with was played before, maybe by other rules.
        let rules_version = if opening.is_some() { row.head.rules_version.unwrap_or(FIRST_RULES) } else { now };
        if let Some(play) = &mut self.play {
            play.opening = opening;
        }
        self.record(Record::Started { seating, opening: Vec::new(), rules_version })?;
        self.settle()?;
        match self.commit().await {
            Ok(_) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// `None` where the game can not even be set up as the table wants it: its options are of other rules.
    async fn read_play(&mut self, table: &mut Table, setup: &Setup, chairs: &[Chair]) -> Result<Option<Play>, HubError> {
        let game = self.shared.games.get(&table.game).cloned().ok_or_else(|| HubError::UnknownGame(table.game.clone()))?;
        let mut play = match self.restored(&game).await? {
            Some(play) => play,
            None => match Play::new(&*game, setup, chairs.to_vec()) {
                Ok(play) => play,
                Err(why) => {
                    tracing::warn!(table = %self.id.0, %why, "a table was made by other rules");
                    self.shelve(table).await?;
                    return Ok(None);
                }
            },
        };
        self.snapshot_at = play.seq;
        let entries = self.shared.store.entries(&self.id, play.seq).await?;
        if play.seq == 0 && !entries.is_empty() {
            play.opening = self.shared.store.opening(&self.id).await?;
        }
        self.uptime = self.read_uptime(&play, &entries, setup).await?;
        let mut play = self.fold(play, entries).await?;
        play.closed = table.head.status == Status::Finished;
        Ok(Some(play))
    }

    /// The last snapshot, if it is of these rules and can be read; the log is enough.
    async fn restored(&self, game: &Arc<dyn AnyGame>) -> Result<Option<Play>, HubError> {
        let Some(snapshot) = self.shared.store.snapshot(&self.id).await? else { return Ok(None) };
        Ok(Play::restore(&**game, &snapshot).unwrap_or_else(|why| {
            tracing::warn!(table = %self.id.0, %why, "a snapshot is of no use");
            None
        }))
    }

    /// Plays the rest of the log.
    async fn fold(&self, mut play: Play, entries: Vec<Entry>) -> Result<Play, HubError> {
        let short = entries.len() <= SHORT_LOG && play.opening.as_ref().is_none_or(|opening| opening.bytes() <= SHORT_OPENING);
        let uptime = self.uptime.clone();
        let fold = move || -> Result<Play, String> {
            for entry in &entries {
                let record = entry.body.read::<Record>().map_err(|why| why.to_string())?;
                play.read(&record, entry.at, &uptime).map_err(|why| why.to_string())?;
            }
            Ok(play)
        };
        let folded = if short { fold() } else { tokio::task::spawn_blocking(fold).await.unwrap_or_else(|why| Err(why.to_string())) };
        folded.map_err(|why| self.unreadable(&why))
    }

    /// When servers were up, from where the clocks need to know it.
    async fn read_uptime(&self, play: &Play, entries: &[Entry], setup: &Setup) -> Result<Uptime, HubError> {
        let first = entries.first().map(|entry| entry.at);
        let from: Option<Millis> = play.book.clocks.oldest().into_iter().chain(first).min();
        let runs = match from {
            Some(from) if from < self.shared.since || setup.clock != ClockPlan::None => self.shared.store.runs_since(from).await?,
            _ => Vec::new(),
        };
        Ok(Uptime::new(&runs, self.shared.since))
    }

    fn unreadable(&self, why: &dyn std::fmt::Display) -> HubError {
        tracing::error!(table = %self.id.0, %why, "a table cannot be read");
        HubError::Internal
    }
}
