//! What happens at the same moment goes to disk together, and everybody is told once.
//!
//! Where several people decide at the same time their actions may come almost at once. One commit and one new state
//! serve them all; each is still judged after the one before, and answered only when all of it is on disk. A decision
//! waits for others that are owed together with it, though no longer than the last write took: so that a busy server,
//! whose writes take longer, writes less often.

use super::actor::{Actor, Command, refuse};
use super::play::Play;
use super::record::Record;
use crate::HubError;
use crate::protocol::ClientMessage;
use engine::Seat;
use serde_json::Value;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{PersonId, Store, StoreError};
use tokio::time::{Instant, timeout_at};

/// Commands that are taken together at the most, so that nobody waits for ever.
const TOGETHER: usize = 64;

/// Nobody notices a wait of this length.
pub(super) const LONGEST_GRACE: Duration = Duration::from_millis(20);

/// An entry that is not on disk yet, with the request it belongs to.
pub(super) struct Pending {
    pub(super) record: Record,
    pub(super) action: Option<(PersonId, String)>,
}

/// Somebody who is answered when what they asked for is on disk.
pub(super) struct Waiting {
    pub(super) client: u64,
    pub(super) key: (PersonId, String),
    /// How long the log is after the first entry of the request.
    pub(super) seq: u64,
    pub(super) wish: Wish,
}

/// What can be asked for with an id.
pub(super) enum Wish {
    Act { seat: Seat, decision: u64, action: Value },
    Undo { seat: Seat },
    AnswerUndo { seat: Seat, yes: bool },
    Vote { seat: Seat, against: Seat, yes: bool },
    TakeSeat { seat: Seat },
}

impl<S: Store> Actor<S> {
    /// Handles a command and those that have come in the meantime. `Break` when the table must leave memory.
    pub(super) async fn handle_together(&mut self, first: Command) -> ControlFlow<()> {
        // Whoever else has something to say at this moment gets the time to say it.
        tokio::task::yield_now().await;
        let owed = self.play.as_ref().map(Play::owed).unwrap_or_default();
        let until = Instant::now() + self.grace;
        let (mut next, mut taken) = (Some(first), 0);
        while let Some(command) = next.take() {
            if let Command::Stop = command {
                self.flush().await;
                return ControlFlow::Break(());
            }
            if let Err(error) = self.read_if_doubtful().await {
                refuse(command, &error);
                self.tell_failure(&error);
                return ControlFlow::Break(());
            }
            let alone = !is_play(&command);
            if alone {
                self.flush().await;
            }
            self.handle(command).await;
            if alone {
                self.flush().await;
            }
            taken += 1;
            if taken < TOGETHER {
                next = self.next_command(&owed, until).await;
            }
        }
        self.flush().await;
        let Err(error) = self.read_if_doubtful().await else { return ControlFlow::Continue(()) };
        self.tell_failure(&error);
        ControlFlow::Break(())
    }

    /// Whether somebody who is here still owes the decision that was owed together with those that were made.
    fn others_may_follow(&self, owed: &[(Seat, u64)]) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| !self.pending.is_empty()) else { return false };
        let left = play.awaited();
        let may_follow = |seat: Seat| match play.chair(seat) {
            Some(chair) if !chair.is_in_hand() => self.thinking.contains(seat),
            Some(chair) => chair.person().is_some_and(|person| self.is_here(person)),
            None => false,
        };
        owed.iter().any(|(seat, decision)| left.contains(*seat) && play.decision(*seat) == *decision && may_follow(*seat))
    }

    /// What has come, or comes in time where others may follow.
    async fn next_command(&mut self, owed: &[(Seat, u64)], until: Instant) -> Option<Command> {
        match self.mailbox.try_recv() {
            Ok(command) => Some(command),
            Err(_) if self.others_may_follow(owed) => timeout_at(until, self.mailbox.recv()).await.ok().flatten(),
            Err(_) => None,
        }
    }

    /// Commits what was recorded on the table's own account, and tells everybody.
    pub(super) async fn keep(&mut self, recorded: Result<(), HubError>) {
        if let Err(error) = recorded {
            tracing::error!(table = %self.id.0, %error, "the table could not go on by itself");
            self.abandon();
        }
        self.flush().await;
    }

    /// Takes a wish into the match; [`Actor::flush`] puts it on disk and answers.
    pub(super) fn record_wish(&mut self, asked: Waiting) -> Result<(), Box<(Waiting, HubError)>> {
        let recorded = self.pending.len();
        if let Err(error) = self.grant(&asked.key.0, &asked.wish) {
            if self.pending.len() > recorded {
                self.abandon();
            }
            return Err(Box::new((asked, error)));
        }
        if let Some(first) = self.pending.get_mut(recorded) {
            first.action = Some(asked.key.clone());
        }
        self.waiting.push(asked);
        Ok(())
    }

    /// Puts everything that was recorded on disk, then answers those who asked for it and tells everybody.
    pub(super) async fn flush(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        if self.pending.is_empty() {
            // Those who still wait lost their entries because another's went wrong.
            return self.redo(waiting).await;
        }
        match self.commit().await {
            Ok(records) => self.answer(waiting, &records).await,
            Err(error) => {
                tracing::warn!(table = %self.id.0, %error, "the table reads its log again");
                if waiting.len() > 1 { self.redo(waiting).await } else { self.not_kept(waiting, &error).await }
            }
        }
    }

    /// Each alone, so that only the one at fault is refused.
    async fn redo(&mut self, waiting: Vec<Waiting>) {
        for mut asked in waiting {
            if let Err(error) = self.read_if_doubtful().await {
                self.refuse_unless_done(asked.client, asked.key, &error).await;
                continue;
            }
            asked.seq = self.play.as_ref().map_or(0, |play| play.seq) + 1;
            if let Err(refused) = self.record_wish(asked) {
                let (asked, error) = *refused;
                self.refuse_unless_done(asked.client, asked.key, &error).await;
                continue;
            }
            let committed = self.commit().await;
            let asked = std::mem::take(&mut self.waiting);
            match committed {
                Ok(records) => self.answer(asked, &records).await,
                Err(error) => self.not_kept(asked, &error).await,
            }
        }
    }

    async fn answer(&mut self, waiting: Vec<Waiting>, records: &[Record]) {
        self.shared.actions.fetch_add(waiting.len() as u64, Ordering::Relaxed);
        for Waiting { client, key, seq, .. } in waiting {
            self.remember(key.clone(), seq);
            self.ack(client, key.1, seq);
        }
        self.announce(records);
        self.snapshot_if_due().await;
    }

    async fn not_kept(&mut self, waiting: Vec<Waiting>, error: &StoreError) {
        for asked in waiting {
            if let StoreError::Unavailable(why) = error {
                tracing::error!(table = %self.id.0, %why, "an action could not be kept");
            }
            self.refuse_unless_done(asked.client, asked.key, &error.into()).await;
        }
    }
}

/// What may go to disk together with others of its kind.
fn is_play(command: &Command) -> bool {
    matches!(command, Command::BotDecided { .. } | Command::Say { message: ClientMessage::Act { .. }, .. })
}
