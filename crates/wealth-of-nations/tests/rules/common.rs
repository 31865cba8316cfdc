//! Positions to test a rule in.

use engine::{Game, Input, Match, Seat, SeatSet};
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{Commodity, Cubes, Rotation, TileKind};
use wealth_of_nations::state::{Develop, Phase, Step, Trade, Units};
use wealth_of_nations::{Action, DevelopAction, Edition, Event, Illegal, MovedTile, MovedToken, Options, PlacedTile, WealthOfNations};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

/// Axial coordinates.
pub(crate) type Spot = (i8, i8);

pub(crate) fn h(q: i8, r: i8) -> Hex {
    Hex::at(q, r).expect("it is on the board")
}

pub(crate) fn set(hexes: &[(i8, i8)]) -> HexSet {
    hexes.iter().map(|&(q, r)| h(q, r)).collect()
}

pub(crate) fn turned(steps: u8) -> Rotation {
    Rotation::new(steps)
}

pub(crate) fn first_edition() -> Options {
    Options { edition: Edition::First, ..Options::default() }
}

pub(crate) fn war_clouds() -> Options {
    Options { war_clouds: true, ..Options::default() }
}

/// A Develop phase on an empty board with everybody rich in cubes; seat 0 is first and active.
pub(crate) fn developing(options: Options, seats: u8) -> WealthOfNations {
    let mut game = WealthOfNations::new(&options, seats).expect("these options go together");
    game.round = 1;
    game.phase = Phase::Develop(Develop { active: A, passes: 0, step: Step::Action });
    for nation in game.nations.values_mut() {
        Commodity::ALL.into_iter().for_each(|commodity| nation.cubes[commodity] = 20);
    }
    game
}

/// A flag of the seat lies there.
pub(crate) fn flag(game: &mut WealthOfNations, seat: Seat, q: i8, r: i8) {
    let nation = &mut game.nations[seat];
    nation.flags = nation.flags.with(h(q, r));
    nation.flags_left -= 1;
}

/// A tile of the seat lies there, with its flag.
pub(crate) fn tile(game: &mut WealthOfNations, seat: Seat, kind: TileKind, (q, r): (i8, i8), rotation: u8) {
    if !game.nations[seat].flags.contains(h(q, r)) {
        flag(game, seat, q, r);
    }
    game.stacks[kind.index()] -= 1;
    let mut tiles: Vec<PlacedTile> = game.map.into();
    tiles.push(PlacedTile { tile: kind, hex: h(q, r), rotation: turned(rotation) });
    game.map = tiles.into();
}

pub(crate) fn units(game: &mut WealthOfNations, seat: Seat, hexes: &[(i8, i8)]) {
    game.nations[seat].units = Units::from(hexes.iter().map(|&(q, r)| h(q, r)).collect::<arrayvec::ArrayVec<_, 8>>());
}

/// A legal action is carried out.
pub(crate) fn act(game: &mut WealthOfNations, seat: Seat, action: Action) -> Vec<Event> {
    if let Err(why) = game.check(seat, &action) {
        panic!("seat {seat} cannot {action:?}: {why}");
    }
    let mut events = Vec::new();
    game.apply(Input::Act { seat, action }, &mut events);
    events
}

/// The action is refused and nothing has changed.
#[allow(clippy::needless_pass_by_value, reason = "actions are made where they are tried")]
pub(crate) fn refused(game: &WealthOfNations, seat: Seat, action: Action) -> Illegal {
    let none = engine::BySeat::filled(Game::seats(game), 0);
    let mut played = Match::resume(game.options, Vec::new(), game.clone(), none).expect("these options go together");
    match played.act(seat, action.clone()) {
        Err(engine::Fault::Illegal(why)) => {
            assert_eq!(played.state(), game, "a refused action changed something");
            assert!(played.log().is_empty());
            why
        }
        other => panic!("seat {seat} could {action:?}: {other:?}"),
    }
}

pub(crate) fn build(tile: TileKind, (q, r): (i8, i8), rotation: u8) -> Action {
    Action::Develop(DevelopAction::Build { tile, hex: h(q, r), rotation: turned(rotation), force: false })
}

pub(crate) fn force_build(tile: TileKind, (q, r): (i8, i8), rotation: u8) -> Action {
    Action::Develop(DevelopAction::Build { tile, hex: h(q, r), rotation: turned(rotation), force: true })
}

pub(crate) fn moved((q, r): (i8, i8), (to_q, to_r): (i8, i8), rotation: u8) -> MovedTile {
    MovedTile { from: h(q, r), to: h(to_q, to_r), rotation: turned(rotation), force: false }
}

pub(crate) fn forced(tile: MovedTile) -> MovedTile {
    MovedTile { force: true, ..tile }
}

pub(crate) fn move_tiles(tiles: &[MovedTile]) -> Action {
    move_tiles_and_tokens(tiles, &[])
}

pub(crate) fn move_tiles_and_tokens(tiles: &[MovedTile], tokens: &[(Spot, Spot)]) -> Action {
    Action::Develop(DevelopAction::MoveTiles {
        tiles: tiles.iter().copied().collect(),
        tokens: tokens.iter().map(|&(from, to)| MovedToken { from: h(from.0, from.1), to: h(to.0, to.1) }).collect(),
    })
}

/// What a seat has spent since.
pub(crate) fn spent(before: &WealthOfNations, after: &WealthOfNations, seat: Seat) -> Cubes {
    let mut cubes = before.nations[seat].cubes;
    cubes -= after.nations[seat].cubes;
    cubes
}

pub(crate) fn step(game: &WealthOfNations) -> Step {
    match &game.phase {
        Phase::Develop(develop) => develop.step,
        other => panic!("this is no Develop phase: {other:?}"),
    }
}

/// The first Trade phase of an empty board, with everybody rich in cubes and money; seat 0 is first and active.
pub(crate) fn trading(options: Options, seats: u8) -> WealthOfNations {
    let mut game = developing(options, seats);
    game.phase = Phase::Trade(Trade { active: A, passes: 0, done: SeatSet::EMPTY, proposals: 0, last: None, offers: Vec::new() });
    game.nations.values_mut().for_each(|nation| nation.money = 500);
    game
}
