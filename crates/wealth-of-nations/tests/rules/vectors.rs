//! Tile groups from the pictures of the rulebooks, with their blocs and full dots.

use crate::common::{A, B, C, h, turned};
use engine::Seat;
use wealth_of_nations::PlacedTile;
use wealth_of_nations::board::HexSet;
use wealth_of_nations::data::{Industry, Tile, TileKind};
use wealth_of_nations::rules::blocs::bloc_at;
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::rules::placement::conflicts;
use wealth_of_nations::state::Map;

use TileKind::{Academy, Bank, Factory, Farm, Generator, IntegratedEconomy, Mine};

type Laid = (TileKind, i8, i8, u8, Seat);

struct Vector {
    page: &'static str,
    tiles: &'static [Laid],
    legal: bool,
    blocs: usize,
    /// Dots by owner and industry, all fed and powered.
    dots: &'static [(Seat, Industry, u32)],
}

const VECTORS: &[Vector] = &[
    Vector {
        page: "EN1 p.4, two academies",
        tiles: &[(Academy, 0, 0, 4, A), (Academy, 1, 0, 4, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Academy, 3)],
    },
    Vector {
        page: "EN1 p.4, three academies",
        tiles: &[(Academy, 0, 0, 4, A), (Academy, 1, 0, 4, A), (Academy, 1, -1, 2, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Academy, 5)],
    },
    Vector {
        page: "EN1 p.4, 11, two factories share a partial dot",
        tiles: &[(Factory, 0, 0, 2, A), (Factory, 1, 0, 4, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Factory, 2)],
    },
    Vector {
        page: "EN1 p.13, the whole example",
        tiles: &[
            (Factory, -2, 0, 5, A),
            (Factory, -3, 1, 2, A),
            (Factory, -2, 1, 4, A),
            (Generator, -1, 0, 1, B),
            (Generator, -1, 1, 0, B),
            (Generator, 0, 1, 1, B),
            (Academy, 1, 0, 5, C),
            (Academy, 2, 0, 3, C),
            (Academy, 1, 1, 3, C),
            (Academy, 3, -1, 3, C),
        ],
        legal: true,
        blocs: 3,
        dots: &[(A, Industry::Factory, 4), (B, Industry::Generator, 5), (C, Industry::Academy, 7)],
    },
    Vector {
        page: "EN1 p.4, 11, generators that are not connected",
        tiles: &[(Generator, 0, 0, 0, A), (Generator, 1, 0, 0, A)],
        legal: true,
        blocs: 2,
        dots: &[(A, Industry::Generator, 2)],
    },
    Vector {
        page: "EN1 p.4, 11, 13, generators of two owners",
        tiles: &[(Generator, 0, 0, 0, A), (Generator, 1, 0, 1, B)],
        legal: true,
        blocs: 2,
        dots: &[(A, Industry::Generator, 1), (B, Industry::Generator, 1)],
    },
    Vector {
        page: "EN1 p.4, 11, generator beside academy",
        tiles: &[(Generator, 0, 0, 0, A), (Academy, 1, 0, 4, A)],
        legal: false,
        blocs: 2,
        dots: &[(A, Industry::Generator, 1), (A, Industry::Academy, 1)],
    },
    Vector {
        page: "EN1 p.11, factory and academy at a corner",
        tiles: &[(Factory, 0, 0, 2, A), (Academy, 1, 0, 4, A)],
        legal: false,
        blocs: 2,
        dots: &[(A, Industry::Factory, 1), (A, Industry::Academy, 1)],
    },
    Vector {
        page: "EN1 p.6, generator beside farm",
        tiles: &[(Generator, 0, 0, 0, A), (Farm, 1, 0, 0, A)],
        legal: false,
        blocs: 2,
        dots: &[(A, Industry::Generator, 1), (A, Industry::Farm, 1)],
    },
    Vector {
        page: "EN1 p.6, farms of two owners",
        tiles: &[(Farm, 0, 0, 0, A), (Farm, 1, 0, 0, B)],
        legal: true,
        blocs: 2,
        dots: &[(A, Industry::Farm, 1), (B, Industry::Farm, 1)],
    },
    Vector {
        page: "three farms in a triangle",
        tiles: &[(Farm, 0, 0, 0, A), (Farm, 1, 0, 0, A), (Farm, 1, -1, 0, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Farm, 6)],
    },
    Vector {
        page: "three banks in a triangle",
        tiles: &[(Bank, 0, 0, 4, A), (Bank, 1, 0, 2, A), (Bank, 1, -1, 0, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Bank, 3)],
    },
    Vector {
        page: "FRWC p.14, three mines in a line",
        tiles: &[(Mine, 0, 0, 0, A), (Mine, 1, 0, 0, A), (Mine, 2, 0, 0, A)],
        legal: true,
        blocs: 1,
        dots: &[(A, Industry::Mine, 5)],
    },
    Vector {
        page: "FRWC p.5, package 6",
        tiles: &[(IntegratedEconomy, 0, 0, 3, A), (Farm, 1, 0, 0, A)],
        legal: true,
        blocs: 2,
        dots: &[(A, Industry::Generator, 1), (A, Industry::Farm, 2)],
    },
];

