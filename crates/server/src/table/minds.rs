//! Bots think in tasks of their own, and say in the table's mailbox what they came to.

use super::actor::Command;
use super::core::{Consider, Event, Think};
use crate::games::BotTask;
use crate::shared::Shared;
use engine::{Dice, dice_from_entropy};
use serde_json::Value;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Store, TableId};
use tokio::sync::mpsc;

pub(super) fn think<S: Store>(shared: Arc<Shared<S>>, table: TableId, think: Think, address: mpsc::Sender<Command>) {
    let Think { seat, decision, creator, task, pause } = think;
    tokio::spawn(async move {
        // The pause lets people follow: who thinks long has paused already.
        let pause = tokio::time::sleep(pause);
        let decided = async {
            match task {
                Some(task) => decide(&shared, creator, table, task).await,
                None => None,
            }
        };
        let ((), action) = tokio::join!(pause, decided);
        address.send(Command::Tell(Event::Thought { seat, decision, action })).await.ok();
    });
}

pub(super) fn pause(pause: Duration, address: mpsc::Sender<Command>) {
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        address.send(Command::Tell(Event::Paused)).await.ok();
    });
}

pub(super) fn consider(consider: Consider, address: mpsc::Sender<Command>) {
    let Consider { seat, seq, task } = consider;
    tokio::spawn(async move {
        let action = glance(task).flatten();
        address.send(Command::Tell(Event::Spoke { seat, seq, action })).await.ok();
    });
}

/// What looks ahead does so off the threads that serve people, when it is this table's turn. A bot that fails or takes too long
/// gets the game's own harmless choice.
async fn decide<S>(shared: &Shared<S>, creator: PersonId, table: TableId, task: BotTask) -> Option<Value> {
    let BotTask { looks_ahead, decide } = task;
    let most = shared.config.bot_budget;
    if !looks_ahead {
        return glance(|dice| decide(most, dice));
    }
    let slot = shared.thinking.slot(creator, table).await;
    let thought = tokio::task::spawn_blocking(move || {
        let action = decide(slot.share, &mut dice_from_entropy());
        // The slot is free again when the decision is made.
        drop(slot);
        action
    });
    tokio::time::timeout(most, thought).await.ok().and_then(Result::ok)
}

/// A thought without looking ahead takes some ten microseconds: to hand it to another thread would take longer.
fn glance<T>(thought: impl FnOnce(&mut Dice) -> T) -> Option<T> {
    std::panic::catch_unwind(AssertUnwindSafe(|| thought(&mut dice_from_entropy()))).ok()
}
