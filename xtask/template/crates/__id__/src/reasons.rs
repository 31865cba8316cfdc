//! What speaks for an action: facts that the rules know, from what everybody sees.

use crate::action::Action;
use crate::state::__Type__;
use crate::view::View;
use engine::{Bearing, Reasons, Seat};
use serde::{Deserialize, Serialize};

/// A fact with its numbers. `from` is what there is now, or what another action would leave; `to` what this action leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Stones that were taken.
    Stones { from: u8, to: u8 },
}

/// What in the position points at the best action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Nudge {
    /// Stones that are left.
    Heap { stones: u8 },
}

impl Reasons for __Type__ {
    type Reason = Reason;
    type Nudge = Nudge;

    fn differences(seat: Seat, from: &View, to: &View) -> Vec<Reason> {
        let (from, to) = (from.table.taken[seat], to.table.taken[seat]);
        if from == to { Vec::new() } else { vec![Reason::Stones { from, to }] }
    }

    fn prospects(_view: &View, _seat: Seat, _action: &Action) -> Vec<Reason> {
        Vec::new()
    }

    fn bearing(reason: &Reason) -> Bearing {
        let Reason::Stones { from, to } = reason;
        if to > from { Bearing::For } else { Bearing::Cost }
    }

    /// A stone is a point.
    fn weight(reason: &Reason) -> u32 {
        let Reason::Stones { from, to } = reason;
        10 * u32::from(from.abs_diff(*to))
    }

    fn lesson(_reason: &Reason) -> Option<&'static str> {
        None
    }

    fn nudge(view: &View, _seat: Seat, reasons: &[Reason]) -> Option<Nudge> {
        reasons.first().map(|_| Nudge::Heap { stones: view.table.heap })
    }
}
