//! Reasons of any game, as they are told.

use super::adapter::to_json;
use crate::protocol::{Bearing, Reason, Why};
use engine::{Explanation, Reasons, brief};

/// Of what speaks for an action, of what it costs and of warnings so many are told.
const REASONS: [usize; 3] = [3, 1, 1];
/// Of what another one lacks, and of what it has for itself.
const LACKS: [usize; 3] = [2, 1, 0];

/// The weightiest facts of an explanation.
pub(super) fn told_why<G: Reasons>(explanation: &Explanation<G>) -> Why {
    let told = |reasons: &[G::Reason], most| brief::<G>(reasons, most).iter().map(told_reason::<G>).collect();
    Why {
        nudge: explanation.nudge.as_ref().map(to_json),
        reasons: told(&explanation.reasons, REASONS),
        lacks: explanation.lacks.iter().map(|lacks| told(lacks, LACKS)).collect(),
    }
}

fn told_reason<G: Reasons>(reason: &G::Reason) -> Reason {
    let bearing = match G::bearing(reason) {
        engine::Bearing::For => Bearing::For,
        engine::Bearing::Cost => Bearing::Cost,
        engine::Bearing::Warning => Bearing::Warning,
    };
    Reason { fact: to_json(reason), bearing, lesson: G::lesson(reason).map(str::to_owned) }
}
