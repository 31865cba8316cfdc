//! The one door to all tables. Whoever speaks HTTP calls this, and nothing else.

mod experts;
mod hosting;
mod imports;
mod lessons;
mod lists;
mod live;
mod lobby;
mod origins;
mod puzzles;
mod replays;
mod tidying;
mod touch;
mod upgrades;
mod what_if;

pub use lists::{ListPlan, TablePage};
pub use live::{ChatRange, Connection, ConnectionSender, LetGo};

use crate::cluster::{Bus, ClusterFigures, Membership};
use crate::protocol::GameInfo;
use crate::shared::Shared;
use crate::table::{CLAIM, Chair, Command, Event, Setup, read_chairs, read_setup};
use crate::{Games, HubConfig, Refusal, Time};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use store::{Millis, Store, Table, TableId};

pub type Result<T> = std::result::Result<T, Refusal>;

/// Tables one sweep wakes at the most.
const SWEEP: u32 = 256;
/// What nodes count together is of no use after so long.
const TALLIES_LAST: Millis = 60 * 60 * 1000;

/// All tables over one store. Cheap to clone.
pub struct Hub<S: Store> {
    shared: Arc<Shared<S>>,
}

impl<S: Store> Clone for Hub<S> {
    fn clone(&self) -> Hub<S> {
        Hub { shared: self.shared.clone() }
    }
}

/// How many things the hub has in hand, for metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HubFigures {
    pub tables_loaded: usize,
    pub connections: usize,
    /// Actions that were acknowledged since the start.
    pub actions: u64,
    /// Decisions of bots since the start.
    pub bot_decisions: u64,
    /// Bots, hints and reviews that wait for their turn to think.
    pub thoughts_waiting: u32,
    /// Those that asked for one since the start.
    pub thoughts_asked: u64,
    /// Appends to logs, those before which another node had written, requests that were tried again, and entries of others taken in.
    pub appends: u64,
    pub conflicts: u64,
    pub retried: u64,
    pub caught_up: u64,
    /// Other nodes that are heard of, and those that are up and are not.
    pub nodes_heard: usize,
    pub nodes_unheard: usize,
}

impl<S: Store> Hub<S> {
    pub fn new(store: S, games: Games, config: HubConfig, time: Time) -> Hub<S> {
        Hub { shared: Shared::new(store, games, config, time, None) }
    }

    /// A node among others that share the store.
    pub fn in_cluster(store: S, games: Games, config: HubConfig, time: Time, bus: Bus) -> Hub<S> {
        Hub { shared: Shared::new(store, games, config, time, Some(bus)) }
    }

    pub fn store(&self) -> &S {
        &self.shared.store
    }

    pub fn games(&self) -> Vec<GameInfo> {
        self.shared.games.infos()
    }

    pub fn figures(&self) -> HubFigures {
        HubFigures {
            tables_loaded: self.shared.loaded().len(),
            connections: self.shared.connections.load(Ordering::Relaxed),
            actions: self.shared.actions.load(Ordering::Relaxed),
            bot_decisions: self.shared.bot_decisions.load(Ordering::Relaxed),
            thoughts_waiting: self.shared.thinking.waiting(),
            thoughts_asked: self.shared.thinking.asked(),
            appends: self.shared.appends.load(Ordering::Relaxed),
            conflicts: self.shared.conflicts.load(Ordering::Relaxed),
            retried: self.shared.retried.load(Ordering::Relaxed),
            caught_up: self.shared.caught_up.load(Ordering::Relaxed),
            nodes_heard: self.shared.environment.membership.as_ref().map_or(0, Membership::others),
            nodes_unheard: self.shared.environment.membership.as_ref().map_or(0, Membership::unheard),
        }
    }

    /// What a node counts of its dealings with others; nothing where there cannot be any.
    pub(crate) fn cluster_figures(&self) -> Option<ClusterFigures> {
        self.shared.cluster.as_ref().map(|cluster| cluster.figures.clone())
    }

