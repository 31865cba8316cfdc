//! Many nodes, one place. Every node may write at every table: the length of the log decides who was first. What they tell each
//! other over a bus only says where to look.

mod bus;
mod membership;
mod nats;
mod nodes;
mod notice;
mod notify;

pub(crate) use bus::{Bus, FromBus, ToBus, Topic};
pub use membership::Membership;
pub(crate) use nats::{BusOptions, connect as connect_nats};
pub(crate) use nodes::{Cluster, Heard};
pub use notice::Notice;
pub(crate) use notice::NodeNotice;
pub(crate) use notify::connect as connect_notify;
