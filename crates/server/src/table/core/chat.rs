//! What is said at a table: by those at it, not too fast, and the last lines of it stay.

use super::{ActionKey, Doing, Effect, StoreRequest, TableCore};
use crate::Refusal;
use crate::cluster::Notice;
use crate::protocol::{ChatLine, ServerMessage};
use crate::table::chairs::Row;
use std::collections::BTreeMap;
use store::{Message, Millis, Person, PersonId, Status, StoreError};

/// Lines of chat a newcomer is shown; older ones are asked for.
pub(super) const LINES_SHOWN: u32 = 50;

const MINUTE: Millis = 60_000;

/// How fast everybody at a table may write: some lines at once, then at a steady rate.
#[derive(Debug, Default)]
pub(super) struct ChatRate {
    /// When each person will have all of their lines again.
    full_at: BTreeMap<PersonId, Millis>,
}

impl ChatRate {
    /// Takes one line of so many in a minute, or says how long to wait.
    fn write(&mut self, person: &PersonId, per_minute: u32, now: Millis) -> Result<(), Millis> {
        self.full_at.retain(|_, full_at| *full_at > now);
        let full_at = self.full_at.get(person).copied().unwrap_or(now) + MINUTE / Millis::from(per_minute.max(1));
        if full_at - now > MINUTE {
            return Err(full_at - now - MINUTE);
        }
        self.full_at.insert(person.clone(), full_at);
        Ok(())
    }
}

impl TableCore {
    pub(super) fn chat(&mut self, client: u64, person: &Person, id: String, text: String) {
        let limit = self.environment.config.action_id_length;
        if id.len() > limit {
            return self.refuse(client, None, &Refusal::TooLong { limit });
        }
        let key = (person.id.clone(), id);
        if let Some(seq) = self.acks.seq_of(&key) {
            return self.ack(client, key.1, seq);
        }
        match self.line(person, text) {
            Ok(message) => {
                let add =
                    StoreRequest::AddMessage { message: message.clone(), id: key.1.clone(), keep: self.environment.config.chat_lines };
                self.ask_store(add, Doing::AddingLine { client, key, message });
            }
            Err(error) => self.refuse(client, Some(key.1), &error),
        }
    }

    pub(super) fn line_added(&mut self, client: u64, key: ActionKey, message: Message, number: Result<u64, StoreError>) {
        match number {
            Ok(number) => {
                let seq = self.seq();
                self.acks.remember(key.clone(), seq);
                self.ack(client, key.1, seq);
                self.publish(Notice::Chatted { number });
                if number == self.chat_told + 1 {
                    self.tell_line(Message { number, ..message });
                } else {
                    self.chat_behind |= number > self.chat_told;
                }
            }
            // It was said before, through another node or with an answer that was lost.
            Err(StoreError::Exists) => {
                let seq = self.seq();
                self.acks.remember(key.clone(), seq);
                self.ack(client, key.1, seq);
                self.chat_behind = true;
            }
            Err(error) => self.refuse(client, Some(key.1), &error.into()),
        }
    }

    /// Tells a line to everybody who has not seen it.
    pub(super) fn tell_line(&mut self, message: Message) {
        let number = message.number;
        let line = ServerMessage::Chat(chat_line(message));
        for (id, client) in self.clients.iter_mut().filter(|(_, client)| client.chat_seen < number) {
            client.chat_seen = number;
            self.effects.push(Effect::Send { client: *id, message: line.clone() });
        }
        self.chat_told = self.chat_told.max(number);
    }

    /// Somebody was greeted with all lines up to this one: others may have missed some of them.
    pub(super) fn note_line_seen(&mut self, client: u64, number: u64) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.chat_seen = client.chat_seen.max(number);
        }
        if self.clients.len() == 1 {
            self.chat_told = self.chat_told.max(number);
        }
        self.chat_behind |= number > self.chat_told;
    }

    /// A line as it is to be kept, if this person may write it now.
    fn line(&mut self, person: &Person, text: String) -> Result<Message, Refusal> {
        let config = &self.environment.config;
        let limit = config.chat_length;
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        if !may_write(row, &person.id) {
            return Err(Refusal::NotSeated);
        }
        if text.trim().is_empty() {
            return Err(Refusal::Malformed("there is nothing to say".to_owned()));
        }
        if text.chars().count() > limit {
            return Err(Refusal::TooLong { limit });
        }
        let wait = self.chat_rate.write(&person.id, config.chat_per_minute, self.now);
        wait.map_err(|wait| Refusal::ChatTooFast { seconds: wait as u64 / 1000 + 1 })?;
        let (table, name) = (self.id.clone(), person.name.clone());
        Ok(Message { table, number: 0, person: person.id.clone(), name, at: self.now, text })
    }

    pub(super) fn note(&mut self, client: u64, person: &Person, text: String) -> Result<(), Refusal> {
        let limit = self.environment.config.note_length;
        if text.chars().count() > limit {
            return Err(Refusal::TooLong { limit });
        }
        self.ask_store(StoreRequest::PutNote { person: person.id.clone(), text }, Doing::PuttingNote { client });
        Ok(())
    }
}

/// Those with a seat, and whoever made the table. During play a creator without a seat is somebody who watches, and who
/// watches may know too much.
fn may_write(row: &Row, person: &PersonId) -> bool {
    let seated = row.chairs.iter().any(|chair| chair.belongs_to(person));
    seated || (row.table.creator == *person && row.table.head.status != Status::Playing)
}

pub(crate) fn chat_line(message: Message) -> ChatLine {
    ChatLine { number: message.number, person: message.person, name: message.name, at: message.at, text: message.text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_lines_at_once_then_at_a_steady_rate() {
        let (ada, bob) = (PersonId("ada".to_owned()), PersonId("bob".to_owned()));
        let mut rate = ChatRate::default();
        for _ in 0..4 {
            assert_eq!(rate.write(&ada, 4, 1_000), Ok(()));
        }
        assert_eq!(rate.write(&ada, 4, 1_000), Err(15_000));
        assert_eq!(rate.write(&bob, 4, 1_000), Ok(()), "everybody has a rate of their own");
        assert_eq!(rate.write(&ada, 4, 16_000), Ok(()));
        assert_eq!(rate.write(&ada, 4, 16_000), Err(15_000));
        assert_eq!(rate.write(&ada, 4, 100_000), Ok(()));
        assert_eq!(rate.full_at.len(), 1, "those who rest are forgotten");
    }
}
