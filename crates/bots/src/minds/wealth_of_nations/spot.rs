//! What lies around one hex, looked at once for every tile that could be laid there in every rotation.

use super::sites::Land;
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{Industry, Tile};

/// Sides or corners as bits, by industry.
type Places = [u8; 6];

/// The places of a hex, from one nation's point of view.
pub(super) struct Spot {
    /// Where a half dot would become full.
    halves: Places,
    /// Where a third of a dot would become full.
    thirds: Places,
    /// Sides where a dot of another industry lies.
    side_clashes: Places,
    /// Corners where a dot of another industry lies.
    corner_clashes: Places,
    /// Sides where a tile could still be laid.
    open_sides: u8,
    /// Corners whose two other hexes could still complete a dot.
    open_corners: Places,
}

impl Spot {
    pub(super) fn of(land: &Land, hex: Hex) -> Spot {
        let counts = if land.synergy() { land.flags.union(land.map.tiled()) } else { land.flags };
        let open = land.open();
        let (side_dots, halves, open_sides) = sides(land, hex, counts, open);
        let (corner_dots, thirds, open_corners) = corners(land, hex, counts, open);
        Spot { halves, thirds, side_clashes: others(&side_dots), corner_clashes: others(&corner_dots), open_sides, open_corners }
    }

    /// The full dots of an industry that the tile adds.
    pub(super) fn added(&self, tile: Tile, industry: Industry) -> u32 {
        let (dots, at) = (tile.dots(), industry.index());
        u32::from(dots.center == Some(industry))
            + (dots.halves[at] & self.halves[at]).count_ones()
            + (dots.thirds[at] & self.thirds[at]).count_ones()
    }

    /// Partial dots of the tile that others could still complete.
    pub(super) fn prospects(&self, tile: Tile, industry: Industry) -> u32 {
        let (dots, at) = (tile.dots(), industry.index());
        (dots.halves[at] & self.open_sides).count_ones() + (dots.thirds[at] & self.open_corners[at]).count_ones()
    }

    /// Whether dots of different industries would touch.
    pub(super) fn clashes(&self, tile: Tile) -> bool {
        let dots = tile.dots();
        (0..6).any(|at| dots.halves[at] & self.side_clashes[at] != 0 || dots.thirds[at] & self.corner_clashes[at] != 0)
    }
}

/// The dots across each side, those of them that count for the nation, and the sides that are open.
fn sides(land: &Land, hex: Hex, counts: HexSet, open: HexSet) -> (Places, Places, u8) {
    let (mut dots, mut full, mut free) = (Places::default(), Places::default(), 0);
    for side in 0..6 {
        let Some(other) = hex.across(side) else { continue };
        free |= u8::from(open.contains(other)) << side;
        let Some(industry) = land.map.tile(other).and_then(|tile| tile.dots().sides[(side + 3) % 6]) else { continue };
        dots[industry.index()] |= 1 << side;
        full[industry.index()] |= u8::from(counts.contains(other)) << side;
    }
    (dots, full, free)
}

/// The dots on each corner, those that lack only one third and count for the nation, and the corners that are open.
fn corners(land: &Land, hex: Hex, counts: HexSet, open: HexSet) -> (Places, Places, Places) {
    let (mut dots, mut full, mut free) = (Places::default(), Places::default(), Places::default());
    for corner in 0..6 {
        let others = hex.at_corner(corner);
        let third = |(other, there): (Hex, usize)| land.map.tile(other).and_then(|tile| tile.dots().corners[there]);
        for other in others.into_iter().flatten() {
            if let Some(industry) = third(other) {
                dots[industry.index()] |= 1 << corner;
            }
        }
        let [Some(one), Some(two)] = others else { continue };
        if let Some(industry) = third(one).filter(|industry| third(two) == Some(*industry)) {
            full[industry.index()] |= u8::from(counts.contains(one.0) && counts.contains(two.0)) << corner;
        }
        for industry in Industry::ALL {
            let mine = land.flags.and(land.map.sections(industry));
            let room = |other: Hex| open.contains(other) || mine.contains(other);
            free[industry.index()] |= u8::from(room(one.0) && room(two.0)) << corner;
        }
    }
    (dots, full, free)
}

/// Where the dots of any other industry lie.
fn others(dots: &Places) -> Places {
    std::array::from_fn(|at| (0..6).filter(|other| *other != at).fold(0, |found, other| found | dots[other]))
}
