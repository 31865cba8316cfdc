//! What traders do, what falls to them, what happens and what is refused.

use super::goods::Good;
use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum HaggleAction {
    Bid(u8),
    Buy,
    Sell { good: Good },
    Pass,
    Offer { to: Seat, good: Good, coins: u8 },
    Accept,
    Decline,
    Contest,
    Yield,
}

/// What chance deals in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HaggleDeal {
    pub goods: BySeat<Good>,
    pub lot: Good,
    pub stall: Good,
}

/// A fact; `None` stands for what the reader does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HaggleEvent {
    Dealt { seat: Seat, good: Option<Good> },
    LaidOut { lot: Good, stall: Good },
    Sealed { seat: Seat, bid: Option<u8> },
    Auctioned { lot: Good, bids: BySeat<u8>, winner: Option<Seat> },
    Bought { seat: Seat, good: Good, coins: u8 },
    Sold { seat: Seat, good: Good, coins: u8 },
    Passed { seat: Seat },
    Wanted { seat: Seat, good: Good },
    Offered { from: Seat, to: Seat, coins: u8, good: Option<Good> },
    Accepted { from: Seat, to: Seat, coins: u8, good: Good },
    Declined { from: Seat, to: Seat },
    Ended,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HaggleIllegal {
    WrongMoment,
    NotYourTurn,
    NotEnoughCoins { needed: u8 },
    NothingOnTheStall,
    NotYourGood { good: Good },
    BankIsShort,
    OfferStands,
    OfferedAlready,
    WrongPartner,
    NoOfferToYou,
    GoodsAreTaken,
}

impl std::error::Error for HaggleIllegal {}

impl std::fmt::Display for HaggleIllegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            HaggleIllegal::WrongMoment => write!(f, "this cannot be done at this moment"),
            HaggleIllegal::NotYourTurn => write!(f, "another trader is to decide"),
            HaggleIllegal::NotEnoughCoins { needed } => write!(f, "it takes {needed} coins"),
            HaggleIllegal::NothingOnTheStall => write!(f, "nothing is left on the stall"),
            HaggleIllegal::NotYourGood { good } => write!(f, "good {} is not yours to give", u8::from(*good)),
            HaggleIllegal::BankIsShort => write!(f, "the bank has not enough coins"),
            HaggleIllegal::OfferStands => write!(f, "another offer waits for its answer"),
            HaggleIllegal::OfferedAlready => write!(f, "one offer a turn is the limit"),
            HaggleIllegal::WrongPartner => write!(f, "offers are made to or by the active trader, for at least a coin"),
            HaggleIllegal::NoOfferToYou => write!(f, "no offer waits for your answer"),
            HaggleIllegal::GoodsAreTaken => write!(f, "a deal is of goods nobody has, one for each trader"),
        }
    }
}
