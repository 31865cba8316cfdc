//! Who gets in: those who play and who made the table always, those who only watch while there is room.

use super::actor::Actor;
use super::clients::Client;
use crate::HubError;
use crate::hub::LetGo;
use crate::protocol::ServerMessage;
use crate::spectators::{Crowd, SpectatorPlace};
use crate::visitor::Neighbourhood;
use store::{PersonId, Store};

impl<S: Store> Actor<S> {
    /// Whether this person has a seat here or made the table.
    pub(super) fn is_member(&self, person: &PersonId) -> bool {
        let Some((row, _, chairs)) = &self.row else { return false };
        row.creator == *person || chairs.iter().any(|chair| chair.belongs_to(person) || chair.asks(person))
    }

    pub(super) fn place_to_watch(&self, person: &PersonId, from: Neighbourhood) -> Result<SpectatorPlace, HubError> {
        let limit = self.shared.config.spectators_per_table;
        if self.clients.values().filter(|client| client.place.is_some()).count() >= limit {
            return Err(HubError::NoRoomToWatch { of: Crowd::Table, limit });
        }
        self.shared.spectators.take(person, from).map_err(|(of, limit)| HubError::NoRoomToWatch { of, limit })
    }

    /// One person holds so many connections here. The newest is the one somebody is looking at.
    pub(super) fn let_go_of_the_oldest(&mut self, person: &PersonId) {
        if !self.is_member(person) {
            return;
        }
        let own = self.clients.iter().filter(|(_, client)| client.person.id == *person && !client.lost);
        let own: Vec<u64> = own.map(|(id, _)| *id).collect();
        let too_many = own.len().saturating_sub(self.shared.config.connections_per_player);
        for client in &own[..too_many] {
            self.let_go(*client, LetGo::OpenedElsewhere, &HubError::OpenedElsewhere);
        }
    }

    /// Who has sat down needs no place to watch from any more, and who has got up needs one.
    pub(super) fn settle_places(&mut self) {
        let watches = |client: &Client| !self.is_member(&client.person.id);
        let changed = self.clients.iter().filter(|(_, client)| !client.lost && client.place.is_some() != watches(client));
        let changed: Vec<u64> = changed.map(|(id, _)| *id).collect();
        for id in changed {
            let Some(client) = self.clients.get(&id) else { continue };
            if client.place.is_some() {
                self.give_place(id, None);
                continue;
            }
            match self.place_to_watch(&client.person.id, client.from) {
                Ok(place) => self.give_place(id, Some(place)),
                Err(error) => self.let_go(id, LetGo::NoRoomToWatch, &error),
            }
        }
    }

    fn give_place(&mut self, client: u64, place: Option<SpectatorPlace>) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.place = place;
        }
    }

    /// Says why; the channel ends when the command under way is done.
    fn let_go(&mut self, client: u64, why: LetGo, error: &HubError) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.send(ServerMessage::Error { id: None, error: error.body() });
            client.lost = true;
            // The first reason stays.
            let _ = client.let_go.set(why);
        }
    }
}
