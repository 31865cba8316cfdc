//! Hints that were asked for: whoever asks twice about one decision gets one answer, thought of once.

use crate::protocol::JudgedAction;
use engine::Seat;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use store::TableId;
use tokio::sync::OnceCell;

/// Hints that are kept.
const KEPT: usize = 256;

/// A decision of a seat at a table.
pub(crate) type Question = (TableId, Seat, u64);
pub(crate) type Answer = Arc<OnceCell<Vec<JudgedAction>>>;

#[derive(Default)]
pub(crate) struct Hints {
    asked: Mutex<VecDeque<(Question, Answer)>>,
}

impl Hints {
    /// Where the answer to a question is or will be.
    pub(crate) fn about(&self, question: Question) -> Answer {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, answer)) = asked.iter().find(|(other, _)| *other == question) {
            return answer.clone();
        }
        if asked.len() >= KEPT {
            asked.pop_front();
        }
        let answer = Answer::default();
        asked.push_back((question, answer.clone()));
        answer
    }
}
