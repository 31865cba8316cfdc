//! The one way to write. Requests are judged one after the other and gather in a batch; one append puts it on disk, and one new
//! state tells everybody.
//!
//! Where several people decide at the same time their actions may come almost at once. Each is judged after the one before, and
//! answered only when all of it is on disk. A decision waits for others that are owed together with it, though no longer than
//! the last write took: so that a busy server, whose writes take longer, writes less often. If the write fails, the log is read
//! again and each request is tried alone, so that only the one at fault is refused. Where another node was faster, a request is
//! judged anew: it is refused only if what it decided is decided.

use super::request::{Asker, Request};
use super::{ActionKey, Ask, CallReply, Doing, StoreRequest, TableCore};
use crate::Refusal;
use crate::cluster::Notice;
use crate::protocol::ServerMessage;
use crate::table::record::Record;
use engine::Seat;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Head, Json, Millis, NewEntry, StoreError};

/// Requests that are taken into one batch at the most, so that nobody waits for ever.
const MOST: usize = 64;

/// Nobody notices a wait of this length.
const LONGEST_GRACE: Duration = Duration::from_millis(20);

/// How often a request is tried that others are faster than.
const TRIES: u8 = 20;

const FIRST_SETBACK: Duration = Duration::from_millis(100);
const LONGEST_SETBACK: Duration = Duration::from_secs(3);

/// An entry that is not on disk yet, with the request it belongs to.
pub(super) struct Pending {
    pub(super) record: Record,
    /// When it was judged: the log tells the clocks what memory was told.
    pub(super) at: Millis,
    pub(super) action: Option<ActionKey>,
}

/// A request that is answered when its batch is on disk.
pub(super) struct Judged {
    request: Request,
    answer: CallReply,
    /// How long the log is after the first entry of the request.
    seq: u64,
}

#[derive(Default)]
pub(super) struct Batch {
    pub(super) entries: Vec<Pending>,
    requests: Vec<Judged>,
    /// The head to write, where it does not follow from the match.
    pub(super) head: Option<Head>,
    /// Whether the head alone is to be written, if there is nothing else.
    pub(super) moves_deadline: bool,
    /// Whether it follows from reading the log and nobody has seen the table yet.
    pub(super) follows_reading: bool,
    /// Who owed which decision when it began.
    owed: Vec<(Seat, u64)>,
    /// Which of them bots owed when its first entry came.
    pub(super) owed_to_bots: Vec<(Seat, u64)>,
    taken: usize,
    closed: bool,
}

