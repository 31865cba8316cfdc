//! The laws of every game, and what must hold in every state of this one; `proofs` says what that is.

use proofs::{plan, suite};
use testkit::fuzz;
use wealth_of_nations::WealthOfNations;

#[test]
fn keeps_every_law_of_a_game() {
    suite::<WealthOfNations>().games(40).run();
}

#[test]
fn twenty_thousand_random_games_break_nothing() {
    fuzz(plan::<WealthOfNations>(20_000, 1));
}
