//! What speaks for a trader's action: coins.

use super::action::HaggleAction;
use super::state::Haggle;
use super::view::HaggleView;
use engine::{Bearing, Reasons, Seat};
use serde::{Deserialize, Serialize};

/// A fact with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HaggleReason {
    Coins { from: u8, to: u8 },
}

impl Reasons for Haggle {
    type Reason = HaggleReason;
    type Nudge = HaggleReason;

    fn differences(seat: Seat, from: &HaggleView, to: &HaggleView) -> Vec<HaggleReason> {
        let (from, to) = (from.open.coins[seat], to.open.coins[seat]);
        if from == to { Vec::new() } else { vec![HaggleReason::Coins { from, to }] }
    }

    fn prospects(_view: &HaggleView, _seat: Seat, _action: &HaggleAction) -> Vec<HaggleReason> {
        Vec::new()
    }

    fn bearing(reason: &HaggleReason) -> Bearing {
        let HaggleReason::Coins { from, to } = reason;
        if to > from { Bearing::For } else { Bearing::Cost }
    }

    fn weight(reason: &HaggleReason) -> u32 {
        let HaggleReason::Coins { from, to } = reason;
        from.abs_diff(*to).into()
    }

    fn lesson(_reason: &HaggleReason) -> Option<&'static str> {
        None
    }

    fn nudge(_view: &HaggleView, _seat: Seat, reasons: &[HaggleReason]) -> Option<HaggleReason> {
        reasons.first().copied()
    }
}
