//! What nodes tell each other. Whatever is told is also in the store: a notice that is lost, doubled or late changes when somebody
//! sees something, and nothing else. None of it is secret.

use serde::{Deserialize, Serialize};
use store::{Millis, PersonId};

/// About one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Notice {
    /// The log has this length.
    Grown { length: u64 },
    /// Before play: the row has this revision.
    Changed { revision: u64 },
    /// The last line of chat has this number.
    Chatted { number: u64 },
    /// Who is at the table through a node, and how many only watch there. Of two from one node the higher number counts.
    Here { node: String, number: i64, people: Vec<PersonId>, watching: u32 },
    /// Everybody is asked who is here.
    Who,
}

/// About a node, or about people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum NodeNotice {
    Up,
    /// Notices of this node were lost: everybody had better look into the store.
    Lost,
    /// The node stops.
    Down,
    /// Sessions and tokens with these keys have ended, or what is known of their people has changed.
    Revoked {
        keys: Vec<String>,
    },
}

/// What goes over the bus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Envelope<T> {
    /// Who sends it: nobody hears what they said themselves.
    pub(crate) node: String,
    /// When, by the cluster's time: how long it took is measured.
    pub(crate) at: Millis,
    pub(crate) notice: T,
}
