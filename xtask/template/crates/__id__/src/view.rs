//! What a viewer sees: everything, with the decision it owes.

use crate::state::{__Type__, Phase};
use engine::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    /// The whole table: nothing of it is hidden.
    pub table: __Type__,
    /// The most stones that the viewer may take now; nothing if it is not their turn.
    pub most: Option<u8>,
}

impl __Type__ {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let most = match (self.phase, viewer) {
            (Phase::Taking(seat), Viewer::Seat(eyes)) => (seat == eyes).then(|| self.most()),
            (Phase::Taking(_) | Phase::FirstPlayer | Phase::Over(_), _) => None,
        };
        View { viewer, table: self.clone(), most }
    }
}
