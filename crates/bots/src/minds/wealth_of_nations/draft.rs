//! The set-up: packages that bring something, in places with room.

use super::outlook::Style;
use super::value::worth;
use crate::Choice;
use engine::{Game, Input, Mute, Seat};
use wealth_of_nations::board::HexSet;
use wealth_of_nations::{Action, WealthOfNations};

/// What a free hex around is worth.
const ROOM: f32 = 2.0;

pub(super) fn weigh(state: &WealthOfNations, seat: Seat, style: Style, out: &mut Vec<Choice<Action>>) {
    let mut actions = Vec::with_capacity(256);
    state.candidates(seat, &mut actions);
    out.extend(actions.into_iter().map(|action| {
        let mut after = state.clone();
        after.apply(Input::Act { seat, action: action.clone() }, &mut Mute);
        let worth = (worth(&after, seat, style) + ROOM * room(&after, seat)) / 10.0;
        // Places that are about as good are equally good.
        Choice { action, worth: worth.round() }
    }));
}

/// Free hexes beside a nation's flags, and half as much those beyond.
fn room(state: &WealthOfNations, seat: Seat) -> f32 {
    let flags = state.nations[seat].flags;
    let free = state.playable().minus(state.claimed());
    let near: HexSet = flags.around().and(free);
    let far = near.around().and(free).minus(near);
    f32::from(near.len()) + 0.5 * f32::from(far.len())
}
