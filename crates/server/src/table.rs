//! One table: what its log means, the state machine that goes by it, and the task that keeps it.

mod access;
mod actor;
mod chairs;
mod clocks;
pub mod core;
mod gaps;
mod halt;
mod minds;
mod play;
mod record;
mod replayed;
mod said;
mod snapshot;
mod steps;
mod storage;
mod stored;

pub(crate) use access::{may_see, may_watch};
pub(crate) use actor::{Actor, Command, Connected};
pub(crate) use chairs::{Chair, Setup, hints_allowed, info, listed, names, people, read_chairs, read_setup};
#[cfg(feature = "planted-faults")]
pub use clocks::planted::EARNS_TWICE;
pub(crate) use core::chat_line;
pub(crate) use core::{Ask, CLAIM, CallReply, Event};
pub(crate) use gaps::Gaps;
pub(crate) use halt::{is_halted, rules_info};
pub use play::Play;
pub use replayed::Replayed;
pub(crate) use stored::inputs_of;
