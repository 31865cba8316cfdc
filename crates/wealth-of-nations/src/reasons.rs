//! What speaks for an action: facts that the rules know, from a seat's view alone.

mod differences;
mod prospects;

use crate::action::Action;
use crate::board::Hex;
use crate::data::{Commodity, Industry, TileKind};
use crate::score::{MONEY_A_POINT, NOTE};
use crate::state::{EndTrigger, Phase, WealthOfNations};
use crate::view::View;
use engine::{Bearing, Reasons, Seat};
use serde::{Deserialize, Serialize};

/// A fact with its numbers. `from` is what there is now, or what another action would leave; `to` what this action leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Full dots of all blocs of an industry: what each production yields if all of it runs. The hex is in the largest of them.
    Dots {
        industry: Industry,
        from: u32,
        to: u32,
        hex: Option<Hex>,
    },
    /// Points if the game ended there, by category; cubes count as money of the final sale.
    Points {
        category: Category,
        from: i32,
        to: i32,
    },
    Money {
        from: u32,
        to: u32,
    },
    /// Cubes in hand, and what those that come or go would bring at the markets as they were.
    Cubes {
        commodity: Commodity,
        from: u32,
        to: u32,
        sale: u32,
    },
    Notes {
        from: u32,
        to: u32,
    },
    /// What is due at the beginning of the next round.
    Interest {
        from: u32,
        to: u32,
    },
    /// What the next cube costs at the market.
    Price {
        commodity: Commodity,
        from: u32,
        to: u32,
    },
    /// What running everything takes.
    Upkeep {
        commodity: Commodity,
        from: u32,
        to: u32,
    },
    /// What is missing to run everything.
    Missing {
        commodity: Commodity,
        from: u32,
        to: u32,
    },
    /// Own flags on the board without a tile: they earn nothing.
    Idle {
        from: u8,
        to: u8,
    },
    /// Flags that are not on the board.
    Flags {
        from: u8,
        to: u8,
    },
    /// Military units on the board.
    Units {
        from: u8,
        to: u8,
    },
    /// What the next player pays at the markets for the cubes that they lack to run everything.
    NextPays {
        seat: Seat,
        from: u32,
        to: u32,
    },
    /// This round would be the last one.
    Ends {
        trigger: EndTrigger,
    },
    /// It was the last tile of its stack.
    LastTile {
        tile: TileKind,
    },
    /// The barter is so much better than buying and selling the same at the markets.
    Barter {
        with: Seat,
        gain: i32,
    },
}

/// The categories of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Tiles,
    Money,
    Notes,
}

/// What in the position points at the best action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Nudge {
    /// So many own flags earn nothing.
    Idle {
        flags: u8,
    },
    /// Running everything takes so many more of these than there are.
    Missing {
        commodity: Commodity,
        cubes: u32,
    },
    /// What the next cube of a market costs and brings.
    Market {
        commodity: Commodity,
        buy: u32,
        sell: u32,
    },
    /// So many cubes of these are in hand.
    Hand {
        commodity: Commodity,
        cubes: u32,
    },
    /// So many full dots of an industry.
    Dots {
        industry: Industry,
        dots: u32,
    },
    Money {
        money: u32,
    },
    Notes {
        notes: u32,
    },
    /// The fewest flags that anybody has left.
    End {
        flags: u8,
    },
    Offer {
        from: Seat,
    },
}

impl Reasons for WealthOfNations {
    type Reason = Reason;
    type Nudge = Nudge;

    fn differences(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
        differences::between(seat, from, to)
    }

    fn prospects(view: &View, _seat: Seat, action: &Action) -> Vec<Reason> {
        prospects::of(view, action)
    }

    fn bearing(reason: &Reason) -> Bearing {
        let gains = match *reason {
            Reason::Points { from, to, .. } => to > from,
            Reason::Dots { from, to, .. } | Reason::Money { from, to } | Reason::Cubes { from, to, .. } => to > from,
            Reason::Notes { from, to } | Reason::Interest { from, to } | Reason::Upkeep { from, to, .. } => to < from,
            Reason::Price { from, to, .. } => to < from,
            Reason::Missing { from, to, .. } if to > from => return Bearing::Warning,
            Reason::Missing { .. } => true,
            Reason::Idle { from, to } => to < from,
            Reason::Flags { from, to } => to > from,
            Reason::Units { from, to } => to > from,
            Reason::NextPays { from, to, .. } => to > from,
            Reason::Ends { .. } => return Bearing::Warning,
            Reason::LastTile { .. } => true,
            Reason::Barter { gain, .. } => gain > 0,
        };
        if gains { Bearing::For } else { Bearing::Cost }
    }

