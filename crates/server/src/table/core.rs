//! A table as a state machine: what happens to it goes in as an [`Event`], what it wants done comes out as [`Effect`]s. Nothing
//! in here waits, reads a clock, uses a disk or makes its own dice, so that a simulator can drive it through any order of
//! events. The actor carries the effects out.
//!
//! A table does one thing at a time. While it waits for the store, events queue up; whatever it shows or answers is on disk.

#[macro_use]
mod planted;
mod acks;
mod asides;
mod batch;
mod bots;
mod chat;
mod clients;
mod ending;
mod event;
mod head;
mod inspect;
mod leaving;
mod notices;
mod places;
mod reading;
mod recording;
mod request;
mod rules;
mod seats;
mod undo;
mod views;
mod votes;

pub(crate) use chat::chat_line;
pub use event::{CallReply, Consider, Effect, Event, Greeted, ReplyTo, StoreReply, StoreRequest, Think, Work, Worked};
pub(crate) use head::CLAIM;
pub use inspect::Look;
#[cfg(feature = "planted-faults")]
pub use planted::PlantedFault;
pub use request::Ask;

use super::chairs::Row;
use super::play::Play;
use crate::cluster::Membership;
use crate::protocol::{ClientMessage, Presence};
use crate::spectators::Spectators;
use crate::{Games, HubConfig, Refusal};
use acks::Acks;
use batch::Batch;
use chat::ChatRate;
use clients::{Client, Newcomer};
use engine::{Dice, Seat, SeatSet};
use notices::Elsewhere;
use reading::Stage;
use request::Request;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Message, Millis, PersonId, TableId};

/// What all tables of a server know of it.
pub struct Environment {
    pub(crate) games: Games,
    pub(crate) config: HubConfig,
    /// Since when the server is up.
    pub(crate) since: Millis,
    pub(crate) spectators: Spectators,
    /// The cluster this server belongs to.
    pub(crate) membership: Option<Membership>,
}

impl Environment {
    pub fn new(games: Games, config: HubConfig, since: Millis) -> Environment {
        let spectators = Spectators::new(config.spectators_per_person, config.spectators_per_address);
        Environment { games, config, since, spectators, membership: None }
    }

    /// Its place among other servers, if there may be any.
    pub fn membership(&self) -> Option<&Membership> {
        self.membership.as_ref()
    }

    /// The same for a node of a cluster.
    pub fn in_cluster(self, membership: Membership) -> Environment {
        Environment { membership: Some(membership), ..self }
    }
}

/// Gives fresh dice whenever chance is due.
pub type DiceSource = Box<dyn FnMut() -> Dice + Send>;

/// How often something has happened since this was last asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Requests of clients that were acknowledged.
    pub actions: u64,
    pub bot_decisions: u64,
    /// Appends before which somebody else had written.
    pub conflicts: u64,
    /// Requests that were tried again after one.
    pub retried: u64,
    /// How often entries of other nodes were taken in.
    pub caught_up: u64,
}

pub struct TableCore {
    id: TableId,
    environment: Arc<Environment>,
    dice: DiceSource,
    /// When the event at hand happened, and when the first one did.
    now: Millis,
    loaded_at: Option<Millis>,
    row: Option<Row>,
    play: Option<Play>,
    /// How long the log is where the game cannot be set up and there is no match.
    shelved_length: u64,
    clients: BTreeMap<u64, Client>,
    /// Who is here, as everybody was last told.
    presence_told: Presence,
    presence_changed: bool,
    /// Who is here through other nodes, and who they were told is here through this one.
    elsewhere: Elsewhere,
    presence_published: (Vec<PersonId>, u32),
    presence_number: Millis,
    /// Seats whose bots think.
    thinking: SeatSet,
    /// Decisions that this node lets bots think about.
    own_decisions: Vec<(Seat, u64)>,
    /// How long the log was when bots were last let speak out of turn.
    spoken_at: u64,
    chat_rate: ChatRate,
    /// The last line of chat that everybody here was told, and whether there are more.
    chat_told: u64,
    chat_behind: bool,
    /// What has yet to be done, in order.
    inbox: VecDeque<Todo>,
    doing: Doing,
    /// What is to be appended: it is in `play` already.
    batch: Batch,
    /// Requests whose batch failed, to be tried one by one.
    retries: VecDeque<Request>,
    /// Requests to be refused, unless they were done before.
    refusals: VecDeque<(Request, Refusal)>,
    /// Memory and store may differ: read the store again.
    doubtful: bool,
    /// Others have written: the match in memory is right, but not all of it.
    behind: bool,
    /// How often nobody could play, as the server has told.
    interruptions: u64,
    /// How often it was read in vain.
    reads: usize,
    /// Why the table cannot be kept.
    failure: Option<Refusal>,
    has_left: bool,
    /// How long bots pause because the store failed; longer each time, so that they do not wear it out.
    setback: Duration,
    /// How long the last write took: a decision waits no longer for those of others.
    grace: Duration,
    acks: Acks,
    snapshot_at: u64,
    counts: Counts,
    effects: Vec<Effect>,
    #[cfg(feature = "planted-faults")]
    planted: Option<PlantedFault>,
}

