//! What players do, how chance falls, and why something is refused.

use crate::data::{Card, Resources, Side, Wonder};
use crate::state::HAND;
use engine::BySeat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take one of the boards that are left.
    TakeWonder { wonder: Wonder },
    /// Choose the side of the own board; sealed until everybody has.
    ChooseSide { side: Side },
    /// Play a card of the hand; sealed until everybody has chosen.
    Play(Play),
    /// Build a card of the discard pile (Halikarnassos).
    Pick { card: Card },
}

/// A card with what becomes of it. All of it is committed together (R6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub card: Card,
    pub how: How,
}

/// The three actions of a turn (p. 4 and 5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A. Construct the building.
    Build(Payment),
    /// B. Construct the next stage of the wonder with the card under it.
    Stage(Payment),
    /// C. Sell the card for 3 coins.
    Sell,
}

/// Coins for the two neighbours, without the printed coin cost, which goes to the bank (R11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub left: u8,
    pub right: u8,
}

impl Payment {
    pub const NOTHING: Payment = Payment { left: 0, right: 0 };

    pub fn total(self) -> u8 {
        self.left + self.right
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// A board for every seat.
    Wonders(BySeat<Wonder>),
    /// A side for every board.
    Sides(BySeat<Side>),
    /// The hands of an Age; with the guilds of the third.
    Deal(BySeat<[Card; HAND]>),
}

/// Why an action or a chance outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Illegal {
    #[error("no decision of this seat is awaited")]
    NotYourDecision,
    #[error("this is not what is being decided now")]
    WrongMoment,
    #[error("{wonder} is taken already")]
    WonderTaken { wonder: Wonder },
    #[error("{card} is not in the hand")]
    NotInHand { card: Card },
    #[error("{card} is in the city already")]
    AlreadyBuilt { card: Card },
    #[error("every stage of the wonder is built")]
    WonderComplete,
    #[error("neither the city nor its neighbours produce what is missing: {missing}")]
    Unobtainable { missing: Resources },
    #[error("it takes {needed} coins at the least and there are {coins}")]
    TooExpensive { needed: u16, coins: u16 },
    #[error("{left} coins to the left and {right} to the right are not one of the ways to pay")]
    WrongPayment { left: u8, right: u8 },
    #[error("{card} is not in the discard pile")]
    NotInPile { card: Card },
    #[error("the outcome has not one entry for every seat")]
    NotEverySeat,
    #[error("the boards are not all different")]
    BoardsNotDifferent,
    #[error("the hands are not the cards of this Age")]
    NotTheDeck,
}
