//! What speaks for an action: facts that the rules know, from what everybody sees.

mod differences;
mod prospects;

use crate::action::Action;
use crate::data::{Level, Space, Symbol, Tile, Track, globes};
use crate::rules::end::MONEY_PER_POINT;
use crate::state::Prosperity;
use crate::view::View;
use engine::{Bearing, Reasons, Seat};
use serde::{Deserialize, Serialize};

/// A fact with its numbers. `from` is what there is now, or what another action would leave; `to` what this action leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Points if the game ended there, by category.
    Points {
        category: Category,
        from: i32,
        to: i32,
    },
    Money {
        from: u16,
        to: u16,
    },
    /// What the country shows of a symbol; of energy and ecology it may be below nought.
    Symbol {
        symbol: Symbol,
        from: i8,
        to: i8,
    },
    /// Discs on the pollution track, with the globes in sight on it.
    Discs {
        from: u16,
        to: u16,
        globes_from: u8,
        globes_to: u8,
    },
    /// A disc lies on the triangle, or none does any more.
    Triangle {
        discs: u16,
        reached: bool,
    },
    /// Boxes of a research marker, with their levels.
    Step {
        track: Track,
        from: u8,
        to: u8,
        level_from: Level,
        level_to: Level,
    },
    /// So many tiles for sale cost less; of this one the price falls furthest.
    Cheaper {
        tiles: u8,
        tile: Tile,
        from: u16,
        to: u16,
    },
    /// The place on a research track.
    Rank {
        track: Track,
        from: u8,
        to: u8,
    },
    /// What a scoring of this symbol would bring more. So many of the tiles that are left of the decade score it.
    Scoring {
        symbol: Symbol,
        tiles: u8,
        of: u8,
        money: i32,
        discs: i32,
        points: i32,
    },
    /// The tile covers this one, which then counts no more.
    Covers {
        tile: Tile,
    },
    /// A space that opens.
    Opens {
        space: Space,
    },
    /// The next player has the money for the tile, which costs them so much.
    Denies {
        tile: Tile,
        to: Seat,
        price: u16,
    },
}

/// The categories of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Prosperity,
    Specials,
    Money,
    Research,
}

/// What in the position points at the best action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Nudge {
    /// Energy to spare, or what is missing.
    Energy {
        balance: i8,
    },
    /// So many of the tiles that are left of the decade score this symbol.
    Scoring {
        symbol: Symbol,
        tiles: u8,
        of: u8,
    },
    /// So many discs fewer show a globe.
    Globe {
        discs: u16,
        fewer: u16,
    },
    /// The next level of a track is so many boxes away.
    Level {
        track: Track,
        boxes: u8,
    },
    /// The place on a track.
    Rank {
        track: Track,
        place: u8,
    },
    Money {
        money: u16,
    },
    /// Prosperity symbols in sight.
    Prosperity {
        symbols: u16,
    },
}

impl Reasons for Prosperity {
    type Reason = Reason;
    type Nudge = Nudge;

    fn differences(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
        differences::between(seat, from, to)
    }

    fn prospects(view: &View, seat: Seat, action: &Action) -> Vec<Reason> {
        prospects::of(view, seat, action)
    }

    fn bearing(reason: &Reason) -> Bearing {
        let gains = match *reason {
            Reason::Points { from, to, .. } => to > from,
            Reason::Money { from, to } => to > from,
            Reason::Symbol { symbol: Symbol::Energy, from, to } if to < from && to < 0 => return Bearing::Warning,
            Reason::Symbol { from, to, .. } => to > from,
            Reason::Discs { from, to, .. } => to < from,
            Reason::Triangle { reached: true, .. } => return Bearing::Warning,
            Reason::Triangle { reached: false, .. } => true,
            Reason::Step { from, to, .. } => to > from,
            Reason::Cheaper { from, to, .. } => to < from,
            Reason::Rank { from, to, .. } => to < from,
            Reason::Scoring { money, discs, points, .. } => scoring_worth(money, discs, points) > 0,
            Reason::Covers { .. } => false,
            Reason::Opens { .. } | Reason::Denies { .. } => true,
        };
        if gains { Bearing::For } else { Bearing::Cost }
    }

