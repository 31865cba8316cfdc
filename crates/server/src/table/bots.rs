//! Bots decide elsewhere: from their seat's view alone, within a budget. Those that decide at the same time think at the
//! same time, so that nobody waits for one after the other.

use super::actor::{Actor, Command};
use super::chairs::{Chair, Decider};
use super::play::Play;
use crate::games::BotTask;
use crate::protocol::{By, Occupant};
use crate::shared::Shared;
use engine::{Seat, dice_from_entropy};
use serde_json::Value;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{PersonId, Store, TableId};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

impl<S: Store> Actor<S> {
    /// Lets every bot think that the game waits for; seats of those who left pass.
    pub(super) fn drive_bots(&mut self) {
        if self.doubtful {
            return;
        }
        let (Ok(play), Some((row, ..)), Some(address)) = (self.playing(), &self.row, self.address.upgrade()) else { return };
        if self.plays_for_nobody(play) {
            return;
        }
        let creator = row.creator.clone();
        let idle = play.awaited().minus(self.thinking);
        let task = |seat: Seat| match play.chair(seat)?.decider() {
            Decider::Bot(level) => Some((seat, play.decision(seat), Some(play.game.bot_task(seat, level)))),
            Decider::Default => Some((seat, play.decision(seat), None)),
            Decider::Person | Decider::Nobody => None,
        };
        let tasks: Vec<(Seat, u64, Option<BotTask>)> = idle.iter().filter_map(task).collect();
        for (seat, decision, task) in tasks {
            self.thinking = self.thinking.with(seat);
            self.think(creator.clone(), seat, decision, task, address.clone());
        }
    }

    /// Bots alone could go on for ever where the options say so: they rest while nobody looks.
    fn plays_for_nobody(&self, play: &Play) -> bool {
        !play.game.ends() && self.clients.is_empty() && play.book.chairs.iter().all(|chair| !chair.is_in_hand())
    }

    /// Thinks for whoever made the table: bots of all their tables share one place among people.
    fn think(&self, creator: PersonId, seat: Seat, decision: u64, task: Option<BotTask>, address: mpsc::Sender<Command>) {
        let (shared, table) = (self.shared.clone(), self.id.clone());
        let delay = shared.config.bot_delay.max(self.setback);
        tokio::spawn(async move {
            // The pause lets people follow: who thinks long has paused already.
            let pause = tokio::time::sleep(delay);
            let decided = async {
                match task {
                    Some(task) => decide(&shared, creator, table, task).await,
                    None => None,
                }
            };
            let ((), action) = tokio::join!(pause, decided);
            address.send(Command::BotDecided { seat, decision, action }).await.ok();
        });
    }

    pub(super) async fn bot_decided(&mut self, seat: Seat, decision: u64, action: Option<Value>) {
        self.thinking = self.thinking.without(seat);
        let Ok(play) = self.playing() else { return };
        let still_due = play.awaited().contains(seat) && play.decision(seat) == decision;
        let Some(by) = play.chair(seat).filter(|_| still_due).and_then(decided_by) else { return };
        let default = play.game.default_action(seat);
        let chosen = action.map(|action| self.record_act(seat, &action, by));
        let recorded = match chosen {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => {
                tracing::error!(table = %self.id.0, %error, "a bot chose what the rules refuse");
                self.record_act(seat, &default, by)
            }
            None => self.record_act(seat, &default, by),
        };
        self.shared.bot_decisions.fetch_add(1, Ordering::Relaxed);
        // What was recorded is put on disk together with what others do at this moment.
        if recorded.is_err() {
            self.keep(recorded).await;
        }
    }
}

/// Who decides in a chair where no person does.
fn decided_by(chair: &Chair) -> Option<By> {
    match (chair.decider(), &chair.occupant) {
        (Decider::Bot(_), Occupant::Person { .. }) => Some(By::StandIn),
        (Decider::Bot(_), _) => Some(By::Bot),
        (Decider::Default, _) => Some(By::Left),
        (Decider::Person | Decider::Nobody, _) => None,
    }
}

/// Decides off the threads that serve people, when it is this table's turn.
async fn decide<S>(shared: &Shared<S>, creator: PersonId, table: TableId, task: BotTask) -> Option<Value> {
    let budget = shared.config.bot_budget;
    let thought = if task.looks_ahead {
        let slot = shared.thinking.slot(creator, table).await;
        spawn_decision(task, slot.share, slot)
    } else {
        spawn_decision(task, budget, shared.thinking.quick_slot().await)
    };
    // A bot that fails or takes too long gets the game's own harmless choice.
    tokio::time::timeout(budget, thought).await.ok().and_then(Result::ok)
}

/// The slot is free again when the decision is made.
fn spawn_decision(task: BotTask, most: Duration, slot: impl Send + 'static) -> JoinHandle<Value> {
    tokio::task::spawn_blocking(move || {
        let action = (task.decide)(most, &mut dice_from_entropy());
        drop(slot);
        action
    })
}
