//! Blocs, dots and conflicts against a second, slow way to find them: every partial dot is a point of the
//! plane with a share of a circle, and what lies on the same point belongs together.

use crate::common::turned;
use engine::{dice, pick};
use rand::RngExt;
use std::collections::{BTreeMap, BTreeSet};
use wealth_of_nations::PlacedTile;
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{Industry, Tile, TileKind};
use wealth_of_nations::rules::blocs::bloc_at;
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::rules::placement::conflicts;
use wealth_of_nations::state::Map;

type Point = (i32, i32);
/// Sides or corners with their industries.
type Ring = &'static [(usize, Industry)];

/// Steps from a hex to its neighbours, in twelfths of nothing in particular: only equality matters.
const NEIGHBOURS: [Point; 6] = [(4, 0), (2, 6), (-2, 6), (-4, 0), (-2, -6), (2, -6)];

fn centre(hex: Hex) -> Point {
    let (q, r) = hex.axial();
    (4 * i32::from(q) + 2 * i32::from(r), 6 * i32::from(r))
}

/// A partial dot: where it is, of which industry, and how many sixths of a circle it has.
fn partial_dots(hex: Hex, kind: TileKind, rotation: u8) -> Vec<(Point, Industry, u32)> {
    use Industry::{Academy, Bank, Factory, Farm, Generator, Mine};
    let (sides, corners): (Ring, Ring) = match kind {
        TileKind::Farm => (&[(0, Farm), (1, Farm), (2, Farm), (3, Farm), (4, Farm), (5, Farm)], &[]),
        TileKind::Generator => (&[(0, Generator), (2, Generator), (4, Generator)], &[]),
        TileKind::Academy => (&[(2, Academy), (5, Academy)], &[(1, Academy), (5, Academy)]),
        TileKind::Mine => (&[(0, Mine), (3, Mine)], &[]),
        TileKind::Factory => (&[], &[(2, Factory), (3, Factory), (5, Factory)]),
        TileKind::Bank => (&[(1, Bank), (2, Bank)], &[]),
        TileKind::IntegratedEconomy => (&[(0, Generator), (1, Farm), (2, Generator), (3, Farm), (4, Farm), (5, Farm)], &[]),
    };
    let (x, y) = centre(hex);
    let at = |place: usize| NEIGHBOURS[(place + usize::from(rotation)) % 6];
    let half = |&(side, industry): &(usize, Industry)| ((x + at(side).0 / 2, y + at(side).1 / 2), industry, 3);
    let third = |&(corner, industry): &(usize, Industry)| {
        let (one, two) = (at(corner), at(corner + 1));
        ((x + (one.0 + two.0) / 3, y + (one.1 + two.1) / 3), industry, 2)
    };
    sides.iter().map(half).chain(corners.iter().map(third)).collect()
}

fn has_centre(kind: TileKind, industry: Industry) -> bool {
    match kind {
        TileKind::Bank => false,
        TileKind::IntegratedEconomy | TileKind::Generator => industry == Industry::Generator,
        TileKind::Farm => industry == Industry::Farm,
        TileKind::Academy => industry == Industry::Academy,
        TileKind::Mine => industry == Industry::Mine,
        TileKind::Factory => industry == Industry::Factory,
    }
}

/// A tile, its hex, rotation and owner.
type Laid = (TileKind, Hex, u8, usize);

/// The hexes of the bloc around one, by spreading over common points until nothing changes.
fn slow_bloc(tiles: &[Laid], owner: usize, industry: Industry, start: Hex) -> BTreeSet<Hex> {
    let points = |&(kind, hex, rotation, _): &Laid| -> BTreeSet<Point> {
        partial_dots(hex, kind, rotation).into_iter().filter(|dot| dot.1 == industry).map(|dot| dot.0).collect()
    };
    let mut bloc = BTreeSet::from([start]);
    loop {
        let reached: BTreeSet<Point> = tiles.iter().filter(|tile| bloc.contains(&tile.1)).flat_map(points).collect();
        let before = bloc.len();
        bloc.extend(tiles.iter().filter(|tile| tile.3 == owner && !points(tile).is_disjoint(&reached)).map(|tile| tile.1));
        if bloc.len() == before {
            return bloc;
        }
    }
}

