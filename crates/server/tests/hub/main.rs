//! Stories about the hub, told by clients that know only what the channel tells them.

mod bots;
mod decisions;
mod experts;
mod games;
mod life;
mod lobby;
mod replays;
mod support;
mod time;
mod types;
mod undo;
