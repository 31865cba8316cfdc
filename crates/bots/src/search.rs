//! Looks ahead: information-set Monte-Carlo tree search.
//!
//! Each iteration imagines everything hidden anew, plays a game from there and learns from how it ends.
//! Every seat has a tree of its own, over its own decisions alone: it chooses as if the others' choices were
//! chance, which is what simultaneous decisions ask for, and a seat cannot use what it does not know.

use crate::greedy::about_best;
use crate::math::{exp, sigmoid};
use crate::pace::between_games;
use crate::{Choice, Mind};
use engine::{BySeat, Dice, Input, Mute, Seat, Turn};
use std::time::{Duration, Instant};

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games: the same seed gives the same decision.
    Iterations(u32),
    Time(Duration),
    /// Whichever is used up first.
    Within {
        iterations: u32,
        time: Duration,
    },
}

impl Budget {
    /// Whether there is more to come after so many imagined games. The first one is always played.
    pub(crate) fn goes_on(self, done: u32, began: Instant) -> bool {
        between_games();
        match self {
            Budget::Iterations(most) => done < most,
            Budget::Time(limit) => done == 0 || began.elapsed() < limit,
            Budget::Within { iterations, time } => done == 0 || done < iterations && began.elapsed() < time,
        }
    }
}

/// How long something that looks good is tried though something else has done better so far.
const EXPLORATION: f32 = 1.2;
/// An action that was never tried is thought to be worse than the mean of the others by so much.
const DOUBT: f32 = 0.05;
/// Imagined games choose among what is about as good; what is tried first, among so many times more.
const PRIOR: f32 = 2.0;
/// How many actions are considered: these, and more with the root of the visits (progressive widening).
const FIRST_WIDTH: f32 = 3.0;

/// What the search found out.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// Most trusted first.
    pub lines: Vec<Line<A>>,
    pub iterations: u32,
}

#[derive(Clone, Debug)]
pub struct Line<A> {
    pub action: A,
    pub visits: u32,
    /// The share of victory it leads to, from 0 to 1.
    pub value: f32,
}

pub struct Search<G: Mind> {
    nodes: Vec<Node<G::Action>>,
    scratch: Vec<Choice<G::Action>>,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
    total: f32,
}

struct Edge<A> {
    action: A,
    /// How often it could be chosen.
    available: u32,
    visits: u32,
    total: f32,
    child: Option<usize>,
}

impl<G: Mind> Default for Search<G> {
    fn default() -> Search<G> {
        Search { nodes: Vec::new(), scratch: Vec::new() }
    }
}

impl<G: Mind> Search<G> {
    /// Thinks about the decision that a seat owes.
    pub fn think(&mut self, view: &G::View, seat: Seat, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        self.nodes.clear();
        let began = Instant::now();
        let mut iterations = 0;
        let seats = G::determinize(view, dice).seats();
        let roots = BySeat::from_fn(seats, |_| self.add_node());
        while budget.goes_on(iterations, began) {
            let state = G::determinize(view, dice);
            self.iterate(state, seat, roots, dice);
            iterations += 1;
        }
        let mut lines: Vec<Line<G::Action>> = self.nodes[roots[seat]]
            .edges
            .iter()
            .map(|edge| Line { action: edge.action.clone(), visits: edge.visits, value: edge.value(0.0) })
            .collect();
        lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Thought { lines, iterations }
    }

    fn add_node(&mut self) -> usize {
        self.nodes.push(Node { edges: Vec::new(), visits: 0, total: 0.0 });
        self.nodes.len() - 1
    }

