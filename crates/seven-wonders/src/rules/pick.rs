//! Building a card of the discard pile (Halikarnassos; R30 to R32).

use crate::action::Illegal;
use crate::data::{Card, CardSet, Special};
use crate::event::{CoinSource, Event};
use crate::state::{Ages, Fate, Pick};
use engine::{Seat, Sink};

impl Ages {
    /// The seat that built such a stage this turn, if the pile has a card for it.
    pub(crate) fn pick_due(&self) -> Option<Seat> {
        let built_now = |seat: Seat| {
            let buried = self.history.get(self.age, self.turn, seat).is_some_and(|slot| slot.fate == Fate::Buried);
            buried && self.cities[seat].stage_effects().last().is_some_and(|effect| effect.special == Some(Special::DiscardPick))
        };
        let seat = Seat::all(self.seats()).find(|&seat| built_now(seat))?;
        (!self.pickable(seat).is_empty()).then_some(seat)
    }

    /// Any card of the pile whose name is not in the city; there is no cost (R31).
    pub(crate) fn check_pick(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.is_in_pile(card) {
            Err(Illegal::NotInPile { card })
        } else if self.is_built(seat, card) {
            Err(Illegal::AlreadyBuilt { card })
        } else {
            Ok(())
        }
    }

    /// The cards that may be picked.
    pub(crate) fn pickable(&self, seat: Seat) -> CardSet {
        let discarded: CardSet = self.history.discards().map(|record| record.card).collect();
        // Counting copies is slow, and only a card that was picked before can have left the pile.
        let gone = |card| self.picks.iter().any(|pick| pick.card == card) && !self.is_in_pile(card);
        discarded.iter().filter(|&card| !self.is_built(seat, card) && !gone(card)).collect()
    }

    /// Whether a copy of the card was discarded and not built since.
    fn is_in_pile(&self, card: Card) -> bool {
        let discarded = self.history.discards().filter(|record| record.card == card).count();
        discarded > self.picks.iter().filter(|pick| pick.card == card).count()
    }

    pub(crate) fn apply_pick(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.build_pick(seat, card, events);
        self.go_on(events);
    }

    /// The card is built and brings its coins; the game has not gone on.
    pub(crate) fn build_pick(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.picks.push(Pick { age: self.age, turn: self.turn, seat, card });
        self.cities[seat].build(card);
        events.add(|| Event::Picked { seat, card });
        self.take_coins(seat, &card.data().effect, CoinSource::Building(card), events);
    }
}
