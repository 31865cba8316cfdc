//! The state of a game: small, without a heap on the way of a playout, all of it public knowledge or
//! somebody's secret.

mod city;
mod hand;
mod history;

pub use city::{City, Tokens};
pub use hand::Hand;
pub use history::{Fate, History, Record, Slot};

use crate::action::Play;
use crate::data::{Age, Board, Card, Side, Wonder};
use crate::options::Options;
use arrayvec::ArrayVec;
use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// Cards dealt to each player in an Age (p. 4).
pub const HAND: usize = 7;
/// Turns of an Age, counted from 0 in the code (p. 4).
pub const TURNS: u8 = 6;
/// The last turn; its second card is thrown away, or played by Babylon.
pub const LAST_TURN: u8 = TURNS - 1;
/// Coins at the start (p. 3).
pub const START_COINS: u16 = 3;

/// A game of 7 Wonders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SevenWonders {
    pub options: Options,
    pub stage: Stage,
}

/// Before the first deal, or after it.
#[expect(clippy::large_enum_variant, reason = "a box would put every state on the heap to save bytes of the few before the first deal")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Setup(Setup),
    Ages(Ages),
}

/// Boards finding their owners. What is being decided follows from what is missing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub wonders: BySeat<Option<Wonder>>,
    /// Sealed until all are there.
    pub sides: BySeat<Option<Side>>,
}

/// The three Ages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ages {
    pub age: Age,
    /// 0 to 5.
    pub turn: u8,
    pub phase: Phase,
    pub cities: BySeat<City>,
    pub hands: BySeat<Hand>,
    /// Choices nobody else may see before the last one is made.
    pub sealed: BySeat<Option<Play>>,
    /// What became of every card that left a hand.
    pub history: History,
    /// Cards built from the discard pile.
    pub picks: ArrayVec<Pick, 3>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The hands of the Age are to be dealt.
    Deal,
    /// Everybody chooses a card.
    Choose,
    /// Babylon plays the seventh card.
    SeventhCard(Seat),
    /// Halikarnassos builds a card of the pile.
    DiscardPick(Seat),
    Over,
}

/// A card built from the discard pile in a turn of this Age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub age: Age,
    pub turn: u8,
    pub seat: Seat,
    pub card: Card,
}

impl Ages {
    /// The first Age, before its deal.
    pub fn new(boards: &BySeat<Board>) -> Ages {
        let seats = boards.seats();
        Ages {
            age: Age::I,
            turn: 0,
            phase: Phase::Deal,
            cities: boards.map(City::new),
            hands: BySeat::filled(seats, Hand::EMPTY),
            sealed: BySeat::filled(seats, None),
            history: History::EMPTY,
            picks: ArrayVec::new(),
        }
    }

    pub fn seats(&self) -> u8 {
        self.cities.seats()
    }

    /// The discard pile: every card sold or left over and not built from it.
    pub fn pile(&self) -> Vec<Card> {
        self.pile_before(self.picks.len())
    }

    /// The discard pile as it lay before the pick of this number, with what had been discarded by then.
    pub fn pile_before(&self, pick: usize) -> Vec<Card> {
        let then = self.picks.get(pick).map_or((self.age, self.turn), |pick| (pick.age, pick.turn));
        let mut pile: Vec<Card> = self.history.discards().filter(|slot| slot.is_there(then)).map(|record| record.card).collect();
        for earlier in &self.picks[..pick] {
            let found = pile.iter().position(|&card| card == earlier.card).expect("what was picked had been discarded");
            pile.remove(found);
        }
        pile.sort_unstable();
        pile
    }

    pub fn pile_size(&self) -> usize {
        self.history.discards().count() - self.picks.len()
    }

    /// The seat whose hand of this Age this seat holds in that turn: where it was dealt.
    pub fn origin(&self, age: Age, turn: u8, holder: Seat) -> Seat {
        origin(self.seats(), age, turn, holder)
    }

    /// The cards a seat held at the start of a turn, in this Age up to now or in an earlier one.
    pub fn held(&self, age: Age, turn: u8, holder: Seat) -> Vec<Card> {
        let dealt_to = self.origin(age, turn, holder);
        let mut cards: Vec<Card> = (turn..=TURNS)
            .filter_map(|later| self.history.get(age, later, holder_of(self.seats(), age, later, dealt_to)))
            .map(|slot| slot.card)
            .collect();
        if age == self.age {
            cards.extend(self.hands[holder_of(self.seats(), age, self.turn, dealt_to)].iter());
        }
        cards.sort_unstable();
        cards
    }
}

/// Who was dealt the hand that `holder` has in this turn. The seventh card does not move on.
pub fn origin(seats: u8, age: Age, turn: u8, holder: Seat) -> Seat {
    moved(seats, !age.passes_left(), turn, holder)
}

/// Who has the hand in this turn that was dealt to `origin`.
pub fn holder_of(seats: u8, age: Age, turn: u8, origin: Seat) -> Seat {
    moved(seats, age.passes_left(), turn, origin)
}

fn moved(seats: u8, left: bool, turn: u8, seat: Seat) -> Seat {
    (0..turn.min(LAST_TURN)).fold(seat, |seat, _| if left { seat.left(seats) } else { seat.right(seats) })
}
