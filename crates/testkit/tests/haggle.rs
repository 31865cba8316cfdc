//! The toy game keeps every law, and random play visits all of it.

use engine::{Match, MatchFile};
use std::collections::BTreeSet;
use std::path::Path;
use testkit::counts::{GAMES_UNDER_LAWS, RANDOM_GAMES};
use testkit::toy::{Haggle, invariants, twins};
use testkit::{FuzzPlan, Suite, fixtures, fuzz, random_match};

const MALFORMED: &[&str] =
    &["", "null", "{}", "[]", "7", "\"bid\"", "{\"bid\": 256}", "{\"bid\": -1}", "{\"sell\": {\"good\": 25}}", "{\"buy\": 1}"];

#[test]
fn haggle_keeps_every_law() {
    Suite::<Haggle>::new()
        .games(GAMES_UNDER_LAWS.get())
        .decisions_limit(200)
        .invariants(invariants)
        .twins(twins)
        .malformed(MALFORMED)
        .run();
}

#[test]
fn many_random_games_of_haggle_end() {
    fuzz(FuzzPlan { games: RANDOM_GAMES.get(), base_seed: 1, decisions_limit: 200, invariants });
}

#[test]
fn recorded_games_go_as_recorded() {
    fixtures::check_all::<Haggle>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/haggle"));
}

#[test]
fn random_play_visits_every_corner() {
    let games: Vec<Match<Haggle>> = (0..300).map(|seed| random_match(seed, 200)).collect();
    let text: String = games.iter().map(fixtures::transcript).collect();
    let events: BTreeSet<&str> =
        text.lines().filter_map(|line| line.strip_prefix("    ")).filter_map(|line| line.split('"').nth(1)).collect();
    let all = "accepted auctioned bought dealt declined ended laid-out offered passed sealed sold wanted";
    assert_eq!(events.into_iter().collect::<Vec<_>>().join(" "), all);
    for corner in ["\"contest\"", "\"yield\"", "\"winner\":null", "\"length\":\"long\"", "\"challenges\":true"] {
        assert!(text.contains(corner), "{corner} never comes");
    }
    let shared = games
        .iter()
        .filter(|game| MatchFile::of(game).outcome.is_some_and(|outcome| outcome.to_string().matches("\"place\":1").count() > 1));
    assert!(shared.count() > 0, "nobody ever shares the first place");
}
