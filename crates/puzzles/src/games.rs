//! The games that have puzzles, by name.

use crate::Puzzling;
use engine::Game;
use prosperity::Prosperity;
use seven_wonders::SevenWonders;
use wealth_of_nations::WealthOfNations;

/// Something to do with a game that has puzzles.
pub trait Puzzler {
    type Out;
    fn visit<G: Puzzling>(self) -> Self::Out;
}

/// Does it with the game of this name; nothing where the game has no puzzles.
pub fn puzzled<P: Puzzler>(id: &str, puzzler: P) -> Option<P::Out> {
    match id {
        SevenWonders::ID => Some(puzzler.visit::<SevenWonders>()),
        Prosperity::ID => Some(puzzler.visit::<Prosperity>()),
        WealthOfNations::ID => Some(puzzler.visit::<WealthOfNations>()),
        _ => None,
    }
}
