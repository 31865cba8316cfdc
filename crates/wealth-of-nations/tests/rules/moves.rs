//! Moving and turning tiles (EN1 p.12, FRWC p.14).

use crate::common::{
    A, B, act, developing, first_edition, flag, forced, h, move_tiles, moved, refused, set, spent, tile, units, war_clouds,
};
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::{Event, Illegal, Options};

use TileKind::{Academy, Bank, Farm, Generator, Mine};

#[test]
fn up_to_three_tiles_move_anywhere_for_one_capital() {
    // EN1 p.12: also away from all own flags, and of several kinds.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, A, Mine, (3, 0), 0);
    tile(&mut game, A, Bank, (-3, 0), 0);
    let before = game.clone();
    act(&mut game, A, move_tiles(&[moved((1, 0), (-4, 4), 0), moved((3, 0), (0, 4), 1), moved((-3, 0), (4, -4), 5)]));
    assert_eq!(spent(&before, &game, A), Cubes::one(Commodity::Capital));
    assert_eq!(game.nations[A].flags, set(&[(-4, 4), (0, 4), (4, -4)]));
    assert_eq!(game.map.tiled(), game.nations[A].flags);
    assert_eq!(game.nations[A].flags_left, before.nations[A].flags_left, "flags go along");
    assert_eq!(game.map.tile(h(4, -4)).unwrap().rotation.steps(), 5);
}

#[test]
fn turning_on_the_spot_is_moving() {
    // CARD, R45: even if nothing changes.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Mine, (1, 0), 0);
    let before = game.clone();
    act(&mut game, A, move_tiles(&[moved((1, 0), (1, 0), 2)]));
    assert_eq!(game.map.tile(h(1, 0)).unwrap().rotation.steps(), 2);
    assert_eq!(spent(&before, &game, A), Cubes::one(Commodity::Capital));
    let mut same = before.clone();
    act(&mut same, A, move_tiles(&[moved((1, 0), (1, 0), 0)]));
    assert_eq!((same.map, spent(&before, &same, A)), (before.map, Cubes::one(Commodity::Capital)));
}

#[test]
fn tiles_are_lifted_first_and_can_change_places() {
    // EN1 p.12, R46.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, A, Mine, (3, 0), 0);
    act(&mut game, A, move_tiles(&[moved((1, 0), (3, 0), 0), moved((3, 0), (1, 0), 0)]));
    assert_eq!(game.map.tile(h(3, 0)).unwrap().kind, Farm);
    assert_eq!(game.map.tile(h(1, 0)).unwrap().kind, Mine);
}

#[test]
fn a_flag_that_lies_there_comes_back() {
    // EN1 p.12, R47.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    flag(&mut game, A, 3, 0);
    let left = game.nations[A].flags_left;
    let events = act(&mut game, A, move_tiles(&[moved((1, 0), (3, 0), 0)]));
    assert_eq!((game.nations[A].flags, game.nations[A].flags_left), (set(&[(3, 0)]), left + 1));
    assert!(events.contains(&Event::FlagReturned { seat: A, hex: h(3, 0) }));
}

#[test]
fn hexes_of_others_the_centre_and_tiles_are_no_place() {
    // EN1 p.12.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, A, Farm, (2, 0), 0);
    flag(&mut game, B, 3, 0);
    let to = |spot| move_tiles(&[moved((1, 0), spot, 0)]);
    assert_eq!(refused(&game, A, to((3, 0))), Illegal::Claimed { hex: h(3, 0) });
    assert_eq!(refused(&game, A, to((0, 0))), Illegal::Impassable { hex: h(0, 0) });
    assert_eq!(refused(&game, A, to((2, 0))), Illegal::Occupied { hex: h(2, 0) });
    assert_eq!(refused(&game, A, move_tiles(&[])), Illegal::MovedNone);
    assert_eq!(refused(&game, A, move_tiles(&[moved((3, 0), (4, 0), 0)])), Illegal::NotYourTile { hex: h(3, 0) });
    let twice = [moved((1, 0), (4, 0), 0), moved((1, 0), (4, -1), 0)];
    assert_eq!(refused(&game, A, move_tiles(&twice)), Illegal::NamedTwice { hex: h(1, 0) });
    let both = [moved((1, 0), (4, 0), 0), moved((2, 0), (4, 0), 0)];
    assert_eq!(refused(&game, A, move_tiles(&both)), Illegal::Occupied { hex: h(4, 0) });
}

