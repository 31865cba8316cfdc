//! What nodes tell each other. Whatever is told is also in the store: a notice that is lost, doubled or late changes when somebody
//! sees something, and nothing else. None of it is secret.

use crate::hints::Question;
use serde::{Deserialize, Serialize};
use store::{Millis, PersonId, TableId};

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
    /// Somebody has made requests. Each of these has a number of its own: PostgreSQL leaves out what is said twice.
    Spent {
        number: u64,
        spent: Spent,
    },
    /// Somebody waits for a hint since then, and no longer for an older one.
    HintAsked {
        person: PersonId,
        question: Question,
        at: Millis,
    },
    /// Somebody has a review of this table.
    ReviewBegun {
        person: PersonId,
        table: TableId,
    },
}

/// So many requests count for somebody, who is a number here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Spent {
    pub(crate) purse: Purse,
    pub(crate) payer: u64,
    pub(crate) requests: u32,
}

/// Whose limit is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Purse {
    Address,
    Person,
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
