//! Small functions that each carry out one rule.

pub mod blocs;
mod choices;
mod development;
pub mod dots;
mod end;
mod phases;
pub mod placement;
mod planning;
mod production;
mod setup;
pub mod trade;
mod war;
