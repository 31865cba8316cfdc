//! Full dots: what a bloc yields (EN1 p.4, 13).

use super::blocs::{half_there, third_there};
use crate::board::{Hex, HexSet, opposite};
use crate::data::{Industry, Tile};
use crate::state::Map;

/// How many full dots some fed tiles of one bloc have. A dot counts only if every tile it lies on is fed.
///
/// `own` are the owner's flags. A dot over tiles of several owners counts for nobody; with synergy it counts
/// for each owner whose own tiles under it are all fed (EN1 p.13, FRWC p.15, R65).
pub fn full_dots(map: &Map, industry: Industry, fed: HexSet, own: HexSet, synergy: bool) -> u32 {
    let mut count = 0;
    for hex in fed {
        let Some(dots) = map.tile(hex).map(Tile::dots) else { continue };
        count += u32::from(dots.center == Some(industry));
        let mut sides = dots.halves[industry.index()];
        while sides != 0 {
            let side = sides.trailing_zeros() as usize;
            sides &= sides - 1;
            count += u32::from(side_counts(map, industry, (hex, side), fed, own, synergy));
        }
        let mut corners = dots.thirds[industry.index()];
        while corners != 0 {
            let corner = corners.trailing_zeros() as usize;
            corners &= corners - 1;
            count += u32::from(corner_counts(map, industry, (hex, corner), fed, own, synergy));
        }
    }
    count
}

/// Whether the dot on this side is full and counted here: of two own tiles the lower one counts it.
fn side_counts(map: &Map, industry: Industry, (hex, side): (Hex, usize), fed: HexSet, own: HexSet, synergy: bool) -> bool {
    hex.across(side).is_some_and(|other| {
        let counted = if own.contains(other) { other > hex && fed.contains(other) } else { synergy };
        counted && half_there(map, other, industry, opposite(side))
    })
}

/// Whether the dot on this corner is full and counted here: of the own tiles under it the lowest counts it.
fn corner_counts(map: &Map, industry: Industry, (hex, corner): (Hex, usize), fed: HexSet, own: HexSet, synergy: bool) -> bool {
    hex.at_corner(corner).into_iter().all(|other| {
        other.is_some_and(|(other, there)| {
            let counted = if own.contains(other) { other > hex && fed.contains(other) } else { synergy };
            counted && third_there(map, other, industry, there)
        })
    })
}
