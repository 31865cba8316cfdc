//! The task that keeps one table: everything that happens there happens here, one thing after the other.

use super::chairs::{Chair, Setup, listed, people};
use super::chat::Pens;
use super::clients::{Client, Connected};
use super::play::Play;
use super::record::Record;
use super::together::{LONGEST_GRACE, Pending, Waiting};
use super::uptime::Uptime;
use crate::HubError;
use crate::games::Refused;
use crate::protocol::{By, ClientMessage, Hello, Presence};
use crate::shared::Shared;
use crate::visitor::Neighbourhood;
use engine::{Seat, SeatSet, Turn, dice_from_entropy};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, Head, Json, Millis, NewEntry, Person, PersonId, Snapshot, Status, Store, StoreError, Table, TableId};
use tokio::sync::{mpsc, oneshot};

const FIRST_SETBACK: Duration = Duration::from_millis(100);
const LONGEST_SETBACK: Duration = Duration::from_secs(3);

type Reply<T> = oneshot::Sender<Result<T, HubError>>;

/// A question about the match, if there is one.
pub(crate) type Look = Box<dyn FnOnce(Option<&Play>) + Send>;

pub(crate) enum Command {
    Connect {
        person: Person,
        from: Neighbourhood,
        hello: Hello,
        reply: Reply<Connected>,
    },
    Say {
        client: u64,
        message: ClientMessage,
    },
    Gone {
        client: u64,
    },
    /// The row changed in the lobby, or play is to begin.
    Refresh {
        reply: Reply<()>,
    },
    /// Somebody's time may be up.
    Wake,
    BotDecided {
        seat: Seat,
        decision: u64,
        action: Option<Value>,
    },
    /// The bots have waited long enough for people to follow, and may speak out of turn.
    Speak,
    BotSpoke {
        seat: Seat,
        seq: u64,
        action: Option<Value>,
    },
    Rematch {
        table: TableId,
        /// A rematch that was called off.
        instead_of: Option<TableId>,
        reply: Reply<TableId>,
    },
    Cancel {
        person: PersonId,
        reply: Reply<()>,
    },
    /// Somebody gives their seats up during play.
    Leave {
        person: PersonId,
        reply: Reply<()>,
    },
    /// Calls off a game in which nothing has happened since before this time.
    Expire {
        before: Millis,
        reply: Reply<()>,
    },
    /// Somebody takes the file of a match that cannot go on.
    Reveal {
        reply: Reply<()>,
    },
    Inspect(Look),
    Stop,
}

pub(crate) struct Actor<S> {
    pub(super) shared: Arc<Shared<S>>,
    pub(super) id: TableId,
    pub(super) mailbox: mpsc::Receiver<Command>,
    pub(super) address: mpsc::WeakSender<Command>,
    pub(super) row: Option<(Table, Setup, Vec<Chair>)>,
    pub(super) play: Option<Play>,
    pub(super) uptime: Uptime,
    pub(super) clients: BTreeMap<u64, Client>,
    /// Who is here, as everybody was last told.
    pub(super) presence_told: Presence,
    /// Seats whose bots think.
    pub(super) thinking: SeatSet,
    /// How long the log was when bots were last let speak out of turn.
    pub(super) spoken_at: u64,
    /// How fast people here have written lately.
    pub(super) pens: Pens,
    /// What is to be appended: it is in `play` already.
    pub(super) pending: Vec<Pending>,
    /// Those who asked for it, to be answered when it is on disk.
    pub(super) waiting: Vec<Waiting>,
    /// Memory and store may differ: read the store again.
    pub(super) doubtful: bool,
    /// How long bots pause because the store failed; longer each time, so that they do not wear it out.
    pub(super) setback: Duration,
    /// How long the last write took: a decision waits no longer for those of others.
    pub(super) grace: Duration,
    pub(super) acks: VecDeque<((PersonId, String), u64)>,
    pub(super) snapshot_at: u64,
}

impl<S: Store> Actor<S> {
    pub(crate) fn new(shared: Arc<Shared<S>>, id: TableId, mailbox: mpsc::Receiver<Command>, address: mpsc::WeakSender<Command>) -> Self {
        Actor {
            uptime: Uptime::new(&[], shared.since),
            shared,
            id,
            mailbox,
            address,
            row: None,
            play: None,
            clients: BTreeMap::new(),
            presence_told: Presence::default(),
            thinking: SeatSet::EMPTY,
            spoken_at: 0,
            pens: Pens::default(),
            pending: Vec::new(),
            waiting: Vec::new(),
            doubtful: true,
            setback: Duration::ZERO,
            grace: Duration::ZERO,
            acks: VecDeque::new(),
            snapshot_at: 0,
        }
    }

