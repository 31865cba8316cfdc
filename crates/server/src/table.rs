//! One table: what its log means, and the task that keeps it.

mod access;
mod actor;
mod announce;
mod asides;
mod bots;
mod chairs;
mod clients;
mod clocks;
mod load;
mod play;
mod record;
mod requests;
mod said;
mod snapshot;
mod together;
mod undo;
mod uptime;
mod votes;

pub(crate) use access::{may_see, may_watch};
pub(crate) use actor::{Actor, Command};
pub(crate) use chairs::{Chair, Setup, hints_allowed, info, people, read_chairs, read_setup};
pub(crate) use clients::{Connected, chat_line};
pub(crate) use play::Play;
