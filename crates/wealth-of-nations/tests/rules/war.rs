//! War Clouds: units, activations, operations, transport (FRWC p.10-14).

use crate::common::{A, B, C, act, build, developing, flag, h, refused, set, spent, step, tile, units, war_clouds};
use engine::{Game, SeatSet, Turn};
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::state::{Develop, Phase, Step};
use wealth_of_nations::{Action, CommonAction, DevelopAction, Event, Illegal, MarchAction, Operation, Options, WealthOfNations};

use TileKind::Farm;

fn activate(from: (i8, i8), to: (i8, i8)) -> Action {
    Action::March(MarchAction::Activate { from: h(from.0, from.1), to: h(to.0, to.1) })
}

fn transport(from: (i8, i8), to: (i8, i8), colonize: bool) -> Action {
    Action::Develop(DevelopAction::Transport { from: h(from.0, from.1), to: h(to.0, to.1), colonize })
}

fn unit(q: i8, r: i8) -> Action {
    Action::Develop(DevelopAction::BuildUnit { hex: h(q, r) })
}

fn stand(game: &WealthOfNations, seat: engine::Seat) -> Vec<(i8, i8)> {
    game.nations[seat].units.as_slice().iter().map(|hex| hex.axial()).collect()
}

fn everybody_passes(game: &mut WealthOfNations) {
    for _ in 0..2 {
        let Turn::Seats(seats) = game.turn() else { panic!("somebody is awaited") };
        act(game, seats.first().unwrap(), Action::Common(CommonAction::Pass));
    }
}

#[test]
fn a_unit_is_a_labor_and_an_energy_and_turns_the_flag() {
    // FRWC p.11, R53.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, B, Farm, (3, 0), 0);
    flag(&mut game, A, -1, 0);
    units(&mut game, B, &[(1, 0)]);
    let before = game.clone();
    act(&mut game, A, unit(1, 0));
    assert_eq!(spent(&before, &game, A).to_string(), "1 energy, 1 labor");
    assert_eq!((stand(&game, A), game.nations[A].turned), (vec![(1, 0)], set(&[(1, 0)])));
    everybody_passes(&mut game);
    assert_eq!(refused(&game, A, unit(1, 0)), Illegal::AlreadyBuiltUnit { hex: h(1, 0) });
    assert_eq!(refused(&game, A, unit(3, 0)), Illegal::NotYourTile { hex: h(3, 0) });
    assert_eq!(refused(&game, A, unit(-1, 0)), Illegal::NotYourTile { hex: h(-1, 0) });
    act(&mut game, A, Action::Common(CommonAction::Pass));
    assert!(game.nations[A].turned.is_empty(), "flags are turned back after the phase");
}

#[test]
fn a_nation_has_eight_units() {
    // FRWC p.2, R53.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    units(&mut game, A, &[(2, 0); 8]);
    assert_eq!(refused(&game, A, unit(1, 0)), Illegal::NoUnitLeft);
}

#[test]
fn without_war_clouds_there_are_no_units() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    for action in [unit(1, 0), activate((1, 0), (2, 0)), transport((1, 0), (2, 0), false)] {
        assert_eq!(refused(&game, A, action), Illegal::NoWar);
    }
}

#[test]
fn the_first_example_of_activations() {
    // FRWC p.12: one food; a unit moves twice and fights; another one moves onto an enemy tile.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, B, Farm, (2, -1), 0);
    // No flags are left, so that standing somewhere offers no operation by itself.
    game.nations[A].flags_left = 0;
    units(&mut game, A, &[(1, 0), (1, 0)]);
    units(&mut game, B, &[(3, -1)]);
    let before = game.clone();
    act(&mut game, A, activate((1, 0), (2, 0)));
    assert_eq!(step(&game), Step::March { left: 2 });
    act(&mut game, A, activate((2, 0), (3, -1)));
    assert_eq!(step(&game), Step::Defence { left: 1, hex: h(3, -1), defender: B });
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(B)));
    act(&mut game, B, Action::March(MarchAction::Defend { fight: false }));
    let events = act(&mut game, A, Action::March(MarchAction::Operate(Operation::Battle { against: B })));
    assert!(events.contains(&Event::Battle { attacker: A, defender: B, hex: h(3, -1), defence: false }));
    assert_eq!((stand(&game, A), stand(&game, B)), (vec![(1, 0)], vec![]));
    act(&mut game, A, activate((1, 0), (2, -1)));
    assert_eq!(spent(&before, &game, A), Cubes::one(Commodity::Food));
    assert_eq!(stand(&game, A), [(2, -1)]);
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(B)), "the action is over after three");
}

