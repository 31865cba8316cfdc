//! Takes what looks best at a glance.

use crate::{Choice, Mind};
use engine::{Dice, Seat};

/// Decides from a view: whatever is hidden is imagined, and what is hidden must not matter to the worth.
pub fn greedy<G: Mind>(view: &G::View, seat: Seat, dice: &mut Dice) -> G::Action {
    let mut choices = Vec::new();
    G::determinize(view, dice).weigh(seat, &mut choices);
    best(choices)
}

fn best<A>(choices: Vec<Choice<A>>) -> A {
    choices.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("a seat that is awaited has a choice").action
}
