//! What tables know of the cluster: the name of their node, and whether others can be heard.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A node's place in its cluster.
#[derive(Debug)]
pub struct Membership {
    node: String,
    others: AtomicUsize,
    hears: AtomicBool,
}

impl Membership {
    /// A node that has heard of nobody yet.
    pub fn new(node: String) -> Membership {
        Membership { node, others: AtomicUsize::new(0), hears: AtomicBool::new(false) }
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    /// Whether the bus carries what others say.
    pub fn hears(&self) -> bool {
        self.hears.load(Ordering::Relaxed)
    }

    pub fn set_hears(&self, hears: bool) {
        self.hears.store(hears, Ordering::Relaxed);
    }

    /// How many other nodes were heard of a moment ago.
    pub fn others(&self) -> usize {
        self.others.load(Ordering::Relaxed)
    }

    pub fn set_others(&self, others: usize) {
        self.others.store(others, Ordering::Relaxed);
    }

    /// Whether there is no other node. Who hears nothing does not know.
    pub fn is_alone(&self) -> bool {
        self.hears() && self.others() == 0
    }
}
