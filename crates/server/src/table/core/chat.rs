//! What is said at a table: by those at it, not too fast, and the last lines of it stay.

use super::{ActionKey, Doing, Effect, StoreRequest, TableCore};
use crate::Refusal;
use crate::cluster::Notice;
use crate::protocol::{ChatLine, ServerMessage};
use crate::table::chairs::Row;
use std::collections::{BTreeMap, BTreeSet};
use store::{Message, Millis, Person, PersonId, Status, StoreError};

/// Lines of chat a newcomer is shown; older ones are asked for.
pub(super) const LINES_SHOWN: u32 = 50;

const MINUTE: Millis = 60_000;

/// How fast everybody at a table may write: some lines at once, then at a steady rate. What somebody writes through other nodes
/// counts when it is read.
#[derive(Debug, Default)]
pub(super) struct ChatRate {
    /// When each person will have all of their lines again.
    full_at: BTreeMap<PersonId, Millis>,
    /// The lines of the last minute that were counted, since the same ones may be read again.
    counted: BTreeSet<(Millis, PersonId)>,
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
        self.count(person, now, now);
        Ok(())
    }

    /// A line that was kept, written here or elsewhere. All nodes may have taken at the same moment what one may: that is waited
    /// for, and no longer than another minute.
    fn read(&mut self, message: &Message, per_minute: u32, now: Millis) {
        if now - message.at >= MINUTE || !self.count(&message.person, message.at, now) {
            return;
        }
        let full_at = self.full_at.get(&message.person).copied().unwrap_or(message.at).max(message.at);
        let full_at = (full_at + MINUTE / Millis::from(per_minute.max(1))).min(now + 2 * MINUTE);
        self.full_at.insert(message.person.clone(), full_at);
    }

    /// Whether this line was not counted before.
    fn count(&mut self, person: &PersonId, at: Millis, now: Millis) -> bool {
        while self.counted.first().is_some_and(|(oldest, _)| now - oldest >= MINUTE) {
            self.counted.pop_first();
        }
        self.counted.insert((at, person.clone()))
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

    /// Lines that were read count for those who wrote them.
    pub(super) fn count_lines(&mut self, lines: &[Message]) {
        if self.environment.membership.is_some() {
            let per_minute = self.environment.config.chat_per_minute;
            lines.iter().for_each(|line| self.chat_rate.read(line, per_minute, self.now));
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
    use store::TableId;

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

    #[test]
    fn lines_that_were_written_elsewhere_count_once() {
        let ada = PersonId("ada".to_owned());
        let line = |at| Message {
            table: TableId("t".to_owned()),
            number: 0,
            person: PersonId("ada".to_owned()),
            name: String::new(),
            at,
            text: String::new(),
        };
        let mut rate = ChatRate::default();
        assert_eq!(rate.write(&ada, 4, 100_000), Ok(()));
        for _ in 0..2 {
            for at in [10_000, 100_000, 100_001, 100_002, 100_003] {
                rate.read(&line(at), 4, 100_003);
            }
        }
        assert_eq!(rate.write(&ada, 4, 100_003), Err(14_997), "her own, three more, and none of an hour ago");
        for at in 0..40 {
            rate.read(&line(100_010 + at), 4, 100_050);
        }
        assert_eq!(rate.write(&ada, 4, 100_050), Err(75_000), "a minute more at the most");
        assert_eq!(rate.write(&ada, 4, 300_000), Ok(()));
        assert_eq!(rate.counted.len(), 1, "old lines are forgotten");
    }
}
