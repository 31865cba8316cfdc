//! Automation: tokens, splits and merges (EN1 p.12).

use crate::common::{
    A, B, C, act, developing, first_edition, flag, h, move_tiles, move_tiles_and_tokens, moved, refused, set, spent, tile, war_clouds,
};
use engine::Seat;
use wealth_of_nations::data::{Commodity, Cubes, Industry, TileKind};
use wealth_of_nations::{Action, CommonAction, DevelopAction, Event, Illegal, Options, WealthOfNations};

use TileKind::{Farm, Generator, IntegratedEconomy, Mine};

fn automate(q: i8, r: i8) -> Action {
    Action::Develop(DevelopAction::Automate { hex: h(q, r) })
}

/// Which blocs of mines are automated, as hexes.
fn automated(game: &WealthOfNations, seat: Seat) -> Vec<(usize, bool)> {
    game.blocs_of(seat, Industry::Mine).map(|bloc| (usize::from(bloc.hexes.len()), game.is_automated(seat, &bloc))).collect()
}

/// A line of mines from (1, 0) to (4, 0) with a token on one of them.
fn line(options: Options, token: (i8, i8)) -> WealthOfNations {
    let mut game = developing(options, 3);
    (1..=4).for_each(|q| tile(&mut game, A, Mine, (q, 0), 0));
    game.nations[A].tokens = set(&[token]);
    game
}

#[test]
fn a_token_automates_a_bloc_for_an_energy_and_two_capital() {
    // EN1 p.12, R49.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Mine, (1, 0), 0);
    tile(&mut game, A, Mine, (2, 0), 0);
    tile(&mut game, A, Mine, (-2, 0), 0);
    let before = game.clone();
    let events = act(&mut game, A, automate(2, 0));
    assert_eq!(spent(&before, &game, A).to_string(), "1 energy, 2 capital");
    assert!(events.contains(&Event::TokenPlaced { seat: A, hex: h(2, 0) }));
    assert_eq!(automated(&game, A), [(1, false), (2, true)]);
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert_eq!(refused(&game, A, automate(1, 0)), Illegal::AlreadyAutomated);
    act(&mut game, A, automate(-2, 0));
}

#[test]
fn farms_flags_and_foreign_tiles_are_not_automated() {
    // EN1 p.12, R49.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Farm, (1, 0), 0);
    tile(&mut game, B, Mine, (-2, 0), 0);
    flag(&mut game, A, 3, 0);
    assert_eq!(refused(&game, A, automate(1, 0)), Illegal::FarmBloc);
    assert_eq!(refused(&game, A, automate(-2, 0)), Illegal::NotYourTile { hex: h(-2, 0) });
    assert_eq!(refused(&game, A, automate(3, 0)), Illegal::NotYourTile { hex: h(3, 0) });
    game.nations[B].cubes[Commodity::Capital] = 1;
    act(&mut game, A, Action::Common(CommonAction::Pass));
    assert!(matches!(refused(&game, B, automate(-2, 0)), Illegal::CannotPay { missing, .. } if missing == Cubes::one(Commodity::Capital)));
}

#[test]
fn a_token_on_the_integrated_economy_is_its_generators() {
    // FRWC p.6, R49, R64.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, IntegratedEconomy, (2, 0), 0);
    tile(&mut game, A, Generator, (3, 0), 1);
    act(&mut game, A, automate(2, 0));
    let blocs: Vec<_> = game.blocs(A).map(|bloc| (bloc.industry, bloc.hexes.len(), game.is_automated(A, &bloc))).collect();
    assert_eq!(blocs, [(Industry::Farm, 1, false), (Industry::Generator, 2, true)]);
}

#[test]
fn merged_blocs_are_automated_if_one_was_and_surplus_tokens_stay() {
    // R50.
    let mut game = line(first_edition(), (2, 0));
    game.nations[A].tokens = set(&[(1, 0), (4, 0)]);
    assert_eq!(automated(&game, A), [(4, true)]);
    act(&mut game, A, move_tiles(&[moved((2, 0), (-4, 0), 0), moved((3, 0), (-3, 0), 0)]));
    assert_eq!(automated(&game, A), [(2, false), (1, true), (1, true)]);
}

#[test]
fn a_token_goes_with_its_tile_when_a_bloc_is_split() {
    // EN1 p.12, R51.
    let mut game = line(first_edition(), (4, 0));
    let events = act(&mut game, A, move_tiles(&[moved((4, 0), (-4, 0), 0)]));
    assert_eq!(game.nations[A].tokens, set(&[(-4, 0)]));
    assert!(events.contains(&Event::TokenMoved { seat: A, from: h(4, 0), to: h(-4, 0) }));
    assert_eq!(automated(&game, A), [(1, true), (3, false)]);
}

