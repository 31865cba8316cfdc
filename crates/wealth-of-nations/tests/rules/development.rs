//! Flags, buildings and passing in the Develop phase (EN1 p.10-11).

use crate::common::{A, B, C, act, build, developing, first_edition, flag, force_build, h, refused, spent, tile, units, war_clouds};
use engine::{Game, SeatSet, Turn};
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::state::{EndTrigger, Phase};
use wealth_of_nations::{Action, CommonAction, DevelopAction, Event, Illegal, Options};

use TileKind::{Academy, Farm, Generator, IntegratedEconomy, Mine};

fn place(q: i8, r: i8) -> Action {
    Action::Develop(DevelopAction::PlaceFlag { hex: h(q, r) })
}

#[test]
fn a_flag_is_a_labor_beside_an_own_flag() {
    // EN1 p.10.
    let mut game = developing(Options::default(), 3);
    flag(&mut game, A, 1, 0);
    flag(&mut game, B, 2, 0);
    assert_eq!(refused(&game, A, place(3, 0)), Illegal::NotBesideYourFlag { hex: h(3, 0) });
    assert_eq!(refused(&game, A, place(2, 0)), Illegal::Claimed { hex: h(2, 0) });
    assert_eq!(refused(&game, A, place(1, 0)), Illegal::Claimed { hex: h(1, 0) });
    assert_eq!(refused(&game, A, place(0, 0)), Illegal::Impassable { hex: h(0, 0) });
    let before = game.clone();
    let stocks = game.stocks;
    let events = act(&mut game, A, place(1, 1));
    assert_eq!(spent(&before, &game, A), Cubes::one(Commodity::Labor));
    assert_eq!(game.stocks, stocks, "spent cubes go to the supply");
    assert!(events.contains(&Event::FlagPlaced { seat: A, hex: h(1, 1) }));
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(B)));
}

#[test]
fn without_flags_or_labor_no_flag_is_placed() {
    // EN1 p.10, R17.
    let mut game = developing(Options::default(), 3);
    assert_eq!(refused(&game, A, place(1, 0)), Illegal::NotBesideYourFlag { hex: h(1, 0) });
    flag(&mut game, A, 1, 0);
    game.nations[A].cubes[Commodity::Labor] = 0;
    let cost = Cubes::one(Commodity::Labor);
    assert_eq!(refused(&game, A, place(2, 0)), Illegal::CannotPay { cost, missing: cost });
    game.nations[A].cubes[Commodity::Labor] = 1;
    game.nations[A].flags_left = 0;
    assert_eq!(refused(&game, A, place(2, 0)), Illegal::NoFlagLeft);
}

#[test]
fn no_flag_is_placed_beside_an_enemy_unit_in_the_hex() {
    // FRWC p.14.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 1, 0);
    units(&mut game, B, &[(2, 0)]);
    units(&mut game, A, &[(1, 1)]);
    assert_eq!(refused(&game, A, place(2, 0)), Illegal::EnemyUnit { hex: h(2, 0) });
    act(&mut game, A, place(1, 1));
}

#[test]
fn a_tile_is_built_on_an_own_flag() {
    // EN1 p.10.
    let mut game = developing(Options::default(), 3);
    flag(&mut game, A, 1, 0);
    flag(&mut game, B, 2, 0);
    assert_eq!(refused(&game, A, build(Farm, (2, 0), 0)), Illegal::NotYourFlag { hex: h(2, 0) });
    assert_eq!(refused(&game, A, build(Farm, (3, 0), 0)), Illegal::NotYourFlag { hex: h(3, 0) });
    let before = game.clone();
    act(&mut game, A, build(Mine, (1, 0), 4));
    assert_eq!(spent(&before, &game, A), Mine.data().cost);
    assert_eq!(game.stacks[Mine.index()], 6);
    let laid = game.map.tile(h(1, 0)).unwrap();
    assert_eq!((laid.kind, laid.rotation.steps()), (Mine, 1), "a mine looks the same after half a turn");
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert_eq!(refused(&game, A, build(Farm, (1, 0), 0)), Illegal::Occupied { hex: h(1, 0) });
}

