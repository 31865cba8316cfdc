//! The messages of the live channel: one channel a table.

use super::{ErrorBody, Millis, PatchStep, PersonId, TableId, TableInfo, Text, WhatIfAnswers, WhatIfQuestion};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says. An `id` is the client's own: the same one twice acts once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message; again, it asks for everything anew.
    Hello(Hello),
    /// A decision; `decision` is the number the last state gave this seat.
    Act {
        id: String,
        decision: u64,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
        action: Value,
    },
    /// Takes back the seat's last step, at once or by consent of the others.
    Undo {
        id: String,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    AnswerUndo {
        id: String,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
        yes: bool,
    },
    /// For or against letting a bot play in another's seat; the first yes begins the vote where one is allowed.
    Vote {
        id: String,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        against: Seat,
        yes: bool,
    },
    /// Takes one's own seat back from the bot that plays there.
    TakeSeat {
        id: String,
        #[ts(as = "u8")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// What would happen if one's own seat took some actions; nothing does. A newer question takes the place of one that
    /// still waits for its answer.
    WhatIf(WhatIfQuestion),
    Chat {
        id: String,
        text: String,
    },
    /// A private note; empty text removes it.
    Note {
        text: String,
    },
    /// Opens the curtain before one of one's own seats, or closes it.
    Look {
        #[ts(as = "Option<u8>")]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The last sequence number seen; what happened since comes as events where that is cheap.
    #[serde(default)]
    pub last_seq: Option<u64>,
    /// The number of the last line of chat seen.
    #[serde(default)]
    pub last_chat: Option<u64>,
    /// Which of one's own seats to look from; needed by those with several.
    #[serde(default)]
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Of the invitation link, for tables that need it.
    #[serde(default)]
    pub secret: Option<String>,
    /// Whether a view may come as a patch of the one that this client saw last: see `patch` of a state.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub takes_patches: bool,
    /// The language to tell errors in, such as `fr`, if not the one of the request.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ServerMessage {
    Welcome(Welcome),
    /// After every change: all that this viewer may know now.
    State(State),
    /// What was asked for is on disk, as the entry before `seq`.
    Ack {
        id: String,
        seq: u64,
    },
    /// Something was refused and nothing has changed.
    Error {
        id: Option<String>,
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// What would happen, in answer to a question.
    WhatIf {
        id: String,
        #[serde(flatten)]
        answers: WhatIfAnswers,
    },
    Chat(ChatLine),
    Presence(Presence),
    /// Somebody sat down or left, or the table changed otherwise.
    Lobby {
        table: TableInfo,
    },
    UndoAsked(UndoRequest),
    VoteAsked(VoteState),
    Over {
        outcome: Value,
    },
    /// The same people play again there.
    Rematch {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        table: TableId,
    },
}

impl ServerMessage {
    /// How much room its JSON needs, more or less.
    pub fn estimated_length(&self) -> usize {
        const SMALL: usize = 128;
        const BESIDES_THE_VIEW: usize = 1024;
        match self {
            ServerMessage::State(state) => state.view.json().len() + BESIDES_THE_VIEW,
            ServerMessage::WhatIf { answers, .. } => {
                answers.answers.iter().map(|answer| answer.view.json().len() + BESIDES_THE_VIEW).sum::<usize>() + SMALL
            }
            _ => SMALL,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Welcome {
    pub table: TableInfo,
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub you: PersonId,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub your_seats: Vec<Seat>,
    /// How long the log is now.
    pub seq: u64,
    /// The server's time, for clocks.
    pub now: Millis,
    pub chat: Vec<ChatLine>,
    pub note: String,
    pub presence: Presence,
    #[ts(as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct State {
    /// How long the log is: the number to say at a reconnect.
    pub seq: u64,
    /// How many inputs the match has.
    pub step: u32,
    /// Whose eyes this is for; nobody's in particular if none.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// Null where there is a patch.
    #[ts(as = "Value")]
    #[schema(value_type = Value)]
    pub view: Text,
    /// How the view is made out of the one in the last state of this connection: a JSON Patch (RFC 6902). Only for those who
    /// take patches, and where it is shorter than the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<PatchStep>>")]
    #[schema(value_type = Option<Vec<PatchStep>>)]
    pub patch: Option<Text>,
    /// One for each of your seats.
    pub decisions: Vec<Decision>,
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    /// Seats nobody waits for that can do something all the same.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub may_act: Vec<Seat>,
    pub over: bool,
    pub clocks: Vec<ClockState>,
    /// The server's time, for clocks.
    pub now: Millis,
    /// What happened since the last state this client saw.
    pub events: Vec<EventsAt>,
    /// Whether nothing is missing among the events.
    pub complete: bool,
    pub undo: Option<UndoRequest>,
    pub votes: Vec<VoteState>,
    /// Seats whose time is up and for which the others chose to wait.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub waited_for: Vec<Seat>,
}

/// The number an action of this seat must carry now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Decision {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub decision: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EventsAt {
    pub seq: u64,
    /// Whose seat acted; none where chance fell.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub actor: Option<Seat>,
    /// Who decided it, where that is known: the clock, for instance.
    pub by: Option<By>,
    #[ts(as = "Vec<Value>")]
    #[schema(value_type = Vec<Value>)]
    pub events: Text,
}

/// Who gave an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Person,
    /// The bot whose seat it is.
    Bot,
    /// A bot that sat in for the person whose seat it is.
    StandIn,
    /// The clock: time was up, and the game's own harmless choice was made.
    Timeout,
    /// Nobody: the person has left, and the seat passes by the game's own harmless choices.
    Left,
    Chance,
}

/// A seat's time at the moment of the message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Milliseconds left.
    pub remaining: Millis,
    /// Milliseconds of delay before they run.
    pub delay: Millis,
    pub running: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// Seats whose person is connected.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub here: Vec<Seat>,
    /// How many people watch.
    pub watching: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    pub number: u64,
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub person: PersonId,
    pub name: String,
    pub at: Millis,
    pub text: String,
}

/// Somebody wants to take back what cannot be taken back alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many inputs would be left.
    pub to: u32,
    /// Who has yet to agree.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub waiting_for: Vec<PersonId>,
}

/// A vote on letting a bot play in a seat until its person takes it back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct VoteState {
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub against: Seat,
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub yes: Vec<PersonId>,
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub no: Vec<PersonId>,
    /// How many must say yes: the majority of all other people at the table, here or not.
    pub needed: u32,
    /// Whether the person's time is up, and that is why.
    pub timeout: bool,
}