/// What a table waits for.
#[derive(Default)]
enum Doing {
    #[default]
    Nothing,
    Reading(Box<Stage>),
    Writing {
        batch: Batch,
        append: Arc<Append>,
    },
    /// Whether a request that would be refused was done before.
    FindingAction {
        client: u64,
        key: ActionKey,
        error: Refusal,
    },
    Greeting(clients::Greeting),
    AddingLine {
        client: u64,
        key: ActionKey,
        message: Message,
    },
    PuttingNote {
        client: u64,
    },
    PuttingSnapshot,
    /// What other nodes wrote, and what was said there.
    CatchingUp,
    ReadingChat,
    /// The match is with somebody who looks into it.
    Inspecting,
}

/// Whose request it is, with the id it carries: the same one never counts twice.
type ActionKey = (PersonId, String);

enum Todo {
    Event(Event),
    /// Somebody who comes when it was looked whether others have written.
    LetIn(Newcomer),
    /// Something that was said by somebody who has been welcomed back.
    Heard {
        client: u64,
        message: ClientMessage,
    },
    /// Somebody was greeted and welcomed back.
    Admit {
        reply: ReplyTo,
    },
    /// The store was read again.
    Refreshed {
        reply: ReplyTo,
    },
}

impl TableCore {
    /// A table that knows nothing yet: it reads its rows when the first event comes.
    pub fn new(id: TableId, environment: Arc<Environment>, dice: DiceSource) -> TableCore {
        TableCore {
            id,
            environment,
            dice,
            now: 0,
            loaded_at: None,
            row: None,
            play: None,
            shelved_length: 0,
            clients: BTreeMap::new(),
            presence_told: Presence::default(),
            presence_changed: false,
            elsewhere: Elsewhere::default(),
            presence_published: Default::default(),
            presence_number: 0,
            thinking: SeatSet::EMPTY,
            own_decisions: Vec::new(),
            spoken_at: 0,
            chat_rate: ChatRate::default(),
            chat_told: 0,
            chat_behind: false,
            inbox: VecDeque::new(),
            doing: Doing::Nothing,
            batch: Batch::default(),
            retries: VecDeque::new(),
            refusals: VecDeque::new(),
            doubtful: true,
            behind: false,
            interruptions: 0,
            reads: 0,
            failure: None,
            has_left: false,
            setback: Duration::ZERO,
            grace: Duration::ZERO,
            acks: Acks::default(),
            snapshot_at: 0,
            counts: Counts::default(),
            effects: Vec::new(),
            #[cfg(feature = "planted-faults")]
            planted: None,
        }
    }

    /// Takes in what happened at this time, and says what is to be done about it, in this order.
    pub fn handle(&mut self, now: Millis, event: Event) -> Vec<Effect> {
        // No entry is older than the one before, whatever the clocks of several servers say.
        self.now = self.play.as_ref().map_or(now, |play| now.max(play.table.last_at));
        self.loaded_at.get_or_insert(self.now);
        match event {
            Event::Stored(reply) => self.stored(reply),
            Event::Worked(worked) => self.worked(worked),
            Event::Gathered => self.batch.close(),
            event => self.inbox.push_back(Todo::Event(event)),
        }
        while matches!(self.doing, Doing::Nothing) && !self.has_left && self.next_step() {}
        if matches!(self.doing, Doing::Nothing) && !self.has_left && self.batch.is_empty() {
            self.drive_bots();
            self.pause_before_asides();
        }
        if std::mem::take(&mut self.presence_changed) {
            self.tell_presence(None);
        }
        std::mem::take(&mut self.effects)
    }

