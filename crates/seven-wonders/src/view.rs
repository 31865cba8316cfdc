//! What a viewer may know (R42 to R45), with what each choice would cost before it is made.

use crate::action::{Illegal, Payment, Play};
use crate::data::{Age, Card, ResourceSet, Resources, Side, Wonder};
use crate::options::Options;
use crate::rules::build::{Free, cheapest_first};
use crate::rules::pay::Payments;
use crate::score::Score;
use crate::state::{Ages, City, Fate, Phase, Setup, SevenWonders, Stage};
use engine::{BySeat, Game, History, Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// Whom the game waits for.
    pub turn: Turn,
    pub stage: StageView,
}

impl engine::View for View {
    /// What was played and seen stays as it was.
    fn histories(&mut self) -> Vec<History<'_>> {
        let StageView::Ages(ages) = &mut self.stage else { return Vec::new() };
        let public = [History::new("/stage/ages/plays", &mut ages.plays), History::new("/stage/ages/picks", &mut ages.picks)];
        let seen = ages.own.as_mut().map(|own| History::new("/stage/ages/own/seen", &mut own.seen));
        public.into_iter().chain(seen).collect()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    Setup(SetupView),
    Ages(Box<AgesView>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SetupView {
    pub wonders: BySeat<Option<Wonder>>,
    /// Boards that can still be taken.
    pub free_wonders: Vec<Wonder>,
    /// Who has chosen a side; which one stays sealed.
    pub chosen: SeatSet,
    pub own_side: Option<Side>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AgesView {
    pub age: Age,
    /// 0 to 5.
    pub turn: u8,
    pub phase: Phase,
    /// Who has chosen a card; which one stays sealed.
    pub chosen: SeatSet,
    pub cities: BySeat<CityView>,
    pub hand_sizes: BySeat<u8>,
    /// How many cards lie in the discard pile, face down.
    pub pile_size: usize,
    /// What became of every card so far, in the order of play.
    pub plays: Vec<PlayView>,
    pub picks: Vec<PickView>,
    /// What only the viewer knows; `None` for the public.
    pub own: Option<Own>,
}

/// A city with what follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CityView {
    pub city: City,
    pub shields: u8,
    /// Compasses, gears, tablets.
    pub symbols: [u8; 3],
    pub any_symbols: u8,
    pub produces: Resources,
    /// What it would score now.
    pub score: Score,
}

/// A card that left a hand; the card is known if it was built or the viewer's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayView {
    pub age: Age,
    /// 6 is the seventh card's.
    pub turn: u8,
    pub seat: Seat,
    pub fate: Fate,
    pub card: Option<Card>,
}

/// A card built from the discard pile; the pile as it lay then is known to who looked through it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PickView {
    pub age: Age,
    pub turn: u8,
    pub seat: Seat,
    pub card: Card,
    pub pile: Option<Vec<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Own {
    pub hand: Vec<HandCard>,
    /// Whether the next stage of the wonder can be built, with any card.
    pub stage: Verdict,
    /// One resource of each of these, for the neighbors too.
    pub choices_for_sale: Vec<ResourceSet>,
    /// One resource of each of these, for the owner alone.
    pub choices_kept: Vec<ResourceSet>,
    pub sealed: Option<Play>,
    /// Every hand held before, as it was when it was held.
    pub seen: Vec<SeenHand>,
    /// The discard pile, while a card of it is to be picked.
    pub pile: Option<Vec<Card>>,
    /// The cards of the pile that may be picked.
    pub pickable: Vec<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HandCard {
    pub card: Card,
    pub build: Verdict,
}

/// Whether something can be built, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Possible {
        /// Why it costs nothing, if it does.
        free: Option<Free>,
        /// Coins for the bank.
        bank: u8,
        /// Ways to pay the neighbors, cheapest first.
        payments: Vec<Payment>,
    },
    Impossible(Illegal),
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

impl SevenWonders {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let stage = match &self.stage {
            Stage::Setup(setup) => StageView::Setup(setup.look(viewer)),
            Stage::Ages(ages) => StageView::Ages(Box::new(ages.look(viewer))),
        };
        View { viewer, options: self.options, turn: self.turn(), stage }
    }
}

impl Setup {
    fn look(&self, viewer: Viewer) -> SetupView {
        SetupView {
            wonders: self.wonders,
            free_wonders: self.free_wonders().into_iter().collect(),
            chosen: self.may_act(),
            own_side: match viewer {
                Viewer::Seat(seat) => self.sides[seat],
                Viewer::Public => None,
            },
        }
    }
}

impl Ages {
    fn look(&self, viewer: Viewer) -> AgesView {
        AgesView {
            age: self.age,
            turn: self.turn,
            phase: self.phase,
            chosen: self.chosen(),
            cities: BySeat::from_fn(self.seats(), |seat| self.look_at_city(seat)),
            hand_sizes: self.hands.map(|hand| hand.as_slice().len() as u8),
            pile_size: self.pile_size(),
            plays: self
                .history
                .iter()
                .map(|record| PlayView {
                    age: record.age,
                    turn: record.turn,
                    seat: record.seat,
                    fate: record.fate,
                    card: (record.fate.is_public() || viewer.is(record.seat)).then_some(record.card),
                })
                .collect(),
            picks: (0..self.picks.len()).map(|number| self.look_at_pick(number, viewer)).collect(),
            own: match viewer {
                Viewer::Seat(seat) => Some(self.own(seat)),
                Viewer::Public => None,
            },
        }
    }

    fn look_at_city(&self, seat: Seat) -> CityView {
        let city = self.cities[seat];
        CityView {
            city,
            shields: city.shields(),
            symbols: city.symbols(),
            any_symbols: city.any_symbols(),
            produces: *city.produces(),
            score: self.score(seat),
        }
    }

    fn look_at_pick(&self, number: usize, viewer: Viewer) -> PickView {
        let pick = self.picks[number];
        let pile = viewer.is(pick.seat).then(|| self.pile_before(number));
        PickView { age: pick.age, turn: pick.turn, seat: pick.seat, card: pick.card, pile }
    }

    fn own(&self, seat: Seat) -> Own {
        let picking = self.phase == Phase::DiscardPick(seat);
        let city = &self.cities[seat];
        Own {
            hand: self.hands[seat].iter().map(|card| HandCard { card, build: self.judge_building(seat, card) }).collect(),
            stage: verdict(self.ways_to_stage(seat), 0, None, || self.why_not_stage(seat)),
            choices_for_sale: city.choices_for_sale().collect(),
            choices_kept: city.choices_kept().collect(),
            sealed: self.sealed[seat],
            seen: self.seen(seat),
            pile: picking.then(|| self.pile()),
            pickable: if picking { self.pickable(seat).iter().collect() } else { Vec::new() },
        }
    }

    fn judge_building(&self, seat: Seat, card: Card) -> Verdict {
        let free = self.free(seat, card);
        let bank = if free.is_some() { 0 } else { card.data().coins };
        verdict(self.ways_to_build(seat, card), bank, free, || self.why_not_build(seat, card))
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

fn verdict(ways: Payments, bank: u8, free: Option<Free>, why_not: impl FnOnce() -> Illegal) -> Verdict {
    if ways.is_empty() {
        return Verdict::Impossible(why_not());
    }
    Verdict::Possible { free, bank, payments: cheapest_first(ways).into_iter().collect() }
}
