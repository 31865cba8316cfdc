//! Good places for tiles: what a tile adds where it is laid, and how the tiles of a package lie best.

use crate::action::PlacedTile;
use crate::board::{CENTRE, Hex, HexSet, opposite};
use crate::data::{Industry, IndustryPackage, PACKAGE_TILES, PACKAGES, Rotation, Tile, TileKind, tables};
use crate::options::Edition;
use crate::rules::blocs::{bloc_at, half_there, third_there};
use crate::rules::dots::full_dots;
use crate::rules::placement::conflicts;
use crate::state::Map;
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// The full dots that a tile adds for its owner, by industry, if all of the owner's tiles are fed. `own` are the
/// owner's flags. Only spots of the tile itself can become full, so nothing else is looked at.
pub(crate) fn dots_added(map: &Map, own: HexSet, synergy: bool, hex: Hex, tile: Tile) -> [u32; 6] {
    let dots = tile.dots();
    let counts = |other: Hex| own.contains(other) || synergy && map.tiled().contains(other);
    let mut added = [0; 6];
    if let Some(industry) = dots.center {
        added[industry.index()] += 1;
    }
    for place in 0..6 {
        if let Some(industry) = dots.sides[place]
            && hex.across(place).is_some_and(|other| counts(other) && half_there(map, other, industry, opposite(place)))
        {
            added[industry.index()] += 1;
        }
        if let Some(industry) = dots.corners[place]
            && hex
                .at_corner(place)
                .iter()
                .all(|other| other.is_some_and(|(other, there)| counts(other) && third_there(map, other, industry, there)))
        {
            added[industry.index()] += 1;
        }
    }
    added
}

/// Tiles of a package as they lie around the first one.
pub(crate) type Layout = ArrayVec<(Tile, (i8, i8)), PACKAGE_TILES>;

/// All layouts of a package with the most full dots, and among them those with the fewest blocs.
pub(crate) fn layouts(edition: Edition, package: u8) -> &'static [Layout] {
    static LAYOUTS: LazyLock<[[Vec<Layout>; PACKAGES]; 2]> =
        LazyLock::new(|| [&tables().first_edition, &tables().second_edition].map(|packages| packages.industry.each_ref().map(best)));
    let edition = match edition {
        Edition::First => 0,
        Edition::Second => 1,
    };
    &LAYOUTS[edition][usize::from(package) - 1]
}

/// A layout with its first tile in this hex; `None` where it reaches beyond the board.
pub(crate) fn lay(layout: &Layout, anchor: Hex) -> Option<ArrayVec<PlacedTile, PACKAGE_TILES>> {
    let (q, r) = anchor.axial();
    let place = |(tile, (dq, dr)): &(Tile, (i8, i8))| {
        Hex::at(q + dq, r + dr).map(|hex| PlacedTile { tile: tile.kind, hex, rotation: tile.rotation })
    };
    layout.iter().map(place).collect()
}

fn best(package: &IndustryPackage) -> Vec<Layout> {
    let kinds: ArrayVec<TileKind, PACKAGE_TILES> = package.kinds().collect();
    let (mut found, mut best) = (Vec::new(), (0, i32::MIN));
    extend(&kinds, &mut ArrayVec::new(), &Map::default(), &mut |layout, map| {
        let value = value(map);
        if value > best {
            best = value;
            found.clear();
        }
        if value == best {
            found.push(layout.clone());
        }
    });
    found
}

/// Every way to add the next tiles side by side without a clash.
fn extend(kinds: &[TileKind], layout: &mut Layout, map: &Map, found: &mut impl FnMut(&Layout, &Map)) {
    let Some((kind, rest)) = kinds.split_first() else { return found(layout, map) };
    let room = if layout.is_empty() { HexSet::one(CENTRE) } else { map.tiled().around().minus(map.tiled()) };
    for hex in room {
        for rotation in 0..kind.rotations() {
            let tile = Tile::new(*kind, Rotation::new(rotation));
            if conflicts(map, hex, tile) == 0 {
                let mut with = *map;
                with.put(hex, tile);
                layout.push((tile, hex.axial()));
                extend(rest, layout, &with, found);
                layout.pop();
            }
        }
    }
}

/// Full dots, then fewer blocs.
fn value(map: &Map) -> (u32, i32) {
    let (mut dots, mut blocs) = (0, 0);
    for industry in Industry::ALL {
        let mut left = map.sections(industry);
        dots += full_dots(map, industry, left, map.tiled(), false);
        while let Some(hex) = left.first() {
            left = left.minus(bloc_at(map, left, industry, hex));
            blocs += 1;
        }
    }
    (dots, -blocs)
}
