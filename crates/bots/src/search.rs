//! Looks ahead: information-set Monte-Carlo tree search.
//!
//! Each iteration imagines everything hidden anew, plays a game from there and learns from how it ends.
//! Every seat has a tree of its own, over its own decisions alone: it chooses as if the others' choices were
//! chance, which is what simultaneous decisions ask for, and a seat cannot use what it does not know.

use crate::{Choice, Mind};
use engine::{BySeat, Dice, Input, Mute, Seat, Turn};
use rand::RngExt;
use std::time::{Duration, Instant};

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games: the same seed gives the same decision.
    Iterations(u32),
    Time(Duration),
}

/// How much the search trusts what it has seen so far against trying something else.
const EXPLORATION: f32 = 1.2;
/// Another action is tried when an action was tried so often: progressive widening.
const WIDENING: f32 = 0.5;
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
}

struct Edge<A> {
    action: A,
    worth: f32,
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
        let goes_on = |done: u32| match budget {
            Budget::Iterations(most) => done < most,
            Budget::Time(limit) => done == 0 || began.elapsed() < limit,
        };
        let seats = G::determinize(view, dice).seats();
        let roots = BySeat::from_fn(seats, |_| self.add_node());
        while goes_on(iterations) {
            let state = G::determinize(view, dice);
            self.iterate(state, seat, roots, dice);
            iterations += 1;
        }
        let mut lines: Vec<Line<G::Action>> = self.nodes[roots[seat]]
            .edges
            .iter()
            .map(|edge| Line { action: edge.action.clone(), visits: edge.visits, value: edge.total / edge.visits.max(1) as f32 })
            .collect();
        lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Thought { lines, iterations }
    }

    fn add_node(&mut self) -> usize {
        self.nodes.push(Node { edges: Vec::new(), visits: 0 });
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
                        None => self.glance(dice),
                    };
                    Input::Act { seat, action }
                }
            };
            state.apply(input, &mut Mute);
        }
        let values = values(&state);
        for (seat, node, edge) in path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].edges[edge];
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

    /// The edge to try among what is possible now, which stands in `scratch`.
    fn select(&mut self, node: usize) -> usize {
        let choices = &mut self.scratch;
        choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let node = &mut self.nodes[node];
        let width = (FIRST_WIDTH + (node.visits as f32).powf(WIDENING)) as usize;
        choices.truncate(width.max(1));
        let best = choices[0].worth;
        let mut chosen = (f32::NEG_INFINITY, 0);
        for choice in choices.iter() {
            let index = match node.edges.iter().position(|edge| edge.action == choice.action) {
                Some(index) => index,
                None => {
                    node.edges.push(Edge { action: choice.action.clone(), worth: 0.0, available: 0, visits: 0, total: 0.0, child: None });
                    node.edges.len() - 1
                }
            };
            let edge = &mut node.edges[index];
            edge.available += 1;
            edge.worth = ((choice.worth - best) / G::SPREAD).max(-6.0);
            let score = edge.score();
            if score > chosen.0 {
                chosen = (score, index);
            }
        }
        chosen.1
    }

    /// What looks about best at a glance.
    fn glance(&self, dice: &mut Dice) -> G::Action {
        let noisy = |worth: f32, dice: &mut Dice| worth - G::SPREAD * (-dice.random_range(f32::MIN_POSITIVE..1.0f32).ln()).ln();
        let mut chosen = (f32::NEG_INFINITY, 0);
        for (index, choice) in self.scratch.iter().enumerate() {
            let worth = noisy(choice.worth, dice);
            if worth > chosen.0 {
                chosen = (worth, index);
            }
        }
        self.scratch[chosen.1].action.clone()
    }
}

impl<A> Edge<A> {
    /// Its value so far, with a bonus while it was tried less than others; what looked good is tried sooner.
    fn score(&self) -> f32 {
        let prior = self.worth * 0.04;
        if self.visits == 0 {
            return 10.0 + prior;
        }
        let visits = self.visits as f32;
        self.total / visits + EXPLORATION * 0.25 * ((self.available as f32).ln() / visits).sqrt() + prior / (1.0 + visits)
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
        0.5 * won + 0.5 / (1.0 + (-lead * 3.0 / G::LEAD).exp())
    })
}
