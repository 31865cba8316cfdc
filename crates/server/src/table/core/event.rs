//! What a table is told and what it wants done: the whole border between the state machine and the world.

use super::inspect::Look;
use super::request::Ask;
use crate::Refusal;
use crate::cluster::Notice;
use crate::games::{AsideTask, BotTask};
use crate::hub::LetGo;
use crate::protocol::{ClientMessage, Hello, ServerMessage};
use crate::visitor::Neighbourhood;
use engine::Seat;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Entry, Json, Message, Millis, Person, PersonId, Run, Snapshot, StoreError, Table, TableId};

type Stored<T> = Result<T, StoreError>;

/// Names whoever waits for the answer to a call. What it stands for is the shell's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ReplyTo(pub u64);

/// Something that happens to a table.
pub enum Event {
    /// Somebody comes; `client` is a number that no other client has.
    Connect {
        client: u64,
        person: Person,
        from: Neighbourhood,
        hello: Hello,
        reply: ReplyTo,
    },
    Said {
        client: u64,
        message: ClientMessage,
    },
    /// A client is gone, or does not keep up with what it is sent.
    Gone {
        client: u64,
    },
    /// The row changed in the lobby, or play is to begin.
    Refresh {
        reply: ReplyTo,
    },
    /// The hub asks for something on somebody's behalf.
    Call {
        what: Ask,
        reply: ReplyTo,
    },
    /// Somebody's time may be up, or a bot is overdue. Where there are several nodes, the store has given the table to this one.
    Woke,
    /// Another node tells something.
    Noticed(Notice),
    /// Another node is gone.
    NodeGone {
        node: String,
    },
    /// Nobody else has anything to say at this moment: see [`super::TableCore::gathering`].
    Gathered,
    /// A bot's decision; none where it failed to make one.
    Thought {
        seat: Seat,
        decision: u64,
        action: Option<Value>,
    },
    /// The pause that [`Effect::PauseBeforeAsides`] asked for is over.
    Paused,
    /// What a bot says out of turn, if anything.
    Spoke {
        seat: Seat,
        seq: u64,
        action: Option<Value>,
    },
    Inspect(Look),
    /// The answer to [`Effect::Store`].
    Stored(StoreReply),
    /// The answer to [`Effect::Work`]; none where it broke off.
    Worked(Option<Worked>),
    Stop,
}

/// Something that a table wants done.
#[expect(clippy::large_enum_variant, reason = "most effects are messages")]
pub enum Effect {
    Send {
        client: u64,
        message: ServerMessage,
    },
    /// Ends a client's channel after all that it was sent.
    Close {
        client: u64,
        why: Option<LetGo>,
    },
    Reply {
        to: ReplyTo,
        answer: Result<CallReply, Refusal>,
    },
    /// Answered by [`Event::Stored`]. A table waits for one answer at a time.
    Store(StoreRequest),
    /// A long computation, for a thread that serves nobody. Answered by [`Event::Worked`].
    Work(Work),
    /// Answered by [`Event::Thought`].
    Think(Think),
    /// Answered by [`Event::Paused`], when people have had time to see what happened.
    PauseBeforeAsides(Duration),
    /// Answered by [`Event::Spoke`].
    Consider(Consider),
    /// Other nodes are told. Nobody waits for it, and it may be lost.
    Publish(Notice),
    /// The table leaves memory, with every client.
    Leave,
}

/// What a call is answered with.
#[derive(Clone, PartialEq, Debug)]
pub enum CallReply {
    /// The client is let in.
    Connected,
    Done,
    /// The table of a rematch.
    Rematch(TableId),
}

/// One use of the store, of this table's own rows.
pub enum StoreRequest {
    Row,
    Snapshot,
    /// Entries from this number on.
    Entries {
        from: u64,
    },
    Opening,
    Runs {
        since: Millis,
    },
    Append(Arc<Append>),
    FindAction {
        person: PersonId,
        id: String,
    },
    /// The last lines of chat after a number, and a person's note.
    Greeting {
        person: PersonId,
        chat_after: u64,
        lines: u32,
    },
    /// Refused as [`StoreError::Exists`] where the person has said it with this id before.
    AddMessage {
        message: Message,
        id: String,
        keep: u64,
    },
    /// The first lines of chat after a number.
    Messages {
        after: u64,
        lines: u32,
    },
    PutNote {
        person: PersonId,
        text: String,
    },
    PutSnapshot(Snapshot),
}

/// What came of it.
pub enum StoreReply {
    Row(Stored<Option<Box<Table>>>),
    Snapshot(Stored<Option<Snapshot>>),
    Entries(Stored<Vec<Entry>>),
    Opening(Stored<Option<Json>>),
    Runs(Stored<Vec<Run>>),
    /// With how long it took.
    Appended(Stored<()>, Duration),
    ActionFound(Stored<Option<u64>>),
    Greeting(Stored<Greeted>),
    MessageAdded(Stored<u64>),
    Messages(Stored<Vec<Message>>),
    NotePut(Stored<()>),
    SnapshotPut(Stored<()>),
}

/// What somebody is greeted with.
pub struct Greeted {
    pub lines: Vec<Message>,
    pub note: Option<String>,
    /// The number of the last line of chat, whether it is among these or not.
    pub last_line: u64,
}

/// A bot is to decide.
pub struct Think {
    pub seat: Seat,
    pub decision: u64,
    /// Whoever made the table: bots of all their tables share one place among people.
    pub creator: PersonId,
    /// None where the person has left and the game's own harmless choice is made.
    pub task: Option<BotTask>,
    /// How long it takes at least, so that people can follow.
    pub pause: Duration,
}

/// A bot may say something out of turn.
pub struct Consider {
    pub seat: Seat,
    pub seq: u64,
    pub task: AsideTask,
}

/// A long computation that a table needs the result of.
pub struct Work(pub(super) Box<dyn FnOnce() -> Worked + Send>);

impl Work {
    pub fn run(self) -> Worked {
        (self.0)()
    }
}

/// Its result, which is the table's own affair.
pub struct Worked(pub(super) Box<Done>);

pub(super) enum Done {
    Folded(Result<super::reading::Folded, String>),
    Inspected(Option<super::Play>),
}
