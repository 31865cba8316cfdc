//! The rules of 7 Wonders, second edition, for 3 to 7 players.
//!
//! Page numbers in comments are those of the rulebook; R with a number is a decision where the rulebook
//! is silent, listed in `docs/rules/seven-wonders.md`.

mod action;
pub mod data;
mod determinize;
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
    pub use crate::rules::pay::{DISCOUNT_PRICE, PRICE};
    pub use crate::rules::turn::SALE;
    pub use crate::rules::war::{DEFEAT, VICTORY};
    pub use crate::score::{COINS_PER_POINT, SET};
    pub use crate::state::{HAND, START_COINS, TURNS};
}

pub use action::{Action, Chance, How, Illegal, Payment, Play};
pub use event::{CoinSource, Event};
pub use options::{Options, Sides, Wonders};
pub use reasons::{Lasting, Nudge, Reason};
pub use rules::build::Free;
pub use rules::pay::{Payments, payments};
pub use rules::war::Fronts;
pub use score::{Score, science};
pub use state::SevenWonders;
pub use view::{
    AgesView, Buildable, CityView, Gain, GoodsView, HandCard, Own, PickCard, PickView, PlayView, Prices, SeenHand, SetupView, StageView,
    View, Way,
};
