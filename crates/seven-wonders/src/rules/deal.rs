//! Dealing the hands of an Age (p. 3 and 4; R3).

use crate::action::{Chance, Illegal};
use crate::data::{Age, CARDS, Card, CardSet, deck, guilds_in_play, tables};
use crate::event::Event;
use crate::state::{Ages, HAND, Hand, Phase};
use arrayvec::ArrayVec;
use engine::{BySeat, Dice, MAX_SEATS, Sink, shuffle};

type Deck = ArrayVec<Card, { HAND * MAX_SEATS as usize }>;

impl Ages {
    pub(crate) fn roll_deal(&self, dice: &mut Dice) -> Chance {
        let mut cards: Deck = deck(self.age, self.seats()).collect();
        if self.age == Age::III {
            let mut guilds: ArrayVec<Card, CARDS> = tables().guilds.iter().collect();
            shuffle(&mut guilds, dice);
            cards.extend(guilds.into_iter().take(guilds_in_play(self.seats())));
        }
        shuffle(&mut cards, dice);
        Chance::Deal(BySeat::from_fn(self.seats(), |seat| std::array::from_fn(|i| cards[seat.index() * HAND + i])))
    }

    /// The hands must be the deck: every card of the Age for so many players, and the right number of
    /// different guilds.
    pub(crate) fn check_deal(&self, chance: &Chance) -> Result<(), Illegal> {
        let (Phase::Deal, Chance::Deal(hands)) = (self.phase, chance) else { return Err(Illegal::WrongMoment) };
        if hands.seats() != self.seats() {
            return Err(Illegal::NotEverySeat);
        }
        let (guilds, mut cards): (Vec<Card>, Vec<Card>) =
            hands.values().flatten().copied().partition(|card| tables().guilds.contains(*card));
        let different = guilds.iter().copied().collect::<CardSet>().len();
        let wanted = if self.age == Age::III { guilds_in_play(self.seats()) } else { 0 };
        cards.sort_unstable();
        if cards.into_iter().eq(deck(self.age, self.seats())) && guilds.len() == different && different == wanted {
            Ok(())
        } else {
            Err(Illegal::NotTheDeck)
        }
    }

    pub(crate) fn apply_deal(&mut self, hands: &BySeat<[Card; HAND]>, events: &mut impl Sink<Event>) {
        self.phase = Phase::Choose;
        self.hands = hands.map(|cards| Hand::new(&cards));
        let age = self.age;
        events.add(|| Event::AgeBegan { age });
        for (seat, hand) in self.hands.iter() {
            events.add(|| Event::HandDealt { seat, cards: Some(hand.iter().collect()) });
        }
    }
}
