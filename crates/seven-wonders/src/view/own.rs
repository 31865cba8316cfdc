//! What only a seat knows: its hand, and what each card of it costs and would bring.

use crate::action::{Illegal, Payment, Play};
use crate::data::{Age, Card, Effect, Goods, Resources};
use crate::rules::build::{Free, cheapest_first};
use crate::rules::pay::{Payments, bought, price, to_buy};
use crate::rules::war::Fronts;
use crate::state::{Ages, City, Phase};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Own {
    pub hand: Vec<HandCard>,
    /// Whether the next stage of the wonder can be built, with any card.
    pub stage: Buildable,
    /// What the next stage would bring; nothing when all are built.
    pub stage_gain: Option<Gain>,
    /// What a resource of each neighbor costs.
    pub left: Prices,
    pub right: Prices,
    pub sealed: Option<Play>,
    /// Every hand held before, as it was when it was held.
    pub seen: Vec<SeenHand>,
    /// The discard pile, while a card of it is to be picked.
    pub pile: Option<Vec<Card>>,
    /// The cards of the pile that may be picked.
    pub pickable: Vec<PickCard>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HandCard {
    pub card: Card,
    pub build: Buildable,
    /// What the building would bring.
    pub gain: Gain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PickCard {
    pub card: Card,
    pub gain: Gain,
}

/// Whether something can be built, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Buildable {
    Possible {
        /// Why it costs nothing, if it does.
        free: Option<Free>,
        /// Coins for the bank.
        bank: u8,
        /// Ways to pay the neighbors, cheapest first.
        ways: Vec<Way>,
    },
    Impossible {
        why: Illegal,
        /// What of the cost would have to be bought, as far as it is to be had.
        bought: Resources,
    },
}

/// A way to pay, and what is bought by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Way {
    pub payment: Payment,
    /// In all, with those for the bank.
    pub coins: u8,
    /// What the left neighbor sells for it, and what the right one.
    pub left: Resources,
    pub right: Resources,
}

/// What a building or a stage would bring, as the cities stand now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    /// Points more than now, coins and conflicts left aside.
    pub points: i32,
    /// Coins at once.
    pub coins: u16,
    pub shields: u8,
    /// What the conflicts would bring then, if there are shields to change them.
    pub fronts: Option<Fronts>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Prices {
    pub raw: u8,
    pub manufactured: u8,
}

/// A hand the viewer held in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeenHand {
    pub age: Age,
    pub turn: u8,
    /// Who was dealt it.
    pub dealt_to: Seat,
    pub cards: Vec<Card>,
}

impl Ages {
    pub(super) fn own(&self, seat: Seat) -> Own {
        let picking = self.phase == Phase::DiscardPick(seat);
        let city = &self.cities[seat];
        let prices = |left| Prices { raw: price(city, Goods::Raw, left), manufactured: price(city, Goods::Manufactured, left) };
        let points = self.lasting_points(seat);
        let hand = |card| HandCard { card, build: self.judge_building(seat, card), gain: self.gain_of_building(seat, card, points) };
        let pick = |card| PickCard { card, gain: self.gain_of_building(seat, card, points) };
        let stage_gain = |effect| self.gain_of(seat, effect, points, City::build_stage);
        Own {
            hand: self.hands[seat].iter().map(hand).collect(),
            stage: self.judge_stage(seat),
            stage_gain: self.next_stage(seat).map(|stage| stage_gain(&stage.effect)),
            left: prices(true),
            right: prices(false),
            sealed: self.sealed[seat],
            seen: self.seen(seat),
            pile: picking.then(|| self.pile()),
            pickable: if picking { self.pickable(seat).iter().map(pick).collect() } else { Vec::new() },
        }
    }

    fn judge_building(&self, seat: Seat, card: Card) -> Buildable {
        let ways = self.ways_to_build(seat, card);
        if ways.is_empty() {
            let bought = if self.is_built(seat, card) { Resources::NONE } else { to_buy(self, seat, &card.data().cost) };
            return Buildable::Impossible { why: self.why_not_build(seat, card), bought };
        }
        match self.free(seat, card) {
            free @ Some(_) => self.possible(seat, ways, free, 0, &Resources::NONE),
            None => self.possible(seat, ways, None, card.data().coins, &card.data().cost),
        }
    }

    fn judge_stage(&self, seat: Seat) -> Buildable {
        let cost = self.next_stage(seat).map_or(Resources::NONE, |stage| stage.cost);
        let ways = self.ways_to_stage(seat);
        if ways.is_empty() {
            return Buildable::Impossible { why: self.why_not_stage(seat), bought: to_buy(self, seat, &cost) };
        }
        self.possible(seat, ways, None, 0, &cost)
    }

    fn possible(&self, seat: Seat, ways: Payments, free: Option<Free>, bank: u8, cost: &Resources) -> Buildable {
        let way = |payment: Payment| {
            let [left, right] = bought(self, seat, cost, payment);
            Way { payment, coins: bank + payment.total(), left, right }
        };
        Buildable::Possible { free, bank, ways: cheapest_first(ways).into_iter().map(way).collect() }
    }

    /// The points of buildings, stages and symbols: what coins and conflicts bring comes and goes.
    fn lasting_points(&self, seat: Seat) -> i32 {
        let score = self.score(seat);
        score.total() - score.treasury - score.military
    }

    fn gain_of_building(&self, seat: Seat, card: Card, points: i32) -> Gain {
        self.gain_of(seat, &card.data().effect, points, |city| city.build(card))
    }

    /// What an effect would bring to a seat that has so many points now.
    fn gain_of(&self, seat: Seat, effect: &Effect, points: i32, put_up: impl FnOnce(&mut City)) -> Gain {
        let mut after = self.clone();
        put_up(&mut after.cities[seat]);
        Gain {
            points: after.lasting_points(seat) - points,
            coins: after.coins_from(seat, effect),
            shields: effect.shields,
            fronts: (effect.shields > 0).then(|| after.fronts(seat)),
        }
    }

    /// Every hand this seat has played from.
    fn seen(&self, seat: Seat) -> Vec<SeenHand> {
        let own = self.history.iter().filter(|record| record.seat == seat && record.turn < crate::state::TURNS);
        own.map(|record| SeenHand {
            age: record.age,
            turn: record.turn,
            dealt_to: self.origin(record.age, record.turn, seat),
            cards: self.held(record.age, record.turn, seat),
        })
        .collect()
    }
}