impl Batch {
    /// An empty one, while these decisions are owed.
    pub(super) fn of(owed: Vec<(Seat, u64)>) -> Batch {
        Batch { owed, ..Batch::default() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.requests.is_empty() && self.head.is_none() && !self.moves_deadline
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Nothing else joins it.
    pub(super) fn close(&mut self) {
        self.closed = !self.is_empty();
    }

    /// One more was taken into it, if there is room for another.
    pub(super) fn count(&mut self) {
        self.taken += 1;
        if self.taken >= MOST {
            self.close();
        }
    }

    fn clients(&self) -> usize {
        self.requests.iter().filter(|judged| matches!(judged.request.asker, Asker::Client { .. })).count()
    }
}

impl TableCore {
    /// Judges a request; what follows from it joins the batch, which answers it once it is on disk.
    pub(super) fn take_request(&mut self, request: Request) {
        if let Some((client, key)) = request.client()
            && let Some(seq) = self.acks.seq_of(key)
        {
            let id = key.1.clone();
            return self.ack(client, id, seq);
        }
        if self.doubtful {
            return self.retry(request);
        }
        let (entries, seq) = (self.batch.entries.len(), self.seq());
        match self.judge(&request.what) {
            Ok(answer) => {
                let seq = match self.batch.entries.get_mut(entries) {
                    Some(first) => {
                        first.action = request.client().map(|(_, key)| key.clone());
                        seq + 1
                    }
                    None => seq,
                };
                if planted!(self, AckBeforeWrite)
                    && let Some((client, key)) = request.client()
                {
                    self.ack(client, key.1.clone(), seq);
                }
                if planted!(self, ShowBeforeWrite) {
                    self.show_all();
                }
                if !matches!(request.asker, Asker::Table) {
                    self.batch.requests.push(Judged { request, answer, seq });
                }
            }
            Err(error) => {
                if self.seq() != seq {
                    self.discard_batch();
                }
                self.refuse_if_it_stays_so(request, error);
            }
        }
    }

    /// What is wrong by this node's memory may be right by the log, if others have written.
    fn refuse_if_it_stays_so(&mut self, mut request: Request, error: Refusal) {
        if request.rechecked || matches!(request.asker, Asker::Table) || !self.is_among_others() {
            return self.refusals.push_back((request, error));
        }
        request.rechecked = true;
        self.retries.push_back(request);
        self.behind = true;
        self.batch.close();
    }

    /// Whether somebody who is here still owes the decision that was owed together with those that were made.
    pub(super) fn others_may_follow(&self) -> bool {
        let Some(play) = &self.play else { return false };
        let left = play.awaited();
        let may_follow = |seat: Seat| match play.chair(seat) {
            Some(chair) if !chair.is_in_hand() => self.thinking.contains(seat),
            Some(chair) => chair.person().is_some_and(|person| self.is_here_locally(person)),
            None => false,
        };
        self.batch.owed.iter().any(|(seat, decision)| left.contains(*seat) && play.decision(*seat) == *decision && may_follow(*seat))
    }

    /// Puts the batch on disk; where there is nothing to write its requests are answered at once.
    pub(super) fn write(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        if batch.entries.is_empty() && batch.head.is_none() && !batch.moves_deadline {
            return self.answer(batch);
        }
        let length = self.play.as_ref().map_or(self.shelved_length, |play| play.seq);
        let Some(head) = batch.head.clone().or_else(|| self.play.as_ref().map(|play| self.head(play))) else {
            self.doubtful = true;
            return self.not_written(batch, &StoreError::Conflict);
        };
        let entry = |Pending { record, at, action }: &Pending| NewEntry { at: *at, action: action.clone(), body: Json::of(record) };
        let entries: Vec<NewEntry> = batch.entries.iter().map(entry).collect();
        let append = Arc::new(Append { table: self.id.clone(), after: length - entries.len() as u64, entries, head });
        self.ask_store(StoreRequest::Append(append.clone()), Doing::Writing { batch, append });
    }

    pub(super) fn written(&mut self, batch: Batch, append: Arc<Append>, result: Result<(), StoreError>, took: Duration) {
        self.grace = took.min(LONGEST_GRACE);
        if let Err(error) = result {
            return self.not_written(batch, &error);
        }
        self.setback = Duration::ZERO;
        if !batch.entries.is_empty() {
            self.note_own_decisions(&batch.owed_to_bots);
            self.publish(Notice::Grown { length: append.after + append.entries.len() as u64 });
        }
        if let Some(row) = &mut self.row {
            row.table.head = Arc::try_unwrap(append).map_or_else(|shared| shared.head.clone(), |append| append.head);
            if let Some(play) = &self.play {
                row.chairs.clone_from(&play.table.chairs);
            }
        }
        if batch.follows_reading { self.show_what_was_read() } else { self.answer(batch) }
    }

    /// What could not be written is no more: the log is read again. Where somebody else was faster requests are tried again, and
    /// so are several that shared a write; one alone is refused.
    fn not_written(&mut self, batch: Batch, error: &StoreError) {
        let was_faster = matches!(error, StoreError::Conflict);
        if was_faster && self.is_among_others() {
            // Among several servers this is how it is decided who was first.
            tracing::debug!(table = %self.id.0, "another server was faster");
        } else {
            tracing::warn!(table = %self.id.0, %error, "the table reads its log again");
        }
        self.doubtful = !planted!(self, KeepAfterFailedWrite);
        self.counts.conflicts += u64::from(was_faster);
        if let StoreError::Unavailable(_) = error {
            self.setback = (self.setback * 2).clamp(FIRST_SETBACK, LONGEST_SETBACK);
        }
        if batch.follows_reading {
            if !was_faster {
                self.fail(error.into());
            }
            return;
        }
        // What was refused because of this batch is judged anew without it.
        let judged_after = std::mem::take(&mut self.refusals);
        let alone = batch.clients() <= 1;
        for Judged { mut request, .. } in batch.requests {
            let again = was_faster && request.tries < TRIES && !matches!(request.asker, Asker::Table);
            match &request.asker {
                Asker::Client { .. } if (again || !alone) && planted!(self, ForgetRetries) => {}
                Asker::Client { .. } if !alone && !was_faster => self.retries.push_back(request),
                _ if again => {
                    request.tries += 1;
                    self.counts.retried += 1;
                    self.retries.push_back(request);
                }
                Asker::Client { .. } | Asker::Call(_) => self.refusals.push_back((request, error.into())),
                Asker::Table => {}
            }
        }
        judged_after.into_iter().for_each(|(request, _)| self.retry(request));
    }

    /// One request went wrong half done, and the match in memory with it: the others of its batch are tried one by one.
    pub(super) fn discard_batch(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        self.doubtful = true;
        for Judged { request, .. } in batch.requests {
            self.retry(request);
        }
    }

    /// Judges a request anew when the log was read. What the table does by itself comes again by itself.
    fn retry(&mut self, request: Request) {
        match &request.asker {
            Asker::Client { .. } | Asker::Call(_) => self.retries.push_back(request),
            Asker::Table => {}
        }
    }

    /// What was asked for is on disk: those who asked are answered, and everybody is told.
    fn answer(&mut self, batch: Batch) {
        for Judged { request, seq, .. } in &batch.requests {
            if let Some((client, key)) = request.client() {
                self.counts.actions += 1;
                self.acks.remember(key.clone(), *seq);
                self.ack(client, key.1.clone(), *seq);
            }
        }
        if !batch.entries.is_empty() {
            self.announce(&batch.entries);
        }
        let ends = |entry: &Pending| matches!(entry.record, Record::Cancelled | Record::Expired);
        if batch.head.is_some() || batch.entries.iter().any(ends) {
            self.doubtful = true;
        }
        for Judged { request, answer, .. } in batch.requests {
            if let Ask::Leave { person } = &request.what {
                self.show_out(person);
            }
            if let Asker::Call(reply) = request.asker {
                self.reply(reply, Ok(answer));
            }
        }
        self.snapshot_if_due();
    }

    /// What was done before gets the same answer as then.
    pub(super) fn refuse_unless_done(&mut self, request: Request, error: Refusal) {
        match request.asker {
            Asker::Client { .. } if planted!(self, ForgetRefusals) => {}
            Asker::Client { client, key } if planted!(self, LostAnswerIsFailure) => self.refuse(client, Some(key.1), &Refusal::Stale),
            Asker::Client { client, key } => match self.acks.seq_of(&key) {
                Some(seq) => self.ack(client, key.1, seq),
                None => {
                    let find = StoreRequest::FindAction { person: key.0.clone(), id: key.1.clone() };
                    self.ask_store(find, Doing::FindingAction { client, key, error });
                }
            },
            Asker::Call(reply) => self.reply(reply, Err(error)),
            Asker::Table => tracing::error!(table = %self.id.0, %error, "the table could not go on by itself"),
        }
    }

    pub(super) fn found(&mut self, client: u64, key: ActionKey, error: &Refusal, found: &Result<Option<u64>, StoreError>) {
        match found {
            Ok(Some(number)) => {
                self.acks.remember(key.clone(), number + 1);
                self.ack(client, key.1, number + 1);
            }
            Ok(None) => self.refuse(client, Some(key.1), error),
            // Nobody knows whether it was done.
            Err(_) => self.refuse(client, Some(key.1), &Refusal::Unavailable),
        }
    }

    pub(super) fn ack(&mut self, client: u64, id: String, seq: u64) {
        self.send(client, ServerMessage::Ack { id, seq });
    }

    pub(super) fn refuse(&mut self, client: u64, id: Option<String>, error: &Refusal) {
        self.send(client, ServerMessage::Error { id, error: error.body() });
    }
}
