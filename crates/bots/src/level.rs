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

    /// The level of this name. `greedy` is what `normal` is called among those who write bots.
    pub fn named(name: &str) -> Option<Level> {
        let name = if name == "greedy" { "normal" } else { name };
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How long it thinks about a decision: a number of imagined games, so that it plays alike on every machine. Levels that
    /// do not look ahead have none.
    pub fn budget<G: Mind>(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Budget::Iterations(G::HARD)),
            Level::Expert => Some(Budget::Iterations(G::EXPERT)),
        }
    }

    /// The same where people wait: after this time it decides with what it has found out so far, and earlier if there is less.
    pub fn budget_within<G: Mind>(self, most: Duration) -> Option<Budget> {
        let (iterations, patience) = match self {
            Level::Random | Level::Easy | Level::Normal => return None,
            Level::Hard => (G::HARD, Duration::from_millis(600)),
            Level::Expert => (G::EXPERT, Duration::from_millis(2_000)),
        };
        Some(Budget::Within { iterations, time: patience.min(most) })
    }

    /// Whether it thinks long enough to have others wait.
    pub fn looks_ahead(self) -> bool {
        matches!(self, Level::Hard | Level::Expert)
    }
}

/// What somebody of this level does. Without a budget, levels that look ahead take their own.
pub fn decide<G: Mind>(level: Level, view: &G::View, seat: Seat, budget: Option<Budget>, dice: &mut Dice) -> G::Action {
    match level.budget::<G>() {
        Some(own) => {
            let thought = G::think(view, seat, budget.unwrap_or(own), dice);
            thought.lines.into_iter().next().expect("a decision was owed").action
        }
        None if level == Level::Random => G::determinize(view, dice).sample(seat, dice),
        // One time in three it does not look.
        None if level == Level::Easy && dice.random_range(0..3u8) == 0 => G::determinize(view, dice).sample(seat, dice),
        None => greedy::<G>(view, seat, dice),
    }
}

/// What somebody of this level does though nobody waits for it, if anything.
pub fn aside<G: Mind>(level: Level, view: &G::View, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    match level {
        Level::Random | Level::Easy => None,
        Level::Normal | Level::Hard | Level::Expert => G::determinize(view, dice).aside(seat),
    }
}
