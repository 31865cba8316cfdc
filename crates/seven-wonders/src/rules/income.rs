//! Coins that buildings and stages bring when they are built (R17, R19 to R21).

use crate::data::{Color, Effect, Of, Per};
use crate::event::{CoinSource, Event};
use crate::state::Ages;
use engine::{Seat, Sink};

impl Ages {
    /// How many things an effect counts: cards of some colours or built stages, in some of the three cities.
    #[inline]
    pub(crate) fn counted(&self, seat: Seat, per: &Per) -> u16 {
        let seats = self.seats();
        let (own, neighbors) = match per.of {
            Of::Own => (true, false),
            Of::Neighbors => (false, true),
            Of::AllThree => (true, true),
        };
        let in_city = |seat: Seat| {
            let city = &self.cities[seat];
            let cards: u16 = per.colors.iter().map(|&color: &Color| u16::from(city.count(color))).sum();
            cards + if per.stages { u16::from(city.stages()) } else { 0 }
        };
        let mut total = 0;
        if own {
            total += in_city(seat);
        }
        if neighbors {
            total += in_city(seat.left(seats)) + in_city(seat.right(seats));
        }
        total * u16::from(per.amount)
    }

    /// Takes the coins of something that was just built, with the cities as they stand now.
    pub(crate) fn take_coins(&mut self, seat: Seat, effect: &Effect, from: CoinSource, events: &mut impl Sink<Event>) {
        self.gain(seat, self.coins_from(seat, effect), from, events);
    }

    /// The coins of something that stands in the city, counted as the cities stand now.
    pub(crate) fn coins_from(&self, seat: Seat, effect: &Effect) -> u16 {
        u16::from(effect.coins) + effect.coins_per.as_ref().map_or(0, |per| self.counted(seat, per))
    }

    pub(crate) fn gain(&mut self, seat: Seat, coins: u16, from: CoinSource, events: &mut impl Sink<Event>) {
        if coins > 0 {
            self.cities[seat].coins += coins;
            events.add(|| Event::CoinsGained { seat, coins, from });
        }
    }
}
