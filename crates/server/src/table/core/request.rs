//! What a table is asked to do, in one shape from the wire to the log, and how it is judged.

use super::{ActionKey, CallReply, ReplyTo, TableCore, Todo};
use crate::Refusal;
use crate::protocol::{By, ClientMessage};
use crate::table::chairs::Chair;
use engine::Seat;
use serde_json::Value;
use store::{Millis, PersonId, TableId};

/// Something that is asked of a table, and who is to be answered.
pub(super) struct Request {
    pub(super) asker: Asker,
    pub(super) what: Ask,
    /// How often others were faster.
    pub(super) tries: u8,
    /// Whether it would be refused, and the log was looked at for what others have written.
    pub(super) rechecked: bool,
}

pub(super) enum Asker {
    /// Somebody at the table, with the id of the request.
    Client { client: u64, key: ActionKey },
    /// The hub, for somebody.
    Call(ReplyTo),
    /// A bot, the clock or the log itself: nobody is answered.
    Table,
}

/// What can be asked for.
pub enum Ask {
    Act {
        person: PersonId,
        seat: Seat,
        decision: u64,
        action: Value,
    },
    Undo {
        person: PersonId,
        seat: Seat,
    },
    AnswerUndo {
        person: PersonId,
        seat: Seat,
        yes: bool,
    },
    CancelUndo {
        person: PersonId,
        seat: Seat,
    },
    Vote {
        person: PersonId,
        seat: Seat,
        against: Seat,
        yes: bool,
    },
    TakeSeat {
        person: PersonId,
        seat: Seat,
    },
    /// Somebody gives their seats up during play.
    Leave {
        person: PersonId,
    },
    Cancel {
        person: PersonId,
    },
    /// Calls off a game in which nothing has happened since before this time.
    Expire {
        before: Millis,
    },
    /// Somebody takes the file of a match that cannot go on.
    Reveal,
    Rematch {
        table: TableId,
        /// A rematch that was called off.
        instead_of: Option<TableId>,
    },
    BotActs {
        seat: Seat,
        decision: u64,
        action: Option<Value>,
    },
    BotSpeaks {
        seat: Seat,
        seq: u64,
        action: Value,
    },
    /// What the table's rule says is done for everybody whose time is up.
    TimeIsUp,
    /// Whoever says anything is back.
    WelcomeBack {
        person: PersonId,
    },
    /// The first entry of the log.
    Begin,
    /// The log was written by other rules than the present ones.
    FollowRules {
        begun: bool,
    },
}

impl Request {
    pub(super) fn of_call(what: Ask, reply: ReplyTo) -> Request {
        Request { asker: Asker::Call(reply), what, tries: 0, rechecked: false }
    }

    pub(super) fn of_table(what: Ask) -> Request {
        Request { asker: Asker::Table, what, tries: 0, rechecked: false }
    }

    /// What a client says with an id; anything else comes back.
    fn of_client(client: u64, person: PersonId, message: ClientMessage) -> Result<Request, ClientMessage> {
        let key = |id: String| (person.clone(), id);
        let (key, what) = match message {
            ClientMessage::Act { id, decision, seat, action } => (key(id), Ask::Act { person, seat, decision, action }),
            ClientMessage::Undo { id, seat } => (key(id), Ask::Undo { person, seat }),
            ClientMessage::AnswerUndo { id, seat, yes } => (key(id), Ask::AnswerUndo { person, seat, yes }),
            ClientMessage::CancelUndo { id, seat } => (key(id), Ask::CancelUndo { person, seat }),
            ClientMessage::Vote { id, seat, against, yes } => (key(id), Ask::Vote { person, seat, against, yes }),
            ClientMessage::TakeSeat { id, seat } => (key(id), Ask::TakeSeat { person, seat }),
            ClientMessage::Hello(_) | ClientMessage::Look { .. } | ClientMessage::Chat { .. } => return Err(message),
            ClientMessage::Note { .. } | ClientMessage::WhatIf(_) => return Err(message),
        };
        Ok(Request { asker: Asker::Client { client, key }, what, tries: 0, rechecked: false })
    }

    /// The client who asks, with the key of the request.
    pub(super) fn client(&self) -> Option<(u64, &ActionKey)> {
        match &self.asker {
            Asker::Client { client, key } => Some((*client, key)),
            Asker::Call(_) | Asker::Table => None,
        }
    }
}

