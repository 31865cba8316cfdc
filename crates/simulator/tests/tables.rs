//! Thousands of stories, in none of which a table breaks its word.

use simulator::{Setup, Story, simulate};
use testkit::counts::{SIMULATED_NODES_SEEDS, SIMULATED_SEEDS};

/// What happened in so many stories.
fn told(seeds: u64, setup: &Setup) -> Story {
    let mut total = Story::default();
    for seed in 1..=seeds {
        match simulate(seed, setup) {
            Ok(story) => total += story,
            Err(violation) => {
                let nodes = setup.nodes.map(|nodes| format!(" --nodes {nodes}")).unwrap_or_default();
                let steps = setup.steps;
                panic!("{violation}\nthe same again: cargo xtask simulate-tables --seeds 1 --first {seed} --steps {steps}{nodes}")
            }
        }
    }
    println!("{total:?}");
    total
}

#[test]
fn tables_keep_their_word_whatever_happens() {
    let seeds = SIMULATED_SEEDS.get();
    let total = told(seeds, &Setup::default());
    assert!(total.acknowledged > 5 * seeds && total.refused > 5 * seeds && total.entries > 10 * seeds, "{total:?}");
    assert!(total.failures > seeds && total.lost_answers > seeds && 4 * total.conflicts > seeds && total.crashes > seeds, "{total:?}");
}

#[test]
fn three_servers_are_as_one_whatever_lies_between_them() {
    let seeds = SIMULATED_NODES_SEEDS.get();
    let total = told(seeds, &Setup { nodes: Some(3), steps: 250, ..Setup::default() });
    assert!(total.acknowledged > 2 * seeds && total.notices > 10 * seeds && total.lost_notices > seeds, "{total:?}");
    assert!(4 * total.conflicts > seeds && 4 * total.freezes > seeds && 4 * total.parted > seeds, "{total:?}");
}

#[test]
fn a_seed_tells_the_same_story_every_time() {
    for seed in 1..=20 {
        assert_eq!(simulate(seed, &Setup::default()), simulate(seed, &Setup::default()));
    }
}
