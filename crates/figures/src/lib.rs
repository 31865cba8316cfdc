//! Numbers as people read them: with their thousands set apart, and as plots. It depends on nothing,
//! so that the chores of the workspace can use it as well as the program.

mod numbers;
mod plot;

pub use numbers::{grouped, rate};
pub use plot::{Mark, Plot, Point, Series};