    /// One imagined game: down the trees as far as they go, then at a glance to the end or the horizon.
    fn iterate(&mut self, mut state: G, thinker: Seat, roots: BySeat<usize>, dice: &mut Dice) {
        let mut at = roots.map(Some);
        let mut path: Vec<(Seat, usize, usize)> = Vec::new();
        let mut decisions = 0;
        loop {
            let input = match state.turn() {
                Turn::Over => break,
                Turn::Seats(_) if decisions >= G::HORIZON => break,
                Turn::Chance => Input::Chance(state.roll(dice)),
                Turn::Seats(seats) => {
                    decisions += 1;
                    // Whoever thinks decides first: the order of simultaneous decisions does not matter.
                    let seat = if seats.contains(thinker) { thinker } else { seats.first().expect("a seat is awaited") };
                    self.scratch.clear();
                    state.weigh(seat, &mut self.scratch);
                    let action = match at[seat] {
                        Some(node) => {
                            let edge = self.select(node);
                            path.push((seat, node, edge));
                            at[seat] = self.descend(node, edge);
                            self.nodes[node].edges[edge].action.clone()
                        }
                        None => about_best(&self.scratch, G::SPREAD, dice),
                    };
                    Input::Act { seat, action }
                }
            };
            state.apply(input, &mut Mute);
        }
        let values = values(&state);
        for (seat, node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.total += values[seat];
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.total += values[seat];
        }
    }

    /// The child, made on the second visit: the first one ends in a playout.
    fn descend(&mut self, node: usize, edge: usize) -> Option<usize> {
        if let Some(child) = self.nodes[node].edges[edge].child {
            return Some(child);
        }
        if self.nodes[node].edges[edge].visits > 0 {
            let child = self.add_node();
            self.nodes[node].edges[edge].child = Some(child);
        }
        None
    }

    /// The edge to try among what is possible now, which stands in `scratch`: what has done well so far, and what looks
    /// good and was not tried much (PUCT).
    fn select(&mut self, node: usize) -> usize {
        let choices = &mut self.scratch;
        choices.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth));
        let node = &mut self.nodes[node];
        choices.truncate((FIRST_WIDTH + (node.visits as f32).sqrt()) as usize);
        let best = choices[0].worth;
        let mut sum = 0.0;
        for choice in choices.iter_mut() {
            choice.worth = exp((choice.worth - best) / (PRIOR * G::SPREAD));
            sum += choice.worth;
        }
        let untried = node.total / (node.visits.max(1) as f32) - DOUBT;
        let mut chosen = (f32::NEG_INFINITY, 0);
        for choice in choices.iter() {
            let index = node.edge(&choice.action);
            let edge = &mut node.edges[index];
            edge.available += 1;
            let score = edge.value(untried) + EXPLORATION * choice.worth / sum * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            if score > chosen.0 {
                chosen = (score, index);
            }
        }
        chosen.1
    }
}

impl<A: Clone + PartialEq> Node<A> {
    /// The edge of an action, made if it is new.
    fn edge(&mut self, action: &A) -> usize {
        let known = self.edges.iter().position(|edge| edge.action == *action);
        known.unwrap_or_else(|| {
            self.edges.push(Edge { action: action.clone(), available: 0, visits: 0, total: 0.0, child: None });
            self.edges.len() - 1
        })
    }
}

impl<A> Edge<A> {
    /// The mean of what it led to.
    fn value(&self, untried: f32) -> f32 {
        if self.visits == 0 { untried } else { self.total / self.visits as f32 }
    }
}

/// What a game is worth to each seat: mostly to win it, a little how clearly.
pub(crate) fn values<G: Mind>(state: &G) -> BySeat<f32> {
    let points = state.estimate();
    BySeat::from_fn(points.seats(), |seat| {
        let others = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
        let lead = points[seat] - others;
        let won = if lead > 0.0 {
            1.0
        } else if lead == 0.0 {
            0.5
        } else {
            0.0
        };
        let place = 0.5 * won + 0.5 * sigmoid(lead * 3.0 / G::LEAD);
        match G::GOOD_SCORE {
            Some(good) => 0.8 * place + 0.2 * sigmoid((points[seat] - good) * 3.0 / G::LEAD),
            None => place,
        }
    })
}
