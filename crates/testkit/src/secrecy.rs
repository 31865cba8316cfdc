//! Nobody is told what they cannot know, to the byte: at random positions all that is hidden from a viewer is drawn
//! anew, and whatever the viewer gets as JSON must be the same text as before.

use crate::broken::{Broken, Checked, Trace, attempt, ensure};
use crate::crew::on_all_cores;
use crate::laws::redaction::shown;
use crate::random::{InputOf, any_seat, random_input};
use crate::setup::Setup;
use crate::table::{actors, json};
use engine::{Dice, Game, Input, Mute, Seat, SeatSet, Viewer, pick};
use rand::RngExt;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many actions of other moments are tried, to compare refusals.
const REFUSED: usize = 6;
/// How many inputs are carried out in both states, by the viewer and by others.
const TRIED: usize = 3;

/// Where to look.
#[derive(Clone, Copy, Debug)]
pub struct Secrecy {
    pub positions: u64,
    /// Position number n is somewhere in the game with the seed `base_seed + n`.
    pub base_seed: u64,
}

/// What was compared.
#[derive(Default, Debug)]
pub struct Compared {
    /// Pairs of a position and a viewer.
    pub viewers: AtomicU64,
    /// Those where the state drawn anew is another one than the true one.
    pub different: AtomicU64,
    pub refusals: AtomicU64,
    /// Inputs after which events and views were compared.
    pub inputs: AtomicU64,
}

/// Compares every viewer's texts at random positions.
///
/// # Errors
/// What somebody can tell apart, with the seed of its game.
pub fn secrecy<G: Game>(plan: Secrecy) -> Result<Compared, String> {
    let compared = Compared::default();
    let look = |position: u64| -> Result<u64, Broken> {
        let seed = plan.base_seed.wrapping_add(position);
        attempt(G::ID, Some(seed), |trace| at_a_position::<G>(seed, trace, &compared).map(|()| 0))
    };
    on_all_cores(plan.positions, look).map_err(|broken| broken.to_string())?;
    Ok(compared)
}

/// Somewhere in a random game, with some of its actions.
struct Position<'a, G: Game> {
    state: G,
    actions: Vec<G::Action>,
    dice: Dice,
    trace: &'a Trace,
    compared: &'a Compared,
}

fn at_a_position<G: Game>(seed: u64, trace: &Trace, compared: &Compared) -> Checked {
    let mut position = Position::<G>::draw(seed, trace, compared)?;
    for viewer in Viewer::all(position.state.seats()) {
        trace.law("a viewer gets the same text whatever is hidden from it");
        let view = position.state.view(viewer);
        let other = G::determinize(&view, &mut position.dice);
        Compared::count(&compared.viewers, 1);
        Compared::count(&compared.different, u64::from(other != position.state));
        same(viewer, "the view", &json(&view)?, &json(&other.view(viewer))?)?;
        same(viewer, "whose turn it is", &around(&position.state)?, &around(&other)?)?;
        if let Viewer::Seat(seat) = viewer {
            position.same_choices(&other, seat)?;
        }
        position.same_events(&other, viewer)?;
        position.same_secret_acts(viewer)?;
    }
    Ok(())
}

