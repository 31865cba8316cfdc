//! Small functions that each carry out one rule.

pub mod blocs;
mod development;
pub mod dots;
mod end;
mod phases;
pub mod placement;
mod planning;
mod production;
mod setup;
mod stalemate;
pub mod trade;
mod war;

pub use end::EMPTY_STACKS;
pub use stalemate::QUIET_ROUNDS;
pub use war::ACTIVATIONS;