#[test]
fn each_tile_that_clashes_when_set_down_costs_a_capital() {
    // EN1 p.12, R46: in the order given.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, A, Generator, (-2, 0), 0);
    // A farm at (3, 0) and a generator at (2, 0) clash: the second to be set down pays.
    let one = [moved((1, 0), (3, 0), 0), moved((-2, 0), (2, 0), 0)];
    assert_eq!(refused(&game, A, move_tiles(&one)), Illegal::Conflict { hex: h(2, 0) });
    let before = game.clone();
    let events = act(&mut game, A, move_tiles(&[one[0], forced(one[1])]));
    assert_eq!(spent(&before, &game, A), Cubes::of(Commodity::Capital, 2));
    assert!(events.contains(&Event::PlacementForced { seat: A, hex: h(2, 0) }));
    let mut other = before.clone();
    act(&mut other, A, move_tiles(&[forced(one[1]), forced(one[0])]));
    assert_eq!(spent(&before, &other, A), Cubes::of(Commodity::Capital, 2));
    let mut poor = before.clone();
    poor.nations[A].cubes[Commodity::Capital] = 1;
    assert!(matches!(refused(&poor, A, move_tiles(&[one[0], forced(one[1])])), Illegal::CannotPay { .. }));
}

#[test]
fn two_forced_tiles_are_paid_one_by_one() {
    // EN1 p.11-12.
    let mut game = developing(first_edition(), 3);
    tile(&mut game, B, Academy, (2, 0), 4);
    tile(&mut game, A, Farm, (-1, 0), 0);
    tile(&mut game, A, Farm, (-2, 0), 0);
    // Side 3 of the academy's neighbour at the west and side 0 of the one at the east: both touch labour halves.
    let clash = [forced(moved((-1, 0), (1, 0), 0)), forced(moved((-2, 0), (3, 0), 0))];
    let before = game.clone();
    act(&mut game, A, move_tiles(&clash));
    let labor_sides = before.map.tile(h(2, 0)).unwrap().dots().sides;
    let clashes = u32::from(labor_sides[3].is_some()) + u32::from(labor_sides[0].is_some());
    assert_eq!(clashes, 2);
    assert_eq!(spent(&before, &game, A), Cubes::of(Commodity::Capital, 3));
}

#[test]
fn in_war_clouds_tiles_go_only_onto_own_flags_and_leave_theirs() {
    // FRWC p.14, R48.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    flag(&mut game, A, 3, 0);
    units(&mut game, A, &[(1, 0)]);
    game.nations[A].turned = set(&[(1, 0)]);
    assert_eq!(refused(&game, A, move_tiles(&[moved((1, 0), (2, 0), 0)])), Illegal::NotYourFlag { hex: h(2, 0) });
    let before = game.clone();
    act(&mut game, A, move_tiles(&[moved((1, 0), (3, 0), 0)]));
    let nation = game.nations[A];
    assert_eq!((nation.flags, nation.flags_left), (before.nations[A].flags, before.nations[A].flags_left));
    assert_eq!((nation.units, nation.turned), (before.nations[A].units, set(&[(1, 0)])));
    assert_eq!(game.tiles_of(A), set(&[(3, 0)]));
}

#[test]
fn in_war_clouds_a_left_hex_can_be_used_again_at_once() {
    // FRWC p.14, R48.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, A, Mine, (3, 0), 0);
    act(&mut game, A, move_tiles(&[moved((1, 0), (3, 0), 0), moved((3, 0), (1, 0), 0)]));
    assert_eq!(game.map.tile(h(3, 0)).unwrap().kind, Farm);
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Mine, (1, 0), 0);
    act(&mut game, A, move_tiles(&[moved((1, 0), (1, 0), 1)]));
    assert_eq!(game.map.tile(h(1, 0)).unwrap().rotation.steps(), 1);
}

#[test]
fn the_second_edition_moves_like_the_first() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    act(&mut game, A, move_tiles(&[moved((1, 0), (-4, 4), 0)]));
    assert_eq!(game.nations[A].flags, set(&[(-4, 4)]));
}
