//! A node among others: what it tells, what it hears, and who is there.

use super::notice::{Envelope, NodeNotice, Spent};
use super::{Bus, FromBus, Letter, Notice, Topic, Wish, node_of};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Millis, Run, TableId};
use tokio::sync::{Notify, broadcast, mpsc};

/// A node that was not heard for so long is gone.
pub(crate) const SILENT_AFTER: Duration = Duration::from_secs(3);
/// Upper bounds of how long notices take, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 2.0];
/// How often a node that stops looks whether its last words are out, and how long it waits each time.
const LAST_WORDS: u32 = 10;
const LAST_WORD: Duration = Duration::from_millis(20);
/// News of people that somebody may be behind.
const NEWS: usize = 1024;

pub(crate) struct Cluster {
    node: String,
    outgoing: mpsc::Sender<Letter>,
    wishes: mpsc::UnboundedSender<Wish>,
    incoming: Mutex<Option<mpsc::Receiver<FromBus>>>,
    /// When other nodes were last heard of.
    nodes: Mutex<HashMap<String, Instant>>,
    /// Whether something that this node said was lost, and nobody was told so.
    has_lost: AtomicBool,
    /// Sessions and tokens that ended elsewhere, by their keys.
    revoked: broadcast::Sender<Vec<String>>,
    /// How many notices had a number.
    numbered: AtomicU64,
    /// What people spent elsewhere of their limits.
    spent: broadcast::Sender<Spent>,
    /// Something may have been missed: the store is to be looked at.
    pub(crate) look: Notify,
    pub(crate) figures: ClusterFigures,
}

/// What a node counts of its dealings with others.
#[derive(Clone, Debug)]
pub(crate) struct ClusterFigures {
    pub(crate) sent: Counter,
    pub(crate) received: Counter,
    pub(crate) lost: Counter,
    pub(crate) rechecks: Counter,
    pub(crate) claimed: Counter,
    pub(crate) lag: Histogram,
}

impl Default for ClusterFigures {
    fn default() -> ClusterFigures {
        let (sent, received, lost) = Default::default();
        ClusterFigures { sent, received, lost, rechecks: Counter::default(), claimed: Counter::default(), lag: Histogram::new(BOUNDS) }
    }
}

/// What somebody else said.
pub(crate) enum Heard {
    OfTable(TableId, Notice),
    OfNode(String, NodeNotice),
}