    pub(crate) async fn run(mut self) {
        let idle = self.shared.config.idle_after;
        loop {
            match tokio::time::timeout(idle, self.mailbox.recv()).await {
                Ok(None) => break,
                Ok(Some(command)) => {
                    if self.handle_together(command).await.is_break() {
                        break;
                    }
                    self.drive_bots();
                    self.call_bots_aside();
                    if self.clients.values().any(|client| client.lost) {
                        self.drop_closed();
                    }
                }
                Err(_) if self.clients.is_empty() && self.thinking.is_empty() => break,
                Err(_) => self.drop_closed(),
            }
        }
        // Whoever still calls finds the mailbox closed and has the table loaded anew.
        self.shared.forget(&self.id, &self.address);
    }

    pub(super) async fn handle(&mut self, command: Command) {
        match command {
            Command::Connect { person, from, hello, reply } => {
                let answer = self.connect(person, from, hello).await;
                reply.send(answer).ok();
            }
            Command::Say { client, message } => self.hear(client, message).await,
            Command::Gone { client } => self.goodbye(client),
            Command::Refresh { reply } => {
                self.doubtful = true;
                let answer = self.read_if_doubtful().await;
                reply.send(answer).ok();
            }
            Command::Wake => self.expire().await,
            Command::BotDecided { seat, decision, action } => self.bot_decided(seat, decision, action).await,
            Command::Speak => self.let_bots_speak(),
            Command::BotSpoke { seat, seq, action } => self.bot_spoke(seat, seq, action).await,
            Command::Rematch { table, instead_of, reply } => {
                let answer = self.rematch(table, instead_of.as_ref()).await;
                reply.send(answer).ok();
            }
            Command::Cancel { person, reply } => {
                let answer = self.cancel(&person).await;
                reply.send(answer).ok();
            }
            Command::Leave { person, reply } => {
                let answer = self.leave(&person).await;
                reply.send(answer).ok();
            }
            Command::Expire { before, reply } => {
                let answer = self.expire_if_quiet(before).await;
                reply.send(answer).ok();
            }
            Command::Reveal { reply } => {
                let answer = self.reveal().await;
                reply.send(answer).ok();
            }
            Command::Inspect(look) => self.let_look(look).await,
            Command::Stop => {}
        }
    }

    pub(super) fn now(&self) -> Millis {
        self.shared.time.now()
    }

    /// The match, where something is being played.
    pub(super) fn playing(&self) -> Result<&Play, HubError> {
        let play = self.play.as_ref().filter(|play| !play.is_over()).ok_or(HubError::NotPlaying)?;
        if play.is_halted() { Err(HubError::Halted) } else { Ok(play) }
    }

    /// Takes an entry into the match; [`Actor::commit`] puts it on disk.
    pub(super) fn record(&mut self, record: Record) -> Result<(), HubError> {
        let now = self.now();
        let play = self.play.as_mut().ok_or(HubError::NotPlaying)?;
        play.apply(&record, now, &self.uptime)?;
        self.pending.push(Pending { record, action: None });
        Ok(())
    }

    /// A seat acts, chance falls, and the game may end.
    pub(super) fn record_act(&mut self, seat: Seat, action: &Value, by: By) -> Result<(), HubError> {
        let now = self.now();
        let play = self.play.as_mut().ok_or(HubError::NotPlaying)?;
        let record = play.act(seat, action, by, now, &self.uptime)?;
        self.pending.push(Pending { record, action: None });
        self.settle()
    }

    /// Rolls while chance is due, and notes the end.
    pub(super) fn settle(&mut self) -> Result<(), HubError> {
        while let Some(play) = self.play.as_ref().filter(|play| play.game.turn() == Turn::Chance && !play.is_halted()) {
            let input = play.game.roll(&mut dice_from_entropy());
            self.record(Record::Input { input, by: By::Chance })?;
        }
        match self.play.as_ref().filter(|play| !play.is_halted()).and_then(|play| play.game.outcome()) {
            Some(outcome) => self.record(Record::Ended { outcome }),
            None => Ok(()),
        }
    }

