//! Many nodes, one place. Every node may write at every table: the length of the log decides who was first. What they tell each
//! other over a bus only says where to look.

mod bus;
mod membership;
mod nats;
mod nodes;
mod notice;
mod notify;

pub use bus::Bus;
pub(crate) use bus::{FromBus, Letter, Topic, Wish};
pub use membership::Membership;
pub(crate) use membership::{SETTLES_IN, node_of, run_of};
pub use nats::{BusOptions, connect as connect_nats};
pub(crate) use nodes::{Cluster, ClusterFigures, Heard, SILENT_AFTER};
pub use notice::Notice;
pub(crate) use notice::{NodeNotice, Purse, Spent};
pub use notify::connect as connect_notify;
