//! One match: a game with the log of everything that happened in it.

use crate::snapshots::Snapshots;
use crate::{BySeat, Dice, Game, Input, Seat, SetupError, Turn};
use std::ops::RangeInclusive;

type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A game in play. Every input is checked before it changes anything, and kept.
///
/// The log begins with the set-up, holds chance as outcomes and is all that is needed to have the match
/// again; snapshots only make the way back short.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    state: G,
    log: Vec<InputOf<G>>,
    /// How often each seat has done what nobody waited for.
    free: BySeat<u32>,
    snapshots: Snapshots<G>,
}

/// Why an input is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault<I> {
    #[error("the game is over")]
    Over,
    #[error("seat {seat} is not at this table of {seats}")]
    NoSuchSeat { seat: Seat, seats: u8 },
    #[error("the game waits for chance, not for a seat")]
    ChanceIsDue,
    #[error("the game waits for a seat, not for chance")]
    ChanceNotDue,
    /// No match of the game is longer.
    #[error("a match of this game has at most {limit} inputs")]
    Full { limit: usize },
    /// The seat has done enough that nobody waits for; what the game waits for it may still do.
    #[error("in one match a seat does at most {limit} things that nobody waits for")]
    Enough { limit: usize },
    #[error("{0}")]
    Illegal(I),
}

/// Why a log cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<I> {
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Steps are counted from 0.
    #[error("input {step} is not possible: {fault}")]
    Input { step: usize, fault: Fault<I> },
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    #[error("nothing has been played yet")]
    Start,
    #[error("something hidden was revealed since")]
    Fence,
}

/// Snapshots are no part of what a match is.
impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Match<G>) -> bool {
        self.options == other.options && self.log == other.log && self.state == other.state
    }
}

impl<G: Game> Eq for Match<G> {}

impl<G: Game> Match<G> {
    pub fn new(options: G::Options, seats: u8) -> Result<Match<G>, SetupError> {
        let state = G::new(&options, seats)?;
        let free = BySeat::filled(state.seats(), 0);
        Ok(Match { options, snapshots: Snapshots::new(state.clone(), state.seats()), state, log: Vec::new(), free })
    }

    /// Goes on from a state that is known to be where the log leads, with what each seat has done freely; nothing is played
    /// again.
    pub fn resume(options: G::Options, log: Vec<InputOf<G>>, state: G, free: BySeat<u32>) -> Result<Match<G>, SetupError> {
        let mut snapshots = Snapshots::new(G::new(&options, state.seats())?, state.seats());
        snapshots.add(log.len(), state.clone(), free);
        Ok(Match { options, snapshots, state, log, free })
    }

    /// Plays a log from the start; every input is checked.
    pub fn replay(options: G::Options, seats: u8, log: &[InputOf<G>]) -> Result<Match<G>, ReplayError<G::Illegal>> {
        let mut played = Match::new(options, seats)?;
        for (step, input) in log.iter().enumerate() {
            played.input(input.clone()).map_err(|fault| ReplayError::Input { step, fault })?;
        }
        Ok(played)
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn log(&self) -> &[InputOf<G>] {
        &self.log
    }

    /// How often each seat has done what nobody waited for.
    pub fn free(&self) -> BySeat<u32> {
        self.free
    }

    /// How often a seat may do what nobody waits for: half of a match is for that, the same share for everybody, so that
    /// nobody can use up a match that others play.
    pub fn free_limit(seats: u8) -> usize {
        G::MAX_INPUTS / 2 / usize::from(seats)
    }

    /// Whether it takes no further input.
    pub fn is_full(&self) -> bool {
        self.log.len() >= G::MAX_INPUTS
    }

    /// A seat acts; what happened comes back.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Fault<G::Illegal>> {
        self.input(Input::Act { seat, action })
    }

    /// Rolls while chance is due and there is room for it.
    pub fn roll_chance(&mut self, dice: &mut Dice) -> Vec<G::Event> {
        let mut events = Vec::new();
        while self.state.turn() == Turn::Chance && !self.is_full() {
            let chance = self.state.roll(dice);
            events.extend(self.input(Input::Chance(chance)).unwrap_or_else(|fault| panic!("{} rolled what it refuses: {fault}", G::ID)));
        }
        events
    }

    /// Checks an input, then carries it out and keeps it.
    pub fn input(&mut self, input: InputOf<G>) -> Result<Vec<G::Event>, Fault<G::Illegal>> {
        self.check(&input)?;
        let mut events = Vec::new();
        self.push(input, &mut events);
        Ok(events)
    }

