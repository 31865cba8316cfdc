//! What a viewer may know (R42 to R45), with what each choice would cost and bring before it is made.

mod own;

pub use own::{Buildable, Gain, HandCard, Own, PickCard, Prices, SeenHand, Way};

use crate::data::{Age, Card, ResourceSet, Resources, Side, Wonder};
use crate::options::Options;
use crate::rules::war::Fronts;
use crate::score::Score;
use crate::state::{Ages, City, Fate, Phase, Setup, SevenWonders, Stage};
use engine::{BySeat, Game, Seat, SeatSet, Turn, Viewer};
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
    /// What each city gives every turn, by seat.
    pub goods: Vec<GoodsView>,
    pub hand_sizes: BySeat<u8>,
    /// Whom the hand of each seat goes to in this Age.
    pub passes_to: BySeat<Seat>,
    /// Who passed on the hand that each seat holds; nobody did if it was just dealt.
    pub came_from: Option<BySeat<Seat>>,
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
    /// What it would score now.
    pub score: Score,
    /// What its conflicts at the end of the Age would bring, as the shields are now.
    pub fronts: Fronts,
}

/// What a city gives every turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GoodsView {
    /// Without a choice; for the neighbours too.
    pub fixed: Resources,
    /// One resource of each of these, for the neighbours too.
    pub for_sale: Vec<ResourceSet>,
    /// One resource of each of these, for the owner alone.
    pub kept: Vec<ResourceSet>,
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
            goods: Seat::all(self.seats()).map(|seat| self.look_at_goods(seat)).collect(),
            passes_to: BySeat::from_fn(self.seats(), |seat| self.passes_to(seat)),
            came_from: (self.turn > 0).then(|| BySeat::from_fn(self.seats(), |seat| self.came_from(seat))),
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
            score: self.score(seat),
            fronts: self.fronts(seat),
        }
    }

    fn look_at_goods(&self, seat: Seat) -> GoodsView {
        let city = &self.cities[seat];
        GoodsView { fixed: *city.produces(), for_sale: city.choices_for_sale().collect(), kept: city.choices_kept().collect() }
    }

    fn look_at_pick(&self, number: usize, viewer: Viewer) -> PickView {
        let pick = self.picks[number];
        let pile = viewer.is(pick.seat).then(|| self.pile_before(number));
        PickView { age: pick.age, turn: pick.turn, seat: pick.seat, card: pick.card, pile }
    }
}
