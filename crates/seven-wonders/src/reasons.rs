//! What speaks for a play: facts that the rules know, from a seat's view alone.

mod differences;
mod prospects;

use crate::action::Action;
use crate::data::{Card, Color, Goods, Resource, ResourceSet, Special};
use crate::rules::pay::PRICE;
use crate::score::{COINS_PER_POINT, SET};
use crate::state::SevenWonders;
use crate::view::{AgesView, StageView, View};
use engine::{Bearing, Reasons, Seat};
use serde::{Deserialize, Serialize};

/// A fact with its numbers. `from` is what there is now, or what another play would leave; `to` what this play leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Points of a category that stay, whatever comes.
    Points {
        category: Lasting,
        from: i32,
        to: i32,
    },
    /// Points of symbols, with whole sets of three.
    Science {
        from: u16,
        to: u16,
        sets_from: u8,
        sets_to: u8,
    },
    Coins {
        from: u16,
        to: u16,
    },
    /// What a neighbour has in coins: whoever buys pays the seller.
    Paid {
        to: Seat,
        coins: i32,
    },
    /// Goods that the city makes each turn.
    Goods {
        resource: Resource,
        from: u8,
        to: u8,
    },
    /// One of these each turn, as the city chooses; `more` is false where the other play has it and this one does not.
    Choice {
        of: ResourceSet,
        more: bool,
    },
    /// What goods of a neighbour cost.
    Price {
        goods: Goods,
        of: Seat,
        from: u8,
        to: u8,
    },
    /// Shields against a neighbour, and what the conflict would bring at the end of the Age.
    War {
        against: Seat,
        from: u8,
        to: u8,
        theirs: u8,
        worth_from: i8,
        worth_to: i8,
    },
    /// What the wonder lets the city do from then on.
    Power {
        special: Special,
        more: bool,
    },
    /// What a chain saves: the building costs nothing because this one stands.
    Free {
        card: Card,
        by: Card,
    },
    /// A later building that will cost nothing.
    Opens {
        card: Card,
    },
    /// The next player could build the card as the cities stand, for so many coins.
    Denies {
        card: Card,
        to: Seat,
        coins: u8,
    },
    /// Of the cards that go on, the one that brings the next player most as the cities stand.
    Leaves {
        card: Card,
        to: Seat,
        points: i32,
    },
}

/// Categories of points that no later play takes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    Wonder,
    Civil,
    Commerce,
    Guilds,
}

/// What in the position points at the best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Nudge {
    /// Shields beside a neighbour's.
    War { against: Seat, shields: u8, theirs: u8 },
    /// Symbols of each sort, with those of choice.
    Science { symbols: [u8; 3], any: u8 },
    /// The city makes so many of this.
    Goods { resource: Resource, made: u8 },
    /// One good of a neighbour costs so much.
    Trade { price: u8 },
    /// So many coins are left.
    Coins { coins: u16 },
    /// So many stages of the wonder stand.
    Wonder { stages: u8, of: u8 },
    /// So many cards of the hand cost nothing because of a building that stands.
    Chains { cards: u8 },
    /// So many cards of this colour are in the hand.
    Colour { color: Color, cards: u8 },
}

impl Reasons for SevenWonders {
    type Reason = Reason;
    type Nudge = Nudge;

    fn differences(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
        match (&from.stage, &to.stage) {
            (StageView::Ages(from), StageView::Ages(to)) => differences::between(seat, from, to),
            (StageView::Setup(_), _) | (_, StageView::Setup(_)) => Vec::new(),
        }
    }

    fn prospects(view: &View, seat: Seat, action: &Action) -> Vec<Reason> {
        match (&view.stage, action) {
            (StageView::Ages(ages), Action::Play(play)) => prospects::of(view, ages, seat, *play),
            (StageView::Ages(ages), Action::Pick { card }) => prospects::opened(ages, seat, *card).collect(),
            (StageView::Setup(_), _) | (_, Action::TakeWonder { .. } | Action::ChooseSide { .. }) => Vec::new(),
        }
    }

    fn bearing(reason: &Reason) -> Bearing {
        let gains = match *reason {
            Reason::Points { from, to, .. } => to > from,
            Reason::Science { from, to, sets_from, sets_to } => (to, sets_to) > (from, sets_from),
            Reason::Coins { from, to } => to > from,
            Reason::Goods { from, to, .. } => to > from,
            Reason::Price { from, to, .. } => to < from,
            Reason::War { worth_from, worth_to, from, to, .. } if worth_from == worth_to && to > from => {
                return if worth_to < 0 { Bearing::Warning } else { Bearing::For };
            }
            Reason::War { from, to, .. } => to > from,
            Reason::Choice { more, .. } | Reason::Power { more, .. } => more,
            Reason::Free { .. } | Reason::Opens { .. } | Reason::Denies { .. } => true,
            Reason::Paid { coins, .. } => coins < 0,
            Reason::Leaves { .. } => return Bearing::Warning,
        };
        if gains { Bearing::For } else { Bearing::Cost }
    }

