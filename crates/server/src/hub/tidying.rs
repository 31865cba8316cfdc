//! Tables that nobody needs any more: first they expire, later they are deleted. Finished games are archived.

use super::{Hub, Result};
use crate::Refusal;
use crate::cluster::Notice;
use crate::table::{Ask, Command, Gaps};
use std::time::{Duration, Instant};
use store::{Millis, Stale, Status, Store, StoreError, Table, TableId};

/// Tables that are looked at in one go.
const AT_ONCE: u32 = 100;

/// Looks at one table that are closer together than this are noted once.
const LOOKS_APART: Millis = 60 * 60 * 1000;

impl<S: Store> Hub<S> {
    /// Lets tables expire, deletes those that were called off and archives games that were finished long ago; `run` does it every hour. Time without a server
    /// does not count: nobody could come.
    pub async fn tidy(&self) -> Result<()> {
        self.note_who_looks().await?;
        let (config, now) = (&self.shared.config, self.shared.time.now());
        let mut runs = self.shared.store.runs_since(0).await?;
        runs.push(self.shared.heartbeat.run_until(now, Instant::now()));
        let gaps = Gaps::of_runs(&runs, 0, now);
        let ago = |life: Option<Duration>| gaps.ago(now, Millis::try_from(life?.as_millis()).ok()?);
        let lives = [
            (Stale::Unseen, config.open_life),
            (Stale::Unplayed, config.game_life),
            (Stale::CalledOff, config.called_off_life),
            (Stale::Finished, config.archive_after),
        ];
        for (what, life) in lives {
            if let Some(before) = ago(life) {
                self.tidy_all(what, before).await?;
            }
        }
        Ok(())
    }

    /// Somebody looks at a table: while it is open, that keeps it.
    pub(super) async fn note_look(&self, row: &Table) {
        let now = self.shared.time.now();
        if row.head.status == Status::Open && row.listing.seen_at < now - LOOKS_APART {
            self.look_at(&row.id, now).await.ok();
        }
    }

    /// Whoever is connected looks all the time, without asking for anything.
    async fn note_who_looks(&self) -> Result<()> {
        let now = self.shared.time.now();
        for table in self.shared.loaded_tables() {
            self.look_at(&table, now).await?;
        }
        Ok(())
    }

    async fn look_at(&self, table: &TableId, now: Millis) -> Result<()> {
        Ok(self.shared.store.look_at(table, now, now - LOOKS_APART).await?)
    }

    /// One table that fails does not keep the others; it has its turn again later.
    async fn tidy_all(&self, what: Stale, before: Millis) -> Result<()> {
        loop {
            let tables = self.shared.store.stale_tables(what, before, AT_ONCE).await?;
            let mut done = 0;
            for table in &tables {
                match self.tidy_one(what, table, before).await {
                    Ok(()) => done += 1,
                    Err(Refusal::ShuttingDown) => return Ok(()),
                    Err(error) => tracing::warn!(table = %table.0, %error, ?what, "a table stays as it is for now"),
                }
            }
            if done == 0 || tables.len() < AT_ONCE as usize {
                return Ok(());
            }
        }
    }

    async fn tidy_one(&self, what: Stale, table: &TableId, before: Millis) -> Result<()> {
        match what {
            Stale::Unseen => self.expire_open(table, before).await,
            Stale::Unplayed => {
                self.shared.ask(table, |reply| Command::Ask { what: Ask::Expire { before }, reply }).await?;
                Ok(())
            }
            Stale::CalledOff => self.delete(table).await,
            Stale::Finished => self.archive(table).await,
        }
    }

    async fn expire_open(&self, table: &TableId, before: Millis) -> Result<()> {
        let Some(mut row) = self.shared.store.table(table).await? else { return Ok(()) };
        if row.head.status != Status::Open || row.head.updated_at.max(row.listing.seen_at) >= before {
            return Ok(());
        }
        row.head.status = Status::Expired;
        row.head.updated_at = self.shared.time.now();
        match self.shared.store.update_table(&row).await {
            Ok(()) => {
                self.shared.publish(table, Notice::Changed { revision: row.revision + 1 });
                self.tell_lobby(table).await;
            }
            // Somebody came at the last moment.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Whoever has the table in memory notices nothing: it is read as before.
    async fn archive(&self, table: &TableId) -> Result<()> {
        match self.shared.store.archive_table(table).await {
            // Somebody was faster, or wrote at the last moment.
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    async fn delete(&self, table: &TableId) -> Result<()> {
        self.shared.store.delete_table(table).await?;
        // If it is in memory, it finds that it is gone, and tells everybody there.
        self.tell_lobby(table).await;
        Ok(())
    }
}
