//! The rules of Wealth of Nations, first and second edition with War Clouds, for 2 to 6 players.
//!
//! Pages in comments: EN1 is the rulebook of the first edition, IT2 that of the second, FRWC the booklet of
//! War Clouds; R with a number is a ruling where the books are silent, listed in
//! `docs/rules/wealth-of-nations.md`.

mod action;
pub mod board;
mod candidates;
pub mod data;
mod determinize;
mod event;
mod game;
mod illegal;
mod layout;
mod options;
pub mod rules;
mod sample;
pub mod score;
pub mod state;
mod view;

pub use action::{Action, Chance, MovedTile, MovedToken, OccupyingUnit, Operation, PlacedTile, Production, Proposal};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Edition, FivePlayers, MoneySeen, Options, Sleeping, TerrainSetup};
pub use state::WealthOfNations;
pub use view::{
    Answer, BlocView, Desk, Fit, Gain, MarketView, MoneyRange, NationView, Owed, PackageFit, PlanItem, PlanLine, PlanView, Site, SiteTile,
    Upkeep, Value, View,
};
