//! The task that keeps one table: it hands over what happens, one thing after the other, and carries out what the table wants
//! done. What the table makes of it is in [`super::core`].

use super::core::{Ask, CallReply, Effect, Event, ReplyTo, TableCore};
use super::{minds, storage};
use crate::Refusal;
use crate::hub::LetGo;
use crate::protocol::{Hello, ServerMessage};
use crate::shared::Shared;
use crate::visitor::Neighbourhood;
use engine::dice_from_entropy;
use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use store::{Person, Store, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

pub(crate) type ReplySender<T> = oneshot::Sender<Result<T, Refusal>>;

/// What comes into a table's mailbox.
pub(crate) enum Command {
    Connect {
        person: Person,
        from: Neighbourhood,
        hello: Hello,
        reply: ReplySender<Connected>,
    },
    Ask {
        what: Ask,
        reply: ReplySender<CallReply>,
    },
    /// The row changed in the lobby, or play is to begin.
    Refresh {
        reply: ReplySender<CallReply>,
    },
    /// Something that nobody waits for an answer to.
    Tell(Event),
}

/// What a client that was let in gets.
pub(crate) struct Connected {
    pub(crate) client: u64,
    pub(crate) address: mpsc::Sender<Command>,
    pub(crate) receiver: mpsc::Receiver<ServerMessage>,
    pub(crate) let_go: Arc<OnceLock<LetGo>>,
}

pub(crate) struct Actor<S> {
    shared: Arc<Shared<S>>,
    id: TableId,
    table: TableCore,
    channels: BTreeMap<u64, Channel>,
    /// Clients that did not keep up, or are gone.
    lost: Vec<u64>,
    replies: BTreeMap<ReplyTo, Waiting>,
    next_reply: u64,
    /// When the first of what may share a write came.
    gathering_since: Instant,
    mailbox: mpsc::Receiver<Command>,
    address: mpsc::WeakSender<Command>,
}

/// The server's end of a client's channel.
struct Channel {
    sender: mpsc::Sender<ServerMessage>,
    /// Why the client had to leave, if it had to.
    let_go: Arc<OnceLock<LetGo>>,
    _counted: Counted,
}

/// Whoever waits for an answer.
enum Waiting {
    Newcomer { client: u64, receiver: mpsc::Receiver<ServerMessage>, let_go: Arc<OnceLock<LetGo>>, reply: ReplySender<Connected> },
    Caller(ReplySender<CallReply>),
}

/// One in the number of connections, for as long as it lives.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(counter: &Arc<AtomicUsize>) -> Counted {
        counter.fetch_add(1, Ordering::Relaxed);
        Counted(counter.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl<S: Store> Actor<S> {
    pub(crate) fn new(shared: Arc<Shared<S>>, id: TableId, mailbox: mpsc::Receiver<Command>, address: mpsc::WeakSender<Command>) -> Self {
        let table = TableCore::new(id.clone(), shared.environment.clone(), Box::new(dice_from_entropy));
        Actor {
            shared,
            id,
            table,
            channels: BTreeMap::new(),
            lost: Vec::new(),
            replies: BTreeMap::new(),
            next_reply: 0,
            gathering_since: Instant::now(),
            mailbox,
            address,
        }
    }

    pub(crate) async fn run(mut self) {
        while let Some(event) = self.next_event().await {
            if self.handle(event).await.is_break() {
                break;
            }
        }
        // Whoever still calls finds the mailbox closed and has the table loaded anew.
        self.shared.forget(&self.id, &self.address);
    }

    /// What happens next; none when the table can leave memory.
    async fn next_event(&mut self) -> Option<Event> {
        if let Some(grace) = self.table.gathering() {
            return Some(self.gather(grace).await);
        }
        let idle = self.shared.config.idle_after;
        loop {
            match timeout(idle, self.mailbox.recv()).await {
                Ok(command) => {
                    // Whoever else has something to say at this moment gets the time to say it.
                    tokio::task::yield_now().await;
                    self.gathering_since = Instant::now();
                    return command.map(|command| self.event_of(command));
                }
                Err(_) if self.table.is_idle() => return None,
                Err(_) => {
                    self.lost.extend(self.channels.iter().filter(|(_, channel)| channel.sender.is_closed()).map(|(client, _)| *client));
                    if let Some(client) = self.lost.pop() {
                        return Some(Event::Gone { client });
                    }
                }
            }
        }
    }

    /// What has come in the meantime, or comes in time where others may follow.
    async fn gather(&mut self, grace: Duration) -> Event {
        let command = match self.mailbox.try_recv() {
            Ok(command) => Some(command),
            Err(_) if grace.is_zero() => None,
            Err(_) => timeout_at(self.gathering_since + grace, self.mailbox.recv()).await.ok().flatten(),
        };
        command.map_or(Event::Gathered, |command| self.event_of(command))
    }

    fn event_of(&mut self, command: Command) -> Event {
        match command {
            Command::Connect { person, from, hello, reply } => {
                let (sender, receiver) = mpsc::channel(self.shared.config.messages_behind);
                let (client, let_go) = (self.shared.next_client(), Arc::<OnceLock<LetGo>>::default());
                let _counted = Counted::new(&self.shared.connections);
                self.channels.insert(client, Channel { sender, let_go: let_go.clone(), _counted });
                let reply = self.wait(Waiting::Newcomer { client, receiver, let_go, reply });
                Event::Connect { client, person, from, hello, reply }
            }
            Command::Ask { what, reply } => Event::Call { what, reply: self.wait(Waiting::Caller(reply)) },
            Command::Refresh { reply } => Event::Refresh { reply: self.wait(Waiting::Caller(reply)) },
            Command::Tell(event) => event,
        }
    }

    fn wait(&mut self, waiting: Waiting) -> ReplyTo {
        self.next_reply += 1;
        let to = ReplyTo(self.next_reply);
        self.replies.insert(to, waiting);
        to
    }

    /// Hands an event to the table and carries out what follows from it. `Break` when the table must leave memory.
    async fn handle(&mut self, event: Event) -> ControlFlow<()> {
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            if let Event::Gone { client } = &event {
                self.channels.remove(client);
            }
            self.table.note_interruptions(self.shared.heartbeat.interruptions(std::time::Instant::now()));
            for effect in self.table.handle(self.shared.time.now(), event) {
                events.extend(self.carry_out(effect).await?);
            }
            events.extend(self.lost.drain(..).map(|client| Event::Gone { client }));
        }
        let counts = self.table.take_counts();
        self.shared.actions.fetch_add(counts.actions, Ordering::Relaxed);
        self.shared.bot_decisions.fetch_add(counts.bot_decisions, Ordering::Relaxed);
        self.shared.conflicts.fetch_add(counts.conflicts, Ordering::Relaxed);
        self.shared.retried.fetch_add(counts.retried, Ordering::Relaxed);
        self.shared.caught_up.fetch_add(counts.caught_up, Ordering::Relaxed);
        ControlFlow::Continue(())
    }

    /// What came of it, where the table waits for it.
    async fn carry_out(&mut self, effect: Effect) -> ControlFlow<(), Option<Event>> {
        match effect {
            Effect::Send { client, message } => self.send(client, message),
            Effect::Close { client, why } => {
                if let (Some(channel), Some(why)) = (self.channels.remove(&client), why) {
                    // The first reason stays.
                    let _ = channel.let_go.set(why);
                }
            }
            Effect::Reply { to, answer } => self.reply(to, answer),
            Effect::Store(request) => {
                let reply = storage::carry_out(&self.shared, &self.id, request).await;
                return ControlFlow::Continue(Some(Event::Stored(reply)));
            }
            Effect::Work(work) => {
                let worked = tokio::task::spawn_blocking(move || work.run()).await.ok();
                return ControlFlow::Continue(Some(Event::Worked(worked)));
            }
            Effect::Think(think) => self.with_address(|shared, table, address| minds::think(shared, table, think, address)),
            Effect::PauseBeforeAsides(pause) => self.with_address(|_, _, address| minds::pause(pause, address)),
            Effect::Consider(consider) => self.with_address(|_, _, address| minds::consider(consider, address)),
            Effect::Publish(notice) => self.shared.publish(&self.id, notice),
            Effect::Leave => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(None)
    }

    /// A client that does not read fast enough is cut off; it can come back and say what it saw last.
    fn send(&mut self, client: u64, message: ServerMessage) {
        let Some(channel) = self.channels.get(&client) else { return };
        if channel.sender.try_send(message).is_err() {
            self.channels.remove(&client);
            self.lost.push(client);
        }
    }

    fn reply(&mut self, to: ReplyTo, answer: Result<CallReply, Refusal>) {
        match self.replies.remove(&to) {
            Some(Waiting::Newcomer { client, receiver, let_go, reply }) => {
                if answer.is_err() {
                    self.channels.remove(&client);
                }
                let address = self.address.upgrade().ok_or(Refusal::Unavailable);
                let connected = answer.and(address).map(|address| Connected { client, address, receiver, let_go });
                reply.send(connected).ok();
            }
            Some(Waiting::Caller(reply)) => drop(reply.send(answer)),
            None => {}
        }
    }

    /// Where the server still listens.
    fn with_address(&self, spawn: impl FnOnce(Arc<Shared<S>>, TableId, mpsc::Sender<Command>)) {
        if let Some(address) = self.address.upgrade() {
            spawn(self.shared.clone(), self.id.clone(), address);
        }
    }
}
