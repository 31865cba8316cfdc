//! Those who are connected: who they are, what they see, and that they are here.

use super::actor::{Actor, Command};
use super::chairs::{info, seats_of};
use crate::HubError;
use crate::games::Lengths;
use crate::hub::LetGo;
use crate::protocol::{Hello, Presence, ServerMessage, Welcome};
use crate::spectators::SpectatorPlace;
use crate::visitor::Neighbourhood;
use engine::{Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use store::{Person, PersonId, Store};
use tokio::sync::mpsc;

pub(super) struct Client {
    pub(super) person: Person,
    pub(super) from: Neighbourhood,
    /// Its place among those who only watch; who plays needs none.
    pub(super) place: Option<SpectatorPlace>,
    /// The seat it looks from; none behind the curtain and for those who watch.
    pub(super) seat: Option<Seat>,
    /// How long the log was when it last saw the table, from each seat.
    pub(super) seen: BTreeMap<Option<Seat>, u64>,
    /// Whether it keeps the lists of views that only grow.
    pub(super) keeps_lists: bool,
    /// The lists it has, and of which view.
    pub(super) has: Option<(Option<Seat>, Lengths)>,
    pub(super) sender: mpsc::Sender<ServerMessage>,
    /// It did not keep up, or is gone.
    pub(super) lost: bool,
    /// Why it had to leave, if it had to.
    pub(super) let_go: Arc<OnceLock<LetGo>>,
    _counted: Counted,
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

/// What a client that was let in gets.
pub(crate) struct Connected {
    pub(crate) client: u64,
    pub(crate) address: mpsc::Sender<Command>,
    pub(crate) receiver: mpsc::Receiver<ServerMessage>,
    pub(crate) let_go: Arc<OnceLock<LetGo>>,
}

impl Client {
    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// What it need not be told again.
    pub(super) fn known(&self) -> Lengths {
        let has = self.has.as_ref().filter(|(seat, _)| self.keeps_lists && *seat == self.seat);
        has.map(|(_, lengths)| lengths.clone()).unwrap_or_default()
    }

    /// A client that does not read fast enough is cut off; it can come back and say what it saw last.
    pub(super) fn send(&mut self, message: ServerMessage) {
        if self.sender.try_send(message).is_err() {
            self.lost = true;
        }
    }
}

impl<S: Store> Actor<S> {
    pub(super) async fn connect(&mut self, person: Person, from: Neighbourhood, hello: Hello) -> Result<Connected, HubError> {
        let place = if self.is_member(&person.id) { None } else { Some(self.place_to_watch(&person.id, from)?) };
        let (sender, receiver) = mpsc::channel(self.shared.config.messages_behind);
        let client = self.shared.next_client();
        let _counted = Counted::new(&self.shared.connections);
        let let_go = Arc::default();
        let newcomer = Client {
            person: person.clone(),
            from,
            place,
            seat: None,
            seen: BTreeMap::new(),
            keeps_lists: false,
            has: None,
            sender,
            lost: false,
            let_go: Arc::clone(&let_go),
            _counted,
        };
        self.clients.insert(client, newcomer);
        if let Err(error) = self.greet(client, &hello).await {
            self.clients.remove(&client);
            return Err(error);
        }
        self.let_go_of_the_oldest(&person.id);
        self.tell_presence(Some(client));
        self.welcome_back(&person.id).await;
        let address = self.address.upgrade().ok_or(HubError::Unavailable)?;
        Ok(Connected { client, address, receiver, let_go })
    }

    /// Sends the welcome and the present state; what was missed comes as events.
    pub(super) async fn greet(&mut self, client: u64, hello: &Hello) -> Result<(), HubError> {
        let Some(person) = self.clients.get(&client).map(|client| client.person.clone()) else { return Ok(()) };
        let Some((row, _, chairs)) = &self.row else { return Err(HubError::Internal) };
        let own = seats_of(chairs, &person.id);
        if let Some(seat) = hello.seat.filter(|seat| !own.contains(seat)) {
            return Err(HubError::NotYourSeat(seat));
        }
        let seat = allowed_seat(&own, hello.seat);
        let welcome = Welcome {
            table: info(row, &person.id)?,
            you: person.id.clone(),
            your_seats: own,
            seq: self.play.as_ref().map_or(0, |play| play.seq),
            now: self.now(),
            chat: self.chat_since(hello.last_chat.unwrap_or(0)).await?,
            note: self.shared.store.note(&self.id, &person.id).await?.unwrap_or_default(),
            presence: self.presence(),
            rematch: self.play.as_ref().and_then(|play| play.book.rematch.clone()),
        };
        if let Some(client) = self.clients.get_mut(&client) {
            client.seat = seat;
            client.seen = hello.last_seq.map(|seq| (seat, seq)).into_iter().collect();
            client.keeps_lists = hello.keeps_lists;
            client.has = None;
            client.send(ServerMessage::Welcome(welcome));
        }
        self.show(client);
        Ok(())
    }

    /// Opens the curtain before one of one's own seats, or closes it.
    pub(super) fn look(&mut self, client: u64, seat: Option<Seat>) -> Result<(), HubError> {
        let Some((_, _, chairs)) = &self.row else { return Err(HubError::Internal) };
        let Some(entry) = self.clients.get_mut(&client) else { return Ok(()) };
        let own = seats_of(chairs, &entry.person.id);
        if let Some(seat) = seat.filter(|seat| !own.contains(seat)) {
            return Err(HubError::NotYourSeat(seat));
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
        let Some((_, _, chairs)) = &self.row else { return };
        for client in self.clients.values_mut() {
            client.seat = allowed_seat(&seats_of(chairs, &client.person.id), client.seat);
        }
    }

    /// Lets go of clients that are gone without a word.
    pub(super) fn drop_closed(&mut self) {
        let gone: Vec<u64> =
            self.clients.iter().filter(|(_, client)| client.lost || client.sender.is_closed()).map(|(id, _)| *id).collect();
        for client in gone {
            self.goodbye(client);
        }
    }

    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.clients.values().any(|client| client.person.id == *person && !client.lost)
    }

    pub(super) fn presence(&self) -> Presence {
        let Some((_, _, chairs)) = &self.row else { return Presence::default() };
        let here = Seat::all(chairs.len() as u8).filter(|seat| chairs[seat.index()].person().is_some_and(|person| self.is_here(person)));
        let watching = self.clients.values().filter(|client| !chairs.iter().any(|chair| chair.belongs_to(&client.person.id)));
        Presence { here: here.collect(), watching: watching.count() as u32 }
    }

    /// Tells everybody who is here, where that has changed; a newcomer was told with the welcome.
    pub(super) fn tell_presence(&mut self, except: Option<u64>) {
        let presence = self.presence();
        if presence == self.presence_told {
            return;
        }
        self.presence_told = presence.clone();
        for (id, client) in &mut self.clients {
            if Some(*id) != except {
                client.send(ServerMessage::Presence(presence.clone()));
            }
        }
    }
}

/// Who has one seat always looks from it; there is nobody at the same screen to hide it from.
fn allowed_seat(own: &[Seat], wanted: Option<Seat>) -> Option<Seat> {
    match own {
        [only] => Some(*only),
        _ => wanted.filter(|seat| own.contains(seat)),
    }
}
