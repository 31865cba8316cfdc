//! Small functions that each carry out one rule.

pub mod blocs;
mod development;
pub mod dots;
pub(crate) mod end;
mod phases;
pub mod placement;
mod planning;
mod production;
mod setup;
pub(crate) mod stalemate;
pub mod trade;
mod war;
