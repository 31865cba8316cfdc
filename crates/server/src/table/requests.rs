//! What clients ask for. Everything that is acknowledged is on disk before.

use super::actor::Actor;
use super::chairs::Chair;
use super::record::Record;
use super::together::{Waiting, Wish};
use crate::HubError;
use crate::protocol::{By, ClientMessage, ServerMessage};
use engine::Seat;
use serde_json::Value;
use store::{Person, PersonId, Store, TableId};

/// Acknowledgements that are remembered; older ones are looked up in the store.
const ACKS: usize = 128;

impl<S: Store> Actor<S> {
    pub(super) async fn hear(&mut self, client: u64, message: ClientMessage) {
        let Some(person) = self.clients.get(&client).map(|client| client.person.clone()) else { return };
        self.welcome_back(&person.id).await;
        if self.read_if_doubtful().await.is_err() {
            return;
        }
        let plain = match message {
            ClientMessage::Hello(hello) => self.greet(client, &hello).await,
            ClientMessage::Look { seat } => self.look(client, seat),
            // Whoever carries the channel answers it: the table would write nothing for it.
            ClientMessage::WhatIf(_) => Err(HubError::Malformed("a question about what would happen is not for the table".to_owned())),
            ClientMessage::Note { text } => self.note(&person, &text).await,
            ClientMessage::Chat { id, text } => return self.chat(client, &person, id, text).await,
            ClientMessage::Act { id, decision, seat, action } => {
                return self.request(client, person.id, id, Wish::Act { seat, decision, action }).await;
            }
            ClientMessage::Undo { id, seat } => return self.request(client, person.id, id, Wish::Undo { seat }).await,
            ClientMessage::AnswerUndo { id, seat, yes } => {
                return self.request(client, person.id, id, Wish::AnswerUndo { seat, yes }).await;
            }
            ClientMessage::Vote { id, seat, against, yes } => {
                return self.request(client, person.id, id, Wish::Vote { seat, against, yes }).await;
            }
            ClientMessage::TakeSeat { id, seat } => return self.request(client, person.id, id, Wish::TakeSeat { seat }).await,
        };
        if let Err(error) = plain {
            self.refuse(client, None, &error);
        }
    }

    /// The person's seat, or a refusal.
    pub(super) fn own_seat(&self, person: &PersonId, seat: Seat) -> Result<(), HubError> {
        let chair = self.playing()?.chair(seat);
        if chair.is_some_and(|chair| chair.belongs_to(person)) { Ok(()) } else { Err(HubError::NotYourSeat(seat)) }
    }

    /// The person's seat, where the person plays and no bot for them.
    pub(super) fn seat_in_hand(&self, person: &PersonId, seat: Seat) -> Result<(), HubError> {
        self.own_seat(person, seat)?;
        if self.playing()?.chair(seat).is_some_and(Chair::is_in_hand) { Ok(()) } else { Err(HubError::BotSitsIn) }
    }

    /// The first rematch that is noted is the one, unless it was called off.
    pub(super) async fn rematch(&mut self, table: TableId, instead_of: Option<&TableId>) -> Result<TableId, HubError> {
        let play = self.play.as_ref().filter(|play| play.is_over()).ok_or(HubError::NotFinished)?;
        if let Some(table) = play.book.rematch.as_ref().filter(|noted| Some(*noted) != instead_of) {
            return Ok(table.clone());
        }
        self.record(Record::Rematch { table: table.clone() })?;
        let records = self.commit().await?;
        self.announce(&records);
        Ok(table)
    }

    /// Ends a game in which nobody else has a seat.
    pub(super) async fn cancel(&mut self, person: &PersonId) -> Result<(), HubError> {
        if self.row.as_ref().is_some_and(|(row, ..)| super::halt::is_halted(row)) {
            return self.cancel_halted(person).await;
        }
        if !self.playing()?.others(person).is_empty() {
            return Err(HubError::NotOpen);
        }
        self.record(Record::Cancelled)?;
        let records = self.commit().await?;
        self.announce(&records);
        self.doubtful = true;
        Ok(())
    }

    fn act(&mut self, person: &PersonId, seat: Seat, decision: u64, action: &Value) -> Result<(), HubError> {
        self.seat_in_hand(person, seat)?;
        let now = self.playing()?.decision(seat);
        if decision != now {
            return Err(HubError::StaleDecision { now });
        }
        self.record_act(seat, action, By::Person)
    }

    /// Does something once, however often it is asked for with the same id.
    async fn request(&mut self, client: u64, person: PersonId, id: String, wish: Wish) {
        let limit = self.shared.config.action_id_length;
        if id.len() > limit {
            return self.refuse(client, None, &HubError::TooLong { limit });
        }
        let key = (person, id);
        if let Some(seq) = self.known_ack(&key) {
            return self.ack(client, key.1, seq);
        }
        let asked = Waiting { client, key, seq: self.play.as_ref().map_or(0, |play| play.seq) + 1, wish };
        if let Err(refused) = self.record_wish(asked) {
            let (asked, error) = *refused;
            // What others asked for comes first: it may be the same request, sent twice.
            self.flush().await;
            match self.known_ack(&asked.key) {
                Some(seq) => self.ack(asked.client, asked.key.1, seq),
                None => self.refuse_unless_done(asked.client, asked.key, &error).await,
            }
        }
    }

    pub(super) fn grant(&mut self, person: &PersonId, wish: &Wish) -> Result<(), HubError> {
        self.check_room(wish)?;
        match wish {
            Wish::Act { seat, decision, action } => self.act(person, *seat, *decision, action),
            Wish::Undo { seat } => self.undo(person, *seat),
            Wish::AnswerUndo { seat, yes } => self.answer_undo(person, *seat, *yes),
            Wish::Vote { seat, against, yes } => self.vote(person, *seat, *against, *yes),
            Wish::TakeSeat { seat } => self.take_seat(person, *seat),
        }
    }

    /// What was done before gets the same answer as then.
    pub(super) async fn refuse_unless_done(&mut self, client: u64, key: (PersonId, String), error: &HubError) {
        match self.shared.store.find_action(&self.id, &key.0, &key.1).await {
            Ok(Some(number)) => {
                self.remember(key.clone(), number + 1);
                self.ack(client, key.1, number + 1);
            }
            Ok(None) | Err(_) => self.refuse(client, Some(key.1), error),
        }
    }

    async fn note(&mut self, person: &Person, text: &str) -> Result<(), HubError> {
        let limit = self.shared.config.note_length;
        if text.chars().count() > limit {
            return Err(HubError::TooLong { limit });
        }
        Ok(self.shared.store.put_note(&self.id, &person.id, text).await?)
    }

    pub(super) fn known_ack(&self, key: &(PersonId, String)) -> Option<u64> {
        self.acks.iter().find(|(known, _)| known == key).map(|(_, seq)| *seq)
    }

    pub(super) fn remember(&mut self, key: (PersonId, String), seq: u64) {
        if self.acks.len() == ACKS {
            self.acks.pop_front();
        }
        self.acks.push_back((key, seq));
    }

    pub(super) fn ack(&mut self, client: u64, id: String, seq: u64) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.send(ServerMessage::Ack { id, seq });
        }
    }

    /// The table cannot be read: everybody there is told before the channels end.
    pub(super) fn tell_failure(&mut self, error: &HubError) {
        self.clients.values_mut().for_each(|client| client.send(ServerMessage::Error { id: None, error: error.body() }));
    }

    pub(super) fn refuse(&mut self, client: u64, id: Option<String>, error: &HubError) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.send(ServerMessage::Error { id, error: error.body() });
        }
    }
}