fn lay(tiles: &[Laid]) -> (Map, bool) {
    let (mut placed, mut legal) = (Vec::new(), true);
    for &(tile, q, r, rotation, _) in tiles {
        let rotation = turned(rotation);
        legal &= conflicts(&Map::from(placed.clone()), h(q, r), Tile::new(tile, rotation)) == 0;
        placed.push(PlacedTile { tile, hex: h(q, r), rotation });
    }
    (Map::from(placed), legal)
}

fn owned(tiles: &[Laid], owner: Seat) -> HexSet {
    tiles.iter().filter(|tile| tile.4 == owner).map(|&(_, q, r, ..)| h(q, r)).collect()
}

/// Every bloc of an owner, with its industry.
fn blocs(map: &Map, own: HexSet) -> Vec<(Industry, HexSet)> {
    let mut all = Vec::new();
    for industry in Industry::ALL {
        let mut left = own.and(map.sections(industry));
        while let Some(hex) = left.first() {
            let bloc = bloc_at(map, own, industry, hex);
            left = left.minus(bloc);
            all.push((industry, bloc));
        }
    }
    all
}

#[test]
fn the_pictures_have_these_blocs_dots_and_conflicts() {
    for vector in VECTORS {
        let (map, legal) = lay(vector.tiles);
        assert_eq!(legal, vector.legal, "{}", vector.page);
        let all = [A, B, C].map(|seat| (seat, owned(vector.tiles, seat)));
        assert_eq!(all.iter().map(|(_, own)| blocs(&map, *own).len()).sum::<usize>(), vector.blocs, "{}", vector.page);
        for (seat, own) in all {
            for industry in Industry::ALL {
                let found = blocs(&map, own).into_iter().filter(|bloc| bloc.0 == industry);
                let dots: u32 = found.map(|(_, bloc)| full_dots(&map, industry, bloc, own, false)).sum();
                let wanted = vector.dots.iter().find(|line| (line.0, line.1) == (seat, industry)).map_or(0, |line| line.2);
                assert_eq!(dots, wanted, "{}: {industry} of seat {seat}", vector.page);
            }
        }
    }
}

#[test]
fn with_synergy_a_shared_dot_counts_for_each_owner() {
    // FRWC p.15.
    let tiles = [(Generator, 0, 0, 0, A), (Generator, 1, 0, 1, B)];
    let (map, _) = lay(&tiles);
    for seat in [A, B] {
        let own = owned(&tiles, seat);
        assert_eq!(full_dots(&map, Industry::Generator, own, own, true), 2);
        assert_eq!(full_dots(&map, Industry::Generator, own, own, false), 1);
    }
}

#[test]
fn with_synergy_a_third_of_three_needs_all_own_tiles_fed() {
    // R65: two tiles of one owner and one of another under one dot.
    let tiles = [(Factory, -2, 0, 5, A), (Factory, -3, 1, 2, A), (Factory, -2, 1, 4, B)];
    let (map, _) = lay(&tiles);
    let own = owned(&tiles, A);
    let alone = |hex| HexSet::one(hex);
    assert_eq!(full_dots(&map, Industry::Factory, own, own, false), 2);
    assert_eq!(full_dots(&map, Industry::Factory, own, own, true), 3);
    assert_eq!(full_dots(&map, Industry::Factory, alone(h(-2, 0)), own, true), 1);
    let other = owned(&tiles, B);
    assert_eq!(full_dots(&map, Industry::Factory, other, other, true), 2);
}

