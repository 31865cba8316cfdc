//! Victory points (EN1 p.14).

use crate::data::{Commodity, NOTE_REPAYMENT};
use crate::state::{EndTrigger, Phase, WealthOfNations};
use arrayvec::ArrayVec;
use engine::{Outcome, ScoreLine, Seat, Standing, Tally, Viewer};
use serde::{Deserialize, Serialize};

/// Points for each tile on the board.
pub const TILE: i32 = 4;
/// So much money is a point.
pub const MONEY_A_POINT: u32 = 10;
/// Points for each promissory note.
pub const NOTE: i32 = -3;

/// The points of a player if the game ended now, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    pub tiles: i32,
    pub money: i32,
    pub notes: i32,
    pub points: i32,
}

/// How many notes to hand back for the most points, and as many as possible among equals: one costs 25, less than the
/// points it takes away (EN1 p.14).
pub(crate) fn best_repayment(money: u32, notes: u32) -> u32 {
    let points = |back: &u32| ((money - back * NOTE_REPAYMENT) / MONEY_A_POINT) as i32 + (notes - back) as i32 * NOTE;
    (0..=notes.min(money / NOTE_REPAYMENT)).max_by_key(points).unwrap_or(0)
}

/// What decides, most important first: points, money, flags on the board (EN1 p.14, R77).
type Rank = (i32, i32, i32);

impl WealthOfNations {
    /// The sheet of a player with so much money.
    fn sheet(&self, seat: Seat, money: u32) -> [ScoreLine; 3] {
        let nation = &self.nations[seat];
        [
            ScoreLine { category: "tiles", points: i32::from(self.tiles_of(seat).len()) * TILE },
            ScoreLine { category: "money", points: (money / MONEY_A_POINT) as i32 },
            ScoreLine { category: "notes", points: nation.notes as i32 * NOTE },
        ]
    }

    /// What everybody would have if the game ended now; of money that is only roughly visible the least that it can be.
    pub(crate) fn tally_now(&self) -> Vec<Tally> {
        let seen = self.money_seen(Viewer::Public);
        let tally = |seat| {
            let Score { tiles, money, notes, .. } = self.score_now(seat, seen[seat].least);
            let line = |category, points| ScoreLine { category, points };
            Tally::new(seat, [line("tiles", tiles), line("money", money), line("notes", notes)])
        };
        Seat::all(self.seats()).map(tally).collect()
    }

    /// What a player with so much money would have if the game ended now: every cube sold for the closing price, and
    /// notes handed back where that pays, as far as either can still be done.
    pub(crate) fn score_now(&self, seat: Seat, money: u32) -> Score {
        let nation = &self.nations[seat];
        let sold: u32 = match &self.phase {
            Phase::Over => 0,
            _ => Commodity::ALL.into_iter().map(|commodity| nation.cubes[commodity] * self.closing(commodity).1).sum(),
        };
        let asked = match &self.phase {
            Phase::Repay { owing } => owing.contains(seat),
            Phase::Over => false,
            _ => true,
        };
        let back = if asked { best_repayment(money + sold, nation.notes) } else { 0 };
        let [tiles, money, _] = self.sheet(seat, money + sold - back * NOTE_REPAYMENT).map(|line| line.points);
        let notes = (nation.notes - back) as i32 * NOTE;
        Score { tiles, money, notes, points: tiles + money + notes }
    }

    fn rank(&self, seat: Seat) -> Rank {
        let nation = &self.nations[seat];
        let points = self.sheet(seat, nation.money).iter().map(|line| line.points).sum();
        (points, nation.money as i32, i32::from(nation.flags.len()))
    }

    /// Most points, then most money, then most flags on the board; after that places are shared. Who was eliminated
    /// has no place (R77), unless the last ones fell together (R38).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let (Phase::Over, Some(trigger)) = (&self.phase, self.end) else { return None };
        let ranked = match trigger {
            EndTrigger::LastNation => self.ranked,
            EndTrigger::Flags | EndTrigger::Board | EndTrigger::Stacks | EndTrigger::Stalemate => self.players(),
        };
        let standings = Seat::all(self.seats()).map(|seat| {
            let rank = self.rank(seat);
            let better = ranked.iter().filter(|other| self.rank(*other) > rank).count() as u8;
            Standing {
                seat,
                place: ranked.contains(seat).then_some(better + 1),
                points: rank.0,
                tie_breaks: ArrayVec::from([rank.1, rank.2]),
                sheet: self.sheet(seat, self.nations[seat].money).into_iter().collect(),
            }
        });
        Some(Outcome { reason: trigger.reason(), standings: standings.collect() })
    }
}

impl EndTrigger {
    fn reason(self) -> &'static str {
        match self {
            EndTrigger::Flags => "flags",
            EndTrigger::Board => "board",
            EndTrigger::Stacks => "stacks",
            EndTrigger::LastNation => "last-nation",
            EndTrigger::Stalemate => "stalemate",
        }
    }
}
