//! The rules, one by one.

use __module__::state::Phase;
use __module__::{__Type__, Action, Chance, Illegal, Options};
use engine::{Fault, Input, Match, Seat};

/// A game of two in which the first seat begins.
fn begun(options: Options) -> Match<__Type__> {
    let mut game = Match::new(options, 2).expect("two can play");
    game.input(Input::Chance(Chance::FirstPlayer { seat: Seat::new(0) })).expect("either can begin");
    game
}

fn take(game: &mut Match<__Type__>, seat: u8, stones: u8) -> Result<(), Fault<Illegal>> {
    game.act(Seat::new(seat), Action::Take { stones }).map(|_| ())
}

#[test]
fn one_to_three_stones_are_taken_in_turn() {
    let mut game = begun(Options::default());
    assert_eq!(take(&mut game, 0, 4), Err(Fault::Illegal(Illegal::WrongNumber { stones: 4, most: 3 })));
    assert_eq!(take(&mut game, 0, 0), Err(Fault::Illegal(Illegal::WrongNumber { stones: 0, most: 3 })));
    take(&mut game, 0, 3).expect("three can be taken");
    assert_eq!(take(&mut game, 0, 1), Err(Fault::Illegal(Illegal::NotYourDecision)));
    take(&mut game, 1, 1).expect("it is the second seat's turn");
    assert_eq!(game.state().heap, 17);
}

#[test]
fn the_large_heap_has_twice_the_stones() {
    assert_eq!(begun(Options { large_heap: true }).state().heap, 42);
}

#[test]
fn the_last_stone_ends_the_game_and_is_worth_five_points() {
    let mut game = begun(Options::default());
    for turn in 0..7 {
        take(&mut game, turn % 2, 3).expect("21 is seven times three");
    }
    assert_eq!(game.state().phase, Phase::Over(Seat::new(0)));
    let outcome = engine::Game::outcome(game.state()).expect("it is over");
    let points: Vec<i32> = outcome.standings.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [12 + 5, 9]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(0)]);
}