#[test]
fn the_owner_may_name_another_tile_of_a_split_bloc() {
    // EN1 p.12, R51.
    let mut game = line(first_edition(), (4, 0));
    let away = [moved((4, 0), (-4, 0), 0)];
    let mut other = game.clone();
    act(&mut game, A, move_tiles_and_tokens(&away, &[((4, 0), (1, 0))]));
    assert_eq!(automated(&game, A), [(1, false), (3, true)]);
    // The moved tile can be named too, by the hex it comes from.
    other.nations[A].tokens = set(&[(1, 0)]);
    act(&mut other, A, move_tiles_and_tokens(&away, &[((1, 0), (4, 0))]));
    assert_eq!(other.nations[A].tokens, set(&[(-4, 0)]));
}

#[test]
fn a_token_stays_where_no_bloc_is_split() {
    // R51.
    let game = line(first_edition(), (1, 0));
    let cannot = |from: (i8, i8), to: (i8, i8)| Illegal::TokenCannotMove { from: h(from.0, from.1), to: h(to.0, to.1) };
    let same = [moved((4, 0), (4, 0), 0)];
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&same, &[((1, 0), (2, 0))])), cannot((1, 0), (2, 0)));
    let away = [moved((4, 0), (-4, 0), 0)];
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&away, &[((2, 0), (1, 0))])), Illegal::NoToken { hex: h(2, 0) });
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&away, &[((1, 0), (1, 0))])), cannot((1, 0), (1, 0)));
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&away, &[((1, 0), (0, 1))])), cannot((1, 0), (0, 1)));
    let twice = [((1, 0), (2, 0)), ((1, 0), (3, 0))];
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&away, &twice)), Illegal::NamedTwice { hex: h(1, 0) });
}

#[test]
fn two_tokens_do_not_go_to_one_tile() {
    let mut game = line(first_edition(), (1, 0));
    game.nations[A].tokens = set(&[(1, 0), (2, 0)]);
    let away = [moved((4, 0), (-4, 0), 0)];
    let both = [((1, 0), (3, 0)), ((2, 0), (3, 0))];
    assert_eq!(refused(&game, A, move_tiles_and_tokens(&away, &both)), Illegal::NamedTwice { hex: h(3, 0) });
    let onto = [((1, 0), (2, 0))];
    let refusal = refused(&game, A, move_tiles_and_tokens(&away, &onto));
    assert_eq!(refusal, Illegal::TokenCannotMove { from: h(1, 0), to: h(2, 0) });
    act(&mut game, A, move_tiles_and_tokens(&away, &[((1, 0), (3, 0)), ((2, 0), (4, 0))]));
    assert_eq!(game.nations[A].tokens, set(&[(3, 0), (-4, 0)]));
}

#[test]
fn in_war_clouds_a_moved_or_turned_tile_loses_its_token() {
    // FRWC p.14, R48.
    let mut game = line(war_clouds(), (4, 0));
    flag(&mut game, A, -4, 0);
    let mut other = game.clone();
    let events = act(&mut game, A, move_tiles(&[moved((4, 0), (-4, 0), 0)]));
    assert!(game.nations[A].tokens.is_empty());
    assert!(events.contains(&Event::TokenLost { seat: A, hex: h(4, 0) }));
    act(&mut other, A, move_tiles(&[moved((4, 0), (4, 0), 1)]));
    assert!(other.nations[A].tokens.is_empty());
}

#[test]
fn in_war_clouds_only_a_tile_that_did_not_move_is_named() {
    // FRWC p.14, R51: and a token on a moved tile is lost all the same.
    let mut game = line(war_clouds(), (1, 0));
    flag(&mut game, A, -4, 0);
    let away = [moved((4, 0), (-4, 0), 0)];
    let refusal = refused(&game, A, move_tiles_and_tokens(&away, &[((1, 0), (4, 0))]));
    assert_eq!(refusal, Illegal::TokenCannotMove { from: h(1, 0), to: h(4, 0) });
    let mut other = game.clone();
    act(&mut game, A, move_tiles_and_tokens(&away, &[((1, 0), (3, 0))]));
    assert_eq!(game.nations[A].tokens, set(&[(3, 0)]));
    other.nations[A].tokens = set(&[(4, 0)]);
    let refusal = refused(&other, A, move_tiles_and_tokens(&away, &[((4, 0), (1, 0))]));
    assert_eq!(refusal, Illegal::TokenCannotMove { from: h(4, 0), to: h(1, 0) });
}
