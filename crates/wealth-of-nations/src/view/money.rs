//! How much money others see: exactly, or about (EN1 p.8).

use crate::state::WealthOfNations;
use engine::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Where each range begins. A note's repayment is one of the borders, so that who can repay is no secret.
const BORDERS: [u32; 8] = [0, 1, 25, 50, 100, 200, 400, 800];

/// At least and at the most; where both are the same, it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MoneyRange {
    pub least: u32,
    /// `None`: nobody can say.
    pub most: Option<u32>,
}

impl MoneyRange {
    const fn exact(money: u32) -> MoneyRange {
        MoneyRange { least: money, most: Some(money) }
    }

    /// What can be seen of a pile at a glance.
    fn about(money: u32) -> MoneyRange {
        let above = BORDERS.partition_point(|border| *border <= money);
        MoneyRange { least: BORDERS[above - 1], most: BORDERS.get(above).map(|border| border - 1) }
    }
}

impl WealthOfNations {
    /// One's own money is known, and all money once the game is over.
    pub(crate) fn money_seen(&self, viewer: Viewer) -> BySeat<MoneyRange> {
        let hidden = self.hides_money() && self.phase != crate::state::Phase::Over;
        let look = |seat: Seat| {
            let money = self.nations[seat].money;
            if hidden && !viewer.is(seat) { MoneyRange::about(money) } else { MoneyRange::exact(money) }
        };
        BySeat::from_fn(self.seats(), look)
    }
}
