//! The last acknowledgements, so that a request that comes again gets the same answer without a look into the store.

use super::ActionKey;
use std::collections::VecDeque;

/// Acknowledgements that are remembered; older ones are looked up in the store.
const KEPT: usize = 128;

#[derive(Default)]
pub(super) struct Acks {
    kept: VecDeque<(ActionKey, u64)>,
}

impl Acks {
    /// How long the log was after the first entry of this request, if that is remembered.
    pub(super) fn seq_of(&self, key: &ActionKey) -> Option<u64> {
        self.kept.iter().find(|(known, _)| known == key).map(|(_, seq)| *seq)
    }

    pub(super) fn remember(&mut self, key: ActionKey, seq: u64) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((key, seq));
    }
}
