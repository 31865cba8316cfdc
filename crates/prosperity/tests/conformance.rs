//! The laws of every game, and what must hold in every state of this one; `proofs` says what that is.

use proofs::{plan, suite};
use prosperity::Prosperity;
use testkit::counts::{GAMES_UNDER_LAWS, RANDOM_GAMES};
use testkit::fuzz;

#[test]
fn keeps_every_law_of_a_game() {
    suite::<Prosperity>().games(GAMES_UNDER_LAWS.get()).run();
}

#[test]
fn many_random_games_break_nothing() {
    fuzz(plan::<Prosperity>(RANDOM_GAMES.get(), 1));
}
