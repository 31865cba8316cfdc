//! The cards in a hand, always in the order of the tables.

use super::HAND;
use crate::data::Card;
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand {
    len: u8,
    cards: [Card; HAND],
}

impl Hand {
    pub const EMPTY: Hand = Hand { len: 0, cards: [Card::FIRST; HAND] };

    /// # Panics
    /// With more than seven cards.
    pub fn new(cards: &[Card]) -> Hand {
        let mut hand = Hand { len: cards.len() as u8, ..Hand::EMPTY };
        hand.cards[..cards.len()].copy_from_slice(cards);
        hand.cards[..cards.len()].sort_unstable();
        hand
    }

    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.as_slice().iter().copied()
    }

    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// # Panics
    /// If the card is not there.
    pub fn remove(&mut self, card: Card) {
        let at = self.as_slice().iter().position(|&other| other == card).expect("a card that is played is in the hand");
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Hand {}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.as_slice().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Hand {
    type Error = String;
    fn try_from(cards: Vec<Card>) -> Result<Hand, String> {
        if cards.len() <= HAND { Ok(Hand::new(&cards)) } else { Err(format!("{} cards do not fit a hand of {HAND}", cards.len())) }
    }
}
