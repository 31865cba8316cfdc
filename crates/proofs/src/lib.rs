//! What must always hold in each of our games: [`Proven`] says it once, for the tests of the games, for the fuzz targets
//! and for the command `prove`, which looks for a game in which it does not hold.

pub mod chi_square;
mod prosperity;
mod seven_wonders;
mod wealth_of_nations;

use engine::{Dice, Game};
use testkit::{FuzzPlan, Suite, Twin};

/// A game with what only it can know about its own states.
pub trait Proven: Game {
    /// Every random game is over after so many decisions.
    const DECISIONS: u32;
    /// Texts that are no action at any time, or none that is possible.
    const MALFORMED: &'static [&'static str];

    /// Panics where a state is impossible.
    fn invariants(game: &Self);

    /// A state that differs in a secret alone, where there is one.
    fn twin(_game: &Self, _dice: &mut Dice) -> Option<Twin<Self>> {
        None
    }
}

impl Proven for ::seven_wonders::SevenWonders {
    const DECISIONS: u32 = 400;
    const MALFORMED: &'static [&'static str] = seven_wonders::MALFORMED;

    fn invariants(game: &Self) {
        seven_wonders::invariants(game);
    }

    fn twin(game: &Self, dice: &mut Dice) -> Option<Twin<Self>> {
        seven_wonders::twins(game, dice)
    }
}

impl Proven for ::prosperity::Prosperity {
    const DECISIONS: u32 = 400;
    const MALFORMED: &'static [&'static str] = prosperity::MALFORMED;

    fn invariants(game: &Self) {
        prosperity::invariants(game);
    }
}

impl Proven for ::wealth_of_nations::WealthOfNations {
    /// Random players have no plan. Their games have some hundred decisions as a rule, and seldom very many: the last hex of
    /// a board can be hard to reach.
    const DECISIONS: u32 = 1_000_000;
    const MALFORMED: &'static [&'static str] = wealth_of_nations::MALFORMED;

    fn invariants(game: &Self) {
        wealth_of_nations::invariants(game);
    }

    fn twin(game: &Self, dice: &mut Dice) -> Option<Twin<Self>> {
        wealth_of_nations::twins(game, dice)
    }
}

/// All laws with all that is known of this game.
pub fn suite<G: Proven>() -> Suite<G> {
    Suite::new().decisions_limit(G::DECISIONS).invariants(G::invariants).twins(G::twin).malformed(G::MALFORMED)
}

/// Random games with the invariants after every input.
pub fn plan<G: Proven>(games: u64, base_seed: u64) -> FuzzPlan<G> {
    FuzzPlan { games, base_seed, decisions_limit: G::DECISIONS, invariants: G::invariants }
}
