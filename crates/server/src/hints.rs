//! Hints that were asked for. Whoever asks twice about one position gets one answer, thought of once. A person waits for one
//! hint at a time, at all nodes together: a newer question takes the place of an older one. A table has one in the queue at a
//! time.

use crate::games::Advice;
use crate::lanes::Lanes;
use engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Millis, PersonId, TableId};
use tokio::sync::OnceCell;
use tokio_util::sync::CancellationToken;

/// Hints that are kept.
const KEPT: usize = 256;

/// What a seat at a table is to do when the log has this length: whatever happens at the table is another question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) seq: u64,
}

pub(crate) type PendingHint = Arc<OnceCell<Advice>>;

#[derive(Default)]
pub(crate) struct Hints {
    asked: Mutex<VecDeque<(Question, PendingHint)>>,
    waiting: Mutex<HashMap<PersonId, Ticket>>,
    /// The tables that have a hint in the queue.
    pub(crate) tables: Lanes<TableId>,
}

/// What somebody waits for.
struct Ticket {
    question: Question,
    /// Since when.
    at: Millis,
    /// In how many requests.
    requests: u32,
    replaced: CancellationToken,
}

impl Hints {
    /// Where the answer to a question is or will be.
    pub(crate) fn about(&self, question: &Question) -> PendingHint {
        let mut asked = lock(&self.asked);
        if let Some((_, answer)) = asked.iter().find(|(other, _)| other == question) {
            return answer.clone();
        }
        if asked.len() >= KEPT {
            asked.pop_front();
        }
        let answer = PendingHint::default();
        asked.push_back((question.clone(), answer.clone()));
        answer
    }

    /// Somebody waits for an answer, and no longer for that to another question.
    pub(crate) fn wait(&self, person: &PersonId, question: &Question, at: Millis) -> Wait<'_> {
        let mut waiting = lock(&self.waiting);
        let ticket = match waiting.get_mut(person) {
            Some(ticket) if ticket.question == *question => ticket,
            older => {
                if let Some(older) = older {
                    older.replaced.cancel();
                }
                let ticket = Ticket { question: question.clone(), at, requests: 0, replaced: CancellationToken::new() };
                waiting.insert(person.clone(), ticket);
                waiting.get_mut(person).expect("it was put there just now")
            }
        };
        ticket.requests += 1;
        Wait { hints: self, person: person.clone(), question: question.clone(), replaced: ticket.replaced.clone() }
    }

    /// Somebody has asked something at another node, later than what they wait for here.
    pub(crate) fn asked_elsewhere(&self, person: &PersonId, question: &Question, at: Millis) {
        let mut waiting = lock(&self.waiting);
        if waiting.get(person).is_some_and(|ticket| ticket.question != *question && ticket.at < at)
            && let Some(older) = waiting.remove(person)
        {
            older.replaced.cancel();
        }
    }
}

/// Somebody waits while this is kept.
pub(crate) struct Wait<'a> {
    hints: &'a Hints,
    person: PersonId,
    question: Question,
    replaced: CancellationToken,
}

impl Wait<'_> {
    /// Comes when the same person has asked something else.
    pub(crate) async fn replaced(&self) {
        self.replaced.cancelled().await;
    }
}

impl Drop for Wait<'_> {
    fn drop(&mut self) {
        let mut waiting = lock(&self.hints.waiting);
        if let Some(ticket) = waiting.get_mut(&self.person).filter(|ticket| ticket.question == self.question) {
            ticket.requests -= 1;
            if ticket.requests == 0 {
                waiting.remove(&self.person);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(table: &str, seq: u64) -> Question {
        Question { table: TableId(table.to_owned()), seat: Seat::new(0), seq }
    }

    #[test]
    fn one_question_has_one_answer_until_the_log_goes_on() {
        let hints = Hints::default();
        let answer = hints.about(&question("a", 7));
        assert!(Arc::ptr_eq(&answer, &hints.about(&question("a", 7))));
        assert!(!Arc::ptr_eq(&answer, &hints.about(&question("a", 8))));
        assert!(!Arc::ptr_eq(&answer, &hints.about(&question("b", 7))));
    }

    #[test]
    fn a_newer_question_takes_the_place_of_an_older_one() {
        let hints = Hints::default();
        let (anna, bert) = (PersonId("anna".to_owned()), PersonId("bert".to_owned()));
        let first = hints.wait(&anna, &question("a", 7), 0);
        let same = hints.wait(&anna, &question("a", 7), 0);
        let other = hints.wait(&bert, &question("a", 7), 0);
        assert!(!first.replaced.is_cancelled(), "two windows may ask the same");
        let newer = hints.wait(&anna, &question("b", 1), 0);
        assert!(first.replaced.is_cancelled() && same.replaced.is_cancelled());
        assert!(!newer.replaced.is_cancelled() && !other.replaced.is_cancelled(), "others are left alone");
        drop((first, same));
        let newest = hints.wait(&anna, &question("a", 7), 0);
        assert!(newer.replaced.is_cancelled() && !newest.replaced.is_cancelled());
        drop((newer, newest, other));
        assert!(lock(&hints.waiting).is_empty());
    }

    #[test]
    fn a_newer_question_at_another_node_does_so_too() {
        let hints = Hints::default();
        let anna = PersonId("anna".to_owned());
        let waiting = hints.wait(&anna, &question("a", 7), 50);
        hints.asked_elsewhere(&anna, &question("b", 1), 40);
        hints.asked_elsewhere(&anna, &question("a", 7), 60);
        hints.asked_elsewhere(&PersonId("bert".to_owned()), &question("b", 1), 60);
        assert!(!waiting.replaced.is_cancelled(), "older, the same, somebody else's");
        hints.asked_elsewhere(&anna, &question("b", 1), 60);
        assert!(waiting.replaced.is_cancelled());
        drop(waiting);
        assert!(lock(&hints.waiting).is_empty());
    }
}
