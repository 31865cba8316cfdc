//! Playing Haggle does not touch the heap.

use engine::{Game, dice, playout};
use testkit::CountingAllocator;
use testkit::toy::{Haggle, HaggleOptions};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    let mut dice = dice(1);
    for seats in Haggle::SEATS {
        let mut game = Haggle::new(&HaggleOptions::default(), seats).unwrap();
        let (allocations, played) = CountingAllocator::count(|| playout(&mut game, &mut dice, 200));
        assert!(played.over);
        assert_eq!(allocations, 0, "in {} decisions", played.decisions);
    }
}

#[test]
fn an_allocation_is_counted() {
    assert_eq!(CountingAllocator::count(|| vec![1, 2, 3]).0, 1);
}
