//! The toy game keeps every law.

use testkit::toy::{Haggle, invariants, twins};
use testkit::{FuzzPlan, Suite, fuzz};

const MALFORMED: &[&str] =
    &["", "null", "{}", "[]", "7", "\"bid\"", "{\"bid\": 256}", "{\"bid\": -1}", "{\"sell\": {\"good\": 25}}", "{\"buy\": 1}"];

#[test]
fn haggle_keeps_every_law() {
    Suite::<Haggle>::new().games(300).decisions_limit(200).invariants(invariants).twins(twins).malformed(MALFORMED).run();
}

#[test]
fn many_random_games_of_haggle_end() {
    fuzz(FuzzPlan { games: 20_000, base_seed: 1, decisions_limit: 200, invariants });
}
