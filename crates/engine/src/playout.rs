//! Games played to the end by chance alone: for statistics, for search, for tests.

use crate::{Dice, Game, Input, Mute, Turn};

/// How a playout went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    pub decisions: u32,
    /// False if the limit came first.
    pub over: bool,
}

/// Plays on from a state: each awaited seat takes a random legal action, until the game is over or
/// `limit` decisions were made.
pub fn playout<G: Game>(game: &mut G, dice: &mut Dice, limit: u32) -> Playout {
    let mut decisions = 0;
    loop {
        let input = match game.turn() {
            Turn::Over => return Playout { decisions, over: true },
            Turn::Seats(_) if decisions == limit => return Playout { decisions, over: false },
            Turn::Chance => Input::Chance(game.roll(dice)),
            Turn::Seats(seats) => {
                decisions += 1;
                let seat = seats.first().expect("a game that waits for seats names one");
                Input::Act { seat, action: game.sample(seat, dice) }
            }
        };
        game.apply(input, &mut Mute);
    }
}
