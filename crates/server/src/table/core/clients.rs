//! Those who are connected: who they are, what they see, and that they are here.

use super::chat::{LINES_SHOWN, chat_line};
use super::request::Request;
use super::{Ask, Doing, Effect, Greeted, ReplyTo, StoreRequest, TableCore, Todo};
use crate::Refusal;
use crate::protocol::{Hello, Presence, ServerMessage, ViewText, Welcome};
use crate::spectators::SpectatorPlace;
use crate::table::chairs::{Row, info, seats_of};
use crate::visitor::Neighbourhood;
use engine::{Seat, Viewer};
use std::collections::BTreeMap;
use store::{Person, PersonId, StoreError};

pub(super) struct Client {
    pub(super) person: Person,
    pub(super) from: Neighbourhood,
    /// Its place among those who only watch; who plays needs none.
    pub(super) place: Option<SpectatorPlace>,
    /// The seat it looks from; none behind the curtain and for those who watch.
    pub(super) seat: Option<Seat>,
    /// How long the log was when it last saw the table, from each seat.
    pub(super) seen: BTreeMap<Option<Seat>, u64>,
    /// Whether it makes a view out of the one before.
    pub(super) takes_patches: bool,
    /// The view it was sent last, if it takes patches.
    pub(super) has: Option<ViewText>,
    /// The last line of chat it was sent.
    pub(super) chat_seen: u64,
}

impl Client {
    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }
}

/// Somebody who wants to come in.
pub(super) struct Newcomer {
    pub(super) client: u64,
    pub(super) person: Person,
    pub(super) from: Neighbourhood,
    pub(super) hello: Hello,
    pub(super) reply: ReplyTo,
}

/// A greeting under way.
pub(super) struct Greeting {
    client: u64,
    hello: Hello,
    /// Where somebody comes who is not let in yet.
    newcomer: Option<ReplyTo>,
}

impl TableCore {
    pub(super) fn connect(&mut self, newcomer: Newcomer) {
        let Newcomer { client, person, from, hello, reply } = newcomer;
        let place = if self.is_member(&person.id) { None } else { Some(self.place_to_watch(&person.id, from)) };
        let place = match place.transpose() {
            Ok(place) => place,
            Err(error) => return self.reply(reply, Err(error)),
        };
        let newcomer = Client { person, from, place, seat: None, seen: BTreeMap::new(), takes_patches: false, has: None, chat_seen: 0 };
        self.clients.insert(client, newcomer);
        if let Err(error) = self.greet(client, hello, Some(reply)) {
            self.clients.remove(&client);
            self.reply(reply, Err(error));
        }
    }

    /// Asks for what a person is greeted with.
    pub(super) fn greet(&mut self, client: u64, hello: Hello, newcomer: Option<ReplyTo>) -> Result<(), Refusal> {
        let Some(person) = self.clients.get(&client).map(|client| client.person.id.clone()) else { return Ok(()) };
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        if let Some(seat) = hello.seat.filter(|seat| !seats_of(&row.chairs, &person).contains(seat)) {
            return Err(Refusal::NotYourSeat(seat));
        }
        let greeting = StoreRequest::Greeting { person, chat_after: hello.last_chat.unwrap_or(0), lines: LINES_SHOWN };
        self.ask_store(greeting, Doing::Greeting(Greeting { client, hello, newcomer }));
        Ok(())
    }

    /// Sends the welcome and the present state; what was missed comes as events.
    pub(super) fn welcome(&mut self, greeting: Greeting, personal: Result<Greeted, StoreError>) {
        let Greeting { client, hello, newcomer } = greeting;
        let Some(person) = self.clients.get(&client).map(|client| client.person.id.clone()) else { return };
        let last_line = personal.as_ref().map_or(0, |personal| personal.last_line);
        if let Ok(personal) = &personal {
            self.count_lines(&personal.lines);
        }
        let welcome = personal.map_err(Refusal::from).and_then(|personal| self.welcome_of(&person, personal));
        match (welcome, newcomer) {
            (Ok(welcome), newcomer) => {
                self.let_see(client, &hello, welcome);
                self.note_line_seen(client, last_line);
                if newcomer.is_some() {
                    self.let_go_of_the_oldest(&person);
                }
                // What was known of other nodes may be too old by now: all are told what the welcome told.
                self.tell_presence(Some(client));
                let Some(reply) = newcomer else { return };
                self.take_request(Request::of_table(Ask::WelcomeBack { person }));
                self.batch.close();
                self.inbox.push_front(Todo::Admit { reply });
            }
            (Err(error), Some(reply)) => {
                self.clients.remove(&client);
                self.reply(reply, Err(error));
            }
            (Err(error), None) => self.refuse(client, None, &error),
        }
    }