    fn weight(reason: &Reason) -> u32 {
        match *reason {
            Reason::Points { from, to, .. } => 10 * from.abs_diff(to),
            Reason::Science { from, to, sets_from, sets_to } => {
                10 * u32::from(from.abs_diff(to)) + u32::from(SET * u16::from(sets_from.abs_diff(sets_to)))
            }
            Reason::Coins { from, to } => 10 * u32::from(from.abs_diff(to)) / u32::from(COINS_PER_POINT),
            Reason::Paid { coins, .. } => 3 * coins.unsigned_abs(),
            // A good saves its price in some of the turns that are left.
            Reason::Goods { from, to, .. } => 16 * u32::from(from.abs_diff(to)),
            Reason::Choice { .. } => 22,
            Reason::Price { from, to, .. } => 14 * u32::from(from.abs_diff(to)) / u32::from(PRICE),
            Reason::War { worth_from, worth_to, .. } => 5 + 10 * u32::from(worth_from.abs_diff(worth_to)),
            Reason::Power { .. } => 45,
            Reason::Free { .. } => 18,
            Reason::Opens { .. } => 9,
            Reason::Denies { .. } => 6,
            Reason::Leaves { points, .. } => 4 * points.unsigned_abs(),
        }
    }

    fn lesson(reason: &Reason) -> Option<&'static str> {
        Some(match reason {
            Reason::Points { category: Lasting::Wonder, .. } | Reason::Power { .. } => "wonder",
            Reason::Points { category: Lasting::Guilds, .. } => "guilds",
            Reason::Points { category: Lasting::Civil | Lasting::Commerce, .. } | Reason::Denies { .. } | Reason::Leaves { .. } => "turn",
            Reason::Science { .. } => "science",
            Reason::Coins { .. } => "selling",
            Reason::Paid { .. } | Reason::Price { .. } => "buying",
            Reason::Goods { .. } | Reason::Choice { .. } => "goods",
            Reason::War { .. } => "war",
            Reason::Free { .. } | Reason::Opens { .. } => "chains",
        })
    }

    fn nudge(view: &View, seat: Seat, reasons: &[Reason]) -> Option<Nudge> {
        let StageView::Ages(ages) = &view.stage else { return None };
        reasons.iter().find_map(|reason| nudge(ages, seat, reason))
    }
}

fn nudge(ages: &AgesView, seat: Seat, reason: &Reason) -> Option<Nudge> {
    let (city, own) = (&ages.cities[seat], ages.own.as_ref()?);
    let number = |counted: &dyn Fn(Card) -> bool| own.hand.iter().filter(|held| counted(held.card)).count() as u8;
    let of_color = |color: Color| Nudge::Colour { color, cards: number(&|card| card.data().color == color) };
    Some(match *reason {
        Reason::War { against, from, theirs, .. } => Nudge::War { against, shields: from, theirs },
        Reason::Science { .. } => Nudge::Science { symbols: city.symbols, any: city.any_symbols },
        Reason::Goods { resource, from, .. } => Nudge::Goods { resource, made: from },
        Reason::Choice { .. } => of_color(Color::Brown),
        Reason::Price { from, .. } => Nudge::Trade { price: from },
        Reason::Coins { from, .. } => Nudge::Coins { coins: from },
        Reason::Points { category: Lasting::Wonder, .. } | Reason::Power { .. } => {
            Nudge::Wonder { stages: city.city.stages(), of: city.city.board().stages().len() as u8 }
        }
        Reason::Points { category: Lasting::Civil, .. } => of_color(Color::Blue),
        Reason::Points { category: Lasting::Commerce, .. } => of_color(Color::Yellow),
        Reason::Points { category: Lasting::Guilds, .. } => of_color(Color::Purple),
        Reason::Free { .. } | Reason::Opens { .. } => {
            Nudge::Chains { cards: number(&|card| !city.city.built().and(card.data().free_after).is_empty()) }
        }
        Reason::Denies { .. } | Reason::Leaves { .. } | Reason::Paid { .. } => return None,
    })
}
