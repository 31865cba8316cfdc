//! Tables that live: games behind one adapter, the hub with its tables, and the protocol they speak.

pub mod config;
pub mod error;
pub mod games;
pub mod hub;
mod ids;
pub mod protocol;
mod shared;
mod table;
pub mod time;

pub use config::HubConfig;
pub use error::HubError;
pub use games::Games;
pub use hub::{Connection, Hub};
pub use time::Time;
