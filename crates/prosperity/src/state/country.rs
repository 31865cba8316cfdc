//! A country: what lies on a player board, and the player's money, discs, markers and points.

use crate::data::{Effect, Kind, LAST_BOX, Level, SPACES, START_DISCS, Side, Space, Symbols, TRIANGLE, Tile, TileSet, Track, globes};
use serde::{Deserialize, Serialize};

/// Money at the start (setup).
const START_MONEY: u16 = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Country {
    pub side: Side,
    /// The tile that lies on top of each space; `None` shows the print.
    pub tiles: [Option<Tile>; SPACES],
    /// Every tile bought: visible, covered or used up.
    pub bought: TileSet,
    /// What the visible tiles and prints add up to.
    pub symbols: Symbols,
    pub money: u16,
    /// On the pollution track, from the bottom up; the sixteenth and all above lie on the triangle.
    pub discs: u16,
    /// The boxes of the markers on the two research tracks, from 0.
    pub research: [u8; 2],
    pub points: Points,
}

/// Prosperity points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Points {
    pub symbols: u16,
    pub specials: u16,
    pub money: u16,
    pub research: u16,
}

impl Points {
    pub fn total(self) -> u16 {
        self.symbols + self.specials + self.money + self.research
    }
}

impl Country {
    pub fn new(side: Side) -> Country {
        Country {
            side,
            tiles: [None; SPACES],
            bought: TileSet::EMPTY,
            symbols: Space::all().fold(Symbols::default(), |sum, space| sum + space.data(side).symbols),
            money: START_MONEY,
            discs: START_DISCS,
            research: [0, 0],
            points: Points::default(),
        }
    }

    /// What can be seen on a space: the tile on top, or else the print.
    #[inline]
    pub fn visible(&self, space: Space) -> Symbols {
        self.tiles[space.index()].map_or_else(|| space.data(self.side).symbols, |tile| tile.data().symbols)
    }

    /// Whether a tile of this kind may lie there now; a transport tile on the way opens a closed space (P32).
    #[inline]
    pub fn is_open(&self, space: Space) -> bool {
        space.data(self.side).closed_by.is_none_or(|by| self.tiles[by.index()].is_some())
    }

    /// The spaces where a tile may be placed; covering is allowed, so that there is always one (P27, P29).
    pub fn places(&self, kind: Kind) -> impl Iterator<Item = Space> + '_ {
        Space::all().filter(move |space| space.data(self.side).kind == kind && self.is_open(*space))
    }

    pub fn level(&self, track: Track) -> Level {
        Track::level(self.research[track as usize])
    }

    /// A disc lies on the triangle.
    pub fn is_too_polluted(&self) -> bool {
        self.discs >= TRIANGLE
    }

    /// Prosperity symbols on the board and on the pollution track (P16).
    pub fn prosperity(&self) -> u16 {
        self.symbols.prosperity as u16 + u16::from(globes(self.discs))
    }

    /// Puts a tile on a space; what it covers counts no more.
    pub fn place(&mut self, tile: Tile, space: Space) {
        self.symbols = self.symbols - self.visible(space) + tile.data().symbols;
        self.tiles[space.index()] = Some(tile);
    }

    /// Steps on a track; what would lead beyond the top is lost (P14).
    pub fn advance(&mut self, track: Track, steps: u8) {
        let marker = &mut self.research[track as usize];
        *marker = marker.saturating_add(steps).min(LAST_BOX);
    }

    /// Takes discs away, as many as there are; says how many that were.
    pub(crate) fn remove_discs(&mut self, discs: u16) -> u16 {
        let removed = discs.min(self.discs);
        self.discs -= removed;
        removed
    }

    /// What a special tile does; points may be denied to a country that is too polluted (P20).
    pub(crate) fn use_special(&mut self, effect: Effect, points_allowed: bool) -> (u16, u16) {
        match effect {
            Effect::Points(points) => {
                let points = if points_allowed { u16::from(points) } else { 0 };
                self.points.specials += points;
                (points, 0)
            }
            Effect::RemoveDiscs(discs) => (0, self.remove_discs(u16::from(discs))),
        }
    }
}
