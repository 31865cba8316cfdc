//! How well a bot plays, for people to choose from and for the arena.

use crate::{Budget, Mind, greedy};
use engine::{Dice, Seat};
use rand::RngExt;
use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Takes what looks good and often something else.
    Easy,
    /// Takes what looks best at a glance.
    Normal,
    /// Imagines how the game may go on.
    Hard,
    /// Imagines much longer.
    Expert,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How long it thinks about a decision when people wait.
    pub fn patience(self) -> Option<Duration> {
        match self {
            Level::Random | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Duration::from_millis(400)),
            Level::Expert => Some(Duration::from_millis(1_500)),
        }
    }
}

/// What somebody of this level does. Without a budget, levels that search think as long as they may in play.
pub fn decide<G: Mind>(level: Level, view: &G::View, seat: Seat, budget: Option<Budget>, dice: &mut Dice) -> G::Action {
    match level {
        Level::Random => G::determinize(view, dice).sample(seat, dice),
        // One time in three it does not look.
        Level::Easy if dice.random_range(0..3u8) == 0 => G::determinize(view, dice).sample(seat, dice),
        Level::Easy | Level::Normal => greedy::<G>(view, seat, dice),
        Level::Hard | Level::Expert => {
            let budget = budget.unwrap_or(Budget::Time(level.patience().expect("it searches")));
            let thought = G::think(view, seat, budget, dice);
            thought.lines.into_iter().next().expect("a decision was owed").action
        }
    }
}

/// What somebody of this level does though nobody waits for it, if anything.
pub fn aside<G: Mind>(level: Level, view: &G::View, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    match level {
        Level::Random | Level::Easy => None,
        Level::Normal | Level::Hard | Level::Expert => G::determinize(view, dice).aside(seat),
    }
}
