//! The rules of __Name__, for 2 to 4 players.

mod action;
pub mod data;
mod event;
mod game;
mod options;
mod reasons;
mod rules;
mod score;
pub mod state;
mod view;

pub use action::{Action, Chance, Illegal};
pub use event::Event;
pub use options::Options;
pub use reasons::{Nudge, Reason};
pub use state::__Type__;
pub use view::View;
