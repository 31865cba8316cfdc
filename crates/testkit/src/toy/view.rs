//! What each trader sees, and what the rest may be.

use super::action::HaggleEvent;
use super::goods::{Good, Goods};
use super::state::{Haggle, Open, Phase};
use engine::{BySeat, Dice, Seat, Viewer, pick};
use rand::RngExt;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HaggleView {
    pub viewer: Viewer,
    pub open: Open,
    pub hands: BySeat<HandView>,
    pub bids: BySeat<Option<SealedBid>>,
    /// The good of the offer that stands, for the two it concerns.
    pub offered: Option<Good>,
}

/// A hand: of the viewer's own all goods are known, of the others' those it was offered once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandView {
    pub size: u8,
    pub known: Goods,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealedBid {
    Hidden,
    Known(u8),
}

impl Haggle {
    pub(super) fn seen_by(&self, viewer: Viewer) -> HaggleView {
        let concerned = self.open.offer.is_some_and(|offer| viewer.is(offer.from) || viewer.is(offer.to));
        HaggleView {
            viewer,
            open: self.open,
            hands: BySeat::from_fn(self.hands.seats(), |seat| {
                let hand = self.hands[seat];
                HandView { size: hand.len(), known: hand.common(self.known_to(viewer, seat)) }
            }),
            bids: BySeat::from_fn(self.hands.seats(), |seat| {
                self.bids[seat].map(|bid| if viewer.is(seat) { SealedBid::Known(bid) } else { SealedBid::Hidden })
            }),
            offered: self.offered.filter(|_| concerned),
        }
    }

    /// The goods a viewer would recognise in somebody's hand.
    fn known_to(&self, viewer: Viewer, holder: Seat) -> Goods {
        match viewer {
            _ if self.open.phase == Phase::Over => Goods::ALL,
            Viewer::Seat(seat) if seat == holder => Goods::ALL,
            Viewer::Seat(seat) => self.told[seat],
            Viewer::Public => Goods::NONE,
        }
    }
}

impl HaggleView {
    pub(super) fn determinize(&self, dice: &mut Dice) -> Haggle {
        let seats = self.hands.seats();
        let known = |seat: Seat| self.hands[seat].known;
        let mut unseen = Seat::all(seats).fold(self.open.deck_and_hands(), |unseen, seat| unseen.minus(known(seat)));
        let hands = BySeat::from_fn(seats, |seat| {
            let missing = self.hands[seat].size - known(seat).len();
            (0..missing).fold(known(seat), |hand, _| hand.union(Goods::of(unseen.draw(dice))))
        });
        let bids = BySeat::from_fn(seats, |seat| {
            self.bids[seat].map(|bid| match bid {
                SealedBid::Known(bid) => bid,
                SealedBid::Hidden => dice.random_range(0..=self.open.coins[seat]),
            })
        });
        let mut told = BySeat::filled(seats, Goods::NONE);
        if let Viewer::Seat(viewer) = self.viewer {
            told[viewer] = Seat::all(seats).filter(|&seat| seat != viewer).fold(Goods::NONE, |told, seat| told.union(known(seat)));
        }
        let offered = self.open.offer.map(|offer| {
            let good = self.offered.unwrap_or_else(|| {
                let hand: Vec<Good> = hands[offer.from].iter().collect();
                *pick(&hand, dice)
            });
            told[offer.to] = told[offer.to].union(Goods::of(good));
            good
        });
        Haggle { open: self.open, hands, told, bids, offered }
    }
}

pub(super) fn redact(event: &HaggleEvent, viewer: Viewer) -> HaggleEvent {
    match *event {
        HaggleEvent::Dealt { seat, good } => HaggleEvent::Dealt { seat, good: good.filter(|_| viewer.is(seat)) },
        HaggleEvent::Sealed { seat, bid } => HaggleEvent::Sealed { seat, bid: bid.filter(|_| viewer.is(seat)) },
        HaggleEvent::Offered { from, to, coins, good } => {
            HaggleEvent::Offered { from, to, coins, good: good.filter(|_| viewer.is(from) || viewer.is(to)) }
        }
        other => other,
    }
}
