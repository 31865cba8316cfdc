//! What is said at a table: by those at it, not too fast, and the last lines of it stay.

use super::actor::Actor;
use super::chairs::Chair;
use crate::HubError;
use crate::protocol::{ChatLine, ServerMessage};
use std::collections::BTreeMap;
use store::{Message, Millis, Person, PersonId, Status, Store, Table};

/// Lines of chat a newcomer is shown; older ones are asked for.
const LINES_SHOWN: u32 = 50;

const MINUTE: Millis = 60_000;

/// How fast everybody at a table may write: some lines at once, then at a steady rate.
#[derive(Debug, Default)]
pub(super) struct Pens {
    /// When each person will have all of their lines again.
    full_at: BTreeMap<PersonId, Millis>,
}

impl Pens {
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

impl<S: Store> Actor<S> {
    pub(super) async fn chat(&mut self, client: u64, person: &Person, id: String, text: String) {
        let limit = self.shared.config.action_id_length;
        if id.len() > limit {
            return self.refuse(client, None, &HubError::TooLong { limit });
        }
        let key = (person.id.clone(), id);
        if let Some(seq) = self.known_ack(&key) {
            return self.ack(client, key.1, seq);
        }
        match self.add_line(person, text).await {
            Ok(message) => {
                let seq = self.play.as_ref().map_or(0, |play| play.seq);
                self.remember(key.clone(), seq);
                self.ack(client, key.1, seq);
                let line = chat_line(message);
                self.clients.values_mut().for_each(|client| client.send(ServerMessage::Chat(line.clone())));
            }
            Err(error) => self.refuse(client, Some(key.1), &error),
        }
    }

    async fn add_line(&mut self, person: &Person, text: String) -> Result<Message, HubError> {
        let limit = self.shared.config.chat_length;
        let Some((row, _, chairs)) = &self.row else { return Err(HubError::Internal) };
        if !may_write(row, chairs, &person.id) {
            return Err(HubError::NotSeated);
        }
        if text.trim().is_empty() {
            return Err(HubError::Malformed("there is nothing to say".to_owned()));
        }
        if text.chars().count() > limit {
            return Err(HubError::TooLong { limit });
        }
        let (now, per_minute) = (self.now(), self.shared.config.chat_per_minute);
        let wait = self.pens.write(&person.id, per_minute, now);
        wait.map_err(|wait| HubError::ChatTooFast { seconds: wait as u64 / 1000 + 1 })?;
        let (table, name) = (self.id.clone(), person.name.clone());
        let mut message = Message { table, number: 0, person: person.id.clone(), name, at: now, text };
        message.number = self.shared.store.add_message(&message, self.shared.config.chat_lines).await?;
        Ok(message)
    }

    /// The last lines after this number.
    pub(super) async fn chat_since(&self, after: u64) -> Result<Vec<ChatLine>, HubError> {
        let messages = self.shared.store.last_messages(&self.id, after, u64::MAX, LINES_SHOWN).await?;
        Ok(messages.into_iter().map(chat_line).collect())
    }
}

/// Those with a seat, and whoever made the table. During play a creator without a seat is somebody who watches, and who
/// watches may know too much.
fn may_write(row: &Table, chairs: &[Chair], person: &PersonId) -> bool {
    let seated = chairs.iter().any(|chair| chair.belongs_to(person));
    seated || (row.creator == *person && row.head.status != Status::Playing)
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
        let mut pens = Pens::default();
        for _ in 0..4 {
            assert_eq!(pens.write(&ada, 4, 1_000), Ok(()));
        }
        assert_eq!(pens.write(&ada, 4, 1_000), Err(15_000));
        assert_eq!(pens.write(&bob, 4, 1_000), Ok(()), "everybody has a pen of their own");
        assert_eq!(pens.write(&ada, 4, 16_000), Ok(()));
        assert_eq!(pens.write(&ada, 4, 16_000), Err(15_000));
        assert_eq!(pens.write(&ada, 4, 100_000), Ok(()));
        assert_eq!(pens.full_at.len(), 1, "those who rest are forgotten");
    }
}