impl<'a, G: Game> Position<'a, G> {
    /// Plays the game of a seed to learn how long it is, and again up to a moment of it: all are alike.
    fn draw(seed: u64, trace: &'a Trace, compared: &'a Compared) -> Checked<Position<'a, G>> {
        let Setup { state: mut end, mut dice, .. } = Setup::<G>::draw(seed, trace)?;
        let (start, mut inputs) = (end.clone(), Vec::new());
        trace.law("random play finds something to do until the game is over");
        while let Some(input) = random_input(&end, &mut dice) {
            inputs.push(input.clone());
            end.apply(input, &mut Mute);
        }
        let step = dice.random_range(0..=inputs.len() as u64) as usize;
        trace.step(step);
        let mut state = start;
        inputs[..step].iter().for_each(|input| state.apply(input.clone(), &mut Mute));
        let acts = inputs.into_iter().filter_map(|input| match input {
            Input::Act { action, .. } => Some(action),
            Input::Chance(_) => None,
        });
        Ok(Position { state, actions: acts.collect(), dice, trace, compared })
    }

    /// What a seat is offered, and how it is refused.
    fn same_choices(&mut self, other: &G, seat: Seat) -> Checked {
        let viewer = Viewer::Seat(seat);
        if actors(&self.state).contains(seat) {
            same(viewer, "the candidates", &candidates(&self.state, seat)?, &candidates(other, seat)?)?;
        }
        for _ in 0..if self.actions.is_empty() { 0 } else { REFUSED } {
            let action = pick(&self.actions, &mut self.dice);
            let (one, two) = (refusal(&self.state, seat, action)?, refusal(other, seat, action)?);
            same(viewer, "the answer", &one, &two)?;
            Compared::count(&self.compared.refusals, u64::from(!one.is_empty()));
        }
        Ok(())
    }

    /// The same input in both states, unless it reveals something.
    fn same_events(&mut self, other: &G, viewer: Viewer) -> Checked {
        let own = if let Viewer::Seat(seat) = viewer { SeatSet::one(seat) } else { SeatSet::EMPTY };
        let all = actors(&self.state);
        for seats in [all.minus(all.minus(own)), all.minus(own)] {
            for _ in 0..if seats.is_empty() { 0 } else { TRIED } {
                let seat = any_seat(seats, &mut self.dice);
                let input = Input::Act { seat, action: self.state.sample(seat, &mut self.dice) };
                let Input::Act { action, .. } = &input else { unreachable!("it is an action") };
                if other.check(seat, action).is_err() {
                    continue;
                }
                let (one, two) = (After::new(&self.state, input.clone()), After::new(other, input));
                if one.state.undo_fence() || two.state.undo_fence() {
                    continue;
                }
                same(viewer, "the view after an input", &json(&one.state.view(viewer))?, &json(&two.state.view(viewer))?)?;
                same(viewer, "the events of an input", &one.events(viewer)?, &two.events(viewer)?)?;
                Compared::count(&self.compared.inputs, 1);
            }
        }
        Ok(())
    }

    /// Two things that somebody else may do: where the viewer cannot tell the states apart that they lead to, it is told
    /// the same of both.
    fn same_secret_acts(&mut self, viewer: Viewer) -> Checked {
        self.trace.law("what a seat does secretly is not told to others");
        for seat in actors(&self.state).iter().filter(|seat| !viewer.is(*seat)) {
            let [one, two] = [(); 2].map(|()| self.state.sample(seat, &mut self.dice));
            let [one, two] = [one, two].map(|action| After::new(&self.state, Input::Act { seat, action }));
            if one.state != two.state && json(&one.state.view(viewer))? == json(&two.state.view(viewer))? {
                same(viewer, "the events of a secret act", &one.events(viewer)?, &two.events(viewer)?)?;
                Compared::count(&self.compared.inputs, 1);
            }
        }
        Ok(())
    }
}

/// What an input led to.
struct After<G: Game> {
    state: G,
    events: Vec<G::Event>,
}

impl<G: Game> After<G> {
    fn new(before: &G, input: InputOf<G>) -> After<G> {
        let (mut state, mut events) = (before.clone(), Vec::new());
        state.apply(input, &mut events);
        After { state, events }
    }

    fn events(&self, viewer: Viewer) -> Checked<String> {
        json(&shown::<G>(&self.events, viewer))
    }
}

impl Compared {
    fn count(counter: &AtomicU64, times: u64) {
        counter.fetch_add(times, Ordering::Relaxed);
    }
}

/// What a server tells everybody besides the view.
fn around<G: Game>(state: &G) -> Checked<String> {
    json(&(state.turn(), state.may_act(), state.tally(), state.outcome()))
}

fn candidates<G: Game>(state: &G, seat: Seat) -> Checked<String> {
    let mut out = Vec::new();
    state.candidates(seat, &mut out);
    json(&out)
}

/// Why an action is refused, as JSON and in words; empty where it is not.
fn refusal<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Checked<String> {
    state.check(seat, action).map_or_else(|why| Ok(format!("{} {why}", json(&why)?)), |()| Ok(String::new()))
}

fn same(viewer: Viewer, what: &str, one: &str, two: &str) -> Checked {
    ensure!(one == two, "{what} of {viewer:?} is {one} or {two}, depending on what is hidden from it");
    Ok(())
}