    /// Puts what was recorded on disk, or doubts the memory.
    pub(super) async fn commit(&mut self) -> Result<Vec<Record>, StoreError> {
        let (now, pending) = (self.now(), std::mem::take(&mut self.pending));
        let Some(play) = &self.play else {
            self.doubtful = true;
            return Err(StoreError::Conflict);
        };
        let head = self.head(play, now);
        let after = play.seq - pending.len() as u64;
        let entry = |Pending { record, action }| (NewEntry { at: now, action, body: Json::of(&record) }, record);
        let (entries, records) = pending.into_iter().map(entry).unzip();
        let append = Append { table: self.id.clone(), after, entries, head };
        let written = Instant::now();
        let result = self.shared.store.append(&append).await;
        self.grace = written.elapsed().min(LONGEST_GRACE);
        if let Err(error) = result {
            self.doubtful = true;
            if matches!(error, StoreError::Unavailable(_)) {
                self.shared.heartbeat.note_refusal(Instant::now());
                self.setback = (self.setback * 2).clamp(FIRST_SETBACK, LONGEST_SETBACK);
            }
            return Err(error);
        }
        self.setback = Duration::ZERO;
        if let (Some((row, _, chairs)), Some(play)) = (&mut self.row, &self.play) {
            row.head = append.head;
            chairs.clone_from(&play.book.chairs);
        }
        Ok(records)
    }

    /// Forgets what was recorded for nothing.
    pub(super) fn abandon(&mut self) {
        if !self.pending.is_empty() {
            self.pending.clear();
            self.doubtful = true;
        }
    }

    fn head(&self, play: &Play, now: Millis) -> Head {
        let awaited_chairs: Vec<Chair> = play.awaited_people().iter().map(|seat| play.book.chairs[seat.index()].clone()).collect();
        let status = match (play.book.cancelled, play.is_over()) {
            (true, _) if play.book.expired => Status::Expired,
            (true, _) => Status::Cancelled,
            (false, true) => Status::Finished,
            (false, false) => Status::Playing,
        };
        Head {
            status,
            seating: Json::of(&self.seating(play, now)),
            people: listed(&play.book.chairs),
            awaited: people(&awaited_chairs),
            updated_at: now,
            deadline: self.deadline(play, now),
            outcome: self.outcome(play),
            rules_version: Some(play.book.rules.version),
            rules: Some(Json::of(&play.rules_info())),
        }
    }

    /// The chairs with what lists say of them besides: where somebody is awaited, and how long they have.
    fn seating(&self, play: &Play, now: Millis) -> Vec<Chair> {
        let awaited = play.awaited();
        let until = |seat: Seat| play.book.clocks.left(seat, now, &self.uptime).map(|left| now + left.max(0));
        let seats = Seat::all(play.book.chairs.len() as u8).zip(&play.book.chairs);
        seats.map(|(seat, chair)| Chair { awaited: awaited.contains(seat), until: until(seat), ..chair.clone() }).collect()
    }

    pub(super) async fn snapshot_if_due(&mut self) {
        // A long match is long to write, and the way from an older snapshot is short beside it.
        let due = |play: &&Play| {
            let every = self.shared.config.snapshot_every.max(play.game.steps() as u64 / 8);
            play.lost == 0 && play.seq >= self.snapshot_at + every
        };
        let Some(play) = self.play.as_ref().filter(due) else { return };
        self.snapshot_at = play.seq;
        let snapshot = Snapshot { table: self.id.clone(), entries: play.seq, body: play.save() };
        if let Err(why) = self.shared.store.put_snapshot(&snapshot).await {
            tracing::warn!(table = %self.id.0, %why, "no snapshot; the log is enough");
        }
    }
}

/// A table that cannot be read answers whoever asked.
pub(super) fn refuse(command: Command, error: &HubError) {
    match command {
        Command::Connect { reply, .. } => drop(reply.send(Err(error.clone()))),
        Command::Refresh { reply } | Command::Cancel { reply, .. } => drop(reply.send(Err(error.clone()))),
        Command::Leave { reply, .. } | Command::Expire { reply, .. } => drop(reply.send(Err(error.clone()))),
        Command::Reveal { reply } => drop(reply.send(Err(error.clone()))),
        Command::Rematch { reply, .. } => drop(reply.send(Err(error.clone()))),
        Command::Inspect(look) => look(None),
        Command::Say { .. } | Command::Gone { .. } | Command::Wake | Command::Stop => {}
        Command::BotDecided { .. } | Command::Speak | Command::BotSpoke { .. } => {}
    }
}

impl From<Refused> for HubError {
    fn from(refused: Refused) -> HubError {
        match refused {
            Refused::Unreadable(why) => HubError::Malformed(why),
            Refused::Illegal { message, reason } => HubError::Illegal { message, reason },
            Refused::Full { limit } => HubError::MatchTooLong { limit },
            Refused::Enough { limit } => HubError::EnoughSaid { limit },
        }
    }
}
