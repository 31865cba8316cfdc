//! What all tables of one server share.

use crate::cluster::{Bus, Cluster, Membership, Notice};
use crate::heartbeat::Heartbeat;
use crate::hints::Hints;
use crate::imports::Imports;
use crate::lessons::Lessons;
use crate::puzzles::Puzzles;
use crate::reviews::Reviews;
use crate::table::core::Environment;
use crate::table::{Actor, Command};
use crate::thinking::Thinking;
use crate::{Games, HubConfig, Refusal, Time};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{PersonId, Store, TableId};
use tokio::sync::{mpsc, oneshot};

/// Commands a table may have waiting.
const MAILBOX: usize = 256;
/// How often a table that is just leaving memory is called again.
const CALLS: usize = 5;

pub(crate) struct Shared<S> {
    pub(crate) store: S,
    pub(crate) games: Games,
    pub(crate) config: HubConfig,
    pub(crate) time: Time,
    /// As many bots, hints and reviews think at once as there are processors.
    pub(crate) thinking: Arc<Thinking<PersonId, TableId>>,
    /// Questions about what would happen: short, many, and with slots of their own.
    pub(crate) what_ifs: Arc<Thinking<PersonId, TableId>>,
    pub(crate) hints: Hints,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) lessons: Lessons,
    pub(crate) puzzles: Puzzles,
    pub(crate) imports: Imports,
    pub(crate) heartbeat: Heartbeat,
    /// The way to other nodes, if there may be any.
    pub(crate) cluster: Option<Cluster>,
    /// What tables know of the server.
    pub(crate) environment: Arc<Environment>,
    pub(crate) connections: Arc<AtomicUsize>,
    pub(crate) actions: AtomicU64,
    pub(crate) bot_decisions: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) retried: AtomicU64,
    pub(crate) caught_up: AtomicU64,
    pub(crate) closing: AtomicBool,
    next_client: AtomicU64,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

impl<S: Store> Shared<S> {
    pub(crate) fn new(store: S, games: Games, config: HubConfig, time: Time, bus: Option<Bus>) -> Arc<Shared<S>> {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinking = Thinking::new(config.thinking_slots.unwrap_or(processors as u32));
        let since = time.now();
        let mut environment = Environment::new(games.clone(), config.clone(), since);
        let node = crate::ids::fresh(12);
        let cluster = bus.map(|bus| Cluster::new(node.clone(), bus));
        if let Some(cluster) = &cluster {
            environment = environment.in_cluster(Membership::new(cluster.node().to_owned(), since));
        }
        Arc::new(Shared {
            environment: Arc::new(environment),
            cluster,
            reviews: Reviews::new(thinking.clone(), config.review_patience),
            what_ifs: Thinking::new((processors as u32 / 2).max(1)),
            hints: Hints::default(),
            lessons: Lessons::default(),
            puzzles: Puzzles::default(),
            imports: Imports::new(&config),
            heartbeat: Heartbeat::new(node, config.beat_every, since),
            store,
            games,
            config,
            time,
            thinking,
            connections: Arc::default(),
            actions: AtomicU64::new(0),
            bot_decisions: AtomicU64::new(0),
            appends: AtomicU64::new(0),
            conflicts: AtomicU64::new(0),
            retried: AtomicU64::new(0),
            caught_up: AtomicU64::new(0),
            closing: AtomicBool::new(false),
            next_client: AtomicU64::new(1),
            tables: Mutex::default(),
        })
    }

    /// Tells other nodes of a table, if there are any. A node that is alone asks who is there all the same.
    pub(crate) fn publish(&self, table: &TableId, notice: Notice) {
        if let Some(cluster) = self.cluster.as_ref().filter(|_| self.is_among_others() || notice == Notice::Who) {
            cluster.tell_of_table(table, notice, self.time.now());
        }
    }

    /// Whether there are other nodes, or may be.
    pub(crate) fn is_among_others(&self) -> bool {
        self.environment.membership.as_ref().is_some_and(|membership| !membership.is_alone())
    }

    pub(crate) fn next_client(&self) -> u64 {
        self.next_client.fetch_add(1, Ordering::Relaxed)
    }

    /// The table's mailbox; the table comes into memory if it is not there.
    pub(crate) fn address(self: &Arc<Self>, table: &TableId) -> Result<mpsc::Sender<Command>, Refusal> {
        let mut tables = self.tables();
        if self.closing.load(Ordering::SeqCst) {
            return Err(Refusal::ShuttingDown);
        }
        if let Some(address) = tables.get(table).filter(|address| !address.is_closed()) {
            return Ok(address.clone());
        }
        let (address, mailbox) = mpsc::channel(MAILBOX);
        tables.insert(table.clone(), address.clone());
        if let Some(cluster) = &self.cluster {
            cluster.watch(table);
            self.publish(table, Notice::Who);
        }
        tokio::spawn(Actor::new(self.clone(), table.clone(), mailbox, address.downgrade()).run());
        Ok(address)
    }

    /// The mailbox of a table that is in memory.
    pub(crate) fn address_if_loaded(&self, table: &TableId) -> Option<mpsc::Sender<Command>> {
        self.tables().get(table).filter(|address| !address.is_closed()).cloned()
    }

    /// Asks a table something. A table that leaves memory at this moment is called again.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        table: &TableId,
        command: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Command,
    ) -> Result<T, Refusal> {
        for _ in 0..CALLS {
            let (reply, answer) = oneshot::channel();
            if self.address(table)?.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Takes a table that leaves memory off the list, unless another one has its place already.
    pub(crate) fn forget(&self, table: &TableId, own: &mpsc::WeakSender<Command>) {
        let (mut tables, own) = (self.tables(), own.upgrade());
        if tables.get(table).is_some_and(|address| own.is_some_and(|own| own.same_channel(address))) {
            tables.remove(table);
            if let Some(cluster) = &self.cluster {
                cluster.unwatch(table);
            }
        }
    }

    pub(crate) fn loaded(&self) -> Vec<mpsc::Sender<Command>> {
        self.tables().values().filter(|address| !address.is_closed()).cloned().collect()
    }

    /// The names of the tables in memory.
    pub(crate) fn loaded_tables(&self) -> Vec<TableId> {
        self.tables().iter().filter(|(_, address)| !address.is_closed()).map(|(table, _)| table.clone()).collect()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
