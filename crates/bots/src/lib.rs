//! Bots for every game. A bot decides from its seat's view and never from the state.
//!
//! What a game must tell about itself is in [`Mind`]; how bots think is written once for all games.

mod arena;
mod greedy;
mod judge;
mod level;
mod math;
mod mind;
mod minds;
mod opinion;
mod pace;
mod review;
mod search;

pub use arena::{Bout, Player, bout};
pub use greedy::greedy;
pub use judge::{Chances, Prospect, compare, outlook};
pub use level::{Level, aside, decide};
pub use mind::{Choice, Mind};
pub use opinion::{Care, Judged, consider};
pub use pace::{between_games, paced};
pub use review::{Mark, Review, Verdict};
pub use search::{Budget, Line, Search, Thought};
