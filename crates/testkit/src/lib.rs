//! Proves that a game keeps every promise of [`engine::Game`]. A game crate has this one as a
//! dev-dependency and lists, in its `tests/`, what only it can know: what must always hold of its state,
//! what is secret, and which JSON is no action.
//!
//! ```
//! use engine::Dice;
//! use testkit::toy::{self, Haggle};
//! use testkit::{FuzzPlan, Suite, Twin, fuzz};
//!
//! fn invariants(game: &Haggle) {
//!     toy::invariants(game);
//! }
//!
//! fn twins(game: &Haggle, dice: &mut Dice) -> Option<Twin<Haggle>> {
//!     toy::twins(game, dice)
//! }
//!
//! // In tests/conformance.rs each of these is a #[test].
//! fn conforms() {
//!     Suite::<Haggle>::new().games(4).decisions_limit(200).invariants(invariants).twins(twins).malformed(&["{}", "7"]).run();
//! }
//!
//! fn survives_many_random_games() {
//!     fuzz(FuzzPlan { games: 20, base_seed: 1, decisions_limit: 200, invariants });
//! }
//! # conforms();
//! # survives_many_random_games();
//! ```
//!
//! A law that is broken panics with its name, the game's seed, seats, options and step;
//! `Suite::new()….seed(n).run()` plays that one game again.

mod broken;
pub mod counts;
mod crew;
pub mod fixtures;
mod fuzz;
mod laws;
mod lessons;
mod long_run;
mod mutation;
mod random;
mod recorder;
mod secrecy;
mod setup;
mod suite;
mod table;
pub mod toy;
mod twin;

pub use fuzz::{FuzzPlan, fuzz};
pub use lessons::check_lessons;
pub use long_run::{LongRun, Totals};
pub use mutation::mutated;
pub use random::{random_match, random_start};
pub use recorder::record;
pub use secrecy::{Compared, Secrecy, secrecy};
pub use suite::Suite;
pub use twin::Twin;
