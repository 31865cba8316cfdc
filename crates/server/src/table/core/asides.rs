//! Bots speak out of turn: they answer offers and make some, though the game waits for somebody else.

use super::{Consider, Effect, TableCore};
use crate::Refusal;
use crate::protocol::By;
use engine::Seat;
use serde_json::Value;

impl TableCore {
    /// After every change the bots that may speak are asked once, by the node that wrote it, when people have had time to see it.
    pub(super) fn pause_before_asides(&mut self) {
        let Ok(play) = self.playing() else { return };
        let seq = play.seq;
        if self.spoken_at == seq || play.speakers().is_empty() {
            return;
        }
        self.spoken_at = seq;
        self.effects.push(Effect::PauseBeforeAsides(self.environment.config.bot_delay));
    }

    pub(super) fn let_bots_consider(&mut self) {
        let Ok(play) = self.playing() else { return };
        let consider = |seat: Seat| {
            let task = play.game.aside_task(seat, play.chair(seat)?.bot()?);
            Some(Effect::Consider(Consider { seat, seq: play.seq, task }))
        };
        let asked: Vec<Effect> = play.speakers().into_iter().filter_map(consider).collect();
        self.effects.extend(asked);
    }

    /// What was thought of another state is not said: the bot is asked again.
    pub(super) fn bot_speaks(&mut self, seat: Seat, seq: u64, action: &Value) -> Result<(), Refusal> {
        let Ok(play) = self.playing() else { return Ok(()) };
        if play.seq != seq || !play.speakers().contains(&seat) || !play.table.said.is_new(play.awaited(), seat, action) {
            return Ok(());
        }
        self.counts.bot_decisions += 1;
        self.record_act(seat, action, By::Bot)
    }
}
