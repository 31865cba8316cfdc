//! What carries notices between nodes: NATS, or PostgreSQL itself. Either is a task with a queue at each end, so that nobody ever
//! waits for it.

use store::TableId;
use tokio::sync::mpsc;

/// Notices that may wait to be carried away. Where there are more some are lost, and everybody is told so.
const OUTGOING: usize = 4096;
const INCOMING: usize = 4096;

/// The two ends that a node holds.
pub(crate) struct Bus {
    pub(crate) outgoing: mpsc::Sender<ToBus>,
    pub(crate) incoming: mpsc::Receiver<FromBus>,
}

/// The two ends that whatever carries notices holds.
pub(super) struct Carrier {
    pub(super) outgoing: mpsc::Receiver<ToBus>,
    pub(super) incoming: mpsc::Sender<FromBus>,
}

/// What a notice is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Table(TableId),
    /// Nodes, and the sessions of people.
    Nodes,
}

#[derive(Debug)]
pub(crate) enum ToBus {
    Publish { topic: Topic, body: String },
    /// What is told of this table is wanted, or no longer.
    Watch(TableId),
    Unwatch(TableId),
}

#[derive(Debug)]
pub(crate) enum FromBus {
    Heard { topic: Topic, body: Vec<u8> },
    Up,
    Down,
    /// Something was not carried.
    Lost,
}

pub(super) fn bus() -> (Bus, Carrier) {
    let (to, outgoing) = mpsc::channel(OUTGOING);
    let (incoming, from) = mpsc::channel(INCOMING);
    (Bus { outgoing: to, incoming: from }, Carrier { outgoing, incoming })
}

/// Whether a table's id can stand in a subject or a channel: one that somebody made up could mean many.
pub(super) fn is_plain(table: &TableId) -> bool {
    !table.0.is_empty() && table.0.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}