impl Cluster {
    pub(crate) fn new(node: String, bus: Bus) -> Cluster {
        Cluster {
            node,
            outgoing: bus.outgoing,
            wishes: bus.wishes,
            incoming: Mutex::new(Some(bus.incoming)),
            nodes: Mutex::default(),
            has_lost: AtomicBool::new(false),
            revoked: broadcast::channel(NEWS).0,
            numbered: AtomicU64::new(0),
            spent: broadcast::channel(NEWS).0,
            look: Notify::new(),
            figures: ClusterFigures::default(),
        }
    }

    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// What the bus brings; whoever asks first has it.
    pub(crate) fn take_incoming(&self) -> Option<mpsc::Receiver<FromBus>> {
        self.incoming.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub(crate) fn watch(&self, table: &TableId) {
        self.wishes.send(Wish::Watch(table.clone())).ok();
    }

    pub(crate) fn unwatch(&self, table: &TableId) {
        self.wishes.send(Wish::Unwatch(table.clone())).ok();
    }

    pub(crate) fn tell_of_table(&self, table: &TableId, notice: Notice, now: Millis) {
        self.publish(Topic::Table(table.clone()), notice, now);
    }

    pub(crate) fn tell_of_node(&self, notice: NodeNotice, now: Millis) {
        self.publish(Topic::Nodes, notice, now);
    }

    /// Says that this node stops, and waits a moment for what is on its way: who hears of it need not find out by silence.
    pub(crate) async fn say_goodbye(&self, now: Millis) {
        self.tell_of_node(NodeNotice::Down, now);
        for _ in 0..LAST_WORDS {
            tokio::time::sleep(LAST_WORD).await;
            if self.outgoing.capacity() == self.outgoing.max_capacity() {
                return tokio::time::sleep(LAST_WORD).await;
            }
        }
    }

    /// Says that this node is up, and whether something it said was lost.
    pub(crate) fn beat(&self, now: Millis) {
        self.tell_of_node(NodeNotice::Up, now);
        if self.has_lost.swap(false, Ordering::Relaxed) {
            self.tell_of_node(NodeNotice::Lost, now);
        }
    }

    fn publish(&self, topic: Topic, notice: impl Serialize, now: Millis) {
        let envelope = Envelope { node: self.node.clone(), at: now, notice };
        if let Ok(body) = serde_json::to_string(&envelope) {
            self.send(Letter { topic, body });
        }
    }

    /// Nobody waits for the bus: what it has no room for is lost.
    fn send(&self, letter: Letter) {
        self.figures.sent.inc();
        if self.outgoing.try_send(letter).is_err() {
            self.figures.lost.inc();
            self.note_lost();
        }
    }

    /// Others are told with the next beat that they may have missed something.
    pub(crate) fn note_lost(&self) {
        self.has_lost.store(true, Ordering::Relaxed);
    }

    /// What was heard, unless this node said it itself.
    pub(crate) fn hear(&self, letter: Letter, now: Millis) -> Option<Heard> {
        match letter.topic {
            Topic::Table(table) => {
                let Envelope { node, at, notice } = open(&letter.body)?;
                self.note(&node, at, now).then_some(Heard::OfTable(table, notice))
            }
            Topic::Nodes => {
                let Envelope { node, at, notice } = open(&letter.body)?;
                self.note(&node, at, now).then_some(Heard::OfNode(node, notice))
            }
        }
    }

    fn note(&self, node: &str, at: Millis, now: Millis) -> bool {
        if node == self.node {
            return false;
        }
        self.figures.received.inc();
        self.figures.lag.observe((now - at).max(0) as f64 / 1000.0);
        let mut nodes = self.nodes();
        // Whoever thought to be alone has told nobody of anything.
        if nodes.is_empty() {
            self.note_lost();
        }
        nodes.insert(node.to_owned(), Instant::now());
        true
    }

    /// How many others there are.
    pub(crate) fn others(&self) -> usize {
        self.nodes().len()
    }

    /// How many nodes are up by what they noted in the store, though nothing is heard of them.
    pub(crate) fn unheard(&self, runs: &[Run]) -> usize {
        let nodes = self.nodes();
        let is_unheard = |node: &&str| *node != self.node && !nodes.contains_key(*node);
        runs.iter().map(|run| node_of(&run.id)).filter(is_unheard).collect::<HashSet<&str>>().len()
    }

    /// Forgets a node that stops.
    pub(crate) fn forget(&self, node: &str) {
        self.nodes().remove(node);
    }

    /// Forgets those that have been silent for too long, and says which.
    pub(crate) fn forget_silent(&self) -> Vec<String> {
        let mut nodes = self.nodes();
        let silent: Vec<String> = nodes.iter().filter(|(_, heard)| heard.elapsed() >= SILENT_AFTER).map(|(node, _)| node.clone()).collect();
        nodes.retain(|node, _| !silent.contains(node));
        silent
    }

    pub(crate) fn note_revoked(&self, keys: Vec<String>) {
        self.revoked.send(keys).ok();
    }

    pub(crate) fn revocations(&self) -> broadcast::Receiver<Vec<String>> {
        self.revoked.subscribe()
    }

    /// A number that no other notice of this node has.
    pub(crate) fn next_number(&self) -> u64 {
        self.numbered.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn note_spent(&self, spent: Spent) {
        self.spent.send(spent).ok();
    }

    pub(crate) fn spending(&self) -> broadcast::Receiver<Spent> {
        self.spent.subscribe()
    }

    fn nodes(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn open<T: DeserializeOwned>(body: &str) -> Option<Envelope<T>> {
    serde_json::from_str(body).inspect_err(|error| tracing::warn!(%error, "a notice cannot be read")).ok()
}
