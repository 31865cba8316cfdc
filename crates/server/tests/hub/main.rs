//! Stories about the hub, told by clients that know only what the channel tells them.

mod archives;
mod bots;
mod chat;
mod decisions;
mod experts;
mod games;
mod halts;
mod hosting;
mod imports;
mod leaving;
mod life;
mod lobby;
mod replays;
mod support;
mod tidying;
mod time;
mod types;
mod undo;
mod votes;
