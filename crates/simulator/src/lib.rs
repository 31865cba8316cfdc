//! Tables under a microscope. From one seed the simulator makes tables, people, bots, servers and a store, and lets everything
//! happen in an order that chance chooses: writes that fail or whose answer is lost, a second server on the same store, people
//! who come and go and say things twice or too late, servers that die at any moment. What must hold is checked all the while.
//! There is no thread, no socket, no disk and no clock in it, so that a seed always gives the same story.
//!
//! What is driven is the server's own `TableCore`, unchanged. The simulator takes the place of the actor that keeps it and of the
//! store, and is as strict as they are, or stricter.

mod audit;
mod client;
mod effects;
mod faults;
mod memory;
mod nodes;
mod plan;
mod server;
mod steps;
mod world;

pub use faults::{Chances, HarnessFault};
pub use world::{Setup, Story, Violation};

/// Plays one seed to its end.
///
/// # Errors
/// What did not hold, with the step at which it was seen.
pub fn simulate(seed: u64, setup: &Setup) -> Result<Story, Violation> {
    world::World::new(seed, setup).run()
}