#[test]
fn an_empty_stack_or_purse_builds_nothing() {
    // EN1 p.10.
    let mut game = developing(Options::default(), 3);
    flag(&mut game, A, 1, 0);
    game.stacks[Farm.index()] = 0;
    assert_eq!(refused(&game, A, build(Farm, (1, 0), 0)), Illegal::StackEmpty { tile: Farm });
    game.nations[A].cubes = Cubes::one(Commodity::Ore);
    let (cost, missing) = (Academy.data().cost, Cubes::one(Commodity::Capital));
    assert_eq!(refused(&game, A, build(Academy, (1, 0), 0)), Illegal::CannotPay { cost, missing });
}

#[test]
fn an_enemy_unit_does_not_stop_a_building() {
    // FRWC p.14, R43.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 1, 0);
    units(&mut game, B, &[(1, 0)]);
    act(&mut game, A, build(Farm, (1, 0), 0));
}

#[test]
fn the_integrated_economy_is_one_tile_of_the_second_edition() {
    // FRWC p.6, R1, R44.
    let mut game = developing(Options::default(), 3);
    flag(&mut game, A, 1, 0);
    flag(&mut game, B, -1, 0);
    let before = game.clone();
    act(&mut game, A, build(IntegratedEconomy, (1, 0), 0));
    assert_eq!(spent(&before, &game, A).to_string(), "1 ore, 2 capital");
    assert_eq!(refused(&game, B, build(IntegratedEconomy, (-1, 0), 0)), Illegal::StackEmpty { tile: IntegratedEconomy });
    let mut first = developing(first_edition(), 3);
    flag(&mut first, A, 1, 0);
    assert_eq!(refused(&first, A, build(IntegratedEconomy, (1, 0), 0)), Illegal::StackEmpty { tile: IntegratedEconomy });
}

#[test]
fn colours_that_clash_need_force_and_a_capital() {
    // EN1 p.11, R41: the generator beside the academy.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, B, Academy, (2, 0), 4);
    flag(&mut game, A, 1, 0);
    assert_eq!(refused(&game, A, build(Generator, (1, 0), 0)), Illegal::Conflict { hex: h(1, 0) });
    let before = game.clone();
    let events = act(&mut game, A, force_build(Generator, (1, 0), 0));
    assert_eq!(spent(&before, &game, A).to_string(), "1 ore, 2 capital");
    assert!(events.contains(&Event::PlacementForced { seat: A, hex: h(1, 0) }));
    // Turned so that a blank side is there it costs nothing more, consent or not.
    let mut calm = before.clone();
    let events = act(&mut calm, A, force_build(Generator, (1, 0), 1));
    assert_eq!(spent(&before, &calm, A).to_string(), "1 ore, 1 capital");
    assert!(!events.contains(&Event::PlacementForced { seat: A, hex: h(1, 0) }));
}

#[test]
fn force_without_the_capital_is_refused() {
    // EN1 p.11.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, B, Academy, (2, 0), 4);
    flag(&mut game, A, 1, 0);
    game.nations[A].cubes[Commodity::Capital] = 1;
    let refusal = refused(&game, A, force_build(Generator, (1, 0), 0));
    assert!(matches!(refusal, Illegal::CannotPay { missing, .. } if missing == Cubes::one(Commodity::Capital)));
}

#[test]
fn the_phase_ends_when_all_pass_in_a_row() {
    // EN1 p.10, R14.
    let mut game = developing(Options::default(), 3);
    flag(&mut game, A, 1, 0);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert!(!matches!(game.phase, Phase::Develop(_)));
    let mut game = developing(Options::default(), 3);
    flag(&mut game, C, 1, 0);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, place(2, 0));
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    assert!(matches!(game.phase, Phase::Develop(_)), "two passes in a row are not three");
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert!(!matches!(game.phase, Phase::Develop(_)));
}

#[test]
fn eliminated_players_are_skipped() {
    // R36.
    let mut game = developing(Options::default(), 3);
    game.nations[B].eliminated = true;
    assert_eq!(refused(&game, B, Action::Common(CommonAction::Pass)), Illegal::Eliminated);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert!(!matches!(game.phase, Phase::Develop(_)));
}

#[test]
fn ends_are_looked_for_when_the_phase_is_over() {
    // EN1 p.14, R70: five stacks are empty.
    let mut game = developing(Options::default(), 3);
    game.stacks = [0, 0, 0, 0, 0, 7, 1];
    assert_eq!(game.end, None);
    for seat in [A, B, C] {
        act(&mut game, seat, Action::Common(CommonAction::Pass));
    }
    assert_eq!(game.end, Some(EndTrigger::Stacks));
}