impl TableCore {
    /// Somebody says something. What is asked for with an id is judged at once; anything else comes when it is on disk that
    /// whoever says it is back.
    pub(super) fn said(&mut self, client: u64, message: ClientMessage) {
        let Some(person) = self.clients.get(&client).map(|client| client.person.id.clone()) else { return };
        self.take_request(Request::of_table(Ask::WelcomeBack { person: person.clone() }));
        match Request::of_client(client, person, message) {
            Ok(request) => {
                let limit = self.environment.config.action_id_length;
                if request.client().is_some_and(|(_, (_, id))| id.len() > limit) {
                    return self.refuse(client, None, &Refusal::TooLong { limit });
                }
                self.take_request(request);
            }
            Err(message) => self.inbox.push_front(Todo::Heard { client, message }),
        }
    }

    pub(super) fn heard(&mut self, client: u64, message: ClientMessage) {
        let Some(person) = self.clients.get(&client).map(|client| client.person.clone()) else { return };
        let plain = match message {
            ClientMessage::Hello(hello) => self.greet(client, hello, None),
            ClientMessage::Look { seat } => self.look(client, seat),
            // Whoever carries the channel answers it: the table would write nothing for it.
            ClientMessage::WhatIf(_) => Err(Refusal::Malformed("a question about what would happen is not for the table".to_owned())),
            ClientMessage::Note { text } => self.note(client, &person, text),
            ClientMessage::Chat { id, text } => return self.chat(client, &person, id, text),
            ClientMessage::Act { .. } | ClientMessage::Undo { .. } | ClientMessage::AnswerUndo { .. } => return,
            ClientMessage::CancelUndo { .. } | ClientMessage::Vote { .. } | ClientMessage::TakeSeat { .. } => return,
        };
        if let Err(error) = plain {
            self.refuse(client, None, &error);
        }
    }

    /// Takes what follows from a request into the match and the batch, or says why not.
    pub(super) fn judge(&mut self, what: &Ask) -> Result<CallReply, Refusal> {
        match what {
            Ask::Act { person, seat, decision, action } => self.act(person, *seat, *decision, action)?,
            Ask::Undo { person, seat } => self.undo(person, *seat)?,
            Ask::AnswerUndo { person, seat, yes } => self.answer_undo(person, *seat, *yes)?,
            Ask::CancelUndo { person, seat } => self.cancel_undo(person, *seat)?,
            Ask::Vote { person, seat, against, yes } => self.vote(person, *seat, *against, *yes)?,
            Ask::TakeSeat { person, seat } => self.take_seat(person, *seat)?,
            Ask::Leave { person } => self.give_up_seats(person)?,
            Ask::Cancel { person } => self.cancel(person)?,
            Ask::Expire { before } => self.expire_if_quiet(*before)?,
            Ask::Reveal => self.reveal()?,
            Ask::Rematch { table, instead_of } => return self.rematch(table, instead_of.as_ref()).map(CallReply::Rematch),
            Ask::BotActs { seat, decision, action } => self.bot_acts(*seat, *decision, action.as_ref())?,
            Ask::BotSpeaks { seat, seq, action } => self.bot_speaks(*seat, *seq, action)?,
            Ask::TimeIsUp => self.time_is_up()?,
            Ask::WelcomeBack { person } => self.welcome_back(person)?,
            Ask::Begin => self.begin()?,
            Ask::FollowRules { begun } => self.follow_rules(*begun)?,
        }
        Ok(CallReply::Done)
    }

    fn act(&mut self, person: &PersonId, seat: Seat, decision: u64, action: &Value) -> Result<(), Refusal> {
        if self.play.as_ref().is_some_and(|play| !play.awaited().contains(seat)) {
            self.check_room()?;
        }
        self.seat_in_hand(person, seat)?;
        let now = self.playing()?.decision(seat);
        if decision != now && !planted!(self, AnyDecisionCounts) {
            return Err(Refusal::StaleDecision { now });
        }
        self.record_act(seat, action, By::Person)
    }

    /// A log cannot grow for ever, even where whoever acts takes it back each time: only what the game waits for it always takes.
    pub(super) fn check_room(&self) -> Result<(), Refusal> {
        let Some(play) = &self.play else { return Ok(()) };
        let limit = play.game.max_inputs() * self.environment.config.entries_per_input;
        if play.seq < limit as u64 { Ok(()) } else { Err(Refusal::LogFull { limit }) }
    }

    /// The person's seat, or a refusal.
    pub(super) fn own_seat(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        let chair = self.playing()?.chair(seat);
        if chair.is_some_and(|chair| chair.belongs_to(person)) { Ok(()) } else { Err(Refusal::NotYourSeat(seat)) }
    }

    /// The person's seat, where the person plays and no bot for them.
    pub(super) fn seat_in_hand(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(person, seat)?;
        if self.playing()?.chair(seat).is_some_and(Chair::is_in_hand) { Ok(()) } else { Err(Refusal::BotSitsIn) }
    }
}
