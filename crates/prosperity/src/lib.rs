//! The rules of Prosperity, for 2 to 4 players.
//!
//! Sections in comments are those of the rulebook; P with a number is a decision where the rulebook is
//! silent, listed in `docs/rules/prosperity.md`.

mod action;
pub mod data;
mod event;
mod game;
mod lessons;
mod options;
mod reasons;
mod rules;
mod score;
pub mod state;
mod view;

/// Numbers of the rulebook that are no part of a component.
pub mod constants {
    pub use crate::rules::actions::INCOME;
    pub use crate::rules::buy::{BELOW, PER_LEVEL, SAME};
    pub use crate::rules::end::{FIRST, MONEY_PER_POINT, SECOND, TIED_FIRST};
    pub use crate::rules::scoring::{PER_CAPITAL, PER_DEFICIT, PER_SURPLUS};
    pub use crate::state::ACTIONS;
}

pub use action::{Action, Chance, Illegal};
pub use event::Event;
pub use options::{NullActions, Options, Triangle};
pub use reasons::{Category, Nudge, Reason};
pub use rules::scoring::Gain;
pub use state::Prosperity;
pub use view::{Crossed, Figures, Forecast, Offer, Owed, Place, SpecialChange, Split, Step, SymbolChange, View};
