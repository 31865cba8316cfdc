//! Questions about a match that change nothing.

use super::event::Done;
use super::{Doing, Effect, TableCore, Work, Worked};
use crate::table::play::Play;

/// A question about the match, if there is one.
pub type Look = Box<dyn FnOnce(Option<&Play>) + Send>;

/// A look into a match with more inputs goes off the threads that serve people: it may have to play much of it again.
const SHORT_MATCH: usize = 256;

impl TableCore {
    pub(super) fn let_look(&mut self, look: Look) {
        if self.play.as_ref().is_none_or(|play| play.game.steps() <= SHORT_MATCH) {
            return look(self.play.as_ref());
        }
        let play = self.play.take();
        let work = move || {
            look(play.as_ref());
            Worked(Box::new(Done::Inspected(play)))
        };
        self.doing = Doing::Inspecting;
        self.effects.push(Effect::Work(Work(Box::new(work))));
    }
}
