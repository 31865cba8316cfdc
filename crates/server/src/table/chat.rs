//! What is said at a table.

use super::actor::Actor;
use crate::HubError;
use crate::protocol::{ChatLine, ServerMessage};
use store::{Message, Person, Status, Store};

/// Lines of chat a newcomer is shown.
const CHAT_SHOWN: usize = 200;
const CHAT_PAGE: u32 = 500;

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

    /// While a game is played only those at the table speak: who watches may know too much.
    async fn add_line(&self, person: &Person, text: String) -> Result<Message, HubError> {
        let limit = self.shared.config.chat_length;
        let Some((row, _, chairs)) = &self.row else { return Err(HubError::Internal) };
        if row.head.status == Status::Playing && !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(HubError::NotSeated);
        }
        if text.trim().is_empty() {
            return Err(HubError::Malformed("there is nothing to say".to_owned()));
        }
        if text.chars().count() > limit {
            return Err(HubError::TooLong { limit });
        }
        let (table, name) = (self.id.clone(), person.name.clone());
        let mut message = Message { table, number: 0, person: person.id.clone(), name, at: self.now(), text };
        message.number = self.shared.store.add_message(&message).await?;
        Ok(message)
    }

    pub(super) async fn chat_since(&self, mut after: u64) -> Result<Vec<ChatLine>, HubError> {
        let mut lines = Vec::new();
        loop {
            let page = self.shared.store.messages(&self.id, after, CHAT_PAGE).await?;
            let Some(last) = page.last() else { break };
            after = last.number;
            let full = page.len() == CHAT_PAGE as usize;
            lines.extend(page.into_iter().map(chat_line));
            if !full {
                break;
            }
        }
        Ok(lines.split_off(lines.len().saturating_sub(CHAT_SHOWN)))
    }
}

pub(crate) fn chat_line(message: Message) -> ChatLine {
    ChatLine { number: message.number, person: message.person, name: message.name, at: message.at, text: message.text }
}