/// Circles that are whole, for the tiles fed of one bloc.
fn slow_dots(tiles: &[Laid], owner: usize, industry: Industry, fed: &BTreeSet<Hex>, synergy: bool) -> u32 {
    let centres = tiles.iter().filter(|tile| fed.contains(&tile.1) && has_centre(tile.0, industry)).count() as u32;
    let mut spots: BTreeMap<Point, Vec<(Hex, usize, u32)>> = BTreeMap::new();
    for &(kind, hex, rotation, owner) in tiles {
        for (point, _, share) in partial_dots(hex, kind, rotation).into_iter().filter(|dot| dot.1 == industry) {
            spots.entry(point).or_default().push((hex, owner, share));
        }
    }
    let counts = |shares: &&Vec<(Hex, usize, u32)>| {
        let whole = shares.iter().map(|share| share.2).sum::<u32>() == 6;
        let mine = shares.iter().filter(|share| share.1 == owner).collect::<Vec<_>>();
        let all_mine = mine.len() == shares.len();
        whole && !mine.is_empty() && (all_mine || synergy) && mine.iter().all(|share| fed.contains(&share.0))
    };
    centres + spots.values().filter(counts).count() as u32
}

fn slow_conflicts(tiles: &[Laid], kind: TileKind, hex: Hex, rotation: u8) -> u32 {
    let others: Vec<_> = tiles.iter().flat_map(|&(kind, hex, rotation, _)| partial_dots(hex, kind, rotation)).collect();
    let clash = |dot: &(Point, Industry, u32)| others.iter().any(|other| other.0 == dot.0 && other.1 != dot.1);
    partial_dots(hex, kind, rotation).iter().filter(|dot| clash(dot)).count() as u32
}

#[test]
fn random_positions_have_the_blocs_dots_and_conflicts_of_the_slow_way() {
    let mut dice = dice(7);
    for _ in 0..3_000 {
        let mut tiles: Vec<Laid> = Vec::new();
        let density = dice.random_range(1..=10u32);
        // Few kinds make large blocs, many make conflicts.
        let kinds: Vec<TileKind> = (0..dice.random_range(1..=4u32)).map(|_| *pick(&TileKind::ALL, &mut dice)).collect();
        for hex in Hex::all() {
            if dice.random_ratio(density, 10) {
                tiles.push((*pick(&kinds, &mut dice), hex, dice.random_range(0..6), dice.random_range(0..3)));
            }
        }
        let placed = |&(tile, hex, rotation, _): &Laid| PlacedTile { tile, hex, rotation: turned(rotation) };
        let map = Map::from(tiles.iter().map(placed).collect::<Vec<_>>());
        for owner in 0..3 {
            compare(&map, &tiles, owner, &mut dice);
        }
        for hex in Hex::all().filter(|hex| !map.tiled().contains(*hex)).take(5) {
            let (kind, rotation) = (*pick(&TileKind::ALL, &mut dice), dice.random_range(0..6));
            assert_eq!(conflicts(&map, hex, Tile::new(kind, turned(rotation))), slow_conflicts(&tiles, kind, hex, rotation));
        }
    }
}

fn compare(map: &Map, tiles: &[Laid], owner: usize, dice: &mut engine::Dice) {
    let own: HexSet = tiles.iter().filter(|tile| tile.3 == owner).map(|tile| tile.1).collect();
    for industry in Industry::ALL {
        let mut left = own.and(map.sections(industry));
        while let Some(hex) = left.first() {
            let bloc = bloc_at(map, own, industry, hex);
            left = left.minus(bloc);
            assert_eq!(bloc.iter().collect::<BTreeSet<_>>(), slow_bloc(tiles, owner, industry, hex), "{industry} {tiles:?}");
            let part: HexSet = bloc.iter().filter(|_| dice.random_ratio(3, 4)).collect();
            for (fed, synergy) in [(bloc, false), (bloc, true), (part, false), (part, true)] {
                let slow = slow_dots(tiles, owner, industry, &fed.iter().collect(), synergy);
                assert_eq!(full_dots(map, industry, fed, own, synergy), slow, "{industry} {fed:?} {synergy} {tiles:?}");
            }
        }
    }
}
