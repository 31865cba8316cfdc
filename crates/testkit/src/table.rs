//! One game under test, with what was seen of it so far.

use crate::broken::{Checked, Trace, ensure};
use crate::random::InputOf;
use crate::setup::Setup;
use crate::suite::Suite;
use engine::{Dice, Game, Input, Match, Seat, SeatSet, Turn, dice};
use rand::RngExt;
use serde::Serialize;

/// How many actions of the past are kept to be tried again at other moments.
const MAX_SEEN: usize = 256;

pub(crate) struct Table<'a, G: Game> {
    pub(crate) suite: &'a Suite<G>,
    pub(crate) trace: &'a Trace,
    pub(crate) played: Match<G>,
    /// The dice of the laws: the game's own go on as if nobody had looked.
    pub(crate) dice: Dice,
    /// Actions of all seats and moments so far, and outcomes of chance.
    pub(crate) actions: Vec<G::Action>,
    pub(crate) chances: Vec<G::Chance>,
    /// The events of each step as they were told when it was played.
    pub(crate) events: Vec<Vec<G::Event>>,
    /// Some states on the way, with the step they were before.
    pub(crate) milestones: Vec<(usize, G)>,
    /// The state before the last input.
    pub(crate) before: G,
    pub(crate) decisions: u32,
}

impl<'a, G: Game> Table<'a, G> {
    pub(crate) fn new(suite: &'a Suite<G>, setup: &Setup<G>, seed: u64, trace: &'a Trace) -> Checked<Table<'a, G>> {
        trace.law("the same options set up the same game");
        let played = Match::new(setup.options.clone(), setup.seats).map_err(|error| format!("refused the second time: {error}"))?;
        ensure!(*played.state() == setup.state, "{:?} and {:?}", setup.state, played.state());
        trace.law("the invariants hold");
        (suite.invariants)(played.state());
        Ok(Table {
            suite,
            trace,
            played,
            dice: dice(!seed),
            actions: Vec::new(),
            chances: Vec::new(),
            events: Vec::new(),
            milestones: Vec::new(),
            before: setup.state.clone(),
            decisions: 0,
        })
    }

    pub(crate) fn law(&self, law: &'static str) {
        self.trace.law(law);
    }

    pub(crate) fn state(&self) -> &G {
        self.played.state()
    }

    pub(crate) fn seats(&self) -> u8 {
        self.state().seats()
    }

    /// True once in `n` times, and always in the first steps: costly laws need not be held at every step.
    pub(crate) fn now_and_then(&mut self, n: u32) -> bool {
        self.played.log().len() < 4 || self.dice.random_ratio(1, n)
    }

    /// Plays an input for good.
    pub(crate) fn play(&mut self, input: &InputOf<G>) -> Checked {
        self.before = self.state().clone();
        if self.dice.random_ratio(1, 8) {
            self.milestones.push((self.played.log().len(), self.before.clone()));
        }
        match input {
            Input::Act { action, .. } => {
                self.decisions += 1;
                self.remember(action.clone());
            }
            Input::Chance(chance) => self.chances.push(chance.clone()),
        }
        self.law("what is sampled or rolled is legal");
        self.played.check(input).map_err(|fault| format!("{input:?}: {fault}"))?;
        self.law("what is legal can be applied");
        let events = self.played.input(input.clone()).map_err(|fault| format!("{input:?} was legal a moment ago: {fault}"))?;
        self.events.push(events);
        self.trace.step(self.played.log().len());
        self.law("the invariants hold");
        (self.suite.invariants)(self.state());
        self.law("every game ends within the limit of decisions");
        ensure!(self.decisions <= self.suite.decisions_limit, "{} decisions and not over", self.decisions);
        Ok(())
    }

    /// What an input that passes its check leads to, tried on a copy.
    pub(crate) fn try_out(&self, state: &G, input: InputOf<G>) -> (G, Vec<G::Event>) {
        let (mut next, mut events) = (state.clone(), Vec::new());
        self.law("what is legal can be applied");
        next.apply(input, &mut events);
        self.law("the invariants hold");
        (self.suite.invariants)(&next);
        (next, events)
    }

    /// Keeps an action to be tried again; the oldest give way by chance.
    pub(crate) fn remember(&mut self, action: G::Action) {
        if self.actions.len() < MAX_SEEN {
            self.actions.push(action);
        } else {
            let old = self.dice.random_range(0..MAX_SEEN as u32) as usize;
            self.actions[old] = action;
        }
    }

    /// Up to `count` of the actions kept.
    pub(crate) fn some_actions(&mut self, count: usize) -> Vec<G::Action> {
        let among = self.actions.len() as u32;
        (0..count.min(self.actions.len())).map(|_| self.actions[self.dice.random_range(0..among) as usize].clone()).collect()
    }

    /// An action drawn by a seat that is awaited or may act.
    pub(crate) fn sample(&mut self, seat: Seat) -> G::Action {
        self.law("what is sampled or rolled is legal");
        self.played.state().sample(seat, &mut self.dice)
    }
}

/// Whoever can do something: the awaited seats and those who may act.
pub(crate) fn actors<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Seats(awaited) => awaited.union(state.may_act()),
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// The JSON of something of the game.
pub(crate) fn json<T: Serialize>(value: &T) -> Checked<String> {
    serde_json::to_string(value).map_err(|why| format!("cannot be written as JSON: {why}"))
}