    /// Notes that the server is up, wakes tables where time is up and clears away what has expired, until
    /// [`Hub::shutdown`].
    pub async fn run(&self) {
        let hub = self.clone();
        tokio::spawn(async move {
            if let Err(error) = hub.follow_new_rules().await {
                tracing::warn!(%error, "tables of other rules are looked at when somebody opens them");
            }
        });
        tokio::select! {
            () = self.keep_time() => {}
            () = self.clear_away() => {}
            () = self.keep_in_touch() => {}
            () = self.look_into_store() => {}
        }
    }

    /// Ends with the hub.
    async fn keep_time(&self) {
        let mut beat = tokio::time::interval(self.shared.config.beat_every);
        let mut sweep = tokio::time::interval(self.shared.config.sweep_every);
        loop {
            let is_beat = tokio::select! {
                _ = beat.tick() => true,
                _ = sweep.tick() => false,
            };
            // Whoever stops has noted for the last time that it is up.
            if self.shared.closing.load(Ordering::SeqCst) {
                return;
            }
            let done = if is_beat { self.beat().await } else { self.sweep().await };
            if let Err(error) = done {
                tracing::warn!(%error, "the hub tries again");
            }
        }
    }

    /// Beside the rest, as it may take long; never ends.
    async fn clear_away(&self) {
        let mut clean = tokio::time::interval(self.shared.config.clean_every);
        loop {
            clean.tick().await;
            if let Err(error) = self.forget_expired().await.and(self.tidy().await) {
                tracing::warn!(%error, "what has expired is cleared away later");
            }
        }
    }

    async fn forget_expired(&self) -> Result<()> {
        let (store, now) = (&self.shared.store, self.shared.time.now());
        store.forget_expired(now).await?;
        if self.shared.cluster.is_some() {
            store.forget_tallies(now - TALLIES_LAST).await?;
        }
        Ok(())
    }

    /// Notes that the server is up; `run` does it every few seconds.
    pub async fn beat(&self) -> Result<()> {
        let shared = &self.shared;
        let asked = Instant::now();
        let run = shared.heartbeat.next(shared.time.now(), asked);
        match shared.store.beat(&run).await {
            Ok(()) => shared.heartbeat.note_written(run, asked),
            Err(error) => {
                shared.heartbeat.note_failed();
                return Err(error.into());
            }
        }
        self.follow_clock().await?;
        self.look_for_nodes().await
    }

    /// Whether the database takes writes, by the last beat and what tables met. It writes nothing itself.
    pub fn can_write(&self) -> bool {
        self.shared.heartbeat.is_well(Instant::now())
    }

    /// One look for tables where time is up; `run` does it every second.
    pub async fn sweep(&self) -> Result<()> {
        // After an interruption the next beat comes first: clocks must know of it.
        if self.shared.heartbeat.interruptions(Instant::now()) % 2 == 1 {
            return Ok(());
        }
        for table in self.due().await? {
            // A table with a full mailbox is awake; the next look comes soon.
            self.shared.address(&table)?.try_send(Command::Tell(Event::Woke)).ok();
        }
        Ok(())
    }

    /// Tables where time is up; where there are other nodes, those that this one has claimed.
    async fn due(&self) -> Result<Vec<TableId>> {
        let (store, now) = (&self.shared.store, self.shared.time.now());
        let Some(cluster) = &self.shared.cluster else { return Ok(store.due(now, SWEEP).await?) };
        let claimed = store.claim_due(now, now + CLAIM, SWEEP).await?;
        cluster.figures.claimed.inc_by(claimed.len() as u64);
        Ok(claimed)
    }

    /// Stops all tables after what they are doing; nothing is accepted afterwards.
    pub async fn shutdown(&self) {
        self.shared.closing.store(true, Ordering::SeqCst);
        self.shared.reviews.close();
        for table in self.shared.loaded() {
            table.send(Command::Tell(Event::Stop)).await.ok();
            table.closed().await;
        }
        self.beat().await.ok();
        if let Some(cluster) = &self.shared.cluster {
            cluster.say_goodbye(self.shared.time.now()).await;
        }
    }

    async fn row(&self, table: &TableId) -> Result<(Table, Setup, Vec<Chair>)> {
        let row = self.shared.store.table(table).await?.ok_or(Refusal::NoSuchTable)?;
        let (setup, chairs) = (read_setup(&row)?, read_chairs(&row)?);
        Ok((row, setup, chairs))
    }
}