#[test]
fn the_second_example_of_activations() {
    // FRWC p.13: a colony, then a conquest.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, B, Farm, (2, -1), 0);
    flag(&mut game, B, 3, -1);
    units(&mut game, A, &[(1, 0), (2, -1)]);
    let before = game.clone();
    act(&mut game, A, activate((1, 0), (2, 0)));
    assert_eq!(step(&game), Step::Operation { left: 2, hex: h(2, 0) });
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Colonize)));
    assert!(game.nations[A].flags.contains(h(2, 0)));
    act(&mut game, A, activate((2, -1), (3, -1)));
    let events = act(&mut game, A, Action::March(MarchAction::Operate(Operation::Conquest)));
    assert!(events.contains(&Event::Conquered { seat: A, from: B, hex: h(3, -1) }));
    assert_eq!(game.nations[A].flags, set(&[(1, 0), (2, 0), (3, -1)]));
    assert_eq!(game.nations[A].flags_left, before.nations[A].flags_left - 2);
    assert_eq!(game.nations[B].flags_left, before.nations[B].flags_left + 1);
    assert!(stand(&game, A).is_empty());
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(B)), "nobody is left to activate");
}

#[test]
fn a_unit_moves_one_hex_or_stays() {
    // FRWC p.11, 14, R54.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 2, 0);
    units(&mut game, A, &[(1, 0)]);
    assert_eq!(refused(&game, A, activate((1, 0), (3, 0))), Illegal::NotAdjacent { from: h(1, 0), to: h(3, 0) });
    assert_eq!(refused(&game, A, activate((1, 0), (0, 0))), Illegal::Impassable { hex: h(0, 0) });
    assert_eq!(refused(&game, A, activate((2, 0), (3, 0))), Illegal::NoUnitThere { hex: h(2, 0) });
    act(&mut game, A, activate((1, 0), (1, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Colonize)));
    assert_eq!(game.nations[A].flags, set(&[(1, 0), (2, 0)]));
}

#[test]
fn activations_need_a_food_and_may_stop_early() {
    // FRWC p.11.
    let mut game = developing(war_clouds(), 3);
    units(&mut game, A, &[(1, 0)]);
    game.nations[A].cubes[Commodity::Food] = 0;
    assert!(matches!(refused(&game, A, activate((1, 0), (2, 0))), Illegal::CannotPay { .. }));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Halt)), Illegal::WrongMoment);
    game.nations[A].cubes[Commodity::Food] = 1;
    act(&mut game, A, activate((1, 0), (2, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Nothing)));
    assert_eq!(refused(&game, A, Action::Common(CommonAction::Pass)), Illegal::WrongMoment);
    act(&mut game, A, activate((2, 0), (3, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Nothing)));
    act(&mut game, A, Action::March(MarchAction::Halt));
    assert_eq!((game.nations[A].cubes[Commodity::Food], game.turn()), (0, Turn::Seats(SeatSet::one(B))));
}

#[test]
fn a_defender_may_fight_before_the_operation() {
    // FRWC p.13, R55.
    let mut game = developing(war_clouds(), 3);
    units(&mut game, A, &[(1, 0), (1, 0)]);
    units(&mut game, C, &[(2, 0), (2, 0)]);
    act(&mut game, A, activate((1, 0), (2, 0)));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Colonize))), Illegal::NotYourDecision);
    assert_eq!(refused(&game, C, Action::Common(CommonAction::Pass)), Illegal::WrongMoment);
    let events = act(&mut game, C, Action::March(MarchAction::Defend { fight: true }));
    assert!(events.contains(&Event::Battle { attacker: A, defender: C, hex: h(2, 0), defence: true }));
    assert_eq!((stand(&game, A), stand(&game, C)), (vec![(1, 0)], vec![(2, 0)]));
    assert_eq!(step(&game), Step::March { left: 2 }, "the mover goes on with the other unit");
}

