//! The rules of Prosperity, for 2 to 4 players.
//!
//! Sections in comments are those of the rulebook; P with a number is a decision where the rulebook is
//! silent, listed in `docs/rules/prosperity.md`.

mod action;
pub mod data;
mod event;
mod game;
mod options;
mod rules;
mod score;
pub mod state;
mod view;

pub use action::{Action, Chance, Illegal};
pub use event::Event;
pub use options::{NullActions, Options, Triangle};
pub use rules::scoring::Gain;
pub use state::Prosperity;
pub use view::{Change, Offer, Owed, Place, View};
