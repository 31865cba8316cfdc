//! Bots think in tasks of their own, and say in the table's mailbox what they came to.

use super::actor::Command;
use super::core::{Consider, Event, Think};
use crate::games::BotTask;
use crate::shared::Shared;
use engine::dice_from_entropy;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Store, TableId};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

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

pub(super) fn consider<S: Store>(shared: Arc<Shared<S>>, consider: Consider, address: mpsc::Sender<Command>) {
    let Consider { seat, seq, task } = consider;
    tokio::spawn(async move {
        let slot = shared.thinking.quick_slot().await;
        let thought = tokio::task::spawn_blocking(move || {
            let action = task(&mut dice_from_entropy());
            drop(slot);
            action
        });
        let action = thought.await.ok().flatten();
        address.send(Command::Tell(Event::Spoke { seat, seq, action })).await.ok();
    });
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
