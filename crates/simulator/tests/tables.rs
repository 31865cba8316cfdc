//! Thousands of stories, in none of which a table breaks its word.

use simulator::{Setup, Story, simulate};
use testkit::counts::SIMULATED_SEEDS;

#[test]
fn tables_keep_their_word_whatever_happens() {
    let (mut total, seeds) = (Story::default(), SIMULATED_SEEDS.get());
    for seed in 1..=seeds {
        match simulate(seed, &Setup::default()) {
            Ok(story) => total += story,
            Err(violation) => panic!("{violation}\nthe same again: cargo xtask simulate-tables --seeds 1 --first {seed}"),
        }
    }
    println!("{total:?}");
    assert!(total.acknowledged > 5 * seeds && total.refused > 5 * seeds && total.entries > 10 * seeds, "{total:?}");
    assert!(total.failures > seeds && total.lost_answers > seeds && 4 * total.conflicts > seeds && total.crashes > seeds, "{total:?}");
}

#[test]
fn a_seed_tells_the_same_story_every_time() {
    for seed in 1..=20 {
        assert_eq!(simulate(seed, &Setup::default()), simulate(seed, &Setup::default()));
    }
}
