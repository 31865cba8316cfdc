//! Random play must not touch the heap: bots play millions of such games.

use allocation_counter::measure;
use engine::{Game, Input, Mute, dice, playout};
use prosperity::{Options, Prosperity};

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        let mut dice = dice(u64::from(seats));
        let mut game = Prosperity::new(&Options::default(), seats).unwrap();
        let chance = game.roll(&mut dice);
        game.apply(Input::Chance(chance), &mut Mute);
        for _ in 0..50 {
            let mut copy = game.clone();
            let allocations = measure(|| assert!(playout(&mut copy, &mut dice, 1_000).over)).count_total;
            assert_eq!(allocations, 0, "with {seats} players");
        }
    }
}
