//! The state of a game. Nothing of it is hidden: the stack is drawn from when a turn begins.

mod country;

pub use country::{Country, Points};

use crate::data::{DECADES, Decade, Side, TURNS, Tile, TileSet, tables};
use crate::options::Options;
use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game of Prosperity.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Prosperity {
    pub rules: Rules,
    pub phase: Phase,
    /// Whether a tile or the first player has just been drawn: that cannot be taken back.
    pub fresh: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// Everything drawn so far.
    pub drawn: TileSet,
    /// What is for sale.
    pub display: TileSet,
    pub countries: BySeat<Country>,
}

/// The options that rules ask for during the game. Boards are in the countries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Rules {
    pub triangle: crate::options::Triangle,
    pub null_actions: crate::options::NullActions,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Nobody has begun.
    FirstPlayer,
    /// A tile is to be drawn.
    Draw,
    /// The tile's symbol is scored; these seats owe a decision.
    Scoring {
        tile: Tile,
        owing: SeatSet,
    },
    /// The active player has so many actions left.
    Actions {
        left: u8,
    },
    /// The last energy scorings, first and second; these seats owe a decision.
    FinalEnergy {
        second: bool,
        owing: SeatSet,
    },
    Over,
}

/// Actions of a turn.
pub const ACTIONS: u8 = 2;

impl Prosperity {
    /// The board is set up, the first player not yet drawn.
    pub(crate) fn set_up(options: &Options, seats: u8) -> Prosperity {
        let side = |seat: Seat| options.boards.get(seat.index()).copied().unwrap_or(Side::Silver);
        Prosperity {
            rules: Rules { triangle: options.triangle, null_actions: options.null_actions },
            phase: Phase::FirstPlayer,
            fresh: false,
            active: Seat::new(0),
            drawn: TileSet::EMPTY,
            display: tables().start,
            countries: BySeat::from_fn(seats, |seat| Country::new(side(seat))),
        }
    }

    pub fn seats(&self) -> u8 {
        self.countries.seats()
    }

    /// The turn that is played, from 0; 36 once all are over.
    pub fn turns_begun(&self) -> u8 {
        self.drawn.len()
    }

    /// The decade the next tile is drawn from, with the tiles of it that are left; none after the last.
    pub fn stack(&self) -> Option<(Decade, TileSet)> {
        (self.drawn.len() < TURNS).then(|| {
            let decades = DECADES.into_iter().zip(tables().decades);
            let mut left = decades.map(|(decade, tiles)| (decade, tiles.minus(self.drawn)));
            left.find(|(_, tiles)| !tiles.is_empty()).expect("fewer than 36 tiles are drawn")
        })
    }

    /// The seats from the active one on, clockwise.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.active, self.seats());
        std::iter::successors(Some(first), move |seat| Some(seat.left(seats)).filter(|next| *next != first))
    }
}
