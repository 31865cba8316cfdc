//! Random play.

use crate::broken::Trace;
use crate::setup::Setup;
use engine::{Dice, Fault, Game, Input, Match, Seat, SeatSet, Turn};
use rand::RngExt;

pub(crate) type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// The finished match that a seed stands for: the start of a fixture.
///
/// # Panics
/// Where the game cannot be set up, breaks its own rules or is not over after `decisions_limit` decisions.
pub fn random_match<G: Game>(seed: u64, decisions_limit: u32) -> Match<G> {
    let Setup { seats, options, mut dice, .. } = Setup::<G>::draw(seed, &Trace::default()).unwrap_or_else(|fault| panic!("{fault}"));
    let mut played = Match::new(options, seats).expect("these options were accepted before");
    let mut decisions = 0;
    while let Some(input) = next_input(&played, &mut dice) {
        decisions += u32::from(matches!(input, Input::Act { .. }));
        assert!(decisions <= decisions_limit, "the game with seed {seed} is not over after {decisions_limit} decisions");
        played.input(input).unwrap_or_else(|fault| panic!("the game with seed {seed} refuses its own sample: {fault}"));
    }
    played
}

/// The first inputs of the match that a seed stands for: a position to try something at.
///
/// # Panics
/// Where the game cannot be set up or breaks its own rules.
pub fn random_start<G: Game>(seed: u64, inputs: usize) -> Match<G> {
    let Setup { seats, options, mut dice, .. } = Setup::<G>::draw(seed, &Trace::default()).unwrap_or_else(|fault| panic!("{fault}"));
    let mut played = Match::new(options, seats).expect("these options were accepted before");
    while played.log().len() < inputs
        && let Some(input) = next_input(&played, &mut dice)
    {
        played.input(input).unwrap_or_else(|fault| panic!("the game with seed {seed} refuses its own sample: {fault}"));
    }
    played
}

/// What happens next if all is left to chance: mostly an awaited seat acts, at times one that only may.
/// `None` once the game is over or no match is longer. What a seat has done too often already is left to others.
#[inline]
pub(crate) fn next_input<G: Game>(played: &Match<G>, dice: &mut Dice) -> Option<InputOf<G>> {
    if played.is_full() {
        return None;
    }
    let input = random_input(played.state(), dice)?;
    match played.check(&input) {
        Err(Fault::Enough { .. }) => plain_input(played.state()),
        _ => Some(input),
    }
}

/// What an awaited seat does when it has nothing better to do.
fn plain_input<G: Game>(game: &G) -> Option<InputOf<G>> {
    let Turn::Seats(awaited) = game.turn() else { return None };
    let seat = awaited.first()?;
    Some(Input::Act { seat, action: game.default_action(seat) })
}

/// The same without a match to hold it against.
#[inline]
pub(crate) fn random_input<G: Game>(game: &G, dice: &mut Dice) -> Option<InputOf<G>> {
    let awaited = match game.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(Input::Chance(game.roll(dice))),
        Turn::Seats(seats) => seats,
    };
    let others = game.may_act();
    let among = if !others.is_empty() && dice.random_ratio(1, 8) { others } else { awaited };
    let seat = any_seat(among, dice);
    Some(Input::Act { seat, action: game.sample(seat, dice) })
}

/// # Panics
/// Where there is none.
pub(crate) fn any_seat(seats: SeatSet, dice: &mut Dice) -> Seat {
    assert!(!seats.is_empty(), "a game that waits for seats names one");
    let nth = if seats.len() == 1 { 0 } else { dice.random_range(0..u32::from(seats.len())) };
    seats.iter().nth(nth as usize).expect("the set has that many seats")
}