#[test]
fn defenders_are_asked_clockwise_from_the_movers_left() {
    // R56; the eliminated do not defend (R36).
    let mut game = developing(war_clouds(), 4);
    let d = engine::Seat::new(3);
    units(&mut game, A, &[(1, 0)]);
    [B, C, d].into_iter().for_each(|seat| units(&mut game, seat, &[(2, 0)]));
    game.nations[C].eliminated = true;
    act(&mut game, A, activate((1, 0), (2, 0)));
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(B)));
    act(&mut game, B, Action::March(MarchAction::Defend { fight: false }));
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(d)));
    act(&mut game, d, Action::March(MarchAction::Defend { fight: false }));
    assert_eq!(step(&game), Step::Operation { left: 2, hex: h(2, 0) });
    // What the eliminated left can be fought (R36).
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Battle { against: C })));
    assert!(stand(&game, C).is_empty());
}

#[test]
fn who_stays_is_not_defended_against() {
    // FRWC p.13, R55: only a move lets a defender fight.
    let mut game = developing(war_clouds(), 3);
    units(&mut game, A, &[(1, 0)]);
    units(&mut game, B, &[(1, 0)]);
    act(&mut game, A, activate((1, 0), (1, 0)));
    assert_eq!(step(&game), Step::Operation { left: 2, hex: h(1, 0) });
    assert_eq!(
        refused(&game, A, Action::March(MarchAction::Operate(Operation::Battle { against: C }))),
        Illegal::NobodyToFight { against: C }
    );
    assert_eq!(
        refused(&game, A, Action::March(MarchAction::Operate(Operation::Battle { against: A }))),
        Illegal::NobodyToFight { against: A }
    );
    let nobody = engine::Seat::new(6);
    assert_eq!(
        refused(&game, A, Action::March(MarchAction::Operate(Operation::Battle { against: nobody }))),
        Illegal::NobodyToFight { against: nobody }
    );
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Battle { against: B })));
}

#[test]
fn only_flags_without_tiles_are_conquered() {
    // FRWC p.13.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, B, Farm, (1, 0), 0);
    flag(&mut game, A, 2, 0);
    units(&mut game, A, &[(1, 0), (2, 0), (3, 0)]);
    units(&mut game, B, &[(1, 0), (2, 0)]);
    act(&mut game, A, activate((1, 0), (1, 0)));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Conquest))), Illegal::NothingToConquer { hex: h(1, 0) });
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Colonize))), Illegal::CannotColonize { hex: h(1, 0) });
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Nothing)));
    act(&mut game, A, activate((2, 0), (2, 0)));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Conquest))), Illegal::NothingToConquer { hex: h(2, 0) });
}

#[test]
fn no_flag_is_placed_in_whatever_way_where_an_enemy_unit_stands() {
    // FRWC p.14, R57: whoever wants the hex fights first, whosever flag it is and whosever unit, and with a unit more.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 3, 0);
    flag(&mut game, B, 1, 0);
    units(&mut game, A, &[(1, 0), (1, 0), (2, 0), (2, 0)]);
    units(&mut game, B, &[(2, 0)]);
    units(&mut game, C, &[(1, 0)]);
    game.nations[C].eliminated = true;
    assert_eq!(refused(&game, A, Action::Develop(DevelopAction::PlaceFlag { hex: h(2, 0) })), Illegal::EnemyUnit { hex: h(2, 0) });
    act(&mut game, A, activate((1, 0), (1, 0)));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Conquest))), Illegal::EnemyUnit { hex: h(1, 0) });
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Battle { against: C })));
    act(&mut game, A, activate((1, 0), (1, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Conquest)));
    act(&mut game, A, activate((2, 0), (2, 0)));
    assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(Operation::Colonize))), Illegal::EnemyUnit { hex: h(2, 0) });
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Battle { against: B })));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, A, activate((2, 0), (2, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Colonize)));
    assert_eq!(game.nations[A].flags, set(&[(1, 0), (2, 0), (3, 0)]));
}

