//! Very many games as a command plays them: it tells how far it is, and has a verdict instead of a panic.

use crate::broken::attempt;
use crate::crew::on_all_cores;
use crate::fuzz::{FuzzPlan, light_game};
use crate::suite::Suite;
use engine::Game;
use std::sync::atomic::{AtomicU64, Ordering};

/// Random games with the invariants after every input, and some of them once more under every law there is.
pub struct LongRun<'a, G: Game> {
    pub plan: FuzzPlan<G>,
    pub suite: Suite<G>,
    /// The first of every so many games is also played under all laws.
    pub laws_every: u64,
    /// Told after each game how many are over.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What a long run has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totals {
    pub games: u64,
    pub decisions: u64,
    pub under_all_laws: u64,
}

impl<G: Game> LongRun<'_, G> {
    /// Plays on all cores.
    ///
    /// # Errors
    /// What is broken, with the seed that shows it again.
    pub fn run(&self) -> Result<Totals, String> {
        let (over, under_all_laws) = (AtomicU64::new(0), AtomicU64::new(0));
        let play = |game: u64| {
            let seed = self.plan.base_seed.wrapping_add(game);
            let decisions = attempt(G::ID, Some(seed), |trace| light_game(&self.plan, seed, trace))?;
            if game.is_multiple_of(self.laws_every) {
                self.suite.game(seed)?;
                under_all_laws.fetch_add(1, Ordering::Relaxed);
            }
            (self.progress)(over.fetch_add(1, Ordering::Relaxed) + 1);
            Ok(decisions)
        };
        let decisions = on_all_cores(self.plan.games, play).map_err(|broken| broken.to_string())?;
        Ok(Totals { games: self.plan.games, decisions, under_all_laws: under_all_laws.into_inner() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Haggle;

    fn run(games: u64, invariants: fn(&Haggle)) -> Result<Totals, String> {
        let plan = FuzzPlan { games, base_seed: 1, decisions_limit: 200, invariants };
        LongRun { plan, suite: Suite::new().decisions_limit(200), laws_every: 10, progress: &|_| {} }.run()
    }

    #[test]
    fn every_tenth_game_is_played_under_all_laws() {
        let totals = run(25, |_| {}).unwrap();
        assert_eq!((totals.games, totals.under_all_laws), (25, 3));
        assert!(totals.decisions > 25);
    }

    #[test]
    fn a_broken_invariant_is_told_with_its_seed() {
        let why = run(25, |game| assert!(game.seats() != 3, "three is a crowd")).unwrap_err();
        assert!(why.contains("three is a crowd") && why.contains("again: .seed("), "{why}");
    }
}