    /// Whether an input is possible now.
    pub fn check(&self, input: &InputOf<G>) -> Result<(), Fault<G::Illegal>> {
        match (self.state.turn(), input) {
            (Turn::Over, _) => Err(Fault::Over),
            _ if self.is_full() => Err(Fault::Full { limit: G::MAX_INPUTS }),
            (Turn::Seats(_), Input::Chance(_)) => Err(Fault::ChanceNotDue),
            (Turn::Chance, Input::Chance(chance)) => self.state.check_chance(chance).map_err(Fault::Illegal),
            (turn, Input::Act { seat, action }) => {
                let seats = self.state.seats();
                if seat.index() >= seats as usize {
                    Err(Fault::NoSuchSeat { seat: *seat, seats })
                } else if turn == Turn::Chance {
                    Err(Fault::ChanceIsDue)
                } else {
                    self.state.check(*seat, action).map_err(Fault::Illegal)?;
                    self.check_free(*seat, action)
                }
            }
        }
    }

    fn check_free(&self, seat: Seat, action: &G::Action) -> Result<(), Fault<G::Illegal>> {
        let limit = Self::free_limit(self.state.seats());
        if self.free[seat] as usize >= limit && self.state.is_free(seat, action) { Err(Fault::Enough { limit }) } else { Ok(()) }
    }

    /// The state before input `step`; the present one for the length of the log.
    ///
    /// # Panics
    /// Beyond the log.
    pub fn at(&self, step: usize) -> G {
        self.at_with_free(step).0
    }

    fn at_with_free(&self, step: usize) -> (G, BySeat<u32>) {
        assert!(step <= self.log.len(), "the log has {} inputs", self.log.len());
        if step == self.log.len() {
            return (self.state.clone(), self.free);
        }
        let snapshot = self.snapshots.before(step);
        let (mut state, mut free) = (snapshot.state.clone(), snapshot.free);
        for input in &self.log[snapshot.inputs..step] {
            count_free(&state, input, &mut free);
            state.apply(input.clone(), &mut crate::Mute);
        }
        (state, free)
    }

    /// What input `step` made happen.
    ///
    /// # Panics
    /// Beyond the log.
    pub fn events(&self, step: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.at(step).apply(self.log[step].clone(), &mut events);
        events
    }

    /// Walks through a part of the match: each step with the state there and with what the last input made
    /// happen. Every input is applied once.
    ///
    /// # Panics
    /// Beyond the log.
    pub fn walk(&self, steps: RangeInclusive<usize>, mut visit: impl FnMut(usize, &G, &[G::Event])) {
        let (first, last) = steps.into_inner();
        let mut state = self.at(first.saturating_sub(1));
        if first == 0 {
            visit(0, &state, &[]);
        }
        let mut events = Vec::new();
        for step in first.max(1)..=last {
            events.clear();
            state.apply(self.log[step - 1].clone(), &mut events);
            visit(step, &state, &events);
        }
    }

    /// Takes back the last input, unless something hidden has been revealed since.
    pub fn undo(&mut self) -> Result<InputOf<G>, UndoError> {
        if self.log.is_empty() {
            return Err(UndoError::Start);
        }
        if self.state.undo_fence() {
            return Err(UndoError::Fence);
        }
        let input = self.log.last().cloned().expect("the log is not empty");
        self.take_back_to(self.log.len() - 1);
        Ok(input)
    }

    /// Takes back every input from `step` on, whatever was revealed: only by consent of all.
    ///
    /// # Panics
    /// Beyond the log.
    pub fn take_back_to(&mut self, step: usize) {
        (self.state, self.free) = self.at_with_free(step);
        self.log.truncate(step);
        self.snapshots.take_back_to(step);
    }

    /// Takes back everything since the last fence; says how many inputs that were.
    pub fn undo_to_fence(&mut self) -> usize {
        let before = self.log.len();
        while self.undo().is_ok() {}
        before - self.log.len()
    }

    fn push(&mut self, input: InputOf<G>, events: &mut Vec<G::Event>) {
        count_free(&self.state, &input, &mut self.free);
        self.state.apply(input.clone(), events);
        self.log.push(input);
        self.snapshots.note(self.log.len(), &self.state, self.free);
    }
}

/// Counts an input that nobody waits for in this state.
fn count_free<G: Game>(state: &G, input: &InputOf<G>, free: &mut BySeat<u32>) {
    match input {
        Input::Act { seat, action } if state.is_free(*seat, action) => free[*seat] += 1,
        Input::Act { .. } | Input::Chance(_) => {}
    }
}
