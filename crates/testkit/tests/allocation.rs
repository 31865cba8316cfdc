//! Playing Haggle does not touch the heap.

use allocation_counter::measure;
use engine::{Game, dice, playout};
use testkit::toy::{Haggle, HaggleOptions};

#[test]
fn a_playout_does_not_allocate() {
    let mut dice = dice(1);
    for seats in Haggle::SEATS {
        let mut game = Haggle::new(&HaggleOptions::default(), seats).unwrap();
        assert_eq!(measure(|| assert!(playout(&mut game, &mut dice, 200).over)).count_total, 0, "with {seats} seats");
    }
}

#[test]
fn an_allocation_is_counted() {
    let count = measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total;
    assert_eq!(count, 1);
}
