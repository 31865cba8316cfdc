//! Where a tile can lie: partial dots of different colours may not touch (EN1 p.6, 11).

use crate::board::{Hex, opposite};
use crate::data::Tile;
use crate::state::Map;

/// How many spots of the tile, laid there, would have dots of different colours. A blank side, the centre,
/// terrain and the rim agree with everything; sides and corners never meet each other (R39).
pub fn conflicts(map: &Map, hex: Hex, tile: Tile) -> u32 {
    if !map.tiled().meets(hex.around()) {
        return 0;
    }
    let dots = tile.dots();
    let side_conflict = |side: usize| {
        let other = hex.across(side).and_then(|other| map.tile(other)).and_then(|tile| tile.dots().sides[opposite(side)]);
        dots.sides[side].is_some() && other.is_some() && other != dots.sides[side]
    };
    let corner_conflict = |corner: usize| {
        dots.corners[corner].is_some()
            && hex.at_corner(corner).into_iter().flatten().any(|(other, there)| {
                let other = map.tile(other).and_then(|tile| tile.dots().corners[there]);
                other.is_some() && other != dots.corners[corner]
            })
    };
    (0..6).map(|place| u32::from(side_conflict(place)) + u32::from(corner_conflict(place))).sum()
}
