//! Puzzles: positions of bot games in which one choice is clearly best.
//!
//! [`find`] looks for them in one game, [`Making`] does so for many games on several threads, and a [`Set`] is what comes of
//! it. [`shipped`] are the sets that the program brings along. `docs/puzzles.md` tells the method.

mod facts;
mod find;
mod games;
mod journal;
mod make;
mod rate;
mod sample;
mod set;
mod shipped;
mod theme;

pub use facts::{Funnel, Puzzling};
pub use find::{Found, find};
pub use games::{Puzzler, puzzled};
pub use journal::JournalError;
pub use make::{MakeError, Making, Order};
pub use rate::{LEVELS, Tries, rating};
pub use sample::{Margin, Sample, sample};
pub use set::{Choice, Chosen, GOOD_ENOUGH, Made, Played, Puzzle, Set, SetError};
pub use shipped::{find_shipped, shipped};
pub use theme::Theme;
