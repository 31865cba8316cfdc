//! The games of the catalogue by name. Commands know them only through this.

use bots::Mind;
use engine::{Game, OptionSpec};
use std::ops::RangeInclusive;

/// Something to do with a game that is named at run time.
pub(crate) trait Visitor {
    type Out;
    fn visit<G: Mind>(self) -> Self::Out;
}

/// What can be said of a game without its types.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) seats: RangeInclusive<u8>,
    pub(crate) options: fn() -> &'static [OptionSpec],
}

#[derive(Debug, thiserror::Error)]
#[error("there is no game `{given}`; there are: {known}")]
pub(crate) struct UnknownGame {
    given: String,
    known: String,
}

macro_rules! registry {
    ($(($module:ident, $game:ty),)*) => {
        pub(crate) const GAMES: &[Entry] = &[$(Entry::of::<$game>(),)*];

        pub(crate) fn dispatch<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game as Game>::ID => Ok(visitor.visit::<$game>()),)*
                _ => Err(UnknownGame::new(id)),
            }
        }
    };
}

catalogue::games!(registry);

impl Entry {
    const fn of<G: Game>() -> Entry {
        Entry { id: G::ID, name: G::NAME, seats: G::SEATS, options: G::option_specs }
    }
}

impl UnknownGame {
    pub(crate) fn new(given: &str) -> UnknownGame {
        UnknownGame { given: given.to_owned(), known: GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ") }
    }
}

/// The table size to study a game at when none is asked for: four, or what comes nearest.
pub(crate) fn usual_players<G: Game>() -> u8 {
    4.clamp(*G::SEATS.start(), *G::SEATS.end())
}
