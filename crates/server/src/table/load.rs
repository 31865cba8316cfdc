//! A table comes into memory: its row, a snapshot and the rest of its log.

use super::actor::Actor;
use super::chairs::{Chair, Setup, read_chairs, read_setup};
use super::play::Play;
use super::record::Record;
use super::uptime::Uptime;
use crate::HubError;
use crate::protocol::ClockPlan;
use store::{Entry, Millis, Status, Store, StoreError, Table};

/// How often another server may be faster before this one gives up.
const READS: usize = 3;

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
        let table = self.shared.store.table(&self.id).await?.ok_or(HubError::NoSuchTable)?;
        let (setup, chairs) = (read_setup(&table)?, read_chairs(&table)?);
        self.play = match table.head.status {
            Status::Open | Status::Cancelled | Status::Expired => None,
            Status::Playing | Status::Finished => Some(self.read_play(&table, &setup, &chairs).await?),
        };
        self.row = Some((table, setup, chairs));
        self.doubtful = false;
        self.begin_if_new().await?;
        self.announce_everything();
        Ok(())
    }

    /// Play begins with the first entry; whoever reads the table first writes it.
    async fn begin_if_new(&mut self) -> Result<(), HubError> {
        let Some(0) = self.play.as_ref().map(|play| play.seq) else { return Ok(()) };
        let Some((_, setup, chairs)) = &self.row else { return Ok(()) };
        let started = Record::Started { seating: chairs.clone(), opening: setup.opening.clone() };
        self.record(started)?;
        self.settle()?;
        match self.commit().await {
            Ok(_) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    async fn read_play(&mut self, table: &Table, setup: &Setup, chairs: &[Chair]) -> Result<Play, HubError> {
        let game = self.shared.games.get(&table.game).cloned().ok_or_else(|| HubError::UnknownGame(table.game.clone()))?;
        let restored = match self.shared.store.snapshot(&self.id).await? {
            Some(snapshot) => Play::restore(&*game, &snapshot).map_err(|why| self.unreadable(&why))?,
            None => None,
        };
        let mut play = match restored {
            Some(play) => play,
            None => Play::new(&*game, setup, chairs.to_vec()).map_err(|why| self.unreadable(&why))?,
        };
        self.snapshot_at = play.seq;
        let entries = self.shared.store.entries(&self.id, play.seq).await?;
        self.uptime = self.read_uptime(&play, &entries, setup).await?;
        for entry in &entries {
            let record = entry.body.read::<Record>().map_err(|why| self.unreadable(&why))?;
            play.apply(&record, entry.at, &self.uptime).map_err(|why| self.unreadable(&why))?;
        }
        Ok(play)
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
