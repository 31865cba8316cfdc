//! Other nodes play at this table too. What they write is in the log; what they tell is a reason to look there, and who is at
//! the table through them.

use super::batch::Pending;
use super::{Doing, Effect, StoreRequest, TableCore};
use crate::Refusal;
use crate::cluster::{Notice, SETTLES_IN};
use crate::table::chairs::{self, Decider};
use crate::table::record::Record;
use engine::Seat;
use std::collections::BTreeMap;
use store::{Entry, Message, Millis, PersonId, StoreError};

/// A node says again and again who is here through it: what is older than this is not true any more.
const PRESENCE_LASTS: Millis = 70_000;
/// Lines of chat that are read at once.
const LINES_AT_ONCE: u32 = 100;

/// Who is at the table through other nodes.
#[derive(Default)]
pub(super) struct Elsewhere {
    nodes: BTreeMap<String, Node>,
}

struct Node {
    number: i64,
    heard_at: Millis,
    people: Vec<PersonId>,
    watching: u32,
}

impl Elsewhere {
    pub(super) fn has(&self, person: &PersonId, now: Millis) -> bool {
        self.fresh(now).any(|node| node.people.contains(person))
    }

    pub(super) fn watching(&self, now: Millis) -> u32 {
        self.fresh(now).map(|node| node.watching).sum()
    }

    pub(super) fn has_anybody(&self, now: Millis) -> bool {
        self.fresh(now).any(|node| !node.people.is_empty() || node.watching > 0)
    }

    fn fresh(&self, now: Millis) -> impl Iterator<Item = &Node> {
        self.nodes.values().filter(move |node| now - node.heard_at < PRESENCE_LASTS)
    }

    fn hear(&mut self, name: String, told: Node) {
        if self.nodes.get(&name).is_none_or(|known| known.number <= told.number) {
            self.nodes.insert(name, told);
        }
    }
}

impl TableCore {
    pub(super) fn noticed(&mut self, notice: Notice) {
        match notice {
            Notice::Grown { length } => {
                let known = self.play.as_ref().map_or(self.shelved_length, |play| play.seq);
                if length > known && !planted!(self, DeafToOthers) {
                    self.behind = true;
                }
            }
            Notice::Changed { revision } => {
                let is_news = self.row.as_ref().is_none_or(|row| row.table.revision < revision);
                self.doubtful |= self.play.is_none() && is_news;
            }
            Notice::Chatted { .. } if planted!(self, DeafToChat) => {}
            Notice::Chatted { number } if self.clients.is_empty() => self.chat_told = self.chat_told.max(number),
            Notice::Chatted { number } => self.chat_behind |= number > self.chat_told,
            Notice::Here { node, number, people, watching } => {
                self.elsewhere.hear(node, Node { number, heard_at: self.now, people, watching });
                self.tell_presence(None);
            }
            Notice::Who => {
                self.publish_presence(true);
                self.tell_presence(None);
                // Whoever asks may have read the table before it could hear of it.
                self.publish(Notice::Grown { length: self.seq() });
                self.publish(Notice::Chatted { number: self.chat_told });
            }
        }
    }

    /// A node is gone, and whoever was here through it.
    pub(super) fn node_gone(&mut self, node: &str) {
        if self.elsewhere.nodes.remove(node).is_some() {
            self.tell_presence(None);
        }
    }

    /// Tells the others who is here through this node, where that has changed or somebody asks.
    pub(super) fn publish_presence(&mut self, is_asked: bool) {
        let Some(membership) = &self.environment.membership else { return };
        let mut people: Vec<PersonId> = self.row.as_ref().map(|row| chairs::people(&row.chairs)).unwrap_or_default();
        people.retain(|person| self.is_here_locally(person));
        let watching = self.local_watching();
        let told = (people.clone(), watching);
        if self.presence_published == told && !is_asked {
            return;
        }
        self.presence_published = told;
        self.presence_number = self.now.max(self.presence_number + 1);
        let here = Notice::Here { node: membership.node().to_owned(), number: self.presence_number, people, watching };
        self.publish(here);
    }

    /// Tells other nodes, where there are any.
    pub(super) fn publish(&mut self, notice: Notice) {
        if self.environment.membership.is_some() {
            self.effects.push(Effect::Publish(notice));
        }
    }

    /// Reads what others have added to the log; the match in memory is right as far as it goes.
    pub(super) fn catch_up(&mut self) {
        self.behind = false;
        match &self.play {
            Some(play) if play.lost == 0 => {
                let from = play.seq;
                self.ask_store(StoreRequest::Entries { from }, Doing::CatchingUp);
            }
            Some(_) | None => self.doubtful = true,
        }
    }

