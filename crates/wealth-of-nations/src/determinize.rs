//! A whole state from a view.

use crate::illegal::Illegal;
use crate::state::{Phase, WealthOfNations};
use crate::view::View;
use engine::{Dice, Seat};
use rand::RngExt;

/// What a pile that nobody can estimate is drawn from, above its least.
const OPEN_RANGE: u32 = 400;

/// The table with all that is hidden drawn at random: others' sealed productions, and money within what is seen of
/// it. Plans stay empty; they decide nothing.
pub(crate) fn whole_state(view: &View, dice: &mut Dice) -> WealthOfNations {
    let mut state = view.table.clone();
    for seat in Seat::all(state.seats()).filter(|seat| !view.viewer.is(*seat)) {
        state.nations[seat].money = draw_money(view, seat, dice);
        let sealed = matches!(&state.phase, Phase::Produce(producing) if producing.sealed[seat].is_some());
        if sealed {
            let drawn = state.draw_production(seat, dice);
            let Phase::Produce(producing) = &mut state.phase else { unreachable!("it was sealed in a Produce phase") };
            producing.sealed[seat] = Some(drawn);
        }
    }
    state
}

/// Within what is seen, and so that an offer to the viewer is covered or not as the viewer knows.
fn draw_money(view: &View, seat: Seat, dice: &mut Dice) -> u32 {
    let range = view.money[seat];
    let (mut least, mut most) = (range.least, range.most.unwrap_or(range.least + OPEN_RANGE));
    if let Phase::Trade(trade) = &view.table.phase
        && let Some(answer) = view.answers.iter().find(|answer| answer.from == seat)
        && let Some(offer) = trade.offers.iter().find(|offer| offer.from == seat && view.viewer.is(offer.to))
    {
        let others = crate::state::Bundle { money: 0, ..offer.give };
        let covered = answer.why_not != Some(Illegal::NotCovered { by: seat });
        if covered {
            least = least.max(offer.give.money);
            most = most.max(least);
        } else if view.table.nations[seat].has(&others) {
            most = most.min(offer.give.money.saturating_sub(1));
        }
    }
    dice.random_range(least..=most)
}
