//! The laws of every game, and what must hold in every state of this one; `proofs` says what that is.

use proofs::{plan, suite};
use prosperity::Prosperity;
use testkit::fuzz;

#[test]
fn keeps_every_law_of_a_game() {
    suite::<Prosperity>().games(200).run();
}

#[test]
fn a_hundred_thousand_random_games_break_nothing() {
    fuzz(plan::<Prosperity>(100_000, 1));
}
