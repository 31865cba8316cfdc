//! What happens, as facts. Fields that are hidden from some viewers are `None` for them.

use crate::action::{Payment, Play};
use crate::data::{Age, Board, Card, Side, Wonder};
use crate::rules::build::Free;
use crate::score::Score;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    WonderTaken {
        seat: Seat,
        wonder: Wonder,
    },
    /// Sealed: only the owner sees which.
    SideChosen {
        seat: Seat,
        side: Option<Side>,
    },
    BoardSettled {
        seat: Seat,
        board: Board,
    },
    AgeBegan {
        age: Age,
    },
    /// Others learn nothing from it.
    HandDealt {
        seat: Seat,
        cards: Option<Vec<Card>>,
    },
    /// A card was chosen, or another one instead of it; only the owner sees which.
    CardChosen {
        seat: Seat,
        play: Option<Play>,
    },
    /// A turn resolves; what follows happens at the same time.
    TurnResolved {
        age: Age,
        turn: u8,
    },
    /// A building, with what it cost.
    Built {
        seat: Seat,
        card: Card,
        bank: u8,
        payment: Payment,
        free: Option<Free>,
    },
    /// A stage, counted from 1, with what it cost; only the owner sees the card under it.
    StageBuilt {
        seat: Seat,
        stage: u8,
        card: Option<Card>,
        payment: Payment,
    },
    /// Sold for 3 coins; only the owner sees the card.
    Sold {
        seat: Seat,
        card: Option<Card>,
    },
    /// A neighbour paid for resources.
    Traded {
        from: Seat,
        to: Seat,
        coins: u8,
    },
    /// Coins from the bank.
    CoinsGained {
        seat: Seat,
        coins: u16,
        from: CoinSource,
    },
    /// The seventh card, thrown away; only the owner sees it.
    LeftOver {
        seat: Seat,
        card: Option<Card>,
    },
    /// Babylon plays its seventh card.
    SeventhCardDue {
        seat: Seat,
    },
    /// Halikarnassos looks through the pile; only the owner sees it.
    PileSearched {
        seat: Seat,
        cards: Option<Vec<Card>>,
    },
    /// A card of the pile was built.
    Picked {
        seat: Seat,
        card: Card,
    },
    HandsPassed {
        to_left: bool,
    },
    /// One comparison of military strength, told of both sides.
    Conflict {
        age: Age,
        seat: Seat,
        shields: u8,
        against: Seat,
        their_shields: u8,
        points: i8,
    },
    Scored {
        seat: Seat,
        score: Score,
    },
    GameEnded {
        winners: Vec<Seat>,
    },
}

/// What coins from the bank were for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CoinSource {
    Sale,
    Building(Card),
    /// Counted from 1.
    Stage(u8),
}

impl Event {
    /// What a viewer learns of it.
    pub(crate) fn redact(&self, viewer: Viewer) -> Option<Event> {
        let owner = |seat: &Seat| viewer.is(*seat);
        Some(match self {
            Event::HandDealt { seat, .. } if !owner(seat) => return None,
            Event::SideChosen { seat, .. } if !owner(seat) => Event::SideChosen { seat: *seat, side: None },
            Event::CardChosen { seat, .. } if !owner(seat) => Event::CardChosen { seat: *seat, play: None },
            Event::StageBuilt { seat, stage, payment, .. } if !owner(seat) => {
                Event::StageBuilt { seat: *seat, stage: *stage, card: None, payment: *payment }
            }
            Event::Sold { seat, .. } if !owner(seat) => Event::Sold { seat: *seat, card: None },
            Event::LeftOver { seat, .. } if !owner(seat) => Event::LeftOver { seat: *seat, card: None },
            Event::PileSearched { seat, .. } if !owner(seat) => Event::PileSearched { seat: *seat, cards: None },
            open => open.clone(),
        })
    }
}
