//! The laws of every game, and what must hold in every state of this one; `proofs` says what that is.

use __module__::__Type__;
use proofs::{plan, suite};
use testkit::counts::{GAMES_UNDER_LAWS, RANDOM_GAMES};
use testkit::fuzz;

#[test]
fn keeps_every_law_of_a_game() {
    suite::<__Type__>().games(GAMES_UNDER_LAWS.get()).run();
}

#[test]
fn many_random_games_break_nothing() {
    fuzz(plan::<__Type__>(RANDOM_GAMES.get(), 1));
}
