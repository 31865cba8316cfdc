//! The state of a game.

mod map;
mod nation;
mod phase;
mod plan;
mod trade;
mod units;

pub use map::Map;
pub use nation::Nation;
pub use phase::{Develop, Draft, EndTrigger, Occupations, Phase, Producing, Step};
pub use plan::Plan;
pub use trade::{Bundle, Offer, Trade};
pub use units::Units;

use crate::board::{Hex, HexSet};
use crate::data::TILE_KINDS;
use crate::options::{Edition, MoneySeen, Options};
use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game of Wealth of Nations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WealthOfNations {
    pub options: Options,
    /// Rounds begun; 0 during set-up.
    pub round: u32,
    /// Who has the first-player marker.
    pub first: Seat,
    pub phase: Phase,
    /// Set once the game is in its last round or over.
    pub end: Option<EndTrigger>,
    /// Where interest has ended the game: the last ones who were in it.
    pub ranked: SeatSet,
    /// Rounds begun since anybody did more than pass.
    pub quiet: u8,
    /// Whether the last input revealed something hidden.
    pub fresh: bool,
    /// Cubes in the wells of each market.
    pub stocks: [u8; 5],
    /// Tiles in each stack.
    pub stacks: [u8; TILE_KINDS],
    pub map: Map,
    pub nations: BySeat<Nation>,
    /// Each player's planning board, hidden from the others.
    pub plans: BySeat<Plan>,
}

impl WealthOfNations {
    pub fn seats(&self) -> u8 {
        self.nations.seats()
    }

    /// Players still in the game.
    #[inline]
    pub fn players(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| !self.nations[*seat].eliminated).collect()
    }

    pub fn is_second_edition(&self) -> bool {
        match self.options.edition {
            Edition::First => false,
            Edition::Second => true,
        }
    }

    /// Whether others see only about how much money a player has.
    pub(crate) fn hides_money(&self) -> bool {
        match self.options.money {
            MoneySeen::Exact => false,
            MoneySeen::Rough => true,
        }
    }

    /// Hexes that can hold something: neither the centre nor terrain (EN1 p.6, FRWC p.6).
    #[inline]
    pub fn playable(&self) -> HexSet {
        HexSet::PLAYABLE.minus(self.options.terrain.hexes())
    }

    /// Hexes with a flag, whosesoever.
    #[inline]
    pub fn claimed(&self) -> HexSet {
        self.nations.values().fold(HexSet::EMPTY, |all, nation| all.union(nation.flags))
    }

    /// Whose flag lies there.
    #[inline]
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        self.nations.iter().find(|(_, nation)| nation.flags.contains(hex)).map(|(seat, _)| seat)
    }

    /// Hexes with a tile of this player.
    #[inline]
    pub fn tiles_of(&self, seat: Seat) -> HexSet {
        self.nations[seat].flags.and(self.map.tiled())
    }

    /// Whether a unit of anybody else stands there.
    pub fn has_enemy_unit(&self, seat: Seat, hex: Hex) -> bool {
        self.nations.iter().any(|(other, nation)| other != seat && nation.units.contains(hex))
    }

    /// The next player still in the game to the left; the seat itself if there is no other.
    #[inline]
    pub fn next_player(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.seats());
        while self.nations[next].eliminated && next != seat {
            next = next.left(self.seats());
        }
        next
    }

    /// Everybody still in the game, clockwise from a seat on.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.seats();
        std::iter::successors(Some(first), move |seat| Some(seat.left(seats)).filter(|next| *next != first))
            .filter(|seat| !self.nations[*seat].eliminated)
    }
}