    fn weight(reason: &Reason) -> u32 {
        match *reason {
            // A dot yields a cube in each production to come.
            Reason::Dots { from, to, .. } => 30 * from.abs_diff(to),
            Reason::Points { from, to, .. } => 10 * from.abs_diff(to),
            Reason::Money { from, to } => 10 * from.abs_diff(to) / MONEY_A_POINT,
            Reason::Cubes { sale, .. } => 10 * sale / MONEY_A_POINT,
            Reason::Notes { from, to } => 10 * NOTE.unsigned_abs() * from.abs_diff(to),
            Reason::Interest { from, to } => 2 * from.abs_diff(to),
            Reason::Price { from, to, .. } => 2 * from.abs_diff(to),
            Reason::Upkeep { from, to, .. } => 8 * from.abs_diff(to),
            Reason::Missing { from, to, .. } => 9 * from.abs_diff(to),
            Reason::Idle { from, to } => 12 * u32::from(from.abs_diff(to)),
            Reason::Flags { from, to } => 5 * u32::from(from.abs_diff(to)),
            Reason::Units { from, to } => 15 * u32::from(from.abs_diff(to)),
            Reason::NextPays { from, to, .. } => from.abs_diff(to),
            Reason::Ends { .. } => 60,
            Reason::LastTile { .. } => 4,
            Reason::Barter { gain, .. } => gain.unsigned_abs(),
        }
    }

    fn lesson(reason: &Reason) -> Option<&'static str> {
        Some(match reason {
            Reason::Dots { .. } => "dots",
            Reason::Points { category: Category::Tiles | Category::Money, .. } => "goal",
            Reason::Points { category: Category::Notes, .. } | Reason::Notes { .. } | Reason::Interest { .. } => "notes",
            Reason::Money { .. } | Reason::Cubes { .. } | Reason::Price { .. } | Reason::NextPays { .. } => "markets",
            Reason::Upkeep { .. } | Reason::Missing { .. } => "bloc",
            Reason::Idle { .. } | Reason::Flags { .. } | Reason::LastTile { .. } => "flags",
            Reason::Units { .. } => "war-clouds",
            Reason::Ends { .. } => "end",
            Reason::Barter { .. } => "barter",
        })
    }

    fn nudge(view: &View, seat: Seat, reasons: &[Reason]) -> Option<Nudge> {
        reasons.iter().find_map(|reason| nudge(view, seat, reason))
    }
}

fn nudge(view: &View, seat: Seat, reason: &Reason) -> Option<Nudge> {
    let (nation, seen) = (&view.table.nations[seat], &view.nations[seat.index()]);
    let idle = differences::idle(view, seat);
    Some(match *reason {
        Reason::Dots { .. } | Reason::Idle { .. } | Reason::Points { category: Category::Tiles, .. }
            if idle > 0 && matches!(view.table.phase, Phase::Develop(_)) =>
        {
            Nudge::Idle { flags: idle }
        }
        Reason::Dots { industry, from, .. } => Nudge::Dots { industry, dots: from },
        Reason::Upkeep { commodity, .. } | Reason::Missing { commodity, .. } => {
            let cubes = seen.upkeep.missing[commodity];
            if cubes == 0 {
                return None;
            }
            Nudge::Missing { commodity, cubes }
        }
        Reason::Price { commodity, .. } => {
            let market = &view.markets[commodity.index()];
            Nudge::Market { commodity, buy: *market.buy.first()?, sell: *market.sell.first()? }
        }
        Reason::Cubes { commodity, from, .. } => Nudge::Hand { commodity, cubes: from },
        Reason::Money { from, .. } => Nudge::Money { money: from },
        Reason::Points { category: Category::Money, .. } => Nudge::Money { money: nation.money },
        Reason::Notes { from, .. } => Nudge::Notes { notes: from },
        Reason::Interest { .. } | Reason::Points { category: Category::Notes, .. } => Nudge::Notes { notes: nation.notes },
        Reason::Ends { .. } | Reason::Flags { .. } => Nudge::End { flags: view.ending.flags },
        Reason::Barter { with, .. } => Nudge::Offer { from: with },
        Reason::Points { category: Category::Tiles, .. }
        | Reason::Idle { .. }
        | Reason::Units { .. }
        | Reason::NextPays { .. }
        | Reason::LastTile { .. } => return None,
    })
}
