//! Bots against bots.

use crate::{Budget, Level, Mind, aside, decide};
use engine::{Dice, Input, Mute, Outcome, Seat, SetupError, Turn, Viewer, dice};
use std::time::{Duration, Instant};

/// Who plays: a level, and how long it may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub level: Level,
    pub budget: Option<Budget>,
}

/// One game as it went.
#[derive(Clone, Debug)]
pub struct Bout {
    /// Which of the players sat in each seat.
    pub seated: Vec<usize>,
    pub outcome: Option<Outcome>,
    pub decisions: u32,
    /// Time each player thought, and how often.
    pub thought: Vec<(Duration, u32)>,
}

/// Plays game number `number`: the players sit one seat further in each.
pub fn bout<G: Mind>(options: &G::Options, players: &[Player], seed: u64, number: u64, limit: u32) -> Result<Bout, SetupError> {
    let seats = players.len() as u8;
    let mut game = G::new(options, seats)?;
    // Chance falls alike whoever plays: nobody's thinking uses up dice of somebody else.
    let mut chance = stream(seed, number, 0);
    let mut minds: Vec<Dice> = (1..=players.len() as u64).map(|player| stream(seed, number, player)).collect();
    let seated: Vec<usize> = (0..players.len()).map(|seat| (seat + number as usize) % players.len()).collect();
    let mut thought = vec![(Duration::ZERO, 0); players.len()];
    let mut decisions = 0;
    while decisions < limit {
        let input = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Input::Chance(game.roll(&mut chance)),
            Turn::Seats(awaited) => {
                let seat: Seat = awaited.first().expect("a seat is awaited");
                let player = seated[seat.index()];
                let began = Instant::now();
                let view = game.view(Viewer::Seat(seat));
                let action = decide::<G>(players[player].level, &view, seat, players[player].budget, &mut minds[player]);
                thought[player].0 += began.elapsed();
                thought[player].1 += 1;
                decisions += 1;
                Input::Act { seat, action }
            }
        };
        game.apply(input, &mut Mute);
        let_speak::<G>(&mut game, players, &seated, &mut minds);
    }
    Ok(Bout { seated, outcome: game.outcome(), decisions, thought })
}

/// Dice for one purpose in one game.
fn stream(seed: u64, number: u64, purpose: u64) -> Dice {
    let spread = |value: u64, by: u64| (value ^ value >> 31).wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(by);
    dice(spread(spread(spread(seed, 1), number), purpose))
}

/// Whoever has something to say says it, once after each input. Whoever may still speak when it is their turn does.
fn let_speak<G: Mind>(game: &mut G, players: &[Player], seated: &[usize], minds: &mut [Dice]) {
    for seat in game.may_speak().iter() {
        if !game.may_speak().contains(seat) {
            continue;
        }
        let (view, player) = (game.view(Viewer::Seat(seat)), seated[seat.index()]);
        if let Some(action) = aside::<G>(players[player].level, &view, seat, &mut minds[player]) {
            game.apply(Input::Act { seat, action }, &mut Mute);
        }
    }
}
