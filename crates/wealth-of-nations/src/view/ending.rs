//! How far away each end of the game is (EN1 p.14).

use crate::options::Sleeping;
use crate::rules::EMPTY_STACKS;
use crate::state::{EndTrigger, Phase, WealthOfNations};
use engine::SeatSet;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ending {
    /// Why this round is the last one, if it ended its Develop phase as it stands (R70), or did.
    pub due: Option<EndTrigger>,
    /// The fewest flags that anybody has left.
    pub flags: u8,
    /// Who has so few.
    pub seats: SeatSet,
    /// Hexes without a flag.
    pub hexes: u8,
    /// Stacks that must still run out.
    pub stacks: u8,
    /// The fewest tiles in so many stacks.
    pub tiles: u32,
    /// Whole rounds in which nobody did more than pass; `None` where they end nothing (R16).
    pub quiet: Option<u8>,
}

impl WealthOfNations {
    pub(super) fn ending(&self) -> Ending {
        let flags = self.nations.values().map(|nation| nation.flags_left).min().unwrap_or(0);
        let mut left: Vec<u8> = self.industry_stacks().filter(|number| *number > 0).collect();
        left.sort_unstable();
        let empty = self.industry_stacks().count() - left.len();
        let stacks = EMPTY_STACKS.saturating_sub(empty);
        Ending {
            due: self.end.or_else(|| self.end_trigger()).filter(|_| self.phase != Phase::Over),
            flags,
            seats: self.nations.iter().filter(|(_, nation)| nation.flags_left == flags).map(|(seat, _)| seat).collect(),
            hexes: self.playable().minus(self.claimed()).len(),
            stacks: stacks as u8,
            tiles: left.iter().take(stacks).map(|number| u32::from(*number)).sum(),
            quiet: match self.options.sleeping {
                // The round that is going on is not a whole one.
                Sleeping::Ends => Some(self.quiet.saturating_sub(1)),
                Sleeping::GoesOn => None,
            },
        }
    }
}
