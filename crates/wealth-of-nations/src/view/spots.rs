//! Which dots of the board are full, and where colours clash.

use crate::board::{Hex, opposite};
use crate::data::{Industry, Tile};
use crate::state::WealthOfNations;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A place on a tile: 0 is its middle, 1 to 6 are its sides from the east side on clockwise, 7 to 12 its corners, the
/// first between the first two sides. A spot that several tiles share is named by the lowest of their hexes.
pub type Spot = (Hex, u8);

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spots {
    /// Full dots that count for somebody (EN1 p.13, FRWC p.15).
    pub full: Vec<Spot>,
    /// Where partial dots of different colours lie together (EN1 p.11).
    pub clashes: Vec<Spot>,
}

/// A part of a dot, and whose tile it is on.
type Part = (Hex, Industry);

impl WealthOfNations {
    pub(super) fn spots(&self) -> Spots {
        let mut spots = Spots::default();
        for (hex, tile) in self.map.iter() {
            let dots = tile.dots();
            if dots.center.is_some() {
                spots.full.push((hex, 0));
            }
            for place in 0..6 {
                if let Some(industry) = dots.sides[place] {
                    let other = [hex.across(place).and_then(|other| self.part(other, |tile| tile.dots().sides[opposite(place)]))];
                    self.look_at_spot((hex, place as u8 + 1), industry, &other, &mut spots);
                }
                if let Some(industry) = dots.corners[place] {
                    let others = hex
                        .at_corner(place)
                        .map(|other| other.and_then(|(other, corner)| self.part(other, |tile| tile.dots().corners[corner])));
                    self.look_at_spot((hex, place as u8 + 7), industry, &others, &mut spots);
                }
            }
        }
        spots
    }

    fn part(&self, hex: Hex, dot: impl Fn(Tile) -> Option<Industry>) -> Option<Part> {
        self.map.tile(hex).and_then(dot).map(|industry| (hex, industry))
    }

    /// Of the tiles that have a part of this dot the lowest looks at it. Over tiles of several owners a dot is full
    /// only with synergy.
    fn look_at_spot(&self, spot: Spot, industry: Industry, others: &[Option<Part>], spots: &mut Spots) {
        let there: ArrayVec<Part, 2> = others.iter().copied().flatten().collect();
        if there.iter().any(|(other, _)| *other < spot.0) {
            return;
        }
        let owner = self.owner(spot.0);
        if there.iter().any(|(_, other)| *other != industry) {
            spots.clashes.push(spot);
        } else if there.len() == others.len() && (self.options.synergy || there.iter().all(|(other, _)| self.owner(*other) == owner)) {
            spots.full.push(spot);
        }
    }
}
