//! What a building or a stage costs this city now, and whether it may be built (p. 4, 6 and 7).

use super::pay::{Payments, payments, unobtainable};
use crate::action::{How, Illegal, Payment, Play};
use crate::data::{Card, Resources, Special, StageData};
use crate::state::{Ages, LAST_TURN, Phase};
use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Why a building costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Free {
    /// This building opens it (p. 7).
    Chain(Card),
    /// A power of Olympia.
    Power(Special),
}

/// What something costs: coins to the bank, then resources.
pub(crate) struct Price {
    pub(crate) coins: u8,
    pub(crate) resources: Resources,
}

impl Ages {
    /// Why this building is free in this turn, if it is. Coin costs are waived too (R15).
    #[inline]
    pub fn free(&self, seat: Seat, card: Card) -> Option<Free> {
        let city = &self.cities[seat];
        let data = card.data();
        if let Some(opener) = city.built().and(data.free_after).iter().next() {
            return Some(Free::Chain(opener));
        }
        let works = |special| match special {
            Special::FirstOfColorFree => city.count(data.color) == 0,
            Special::FirstCardFree => self.turn == 0,
            Special::LastCardFree => self.turn == LAST_TURN && self.phase == Phase::Choose,
            Special::SeventhCard | Special::DiscardPick => false,
        };
        [Special::FirstOfColorFree, Special::FirstCardFree, Special::LastCardFree]
            .into_iter()
            .find(|&special| city.has(special) && works(special))
            .map(Free::Power)
    }

    /// The next stage of the wonder; stages are built in order (p. 5).
    pub fn next_stage(&self, seat: Seat) -> Option<&'static StageData> {
        let city = &self.cities[seat];
        city.board().stages().get(city.stages() as usize)
    }

    /// The coins the bank is owed for a play.
    pub(crate) fn bank_cost(&self, seat: Seat, play: Play) -> u8 {
        match play.how {
            How::Build(_) => self.price_to_build(seat, play.card).coins,
            How::Stage(_) | How::Sell => 0,
        }
    }

    fn price_to_build(&self, seat: Seat, card: Card) -> Price {
        let data = card.data();
        if data.coins == 0 && data.cost.is_none() || self.free(seat, card).is_some() {
            return Price { coins: 0, resources: Resources::NONE };
        }
        Price { coins: data.coins, resources: data.cost }
    }

    /// Every way to pay for a building, in no order; none if it cannot be built.
    #[inline]
    pub(crate) fn ways_to_build(&self, seat: Seat, card: Card) -> Payments {
        if self.is_built(seat, card) {
            return Payments::new();
        }
        self.ways(seat, &self.price_to_build(seat, card))
    }

    /// Every way to pay for the next stage, in no order; none if it cannot be built.
    #[inline]
    pub(crate) fn ways_to_stage(&self, seat: Seat) -> Payments {
        self.next_stage(seat).map_or_else(ArrayVec::new, |stage| self.ways(seat, &Price { coins: 0, resources: stage.cost }))
    }

    fn ways(&self, seat: Seat, price: &Price) -> Payments {
        match self.cities[seat].coins.checked_sub(price.coins.into()) {
            Some(budget) => payments(self, seat, &price.resources, budget),
            None => Payments::new(),
        }
    }

    /// Whether a building of this name stands in the city (p. 4; R5).
    pub(crate) fn is_built(&self, seat: Seat, card: Card) -> bool {
        !self.cities[seat].built().and(card.data().identical).is_empty()
    }

    /// Whether a card of the hand may be played like this.
    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        if !self.hands[seat].contains(play.card) {
            return Err(Illegal::NotInHand { card: play.card });
        }
        let (ways, payment) = match play.how {
            How::Sell => return Ok(()),
            How::Build(payment) => (self.ways_to_build(seat, play.card), payment),
            How::Stage(payment) => (self.ways_to_stage(seat), payment),
        };
        if ways.contains(&payment) {
            return Ok(());
        }
        match play.how {
            How::Build(_) if ways.is_empty() => Err(self.why_not_build(seat, play.card)),
            How::Stage(_) if ways.is_empty() => Err(self.why_not_stage(seat)),
            _ => Err(Illegal::WrongPayment { left: payment.left, right: payment.right }),
        }
    }

    /// Why a card that has no way to pay for it cannot be built.
    pub(crate) fn why_not_build(&self, seat: Seat, card: Card) -> Illegal {
        if self.is_built(seat, card) {
            return Illegal::AlreadyBuilt { card };
        }
        self.why_not(seat, &self.price_to_build(seat, card))
    }

    /// Why the next stage cannot be built.
    pub(crate) fn why_not_stage(&self, seat: Seat) -> Illegal {
        match self.next_stage(seat) {
            None => Illegal::WonderComplete,
            Some(stage) => self.why_not(seat, &Price { coins: 0, resources: stage.cost }),
        }
    }

    fn why_not(&self, seat: Seat, price: &Price) -> Illegal {
        let cheapest = payments(self, seat, &price.resources, u16::MAX).iter().map(|way| way.total()).min();
        match cheapest {
            None => Illegal::Unobtainable { missing: unobtainable(self, seat, &price.resources) },
            Some(total) => Illegal::TooExpensive { needed: u16::from(total) + u16::from(price.coins), coins: self.cities[seat].coins },
        }
    }
}

/// Ways to pay as they are offered: cheapest first, then the one that gives less to the left.
pub(crate) fn cheapest_first(mut ways: Payments) -> Payments {
    ways.sort_unstable_by_key(|way| (way.total(), way.left));
    ways
}

/// The way that costs least.
pub(crate) fn cheapest(ways: &Payments) -> Option<Payment> {
    ways.iter().copied().min_by_key(|way| (way.total(), way.left))
}
