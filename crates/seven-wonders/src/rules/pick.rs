//! Building a card of the discard pile (Halikarnassos; R30 to R32).

use crate::action::Illegal;
use crate::data::{Card, Special};
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
        self.history.discards().any(|record| self.check_pick(seat, record.card).is_ok()).then_some(seat)
    }

    /// Any card of the pile whose name is not in the city; there is no cost (R31).
    pub(crate) fn check_pick(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let discarded = self.history.discards().filter(|record| record.card == card).count();
        let picked = self.picks.iter().filter(|pick| pick.card == card).count();
        if discarded == picked {
            Err(Illegal::NotInPile { card })
        } else if self.is_built(seat, card) {
            Err(Illegal::AlreadyBuilt { card })
        } else {
            Ok(())
        }
    }

    /// The cards that may be picked, each once.
    pub(crate) fn pickable(&self, seat: Seat) -> Vec<Card> {
        let mut cards = self.pile();
        cards.dedup();
        cards.retain(|&card| !self.is_built(seat, card));
        cards
    }

    pub(crate) fn apply_pick(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.picks.push(Pick { age: self.age, turn: self.turn, seat, card });
        self.cities[seat].build(card);
        events.add(|| Event::Picked { seat, card });
        self.take_coins(seat, &card.data().effect, CoinSource::Building(card), events);
        self.go_on(events);
    }
}