#[test]
fn a_unit_that_could_only_fight_is_asked_and_may_leave_it() {
    // R57: the list of what can be done names no conquest beside an enemy unit.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, B, 1, 0);
    units(&mut game, A, &[(1, 0)]);
    units(&mut game, B, &[(1, 0)]);
    act(&mut game, A, activate((1, 0), (1, 0)));
    let mut listed = Vec::new();
    game.candidates(A, &mut listed);
    assert_eq!(
        listed,
        [Operation::Battle { against: B }, Operation::Nothing].map(|operation| Action::March(MarchAction::Operate(operation)))
    );
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Nothing)));
    assert_eq!((stand(&game, A), stand(&game, B)), (vec![(1, 0)], vec![(1, 0)]));
}

#[test]
fn without_a_flag_in_reserve_nothing_is_conquered_or_colonized() {
    // R58.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, B, 1, 0);
    units(&mut game, A, &[(1, 0), (2, 0)]);
    game.nations[A].flags_left = 0;
    assert_eq!(refused(&game, A, transport((2, 0), (4, 0), true)), Illegal::NoFlagLeft);
    act(&mut game, A, activate((1, 0), (1, 0)));
    assert_eq!(step(&game), Step::March { left: 2 }, "neither can be done, so that nothing is asked");
    for (hex, operation) in [((1, 0), Operation::Conquest), ((2, 0), Operation::Colonize)] {
        game.phase = Phase::Develop(Develop { active: A, passes: 0, step: Step::Operation { left: 1, hex: h(hex.0, hex.1) } });
        assert_eq!(refused(&game, A, Action::March(MarchAction::Operate(operation))), Illegal::NoFlagLeft);
    }
}

#[test]
fn a_conquered_flag_is_not_turned() {
    // R60: what is built there later can build a unit at once.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, B, 1, 0);
    game.nations[B].turned = set(&[(1, 0)]);
    units(&mut game, A, &[(1, 0)]);
    act(&mut game, A, activate((1, 0), (1, 0)));
    act(&mut game, A, Action::March(MarchAction::Operate(Operation::Conquest)));
    assert!(game.nations[A].turned.is_empty() && game.nations[B].turned.is_empty());
    everybody_passes(&mut game);
    act(&mut game, A, build(Farm, (1, 0), 0));
    everybody_passes(&mut game);
    act(&mut game, A, unit(1, 0));
}

#[test]
fn a_unit_is_transported_anywhere_without_enemy_pieces() {
    // FRWC p.11, R59.
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 1, 0);
    flag(&mut game, B, 2, 0);
    units(&mut game, A, &[(1, 0), (3, 0)]);
    units(&mut game, B, &[(4, 0)]);
    assert_eq!(refused(&game, A, transport((1, 0), (2, 0), false)), Illegal::EnemyPieces { hex: h(2, 0) });
    assert_eq!(refused(&game, A, transport((1, 0), (4, 0), false)), Illegal::EnemyPieces { hex: h(4, 0) });
    assert_eq!(refused(&game, A, transport((1, 0), (0, 0), false)), Illegal::Impassable { hex: h(0, 0) });
    assert_eq!(refused(&game, A, transport((1, 0), (1, 0), false)), Illegal::SameHex);
    assert_eq!(refused(&game, A, transport((-1, 0), (1, 0), false)), Illegal::NoUnitThere { hex: h(-1, 0) });
    assert_eq!(refused(&game, A, transport((3, 0), (1, 0), true)), Illegal::CannotColonize { hex: h(1, 0) });
    let before = game.clone();
    act(&mut game, A, transport((1, 0), (-4, 4), true));
    assert_eq!(spent(&before, &game, A), Cubes::one(Commodity::Ore));
    assert_eq!((stand(&game, A), game.nations[A].flags), (vec![(3, 0)], set(&[(1, 0), (-4, 4)])));
    everybody_passes(&mut game);
    act(&mut game, A, transport((3, 0), (1, 0), false));
    assert_eq!(stand(&game, A), [(1, 0)]);
    let mut poor = before;
    poor.nations[A].cubes[Commodity::Ore] = 0;
    assert!(matches!(refused(&poor, A, transport((1, 0), (-4, 4), true)), Illegal::CannotPay { .. }));
}
