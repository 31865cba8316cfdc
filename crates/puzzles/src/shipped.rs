//! The sets that the program brings along.

use crate::{Puzzle, Set};
use std::sync::LazyLock;

static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| {
    [
        include_bytes!("../sets/seven-wonders.puzzles").as_slice(),
        include_bytes!("../sets/prosperity.puzzles"),
        include_bytes!("../sets/wealth-of-nations.puzzles"),
    ]
    .map(|packed| Set::read(packed).expect("a shipped set can be read"))
    .into()
});

pub fn shipped() -> &'static [Set] {
    &SETS
}

/// The puzzle of this name with its set.
pub fn find_shipped(id: &str) -> Option<(&'static Set, &'static Puzzle)> {
    shipped().iter().find_map(|set| set.puzzle(id).map(|puzzle| (set, puzzle)))
}
