//! Who gets in: those who play and who made the table always, those who only watch while there is room.

use super::clients::Client;
use super::{Effect, TableCore};
use crate::Refusal;
use crate::hub::LetGo;
use crate::spectators::{Crowd, SpectatorPlace};
use crate::visitor::Neighbourhood;
use store::PersonId;

impl TableCore {
    /// Whether this person has a seat here or made the table.
    pub(super) fn is_member(&self, person: &PersonId) -> bool {
        let Some(row) = &self.row else { return false };
        row.table.creator == *person || row.chairs.iter().any(|chair| chair.belongs_to(person) || chair.asks(person))
    }

    pub(super) fn place_to_watch(&self, person: &PersonId, from: Neighbourhood) -> Result<SpectatorPlace, Refusal> {
        let limit = self.environment.config.spectators_per_table;
        if self.clients.values().filter(|client| client.place.is_some()).count() >= limit {
            return Err(Refusal::NoRoomToWatch { of: Crowd::Table, limit });
        }
        self.environment.spectators.take(person, from).map_err(|(of, limit)| Refusal::NoRoomToWatch { of, limit })
    }

    /// One person holds so many connections here. The newest is the one somebody is looking at.
    pub(super) fn let_go_of_the_oldest(&mut self, person: &PersonId) {
        if !self.is_member(person) {
            return;
        }
        let own = self.clients.iter().filter(|(_, client)| client.person.id == *person);
        let own: Vec<u64> = own.map(|(id, _)| *id).collect();
        let too_many = own.len().saturating_sub(self.environment.config.connections_per_player);
        for client in &own[..too_many] {
            self.let_go(*client, LetGo::OpenedElsewhere, &Refusal::OpenedElsewhere);
        }
    }

    /// Who has sat down needs no place to watch from any more, and who has got up needs one.
    pub(super) fn update_places(&mut self) {
        let watches = |client: &Client| !self.is_member(&client.person.id);
        let changed = self.clients.iter().filter(|(_, client)| client.place.is_some() != watches(client));
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

    /// Says why, and ends the channel.
    fn let_go(&mut self, client: u64, why: LetGo, error: &Refusal) {
        self.refuse(client, None, error);
        self.clients.remove(&client);
        self.effects.push(Effect::Close { client, why: Some(why) });
        self.presence_changed = true;
    }
}
