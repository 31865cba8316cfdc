//! What must always hold in each of our games: [`Proven`] says it once, for the tests of the games, for the fuzz targets
//! and for the command `prove`, which looks for a game in which it does not hold.

mod prosperity;
mod seven_wonders;
mod wealth_of_nations;

use engine::{Dice, Game};
use testkit::{FuzzPlan, Suite, Twin};

/// A game with what only it can know about its own states.
pub trait Proven: Game {
    /// Every random game is over after so many decisions.
    const DECISIONS: u32;
    /// Whether anything is ever hidden from anybody.
    const SECRETS: bool;
    /// Texts that are no action at any time, or none that is possible.
    const MALFORMED: &'static [&'static str];

    /// Panics where a state is impossible.
    fn invariants(game: &Self);

    /// A state that differs in a secret alone, where there is one.
    fn twin(_game: &Self, _dice: &mut Dice) -> Option<Twin<Self>> {
        None
    }
}

/// Something to do with a game that is named at run time.
pub trait Visitor {
    type Out;
    fn visit<G: Proven>(self) -> Self::Out;
}

macro_rules! registry {
    ($(($module:ident, $game:ty),)*) => {
        /// The games of the catalogue.
        pub const GAMES: &[&str] = &[$(<$game as Game>::ID,)*];

        /// Does something with the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $(<$game as Game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

catalogue::games!(registry);

/// All laws with all that is known of this game.
pub fn suite<G: Proven>() -> Suite<G> {
    Suite::new().decisions_limit(G::DECISIONS).invariants(G::invariants).twins(G::twin).malformed(G::MALFORMED)
}

/// Random games with the invariants after every input.
pub fn plan<G: Proven>(games: u64, base_seed: u64) -> FuzzPlan<G> {
    FuzzPlan { games, base_seed, decisions_limit: G::DECISIONS, invariants: G::invariants }
}
