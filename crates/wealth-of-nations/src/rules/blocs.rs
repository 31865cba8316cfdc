//! Blocs: tiles of one industry and one owner, linked by partial dots on the same spot (EN1 p.4).

use crate::board::{Hex, HexSet, opposite};
use crate::data::{Industry, Tile};
use crate::state::{Map, WealthOfNations};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bloc {
    pub industry: Industry,
    pub hexes: HexSet,
}

/// The bloc around a hex: all of `among`, tiles of one owner, that a chain of touching partial dots leads to.
/// It does not matter whether these dots are full (EN1 p.4).
pub fn bloc_at(map: &Map, among: HexSet, industry: Industry, hex: Hex) -> HexSet {
    let mut bloc = HexSet::one(hex);
    let mut edge = bloc;
    let mut left = among.and(map.sections(industry)).without(hex);
    while let Some(next) = edge.first() {
        edge = edge.without(next);
        if !left.meets(next.around()) {
            continue;
        }
        let linked = links(map, left, industry, next);
        left = left.minus(linked);
        edge = edge.union(linked);
        bloc = bloc.union(linked);
    }
    bloc
}

/// Which of `among` share a spot with a partial dot of this hex.
fn links(map: &Map, among: HexSet, industry: Industry, hex: Hex) -> HexSet {
    let Some(dots) = map.tile(hex).map(Tile::dots) else { return HexSet::EMPTY };
    let mut linked = HexSet::EMPTY;
    let mut sides = dots.halves[industry.index()];
    while sides != 0 {
        let side = sides.trailing_zeros() as usize;
        sides &= sides - 1;
        if let Some(other) = hex.across(side)
            && among.contains(other)
            && half_there(map, other, industry, opposite(side))
        {
            linked = linked.with(other);
        }
    }
    let mut corners = dots.thirds[industry.index()];
    while corners != 0 {
        let corner = corners.trailing_zeros() as usize;
        corners &= corners - 1;
        for (other, there) in hex.at_corner(corner).into_iter().flatten() {
            if among.contains(other) && third_there(map, other, industry, there) {
                linked = linked.with(other);
            }
        }
    }
    linked
}

/// Whether a half dot of this industry lies on that side of a hex.
#[inline]
pub(crate) fn half_there(map: &Map, hex: Hex, industry: Industry, side: usize) -> bool {
    map.tile(hex).is_some_and(|tile| tile.dots().halves[industry.index()] >> side & 1 == 1)
}

/// Whether a third of a dot of this industry lies on that corner of a hex.
#[inline]
pub(crate) fn third_there(map: &Map, hex: Hex, industry: Industry, corner: usize) -> bool {
    map.tile(hex).is_some_and(|tile| tile.dots().thirds[industry.index()] >> corner & 1 == 1)
}

impl WealthOfNations {
    /// The bloc of this industry that a player's tile belongs to.
    pub fn bloc(&self, owner: Seat, industry: Industry, hex: Hex) -> HexSet {
        bloc_at(&self.map, self.nations[owner].flags, industry, hex)
    }

    /// Every bloc of a player; the two sections of the Integrated Economy are in two of them (FRWC p.6).
    pub fn blocs(&self, owner: Seat) -> impl Iterator<Item = Bloc> {
        Industry::ALL.into_iter().flat_map(move |industry| self.blocs_of(owner, industry))
    }

    /// Every bloc of a player in one industry, each found from its lowest hex.
    pub fn blocs_of(&self, owner: Seat, industry: Industry) -> impl Iterator<Item = Bloc> {
        let mut left = self.nations[owner].flags.and(self.map.sections(industry));
        std::iter::from_fn(move || {
            let hexes = bloc_at(&self.map, left, industry, left.first()?);
            left = left.minus(hexes);
            Some(Bloc { industry, hexes })
        })
    }

    /// Whether a token lies on a tile of the bloc (R49, R50). Farm sections gain nothing from tokens.
    pub fn is_automated(&self, owner: Seat, bloc: &Bloc) -> bool {
        bloc.industry != Industry::Farm && bloc.hexes.meets(self.nations[owner].tokens)
    }
}