#[test]
fn like_thirds_link_a_bloc_even_beside_a_third_of_another_colour() {
    // EN1 p.4, 11, R42: the dot between the two factories is spoilt by force, the bloc is still one.
    let tiles = [(Factory, 0, 0, 2, A), (Factory, 1, 0, 4, A)];
    let (map, _) = lay(&tiles);
    assert_eq!(blocs(&map, owned(&tiles, A)).len(), 1);
    let shared = (0..6).find(|&corner| {
        let third =
            |hex: wealth_of_nations::board::Hex, corner: usize| map.tile(hex).is_some_and(|tile| tile.dots().corners[corner].is_some());
        third(h(0, 0), corner)
            && h(0, 0).at_corner(corner).into_iter().flatten().any(|(other, there)| other == h(1, 0) && third(other, there))
    });
    let corner = shared.expect("they share a corner");
    let third = h(0, 0).at_corner(corner).into_iter().flatten().find(|(hex, _)| *hex != h(1, 0)).expect("inside the board");
    let clash =
        (0..6).find(|&rotation| Tile::new(Academy, turned(rotation)).dots().corners[third.1].is_some()).expect("academies have thirds");
    let forced = [tiles[0], tiles[1], (Academy, third.0.axial().0, third.0.axial().1, clash, A)];
    let (map, legal) = lay(&forced);
    assert!(!legal);
    let factories = blocs(&map, owned(&forced, A)).into_iter().filter(|bloc| bloc.0 == Industry::Factory).collect::<Vec<_>>();
    assert_eq!(factories.len(), 1);
    assert_eq!(full_dots(&map, Industry::Factory, factories[0].1, owned(&forced, A), false), 2);
}

#[test]
fn the_best_groups_of_up_to_four_tiles_have_the_printed_yields() {
    // Economy of scale (EN1 p.11): found by trying every group.
    let best = |kind: TileKind, industry: Industry| {
        let (mut groups, mut yields) = (vec![vec![]], Vec::new());
        for size in 1..=4 {
            let mut next = Vec::new();
            for group in &groups {
                let taken: HexSet = group.iter().map(|tile: &PlacedTile| tile.hex).collect();
                let free = if size == 1 { HexSet::one(h(0, 0)) } else { taken.around().minus(taken) };
                // Later tiles come in any order; hexes seen before are enough once.
                for hex in free {
                    for rotation in 0..kind.rotations() {
                        let mut bigger = group.clone();
                        bigger.push(PlacedTile { tile: kind, hex, rotation: turned(rotation) });
                        next.push(bigger);
                    }
                }
            }
            let dots = |group: &Vec<PlacedTile>| {
                let map = Map::from(group.clone());
                let all = map.tiled();
                let bloc = bloc_at(&map, all, industry, all.first().expect("a group has tiles"));
                if bloc == all { full_dots(&map, industry, all, all, false) } else { 0 }
            };
            let most = next.iter().map(dots).max().expect("there are groups");
            yields.push(most);
            // Keep what is nearly the best: enough to find the best of the next size.
            next.retain(|group| dots(group) + 2 >= most);
            next.sort_by_key(|group| group.iter().map(|tile| (u8::from(tile.hex), u8::from(tile.rotation))).collect::<Vec<_>>());
            groups = next;
            groups.truncate(3000);
        }
        yields
    };
    assert_eq!(best(Farm, Industry::Farm), [1, 3, 6, 9]);
    assert_eq!(best(Generator, Industry::Generator), [1, 3, 5, 7]);
    assert_eq!(best(Academy, Industry::Academy), [1, 3, 5, 7]);
    assert_eq!(best(Mine, Industry::Mine), [1, 3, 5, 7]);
    assert_eq!(best(Factory, Industry::Factory), [1, 2, 4, 6]);
    assert_eq!(best(Bank, Industry::Bank), [0, 1, 3, 3]);
}
