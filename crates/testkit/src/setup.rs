//! What a seed stands for: a number of seats, options, and how the dice fall.

use crate::broken::{Checked, Trace, ensure};
use engine::{Dice, Game, SetupError, dice, random_options};
use serde::Deserialize;

/// How often options may be refused, or those of a game without an end be drawn, before the game is said to accept none.
const MAX_DRAWS: u32 = 10_000;

/// The table a seed sets up.
pub(crate) struct Setup<G: Game> {
    pub(crate) seats: u8,
    pub(crate) options: G::Options,
    pub(crate) state: G,
    /// The dice the game goes on with.
    pub(crate) dice: Dice,
}

impl<G: Game> Setup<G> {
    /// Neighbouring seeds have every number of seats in turn, so that no number is left out.
    pub(crate) fn draw(seed: u64, trace: &Trace) -> Checked<Setup<G>> {
        trace.law("options drawn from the specs set up a game");
        let (min, max) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = min + (seed % u64::from(max - min + 1)) as u8;
        let mut dice = dice(seed);
        for _ in 0..MAX_DRAWS {
            let value = random_options(G::option_specs(), &mut dice);
            let options = G::Options::deserialize(&value).map_err(|why| format!("{value} is refused: {why}"))?;
            if !G::ends(&options) {
                continue;
            }
            match G::new(&options, seats) {
                Ok(state) => {
                    trace.setup(format!("seed {seed}, {seats} seats, options {value}"));
                    ensure!(state.seats() == seats, "a game for {seats} says it has {} seats", state.seats());
                    return Ok(Setup { seats, options, state, dice });
                }
                Err(SetupError::Option { .. }) => {}
                Err(error) => return Err(format!("{value} for {seats} seats: {error}")),
            }
        }
        Err(format!("{MAX_DRAWS} times in a row the options drawn were refused for {seats} seats"))
    }
}
