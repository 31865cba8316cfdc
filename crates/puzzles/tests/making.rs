//! A making depends on its seed alone.

use prosperity::Prosperity;
use puzzles::{JournalError, MakeError, Making, Order, Set};
use std::path::Path;

fn order(folder: &Path, seed: u64, threads: usize) -> Order {
    Order { count: 1, seed, threads, out: folder.join(format!("{threads}.puzzles")) }
}

fn make(order: &Order) -> Result<Set, MakeError> {
    Making::run::<Prosperity>(order, &|_| {})
}

#[test]
fn the_same_seed_makes_the_same_set_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let (alone, together) = (order(folder.path(), 3, 1), order(folder.path(), 3, 2));
    let set = make(&alone).unwrap();
    assert_eq!(set.puzzles.len(), 1);
    assert_eq!(make(&together).unwrap(), set);
    let written = std::fs::read(&alone.out).unwrap();
    assert_eq!(Set::read(&written).unwrap(), set);
    // What was found is in the journal: the same order again plays no game.
    let again = make(&alone).unwrap();
    assert_eq!(again, set);
    let other = Order { seed: 4, ..alone };
    assert!(matches!(make(&other), Err(MakeError::Journal(JournalError::Other { .. }))), "the journal is of another seed");
}
