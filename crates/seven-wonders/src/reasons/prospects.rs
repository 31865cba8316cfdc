//! What a play does beyond the own city: what it opens later, what it keeps from the next player and what it leaves to them.

use super::Reason;
use crate::action::{How, Play};
use crate::data::{Card, Color};
use crate::rules::build::{Free, cheapest};
use crate::state::{Ages, LAST_TURN, Phase, SevenWonders, Stage};
use crate::view::{AgesView, View};
use engine::{Game, Seat, dice};

pub(super) fn of(view: &View, ages: &AgesView, seat: Seat, play: Play) -> Vec<Reason> {
    let mut found = Vec::new();
    // What is hidden is drawn at random, and nothing below looks at it.
    let Stage::Ages(mut state) = SevenWonders::determinize(view, &mut dice(0)).stage else { return found };
    if let How::Build(_) = play.how {
        if let Some(Free::Chain(by)) = state.free(seat, play.card) {
            found.push(Reason::Free { card: play.card, by });
        }
        found.extend(opened(ages, seat, play.card));
    }
    if ages.phase == Phase::Choose && ages.turn < LAST_TURN {
        state.turn += 1;
        handed_on(&state, ages, seat, play.card, &mut found);
    }
    found
}

/// What a building makes free in a later Age: cards that are in the game with so many players, and that no other building
/// has opened already.
pub(super) fn opened(ages: &AgesView, seat: Seat, card: Card) -> impl Iterator<Item = Reason> {
    let (seats, built) = (ages.cities.seats(), ages.cities[seat].city.built());
    let there = move |card: &Card| card.data().copies.iter().any(|fewest| *fewest <= seats);
    let closed = move |card: &Card| built.and(card.data().free_after).is_empty() && built.and(card.data().identical).is_empty();
    card.data().opens.iter().filter(there).filter(closed).map(|card| Reason::Opens { card })
}

/// The hand goes to the next player without the card, who builds of it as the cities stand.
fn handed_on(state: &Ages, ages: &AgesView, seat: Seat, card: Card, found: &mut Vec<Reason>) {
    let to = ages.passes_to[seat];
    let Some(own) = &ages.own else { return };
    let mut left: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    if let Some(at) = left.iter().position(|held| *held == card) {
        left.remove(at);
    }
    if !left.contains(&card)
        && let Some(payment) = cheapest(&state.ways_to_build(to, card))
    {
        let bank = state.bank_cost(to, Play { card, how: How::Build(payment) });
        found.push(Reason::Denies { card, to, coins: bank + payment.total() });
    }
    let worth = |card: &Card| {
        let mut after = state.clone();
        after.cities[to].build(*card);
        after.score(to).total() - state.score(to).total()
    };
    let buildable = left.into_iter().filter(|card| card.data().color != Color::Red && !state.ways_to_build(to, *card).is_empty());
    if let Some((points, card)) = buildable.map(|card| (worth(&card), card)).max_by_key(|(points, card)| (*points, *card))
        && points >= WORTH_TELLING
    {
        found.push(Reason::Leaves { card, to, points });
    }
}

/// Points that the next player has of a card before anybody is warned of it.
const WORTH_TELLING: i32 = 5;
