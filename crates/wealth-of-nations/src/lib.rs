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
mod foresight;
mod game;
mod illegal;
mod layout;
mod lessons;
mod options;
mod reasons;
pub mod rules;
mod sample;
pub mod score;
pub mod state;
mod view;

pub use action::{
    Action, Chance, CommonAction, DevelopAction, DraftAction, MarchAction, MovedTile, MovedToken, OccupyingUnit, Operation, PlacedTile,
    ProduceAction, Production, Proposal, SetUpAction, TradeAction,
};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Edition, FivePlayers, MoneySeen, Options, Sleeping, TerrainSetup};
pub use reasons::{Category, Nudge, Reason};
pub use score::Score;
pub use state::WealthOfNations;
pub use view::{
    Answer, Balance, Bank, BlocRun, BlocView, Desk, Ending, Fit, Gain, MarketView, MoneyRange, NationView, Occupiable, Occupier,
    OperationChoice, Owed, PackageFit, PlanItem, PlanLimit, PlanLine, PlanView, Reach, Section, Site, SiteTile, Spot, Spots, Terms, Upkeep,
    Value, View,
};
