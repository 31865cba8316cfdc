//! A store in memory that does what the real ones promise, and goes wrong when it is told to.

use crate::faults::HarnessFault;
use serde::Deserialize;
use server::table::core::{Greeted, StoreReply, StoreRequest};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use store::{Append, Entry, Json, Message, Millis, PersonId, Run, Snapshot, Status, StoreError, Table};

/// Entries that are told of a log in which something is wrong.
const TAIL: usize = 12;

#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) tables: Vec<Kept>,
    pub(crate) runs: Vec<Run>,
    pub(crate) harness_fault: Option<HarnessFault>,
}

/// All that is kept of one table.
pub(crate) struct Kept {
    pub(crate) row: Table,
    pub(crate) entries: Vec<Entry>,
    /// With which entry each request came.
    pub(crate) actions: BTreeMap<(PersonId, String), u64>,
    pub(crate) snapshot: Option<Snapshot>,
    pub(crate) messages: Vec<Message>,
    /// With which ids they came.
    said: BTreeSet<(PersonId, String)>,
    notes: BTreeMap<PersonId, String>,
}

/// What the simulator reads of an entry.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Head {
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) by: Option<String>,
}

impl Kept {
    pub(crate) fn new(row: Table) -> Kept {
        Kept {
            row,
            entries: Vec::new(),
            actions: BTreeMap::new(),
            snapshot: None,
            messages: Vec::new(),
            said: BTreeSet::new(),
            notes: BTreeMap::new(),
        }
    }

    /// The end of the log, for whoever looks for what went wrong.
    pub(crate) fn tail(&self) -> String {
        let line = |entry: &Entry| format!("{} at {}: {:?}\n", entry.number, entry.at, entry.body);
        self.entries.iter().rev().take(TAIL).rev().map(line).collect()
    }

    pub(crate) fn is_due(&self, now: Millis) -> bool {
        self.row.head.status == Status::Playing && self.row.head.deadline.is_some_and(|deadline| deadline <= now)
    }
}

pub(crate) fn broken() -> StoreError {
    StoreError::Unavailable("the simulator broke it".to_owned())
}

impl Memory {
    pub(crate) fn carry_out(&mut self, table: usize, request: &StoreRequest, took: Duration) -> StoreReply {
        let (runs, fault) = (&self.runs, self.harness_fault);
        let kept = &mut self.tables[table];
        match request {
            StoreRequest::Row => StoreReply::Row(Ok(Some(Box::new(kept.row.clone())))),
            StoreRequest::Snapshot => StoreReply::Snapshot(Ok(kept.snapshot.clone())),
            StoreRequest::Entries { from } => StoreReply::Entries(Ok(kept.entries.iter().skip(*from as usize).cloned().collect())),
            StoreRequest::Opening => StoreReply::Opening(Ok(None)),
            StoreRequest::Runs { since } => StoreReply::Runs(Ok(runs.iter().filter(|run| run.last_seen >= *since).cloned().collect())),
            StoreRequest::Append(append) => StoreReply::Appended(kept.append(append, fault), took),
            StoreRequest::FindAction { person, id } => {
                let found = kept.actions.get(&(person.clone(), id.clone())).copied();
                StoreReply::ActionFound(Ok(found.filter(|_| fault != Some(HarnessFault::ForgetActionIds))))
            }
            StoreRequest::Greeting { person, chat_after, lines } => {
                let after = kept.messages.iter().filter(|message| message.number > *chat_after);
                let all: Vec<Message> = after.cloned().collect();
                let first = all.len().saturating_sub(*lines as usize);
                let (lines, note) = (all[first..].to_vec(), kept.notes.get(person).cloned());
                StoreReply::Greeting(Ok(Greeted { lines, note, last_line: kept.messages.len() as u64 }))
            }
            StoreRequest::AddMessage { message, id, .. } => StoreReply::MessageAdded(kept.add_line(message, id, fault)),
            StoreRequest::Messages { after, lines } => {
                let after = kept.messages.iter().filter(|message| message.number > *after);
                StoreReply::Messages(Ok(after.take(*lines as usize).cloned().collect()))
            }
            StoreRequest::PutNote { person, text } => {
                kept.notes.insert(person.clone(), text.clone());
                StoreReply::NotePut(Ok(()))
            }
            StoreRequest::PutSnapshot(snapshot) => {
                // Two servers may be late: the longer one stays.
                if kept.snapshot.as_ref().is_none_or(|kept| kept.entries <= snapshot.entries) {
                    kept.snapshot = Some(snapshot.clone());
                }
                StoreReply::SnapshotPut(Ok(()))
            }
        }
    }
}

/// What is answered when a use of the store goes wrong, or its answer is lost.
pub(crate) fn failure(request: &StoreRequest, took: Duration) -> StoreReply {
    match request {
        StoreRequest::Row => StoreReply::Row(Err(broken())),
        StoreRequest::Snapshot => StoreReply::Snapshot(Err(broken())),
        StoreRequest::Entries { .. } => StoreReply::Entries(Err(broken())),
        StoreRequest::Opening => StoreReply::Opening(Err(broken())),
        StoreRequest::Runs { .. } => StoreReply::Runs(Err(broken())),
        StoreRequest::Append(_) => StoreReply::Appended(Err(broken()), took),
        StoreRequest::FindAction { .. } => StoreReply::ActionFound(Err(broken())),
        StoreRequest::Greeting { .. } => StoreReply::Greeting(Err(broken())),
        StoreRequest::AddMessage { .. } => StoreReply::MessageAdded(Err(broken())),
        StoreRequest::Messages { .. } => StoreReply::Messages(Err(broken())),
        StoreRequest::PutNote { .. } => StoreReply::NotePut(Err(broken())),
        StoreRequest::PutSnapshot(_) => StoreReply::SnapshotPut(Err(broken())),
    }
}

impl Kept {
    fn add_line(&mut self, message: &Message, id: &str, fault: Option<HarnessFault>) -> Result<u64, StoreError> {
        if !self.said.insert((message.person.clone(), id.to_owned())) && fault != Some(HarnessFault::ForgetChatIds) {
            return Err(StoreError::Exists);
        }
        let number = self.messages.len() as u64 + 1;
        self.messages.push(Message { number, ..message.clone() });
        Ok(number)
    }

    fn append(&mut self, append: &Append, fault: Option<HarnessFault>) -> Result<(), StoreError> {
        let length = self.entries.len() as u64;
        if append.after != length && fault != Some(HarnessFault::AcceptAnyWriter) {
            return Err(StoreError::Conflict);
        }
        let mut keys = append.entries.iter().filter_map(|entry| entry.action.as_ref());
        if keys.any(|key| self.actions.contains_key(key)) && fault != Some(HarnessFault::ForgetActionIds) {
            return Err(StoreError::Exists);
        }
        for (number, entry) in (length..).zip(&append.entries) {
            if let Some(key) = &entry.action {
                self.actions.insert(key.clone(), number);
            }
            self.entries.push(Entry { number, at: entry.at, body: entry.body.clone() });
        }
        self.row.head = append.head.clone();
        self.row.revision += 1;
        Ok(())
    }
}

pub(crate) fn head_of(body: &Json) -> Head {
    body.read().expect("every entry has a kind")
}
