//! What tables know of the cluster: the name of their node, and whether all others can be heard.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use store::Millis;

/// Whoever can be heard again needs so long to tell who is at which table.
pub(crate) const SETTLES_IN: Millis = 3_000;

/// A node's place in its cluster.
#[derive(Debug)]
pub struct Membership {
    node: String,
    hears: AtomicBool,
    /// How many other nodes were heard of a moment ago.
    others: AtomicUsize,
    /// How many nodes the database knows to be up that the bus brings nothing of.
    unheard: AtomicUsize,
    /// When somebody was last known not to be heard.
    unsettled_at: AtomicI64,
}

impl Membership {
    /// A node that has heard of nobody yet.
    pub fn new(node: String, now: Millis) -> Membership {
        Membership {
            node,
            hears: AtomicBool::new(false),
            others: AtomicUsize::new(0),
            unheard: AtomicUsize::new(0),
            unsettled_at: AtomicI64::new(now),
        }
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    pub fn set_hears(&self, hears: bool) {
        self.hears.store(hears, Ordering::Relaxed);
    }

    pub fn set_others(&self, others: usize) {
        self.others.store(others, Ordering::Relaxed);
    }

    pub fn set_unheard(&self, unheard: usize) {
        self.unheard.store(unheard, Ordering::Relaxed);
    }

    /// Called again and again: notes that somebody is not heard now, if it is so.
    pub fn note_time(&self, now: Millis) {
        if !self.hears_all() {
            self.unsettled_at.fetch_max(now, Ordering::Relaxed);
        }
    }

    /// Whether the bus carries what others say.
    pub fn hears(&self) -> bool {
        self.hears.load(Ordering::Relaxed)
    }

    pub fn others(&self) -> usize {
        self.others.load(Ordering::Relaxed)
    }

    pub fn unheard(&self) -> usize {
        self.unheard.load(Ordering::Relaxed)
    }

    /// Whether everybody who is up is heard.
    pub fn hears_all(&self) -> bool {
        self.hears() && self.unheard() == 0
    }

    /// Whether everybody was heard for long enough: only then is it known who is at a table.
    pub fn has_settled(&self, now: Millis) -> bool {
        self.hears_all() && now - self.unsettled_at.load(Ordering::Relaxed) >= SETTLES_IN
    }

    /// Whether there is no other node. Who does not hear all does not know.
    pub fn is_alone(&self) -> bool {
        self.hears_all() && self.others() == 0
    }
}

/// The name of the run with this number of a node, as the database keeps it.
pub(crate) fn run_of(node: &str, number: u64) -> String {
    format!("{node}.{number}")
}

/// The node that a run belongs to.
pub(crate) fn node_of(run: &str) -> &str {
    run.split_once('.').map_or(run, |(node, _)| node)
}
