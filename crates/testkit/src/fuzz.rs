//! Very many light games: few checks, all cores.

use crate::broken::{Checked, Trace, attempt, ensure};
use crate::crew::on_all_cores;
use crate::random::random_input;
use crate::setup::Setup;
use engine::{Game, Input, Mute};
use std::time::Instant;

/// How many random games to play, and what must hold in them.
pub struct FuzzPlan<G: Game> {
    pub games: u64,
    /// Game number n has the seed `base_seed + n`.
    pub base_seed: u64,
    /// Every game must be over after so many decisions.
    pub decisions_limit: u32,
    /// Panics if a state is impossible; asked after every input.
    pub invariants: fn(&G),
}

impl<G: Game> Clone for FuzzPlan<G> {
    fn clone(&self) -> FuzzPlan<G> {
        *self
    }
}

impl<G: Game> Copy for FuzzPlan<G> {}

/// Plays random games over all numbers of seats and random options, and prints one line of totals.
///
/// # Panics
/// Where a sampled action is illegal, an invariant does not hold, the game panics or does not end; the
/// message has the seed, with which [`crate::Suite::seed`] plays the same options and seats again.
pub fn fuzz<G: Game>(plan: FuzzPlan<G>) {
    let start = Instant::now();
    let play = |game: u64| {
        let seed = plan.base_seed.wrapping_add(game);
        attempt(G::ID, Some(seed), |trace| light_game(&plan, seed, trace))
    };
    match on_all_cores(plan.games, play) {
        Ok(decisions) => {
            let seconds = start.elapsed().as_secs_f64();
            println!("{}: {} random games with {decisions} decisions are over, in {seconds:.1} s", G::ID, plan.games);
        }
        Err(broken) => panic!("{broken}"),
    }
}

pub(crate) fn light_game<G: Game>(plan: &FuzzPlan<G>, seed: u64, trace: &Trace) -> Checked<u64> {
    let Setup { mut state, mut dice, .. } = Setup::<G>::draw(seed, trace)?;
    let (mut decisions, mut step) = (0, 0);
    loop {
        trace.law("the invariants hold");
        (plan.invariants)(&state);
        trace.law("random play finds something to do until the game is over");
        let Some(input) = random_input(&state, &mut dice) else {
            return Ok(decisions);
        };
        trace.law("what is sampled or rolled is legal");
        match &input {
            Input::Act { seat, action } => {
                state.check(*seat, action).map_err(|why| format!("seat {seat} drew {action:?}: {why}"))?;
                decisions += 1;
            }
            Input::Chance(chance) => state.check_chance(chance).map_err(|why| format!("{chance:?}: {why}"))?,
        }
        trace.law("what is legal can be applied");
        state.apply(input, &mut Mute);
        step += 1;
        trace.step(step);
        trace.law("every game ends within the limit of decisions");
        ensure!(decisions <= u64::from(plan.decisions_limit), "{decisions} decisions and not over");
    }
}
