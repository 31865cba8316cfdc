//! A Trade phase and its open offers.

use crate::data::Cubes;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Trade {
    pub active: Seat,
    /// How many players in a row have passed.
    pub passes: u8,
    /// With the final-pass option: who is out of this phase.
    pub done: SeatSet,
    /// Proposals made in this phase.
    pub proposals: u32,
    /// The last barter of this phase, which everybody has heard.
    pub last: Option<Offer>,
    /// Open proposals, between the active player and another one.
    pub offers: Vec<Offer>,
}

/// An open proposal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    /// What `from` gives.
    pub give: Bundle,
    /// What `from` gets.
    pub take: Bundle,
    pub promise: String,
}

/// One side of a barter.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    pub cubes: Cubes,
    pub money: u32,
    /// Promissory notes: debt that changes hands.
    pub notes: u32,
}
