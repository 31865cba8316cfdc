//! The laws of every game, and what must hold in every state of this one; `proofs` says what that is.

use proofs::{plan, suite};
use testkit::counts::{LONG_GAMES_UNDER_LAWS, LONG_RANDOM_GAMES};
use testkit::fuzz;
use wealth_of_nations::WealthOfNations;

#[test]
fn keeps_every_law_of_a_game() {
    suite::<WealthOfNations>().games(LONG_GAMES_UNDER_LAWS.get()).run();
}

#[test]
fn many_random_games_break_nothing() {
    fuzz(plan::<WealthOfNations>(LONG_RANDOM_GAMES.get(), 1));
}
