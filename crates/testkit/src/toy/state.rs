//! The table: what everybody sees, and what is hidden.

use super::goods::{Good, Goods};
use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HaggleOptions {
    pub length: Length,
    pub challenges: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    #[default]
    Short,
    Long,
}

impl Length {
    pub(super) fn rounds(self) -> u8 {
        match self {
            Length::Short => 2,
            Length::Long => 3,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Deal,
    Auction,
    Market,
    /// The seat after the active one contests a purchase or yields.
    Challenge,
    Over,
}

/// An offer as everybody sees it; which good it is, two traders know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub coins: u8,
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    pub options: HaggleOptions,
    pub round: u8,
    pub phase: Phase,
    pub start: Seat,
    pub active: Seat,
    pub coins: BySeat<u8>,
    pub bank: u8,
    pub shown: BySeat<Goods>,
    /// Sold or left over.
    pub gone: Goods,
    pub lot: Option<Good>,
    pub stall: Option<Good>,
    pub offer: Option<Offer>,
    /// Who made an offer in this turn.
    pub offered: SeatSet,
    /// The last input showed somebody something hidden.
    pub revealed: bool,
}

/// The whole state of a game of Haggle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Haggle {
    pub(super) open: Open,
    pub(super) hands: BySeat<Goods>,
    /// What each seat was offered and still lies in another's hand.
    pub(super) told: BySeat<Goods>,
    pub(super) bids: BySeat<Option<u8>>,
    /// The good of the offer that stands.
    pub(super) offered: Option<Good>,
}

impl Haggle {
    /// What lies open on the table.
    pub fn open(&self) -> &Open {
        &self.open
    }

    pub(super) fn next_seat(&self) -> Seat {
        self.open.active.left(self.hands.seats())
    }

    /// The goods nobody has seen yet.
    pub(super) fn deck(&self) -> Goods {
        self.hands.values().fold(self.open.deck_and_hands(), |deck, hand| deck.minus(*hand))
    }

    /// Whether the game ends with this market turn.
    pub(super) fn is_last_turn(&self) -> bool {
        let last = self.open.round == self.open.options.length.rounds() && self.next_seat() == self.open.start;
        last && matches!(self.open.phase, Phase::Market | Phase::Challenge)
    }
}

impl Open {
    /// The goods that do not lie open.
    pub(super) fn deck_and_hands(&self) -> Goods {
        let laid_out: Goods = self.lot.into_iter().chain(self.stall).collect();
        self.shown.values().fold(Goods::ALL.minus(self.gone).minus(laid_out), |hidden, shown| hidden.minus(*shown))
    }
}