    /// Whether there is something to write that could share the write with what others do at this moment, and how long it is
    /// worth waiting for them. Whoever asks then hands over what has come in the meantime, and [`Event::Gathered`] at the end.
    pub fn gathering(&self) -> Option<Duration> {
        let waits = matches!(self.doing, Doing::Nothing) && !self.has_left && !self.batch.is_empty();
        waits.then(|| if self.others_may_follow() { self.grace } else { Duration::ZERO })
    }

    /// How often nobody could play since the server began, and while nobody can: after each time the clocks are looked at again.
    pub fn note_interruptions(&mut self, count: u64) {
        if std::mem::replace(&mut self.interruptions, count) == count {
            return;
        }
        if self.play.as_ref().is_none_or(|play| !play.awaited_people().is_empty()) {
            self.discard_batch();
        }
    }

    /// Whether nobody looks at the table and nothing goes on there.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.is_empty() && matches!(self.doing, Doing::Nothing) && self.batch.is_empty()
    }

    pub fn take_counts(&mut self) -> Counts {
        std::mem::take(&mut self.counts)
    }

    /// Does the next thing that is to be done, if there is one. What others asked for comes before a refusal: it may be the same
    /// request, sent twice.
    fn next_step(&mut self) -> bool {
        if !self.batch.is_empty() && (self.batch.is_closed() || !self.refusals.is_empty()) {
            self.write();
        } else if let Some((request, error)) = self.refusals.pop_front() {
            self.refuse_unless_done(request, error);
        } else if let Some(error) = self.failure.take() {
            self.leave_with(&error);
        } else if self.doubtful {
            self.read();
        } else if self.behind && self.batch.is_empty() {
            self.catch_up();
        } else if self.chat_behind && self.batch.is_empty() {
            self.read_chat();
        } else if let Some(request) = self.retries.pop_front() {
            self.take_request(request);
            self.batch.close();
        } else if let Some(todo) = self.inbox.pop_front() {
            self.take(todo);
        } else {
            return false;
        }
        true
    }

    /// What may share a write with others of its kind joins the batch; everything else comes after it, alone.
    fn take(&mut self, todo: Todo) {
        if todo.may_share_a_write() {
            if self.batch.is_empty() {
                self.batch = Batch::of(self.play.as_ref().map(Play::owed).unwrap_or_default());
            }
            self.carry_out(todo);
            self.batch.count();
        } else if self.batch.is_empty() {
            self.carry_out(todo);
            self.batch.close();
        } else {
            self.inbox.push_front(todo);
            self.batch.close();
        }
    }

    fn carry_out(&mut self, todo: Todo) {
        let event = match todo {
            Todo::Event(event) => event,
            Todo::LetIn(newcomer) => return self.connect(newcomer),
            Todo::Heard { client, message } => return self.heard(client, message),
            Todo::Admit { reply } => return self.reply(reply, Ok(CallReply::Connected)),
            Todo::Refreshed { reply } => return self.reply(reply, Ok(CallReply::Done)),
        };
        match event {
            Event::Connect { client, person, from, hello, reply } => {
                // Nobody is greeted with less than they may have seen at another node.
                self.behind |= self.is_among_others();
                self.inbox.push_front(Todo::LetIn(Newcomer { client, person, from, hello, reply }));
            }
            Event::Said { client, message } => self.said(client, message),
            Event::Gone { client } => self.goodbye(client),
            Event::Refresh { reply } => {
                self.doubtful = true;
                self.inbox.push_front(Todo::Refreshed { reply });
            }
            Event::Call { what, reply } => self.take_request(Request::of_call(what, reply)),
            Event::Woke => self.woke(),
            Event::Noticed(notice) => self.noticed(notice),
            Event::NodeGone { node } => self.node_gone(&node),
            Event::Thought { seat, decision, action } => {
                self.thinking = self.thinking.without(seat);
                self.take_request(Request::of_table(Ask::BotActs { seat, decision, action }));
            }
            Event::Paused => self.let_bots_consider(),
            Event::Spoke { seat, seq, action: Some(action) } => {
                self.take_request(Request::of_table(Ask::BotSpeaks { seat, seq, action }));
            }
            Event::Spoke { action: None, .. } => {}
            Event::Inspect(look) => self.let_look(look),
            Event::Stop => self.leave(),
            Event::Stored(_) | Event::Worked(_) | Event::Gathered => unreachable!("what was waited for does not queue up"),
        }
    }

    fn stored(&mut self, reply: StoreReply) {
        match (std::mem::take(&mut self.doing), reply) {
            (Doing::Reading(stage), reply) => self.read_on(*stage, reply),
            (Doing::Writing { batch, append }, StoreReply::Appended(result, took)) => self.written(batch, append, result, took),
            (Doing::FindingAction { client, key, error }, StoreReply::ActionFound(found)) => self.found(client, key, &error, &found),
            (Doing::Greeting(greeting), StoreReply::Greeting(personal)) => self.welcome(greeting, personal),
            (Doing::AddingLine { client, key, message }, StoreReply::MessageAdded(number)) => self.line_added(client, key, message, number),
            (Doing::CatchingUp, StoreReply::Entries(entries)) => self.caught_up(entries),
            (Doing::ReadingChat, StoreReply::Messages(messages)) => self.chat_read(messages),
            (Doing::PuttingNote { client }, StoreReply::NotePut(result)) => {
                if let Err(error) = result {
                    self.refuse(client, None, &error.into());
                }
            }
            (Doing::PuttingSnapshot, StoreReply::SnapshotPut(result)) => {
                if let Err(why) = result {
                    tracing::warn!(table = %self.id.0, %why, "no snapshot; the log is enough");
                }
            }
            _ => unreachable!("the store answers what it was asked"),
        }
    }

    fn worked(&mut self, worked: Option<Worked>) {
        match (std::mem::take(&mut self.doing), worked.map(|Worked(done)| *done)) {
            (Doing::Reading(stage), Some(event::Done::Folded(folded))) => self.folded(*stage, folded),
            (Doing::Reading(stage), None) => self.folded(*stage, Err("playing it again broke off".to_owned())),
            (Doing::Inspecting, Some(event::Done::Inspected(play))) => self.play = play,
            (Doing::Inspecting, None) => {
                tracing::error!(table = %self.id.0, "a look into a match broke off");
                self.doubtful = true;
            }
            _ => unreachable!("work gives what it was begun for"),
        }
    }

    fn ask_store(&mut self, request: StoreRequest, doing: Doing) {
        self.doing = doing;
        self.effects.push(Effect::Store(request));
    }

    fn reply(&mut self, to: ReplyTo, answer: Result<CallReply, Refusal>) {
        self.effects.push(Effect::Reply { to, answer });
    }

    fn leave(&mut self) {
        self.has_left = true;
        self.effects.push(Effect::Leave);
    }

    /// The table cannot be read: whoever asked and everybody there is told before the channels end.
    fn leave_with(&mut self, error: &Refusal) {
        for todo in std::mem::take(&mut self.inbox) {
            match todo {
                Todo::Admit { reply } | Todo::Refreshed { reply } => self.reply(reply, Err(error.clone())),
                Todo::LetIn(Newcomer { reply, .. }) => self.reply(reply, Err(error.clone())),
                Todo::Event(Event::Connect { reply, .. } | Event::Refresh { reply } | Event::Call { reply, .. }) => {
                    self.reply(reply, Err(error.clone()));
                }
                Todo::Event(Event::Inspect(look)) => look(None),
                Todo::Event(_) | Todo::Heard { .. } => {}
            }
        }
        self.tell_all(&protocol::ServerMessage::Error { id: None, error: error.body() });
        self.leave();
    }

    /// How long the log is, with what is about to be written.
    fn seq(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.seq)
    }

    /// The match, where something is being played.
    fn playing(&self) -> Result<&Play, Refusal> {
        let play = self.play.as_ref().filter(|play| !play.is_over()).ok_or(Refusal::NotPlaying)?;
        if play.is_halted() { Err(Refusal::Halted) } else { Ok(play) }
    }
}

impl Todo {
    fn may_share_a_write(&self) -> bool {
        matches!(self, Todo::Event(Event::Thought { .. } | Event::Said { message: ClientMessage::Act { .. }, .. }))
    }
}
