//! Bots speak out of turn: they answer offers and make some, though the game waits for somebody else.

use super::actor::{Actor, Command};
use crate::games::AsideTask;
use crate::protocol::By;
use engine::{Seat, dice_from_entropy};
use serde_json::Value;
use std::sync::atomic::Ordering;
use store::Store;

impl<S: Store> Actor<S> {
    /// After every change the bots that may speak are asked once, when people have had time to see it.
    pub(super) fn call_bots_aside(&mut self) {
        if self.doubtful {
            return;
        }
        let (Ok(play), Some(address)) = (self.playing(), self.address.upgrade()) else { return };
        let seq = play.seq;
        if self.spoken_at == seq || play.speakers().is_empty() {
            return;
        }
        self.spoken_at = seq;
        let delay = self.shared.config.bot_delay;
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            address.send(Command::Speak).await.ok();
        });
    }

    pub(super) fn let_bots_speak(&mut self) {
        let (Ok(play), Some(address)) = (self.playing(), self.address.upgrade()) else { return };
        let task = |seat: Seat| Some((seat, play.game.aside_task(seat, play.chair(seat)?.bot()?)));
        let tasks: Vec<(Seat, AsideTask)> = play.speakers().into_iter().filter_map(task).collect();
        let seq = play.seq;
        for (seat, task) in tasks {
            let (shared, address) = (self.shared.clone(), address.clone());
            tokio::spawn(async move {
                let slot = shared.thinking.quick_slot().await;
                let thought = tokio::task::spawn_blocking(move || {
                    let action = task(&mut dice_from_entropy());
                    drop(slot);
                    action
                });
                let action = thought.await.ok().flatten();
                address.send(Command::BotSpoke { seat, seq, action }).await.ok();
            });
        }
    }

    /// What was thought of another state is not said: the bot is asked again.
    pub(super) async fn bot_spoke(&mut self, seat: Seat, seq: u64, action: Option<Value>) {
        let Some(action) = action else { return };
        let Ok(play) = self.playing() else { return };
        if play.seq != seq || !play.speakers().contains(&seat) || !play.book.said.is_new(play.awaited(), seat, &action) {
            return;
        }
        let recorded = self.record_act(seat, &action, By::Bot);
        self.shared.bot_decisions.fetch_add(1, Ordering::Relaxed);
        self.keep(recorded).await;
    }
}
