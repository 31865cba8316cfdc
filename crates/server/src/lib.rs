//! Tables that live: games behind one adapter, the hub with its tables, and the protocol they speak.

#[doc(hidden)]
pub mod cluster;
pub mod config;
pub mod games;
mod heartbeat;
mod hints;
pub mod host;
pub mod http;
pub mod hub;
mod ids;
mod imports;
mod lanes;
mod lessons;
pub mod metrics;
mod open_files;
pub mod people;
mod puzzles;
pub mod refusal;
mod reviews;
pub mod serve;
pub mod settings;
mod shared;
mod spectators;
#[doc(hidden)]
pub mod table;
mod thinking;
pub mod time;
mod visitor;
pub mod words;

pub use protocol;

pub use cluster::{Membership, Notice};
pub use config::HubConfig;
pub use games::Games;
pub use hub::{Connection, Hub};
pub use imports::ImportPlace;
pub use open_files::raise_open_files;
pub use refusal::Refusal;
pub use serve::{ServeError, Server, backup};
pub use settings::Settings;
pub use time::Time;
pub use visitor::{Neighbourhood, Visitor};
