//! What became of every card that left a hand.
//!
//! It is all anybody can remember: what a seat has seen follows from who held which hand when (R45).

use super::{HAND, LAST_TURN, TURNS};
use crate::data::{Age, Card};
use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// In the city, face up.
    Built,
    /// Under a wonder stage, face down.
    Buried,
    /// In the discard pile, for 3 coins.
    Sold,
    /// In the discard pile, as the seventh card.
    LeftOver,
}

impl Fate {
    /// Everybody sees a card that is built, nobody another one.
    pub fn is_public(self) -> bool {
        self == Fate::Built
    }

    pub fn is_discard(self) -> bool {
        matches!(self, Fate::Sold | Fate::LeftOver)
    }
}

/// One card that left a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub card: Card,
    pub fate: Fate,
}

/// A slot with its place. Turn 6 is the seventh card's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub age: Age,
    pub turn: u8,
    pub seat: Seat,
    pub card: Card,
    pub fate: Fate,
}

impl Record {
    /// Whether the card had left its hand when a card of the pile was picked in that turn. The seventh
    /// cards leave before a pick of the last turn (R25).
    pub fn is_there(&self, (age, turn): (Age, u8)) -> bool {
        self.age < age || (self.age == age && (self.turn <= turn || turn == LAST_TURN))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Record>", into = "Vec<Record>")]
pub struct History([[[Option<Slot>; MAX_SEATS as usize]; HAND]; 3]);

impl History {
    pub const EMPTY: History = History([[[None; MAX_SEATS as usize]; HAND]; 3]);

    pub fn get(&self, age: Age, turn: u8, seat: Seat) -> Option<Slot> {
        self.0[age as usize][turn as usize][seat.index()]
    }

    pub fn set(&mut self, record: Record) {
        self.0[record.age as usize][record.turn as usize][record.seat.index()] = Some(Slot { card: record.card, fate: record.fate });
    }

    /// Everything so far, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = Record> + '_ {
        Age::ALL.into_iter().flat_map(move |age| {
            (0..=TURNS).flat_map(move |turn| {
                let of = move |left_over: bool| {
                    Seat::all(MAX_SEATS).filter_map(move |seat| {
                        let Slot { card, fate } = self.get(age, turn, seat)?;
                        ((fate == Fate::LeftOver) == left_over).then_some(Record { age, turn, seat, card, fate })
                    })
                };
                // Who may play the seventh card does so after those of the others are discarded.
                of(true).chain(of(false))
            })
        })
    }

    /// Every card that ever went to the discard pile.
    pub fn discards(&self) -> impl Iterator<Item = Record> + '_ {
        self.iter().filter(|record| record.fate.is_discard())
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl From<History> for Vec<Record> {
    fn from(history: History) -> Vec<Record> {
        history.iter().collect()
    }
}

impl TryFrom<Vec<Record>> for History {
    type Error = String;
    fn try_from(records: Vec<Record>) -> Result<History, String> {
        let mut history = History::EMPTY;
        for record in records {
            if record.turn > TURNS {
                return Err(format!("there is no turn {}", record.turn));
            }
            history.set(record);
        }
        Ok(history)
    }
}
