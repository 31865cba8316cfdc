//! The conformance suite.

use crate::broken::{Broken, Checked, Trace, attempt};
use crate::crew::on_all_cores;
use crate::random::next_input;
use crate::setup::Setup;
use crate::table::Table;
use crate::twin::Twin;
use crate::{laws, random};
use engine::{Dice, Game};

/// Makes a twin of a state, if it has a secret to change.
type TwinMaker<G> = fn(&G, &mut Dice) -> Option<Twin<G>>;

/// Plays random games over all numbers of seats and random options, and holds every law of the trait
/// against them at every turn.
///
/// ```
/// testkit::Suite::<testkit::toy::Haggle>::new().games(8).decisions_limit(200).run();
/// ```
#[must_use = "a suite does nothing until it is run"]
pub struct Suite<G: Game> {
    games: u64,
    base_seed: u64,
    only: Option<u64>,
    pub(crate) decisions_limit: u32,
    pub(crate) invariants: fn(&G),
    pub(crate) twins: Option<TwinMaker<G>>,
    pub(crate) malformed: &'static [&'static str],
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Suite<G> {
        Suite::new()
    }
}

impl<G: Game> Suite<G> {
    pub fn new() -> Suite<G> {
        Suite { games: 100, base_seed: 1, only: None, decisions_limit: 2_000, invariants: |_| {}, twins: None, malformed: &[] }
    }

    /// How many games are played; 100 if nothing is said.
    pub fn games(self, games: u64) -> Suite<G> {
        Suite { games, ..self }
    }

    /// Game number n has the seed `base_seed + n`; the base is 1 if nothing is said.
    pub fn base_seed(self, base_seed: u64) -> Suite<G> {
        Suite { base_seed, ..self }
    }

    /// Plays the one game with this seed, such as a failure named it.
    pub fn seed(self, seed: u64) -> Suite<G> {
        Suite { only: Some(seed), ..self }
    }

    /// Every game must be over after so many decisions; 2,000 if nothing is said.
    pub fn decisions_limit(self, decisions_limit: u32) -> Suite<G> {
        Suite { decisions_limit, ..self }
    }

    /// Panics if a state is impossible. It is asked of every state played, tried out or determinized.
    pub fn invariants(self, invariants: fn(&G)) -> Suite<G> {
        Suite { invariants, ..self }
    }

    /// A state that differs from the given one only in a secret, if there is one to change.
    pub fn twins(self, twins: TwinMaker<G>) -> Suite<G> {
        Suite { twins: Some(twins), ..self }
    }

    /// Texts that are sent as actions at any time and must do no harm; the suite adds mutations of real ones.
    pub fn malformed(self, malformed: &'static [&'static str]) -> Suite<G> {
        Suite { malformed, ..self }
    }

    /// Plays the games on all cores, and prints one line of totals.
    ///
    /// # Panics
    /// Where a law is broken; the message has the law, the seed, the seats, the options and the step.
    pub fn run(self) {
        let result = attempt(G::ID, None, |trace| laws::options::hold::<G>(trace)).and_then(|()| match self.only {
            Some(seed) => self.game(seed),
            None => on_all_cores(self.games, |game| self.game(self.base_seed.wrapping_add(game))),
        });
        match result {
            Ok(decisions) => {
                let games = if self.only.is_some() { 1 } else { self.games };
                println!("{}: every law holds in {games} games with {decisions} decisions", G::ID);
            }
            Err(broken) => panic!("{broken}"),
        }
    }

    pub(crate) fn game(&self, seed: u64) -> Result<u64, Broken> {
        attempt(G::ID, Some(seed), |trace| self.play(seed, trace))
    }

    /// One game from the set-up to the end, with the laws around every input.
    fn play(&self, seed: u64, trace: &Trace) -> Checked<u64> {
        let setup = Setup::<G>::draw(seed, trace)?;
        let mut table = Table::new(self, &setup, seed, trace)?;
        let mut dice = setup.dice;
        laws::undo::nothing_at_the_start(&mut table)?;
        loop {
            laws::here(&mut table)?;
            trace.law("random play finds something to do until the game is over");
            let Some(input) = next_input(&table.played, &mut dice) else {
                break;
            };
            table.play(&input)?;
            laws::after_an_input(&mut table)?;
        }
        laws::at_the_end(&mut table)?;
        trace.law("the same seed gives the same log");
        let again = random::random_match::<G>(seed, self.decisions_limit);
        if let Some(step) =
            (0..again.log().len().max(table.played.log().len())).find(|&step| again.log().get(step) != table.played.log().get(step))
        {
            return Err(format!("input {step} is {:?}, then {:?}", table.played.log().get(step), again.log().get(step)));
        }
        Ok(table.decisions.into())
    }
}
