//! Cards: their ids, facts and sets.

use super::{CARDS, Color, Effect, Resources, tables};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A card by its place in the tables. Copies of a card are the same card; in JSON its id, `stone-pit`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(super) u8);

impl Card {
    pub(crate) const FIRST: Card = Card(0);

    /// Every different card, in the order of the tables.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..CARDS as u8).map(Card)
    }

    /// The card with this id.
    pub fn named(id: &str) -> Option<Card> {
        tables().cards.iter().position(|data| data.id == id).map(|index| Card(index as u8))
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn data(self) -> &'static CardData {
        &tables().cards[self.index()]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().id)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().name)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.data().id)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        Card::named(&id).ok_or_else(|| D::Error::custom(format!("there is no card `{id}`")))
    }
}

/// One of the three rounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Age {
    I,
    II,
    III,
}

impl Age {
    pub const ALL: [Age; 3] = [Age::I, Age::II, Age::III];

    /// Hands go to the left in Ages I and III, to the right in Age II (p. 5; R1).
    pub fn passes_left(self) -> bool {
        self != Age::II
    }

    pub fn next(self) -> Option<Age> {
        match self {
            Age::I => Some(Age::II),
            Age::II => Some(Age::III),
            Age::III => None,
        }
    }
}

impl From<Age> for u8 {
    fn from(age: Age) -> u8 {
        age as u8 + 1
    }
}

impl TryFrom<u8> for Age {
    type Error = String;
    fn try_from(number: u8) -> Result<Age, String> {
        Age::ALL.into_iter().find(|&age| u8::from(age) == number).ok_or_else(|| format!("there is no Age {number}"))
    }
}

/// The facts printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    pub id: String,
    pub name: String,
    pub age: Age,
    pub color: Color,
    /// Each copy is in the game with this many players or more. Guilds have one copy, drawn or not.
    pub copies: Vec<u8>,
    pub coins: u8,
    pub cost: Resources,
    /// Any of these in the city makes the card free.
    pub free_after: CardSet,
    /// What this card makes free later.
    pub opens: CardSet,
    /// Every card of this name, itself included: a city holds one of them (p. 4; R5).
    pub identical: CardSet,
    pub effect: Effect,
}

/// A set of different cards. In JSON the list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
