//! What a viewer sees.

use crate::state::WealthOfNations;
use engine::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: WealthOfNations,
}

impl WealthOfNations {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        View { viewer, table: self.clone() }
    }
}
