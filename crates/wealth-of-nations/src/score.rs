//! Victory points (EN1 p.14).

use crate::state::{Phase, WealthOfNations};
use engine::Outcome;

impl WealthOfNations {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over => Some(Outcome { reason: "flags", standings: Vec::new() }),
            _ => None,
        }
    }
}