    pub(super) fn caught_up(&mut self, entries: Result<Vec<Entry>, StoreError>) {
        let entries = match entries {
            Ok(entries) => entries,
            Err(error) => {
                // Whoever plays here goes on; the next notice, or the next look, finds it. What may be right is not judged by less.
                tracing::warn!(table = %self.id.0, %error, "what other nodes wrote cannot be read");
                let waiting = std::mem::take(&mut self.retries);
                self.refusals.extend(waiting.into_iter().map(|request| (request, Refusal::Unavailable)));
                return;
            }
        };
        match self.take_in(&entries) {
            Some(taken) if taken.is_empty() => {}
            Some(taken) => {
                self.counts.caught_up += 1;
                self.head_follows();
                self.spoken_at = self.seq();
                self.announce(&taken);
            }
            None => self.doubtful = true,
        }
    }

    /// Entries that others wrote, in the match; none where all of it must be read anew.
    fn take_in(&mut self, entries: &[Entry]) -> Option<Vec<Pending>> {
        let play = self.play.as_mut()?;
        let mut taken = Vec::with_capacity(entries.len());
        for entry in entries {
            let record: Record = entry.body.read().ok()?;
            if entry.number != play.seq || changes_everything(&record) {
                return None;
            }
            play.read(&record, entry.at).ok().filter(|()| play.lost == 0)?;
            taken.push(Pending { record, at: entry.at, action: None });
        }
        self.now = self.now.max(play.table.last_at);
        Some(taken)
    }

    /// The row in memory says what the match does.
    fn head_follows(&mut self) {
        let Some(head) = self.play.as_ref().map(|play| self.head(play)) else { return };
        if let (Some(row), Some(play)) = (&mut self.row, &self.play) {
            row.table.head = head;
            row.chairs.clone_from(&play.table.chairs);
        }
    }

    /// Reads lines of chat that others have added.
    pub(super) fn read_chat(&mut self) {
        self.chat_behind = false;
        let after = self.chat_told;
        self.ask_store(StoreRequest::Messages { after, lines: LINES_AT_ONCE }, Doing::ReadingChat);
    }

    pub(super) fn chat_read(&mut self, messages: Result<Vec<Message>, StoreError>) {
        match messages {
            Ok(messages) => {
                self.chat_behind = messages.len() == LINES_AT_ONCE as usize;
                self.count_lines(&messages);
                messages.into_iter().for_each(|message| self.tell_line(message));
            }
            Err(error) => tracing::warn!(table = %self.id.0, %error, "what was said through other nodes cannot be read"),
        }
    }

    /// Decisions of bots that are owed now.
    pub(super) fn owed_to_bots(&self) -> Vec<(Seat, u64)> {
        let Some(play) = self.play.as_ref().filter(|_| self.environment.membership.is_some()) else { return Vec::new() };
        let is_bots = |seat: &Seat| play.chair(*seat).is_some_and(|chair| matches!(chair.decider(), Decider::Bot(_) | Decider::Default));
        play.owed().into_iter().filter(|(seat, _)| is_bots(seat)).collect()
    }

    /// Whoever wrote the entry that made a decision owed lets the bot think, so that no two nodes do.
    pub(super) fn note_own_decisions(&mut self, before: &[(Seat, u64)]) {
        let owed = self.owed_to_bots();
        let is_own = |decision: &(Seat, u64)| self.own_decisions.contains(decision) || !before.contains(decision);
        self.own_decisions = owed.into_iter().filter(is_own).collect();
    }

    /// The store has given this table to this node, as nobody else cared for it.
    pub(super) fn claim(&mut self) {
        self.own_decisions = self.owed_to_bots();
    }

    /// Whether this node lets a bot think about a decision.
    pub(super) fn drives(&self, seat: Seat, decision: u64) -> bool {
        !self.is_among_others() || self.own_decisions.contains(&(seat, decision)) || planted!(self, DrivesAllBots)
    }

    /// Whether there are other nodes, or may be.
    pub(super) fn is_among_others(&self) -> bool {
        self.environment.membership.as_ref().is_some_and(|membership| !membership.is_alone())
    }

    /// Where some node cannot be heard nobody knows who is there: then nobody is judged to be away.
    pub(super) fn may_be_here(&self, person: &PersonId) -> bool {
        self.is_here(person) || !self.knows_who_is_here()
    }

    /// Whether somebody looks at the table, or may do so through another node.
    pub(super) fn may_be_looked_at(&self) -> bool {
        !self.clients.is_empty() || self.elsewhere.has_anybody(self.now) || !self.knows_who_is_here()
    }

    /// A table that was read a moment ago has asked, and not been answered yet.
    fn knows_who_is_here(&self) -> bool {
        let Some(membership) = &self.environment.membership else { return true };
        let has_asked = self.loaded_at.is_some_and(|loaded_at| self.now - loaded_at >= SETTLES_IN);
        (has_asked && membership.has_settled(self.now)) || planted!(self, JudgesBlindly)
    }
}

/// Whether the table must be read as a whole after this.
fn changes_everything(record: &Record) -> bool {
    matches!(
        record,
        Record::Started { .. }
            | Record::Cancelled
            | Record::Expired
            | Record::RulesChanged { .. }
            | Record::Halted { .. }
            | Record::Revealed
    )
}
