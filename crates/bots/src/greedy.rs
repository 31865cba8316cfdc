//! Takes what looks best at a glance.

use crate::math::gumbel;
use crate::{Choice, Mind};
use engine::{Dice, Seat, pick};
use rand::RngExt;

/// Decides from a view: whatever is hidden is imagined, and what is hidden must not matter to the worth.
pub fn greedy<G: Mind>(view: &G::View, seat: Seat, dice: &mut Dice) -> G::Action {
    let mut choices = Vec::new();
    G::determinize(view, dice).weigh(seat, &mut choices);
    best(choices, dice)
}

/// Of what looks equally good any, so that games between the same bots are not all the same.
fn best<A: Clone>(mut choices: Vec<Choice<A>>, dice: &mut Dice) -> A {
    let most = choices.iter().map(|choice| choice.worth).max_by(f32::total_cmp).expect("a seat that is awaited has a choice");
    choices.retain(|choice| choice.worth >= most);
    if choices.len() == 1 { choices.remove(0).action } else { pick(&choices, dice).action.clone() }
}

/// What looks about best: the more an action is worth beyond the others, the more often it is taken.
pub(crate) fn about_best<A: Clone>(choices: &[Choice<A>], spread: f32, dice: &mut Dice) -> A {
    let mut chosen = (f32::NEG_INFINITY, 0);
    for (index, choice) in choices.iter().enumerate() {
        let worth = choice.worth + spread * gumbel(dice.random());
        if worth > chosen.0 {
            chosen = (worth, index);
        }
    }
    choices[chosen.1].action.clone()
}