    fn weight(reason: &Reason) -> u32 {
        match *reason {
            Reason::Points { from, to, .. } => 10 * from.abs_diff(to),
            Reason::Money { from, to } => 10 * u32::from(from.abs_diff(to)) / u32::from(MONEY_PER_POINT),
            Reason::Symbol { symbol: Symbol::Prosperity, from, to } => 16 * u32::from(from.abs_diff(to)),
            Reason::Symbol { from, to, .. } => 6 * u32::from(from.abs_diff(to)),
            Reason::Discs { from, to, globes_from, globes_to } => {
                u32::from(from.abs_diff(to)) + 15 * u32::from(globes_from.abs_diff(globes_to))
            }
            Reason::Triangle { .. } => 50,
            Reason::Step { from, to, level_from, level_to, .. } => {
                2 * u32::from(from.abs_diff(to)) + 8 * u32::from(level_from.abs_diff(level_to))
            }
            Reason::Cheaper { tiles, from, to, .. } => u32::from(tiles) + u32::from(from.abs_diff(to)) / 15,
            Reason::Rank { from, to, .. } => 4 * u32::from(from.abs_diff(to)),
            Reason::Scoring { money, discs, points, tiles, of, .. } => {
                scoring_worth(money, discs, points).unsigned_abs() * u32::from(tiles) / u32::from(of.max(1))
            }
            Reason::Covers { .. } => 5,
            Reason::Opens { .. } => 6,
            Reason::Denies { .. } => 4,
        }
    }

    fn lesson(reason: &Reason) -> Option<&'static str> {
        Some(match reason {
            Reason::Symbol { symbol: Symbol::Energy, .. } | Reason::Scoring { symbol: Symbol::Energy, .. } => "energy",
            Reason::Symbol { symbol: Symbol::Ecology, .. } | Reason::Scoring { symbol: Symbol::Ecology, .. } => "pollution",
            Reason::Discs { .. } | Reason::Triangle { .. } => "pollution",
            Reason::Symbol { .. } | Reason::Scoring { .. } | Reason::Denies { .. } | Reason::Money { .. } => "turn",
            Reason::Step { .. } | Reason::Rank { .. } => "research",
            Reason::Cheaper { .. } => "prices",
            Reason::Covers { .. } | Reason::Opens { .. } => "places",
            Reason::Points { .. } => "final",
        })
    }

    fn nudge(view: &View, seat: Seat, reasons: &[Reason]) -> Option<Nudge> {
        reasons.iter().find_map(|reason| nudge(view, seat, reason))
    }
}

/// In tenths of a point: a disc away is worth about what it brings when ecology is scored.
fn scoring_worth(money: i32, discs: i32, points: i32) -> i32 {
    10 * points - 2 * discs + 10 * money / i32::from(MONEY_PER_POINT)
}

fn nudge(view: &View, seat: Seat, reason: &Reason) -> Option<Nudge> {
    let country = &view.table.countries[seat];
    Some(match *reason {
        Reason::Symbol { symbol: Symbol::Energy, from, .. } => Nudge::Energy { balance: from },
        Reason::Symbol { symbol: Symbol::Prosperity, .. } | Reason::Points { category: Category::Prosperity, .. } => {
            Nudge::Prosperity { symbols: country.prosperity() }
        }
        Reason::Symbol { symbol, .. } => {
            let (tiles, of) = differences::to_come(view, symbol);
            if tiles == 0 {
                return None;
            }
            Nudge::Scoring { symbol, tiles, of }
        }
        Reason::Scoring { symbol, tiles, of, .. } => Nudge::Scoring { symbol, tiles, of },
        Reason::Discs { .. } | Reason::Triangle { .. } => {
            let shown = globes(country.discs);
            let fewer = (1..=country.discs).find(|fewer| globes(country.discs - fewer) > shown)?;
            Nudge::Globe { discs: country.discs, fewer }
        }
        Reason::Step { track, .. } => Nudge::Level { track, boxes: view.steps.as_ref()?[track as usize].to_level? },
        Reason::Cheaper { tile, .. } => {
            let track = tile.data().track;
            Nudge::Level { track, boxes: view.steps.as_ref()?[track as usize].to_level? }
        }
        Reason::Rank { track, from, .. } => Nudge::Rank { track, place: from },
        Reason::Money { from, .. } => Nudge::Money { money: from },
        Reason::Points { category: Category::Money, .. } => Nudge::Money { money: country.money },
        Reason::Points { .. } | Reason::Covers { .. } | Reason::Opens { .. } | Reason::Denies { .. } => return None,
    })
}
