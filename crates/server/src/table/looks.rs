//! Questions about a match that change nothing.

use super::actor::{Actor, Look};
use super::play::Play;
use serde_json::Value;
use store::Store;

/// A look into a match with more inputs goes off the threads that serve people: it may have to play much of it again.
const SHORT_MATCH: usize = 256;

impl<S: Store> Actor<S> {
    pub(super) async fn let_look(&mut self, look: Look) {
        if self.play.as_ref().is_none_or(|play| play.game.steps() <= SHORT_MATCH) {
            return look(self.play.as_ref());
        }
        let play = self.play.take();
        let looked = tokio::task::spawn_blocking(move || {
            look(play.as_ref());
            play
        });
        match looked.await {
            Ok(play) => self.play = play,
            Err(why) => {
                tracing::error!(table = %self.id.0, %why, "a look into a match failed");
                self.doubtful = true;
            }
        }
    }

    /// How the game ended: as the row says, where it has ended before, for the present rules may count otherwise.
    pub(super) fn outcome(&self, play: &Play) -> Option<Value> {
        match &self.row {
            Some((row, ..)) if play.closed => row.head.outcome.clone(),
            _ => play.game.outcome().filter(|_| !play.is_halted()),
        }
    }
}
