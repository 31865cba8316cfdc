//! A table's log cannot grow for ever, even where whoever acts takes it back each time.

use super::actor::Actor;
use super::together::Wish;
use crate::HubError;
use store::Store;

impl<S: Store> Actor<S> {
    /// Whether the log takes what somebody wishes. What the game waits for it always takes.
    pub(super) fn check_room(&self, wish: &Wish) -> Result<(), HubError> {
        let Some(play) = &self.play else { return Ok(()) };
        let limit = play.game.max_inputs() * self.shared.config.entries_per_input;
        let owed = matches!(wish, Wish::Act { seat, .. } if play.awaited().contains(*seat));
        if owed || play.seq < limit as u64 { Ok(()) } else { Err(HubError::LogFull { limit }) }
    }
}
