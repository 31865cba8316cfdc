//! One table: what its log means, and the task that keeps it.

mod access;
mod actor;
mod announce;
mod asides;
mod bots;
mod chairs;
mod chat;
mod clients;
mod clocks;
mod expiry;
mod halt;
mod leaving;
mod load;
mod looks;
mod places;
mod play;
mod record;
mod requests;
mod room;
mod seats;
mod snapshot;
mod steps;
mod stored;
mod together;
mod undo;
mod uptime;
mod votes;

pub(crate) use access::{may_see, may_watch};
pub(crate) use actor::{Actor, Command};
pub(crate) use chairs::{Chair, Setup, hints_allowed, info, listed, people, read_chairs, read_setup};
pub(crate) use chat::chat_line;
pub(crate) use clients::Connected;
pub(crate) use halt::{is_halted, rules_info};
pub(crate) use play::Play;
pub(crate) use stored::inputs_of;
pub(crate) use uptime::Uptime;
