//! Thousands of stories, in none of which a table breaks its word.

use simulator::{Setup, Story, simulate};

const SEEDS: u64 = 2_000;

#[test]
fn tables_keep_their_word_whatever_happens() {
    let mut total = Story::default();
    for seed in 1..=SEEDS {
        match simulate(seed, &Setup::default()) {
            Ok(story) => total += story,
            Err(violation) => panic!("{violation}\nthe same again: cargo xtask simulate-tables --seeds 1 --first {seed}"),
        }
    }
    assert!(total.acknowledged > SEEDS && total.refused > SEEDS && total.entries > SEEDS, "{total:?}");
    assert!(
        total.failures > SEEDS && total.lost_answers > SEEDS / 2 && total.conflicts > SEEDS / 4 && total.crashes > SEEDS / 4,
        "{total:?}"
    );
}

#[test]
fn a_seed_tells_the_same_story_every_time() {
    for seed in 1..=20 {
        assert_eq!(simulate(seed, &Setup::default()), simulate(seed, &Setup::default()));
    }
}