    fn welcome_of(&self, person: &PersonId, personal: Greeted) -> Result<Welcome, Refusal> {
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        Ok(Welcome {
            table: info(&row.table, person)?,
            you: person.clone(),
            your_seats: seats_of(&row.chairs, person),
            seq: self.seq(),
            now: self.now,
            chat: personal.lines.into_iter().map(chat_line).collect(),
            note: personal.note.unwrap_or_default(),
            presence: self.presence(),
            rematch: self.play.as_ref().and_then(|play| play.table.rematch.clone()),
        })
    }

    fn let_see(&mut self, client: u64, hello: &Hello, welcome: Welcome) {
        let seat = allowed_seat(&welcome.your_seats, hello.seat);
        if let Some(client) = self.clients.get_mut(&client) {
            client.seat = seat;
            client.seen = hello.last_seq.map(|seq| (seat, seq)).into_iter().collect();
            client.takes_patches = hello.takes_patches;
            client.has = None;
        }
        self.send(client, ServerMessage::Welcome(welcome));
        self.show(client);
    }

    /// Opens the curtain before one of one's own seats, or closes it.
    pub(super) fn look(&mut self, client: u64, seat: Option<Seat>) -> Result<(), Refusal> {
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        let Some(entry) = self.clients.get_mut(&client) else { return Ok(()) };
        let own = seats_of(&row.chairs, &entry.person.id);
        if let Some(seat) = seat.filter(|seat| !own.contains(seat)) {
            return Err(Refusal::NotYourSeat(seat));
        }
        entry.seat = allowed_seat(&own, seat);
        self.show(client);
        Ok(())
    }

    pub(super) fn goodbye(&mut self, client: u64) {
        self.clients.remove(&client);
        self.tell_presence(None);
    }

    /// Nobody goes on looking from a seat that is another's now.
    pub(super) fn close_curtains(&mut self) {
        let Some(row) = &self.row else { return };
        if planted!(self, OpenCurtain) {
            return;
        }
        for client in self.clients.values_mut() {
            client.seat = allowed_seat(&seats_of(&row.chairs, &client.person.id), client.seat);
        }
    }

    /// Whether somebody is connected, through whichever node.
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.is_here_locally(person) || (self.elsewhere.has(person, self.now) && !planted!(self, BlindToOthers))
    }

    /// Whether somebody is connected through this node.
    pub(super) fn is_here_locally(&self, person: &PersonId) -> bool {
        self.clients.values().any(|client| client.person.id == *person)
    }

    /// How many are connected through this node and only watch.
    pub(super) fn local_watching(&self) -> u32 {
        let Some(Row { chairs, .. }) = &self.row else { return 0 };
        self.clients.values().filter(|client| !chairs.iter().any(|chair| chair.belongs_to(&client.person.id))).count() as u32
    }

    pub(super) fn presence(&self) -> Presence {
        let Some(Row { chairs, .. }) = &self.row else { return Presence::default() };
        let here = Seat::all(chairs.len() as u8).filter(|seat| chairs[seat.index()].person().is_some_and(|person| self.is_here(person)));
        Presence { here: here.collect(), watching: self.local_watching() + self.elsewhere.watching(self.now) }
    }

    /// Tells everybody who is here, where that has changed; a newcomer was told with the welcome.
    pub(super) fn tell_presence(&mut self, except: Option<u64>) {
        self.publish_presence(false);
        let presence = self.presence();
        if presence == self.presence_told {
            return;
        }
        self.presence_told = presence.clone();
        for client in self.clients.keys().filter(|client| Some(**client) != except) {
            self.effects.push(Effect::Send { client: *client, message: ServerMessage::Presence(presence.clone()) });
        }
    }

    pub(super) fn send(&mut self, client: u64, message: ServerMessage) {
        if self.clients.contains_key(&client) {
            self.effects.push(Effect::Send { client, message });
        }
    }

    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        self.effects.extend(self.clients.keys().map(|client| Effect::Send { client: *client, message: message.clone() }));
    }
}

/// Who has one seat always looks from it; there is nobody at the same screen to hide it from.
fn allowed_seat(own: &[Seat], wanted: Option<Seat>) -> Option<Seat> {
    match own {
        [only] => Some(*only),
        _ => wanted.filter(|seat| own.contains(seat)),
    }
}
