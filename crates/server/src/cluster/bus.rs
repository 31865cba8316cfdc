//! What carries notices between nodes: NATS, or PostgreSQL itself. Either is a task with a queue at each end, so that nobody ever
//! waits for it.

use store::TableId;
use tokio::sync::mpsc;

/// Notices that may wait to be carried away. Where there are more some are lost, and everybody is told so.
const OUTGOING: usize = 4096;
const INCOMING: usize = 4096;

/// The ends that a node holds.
pub struct Bus {
    pub(crate) outgoing: mpsc::Sender<Letter>,
    pub(crate) wishes: mpsc::UnboundedSender<Wish>,
    pub(crate) incoming: mpsc::Receiver<FromBus>,
}

/// The ends that whatever carries notices holds.
pub(super) struct Carrier {
    pub(super) outgoing: mpsc::Receiver<Letter>,
    pub(super) wishes: mpsc::UnboundedReceiver<Wish>,
    pub(super) incoming: mpsc::Sender<FromBus>,
}

/// What a notice is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Table(TableId),
    /// Nodes, and the sessions of people.
    Nodes,
}

/// A notice on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letter {
    pub(crate) topic: Topic,
    pub(crate) body: String,
}

/// What is told of a table is wanted, or no longer. None of these may be lost; there are no more of them than tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Watch(TableId),
    Unwatch(TableId),
}

#[derive(Debug)]
pub(crate) enum FromBus {
    Heard(Letter),
    Up,
    Down,
    /// Something was not carried.
    Lost,
}

pub(super) fn bus() -> (Bus, Carrier) {
    let (to, outgoing) = mpsc::channel(OUTGOING);
    let (wish, wishes) = mpsc::unbounded_channel();
    let (incoming, from) = mpsc::channel(INCOMING);
    (Bus { outgoing: to, wishes: wish, incoming: from }, Carrier { outgoing, wishes, incoming })
}

/// Whether a table's id can stand in a subject or a channel: one that somebody made up could mean many.
pub(super) fn is_plain(table: &TableId) -> bool {
    !table.0.is_empty() && table.0.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}
