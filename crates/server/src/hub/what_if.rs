//! What would happen: nothing is written, and it has processors of its own.

use super::{Hub, Result};
use crate::Refusal;
use crate::games::{AnyMatch, WhatIfTask};
use crate::protocol::{ReplayEyes, WhatIfAnswer, WhatIfAnswers, WhatIfPlan, WhatIfQuestion};
use engine::Seat;
use serde_json::Value;
use std::sync::Arc;
use store::{Person, PersonId, Store, TableId};

const MOST_LINES: usize = 12;
const LONGEST_LINE: usize = 12;

/// A seat at a step of a match.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) game: &'a dyn AnyMatch,
    /// How many inputs have been played; at most as many as the match has.
    pub(super) step: usize,
    /// A seat at the table.
    pub(super) seat: Seat,
}

impl<S: Store> Hub<S> {
    /// What would happen if one's own seat took some actions now. Whoever asks has the live channel of the table, so that the
    /// store need not be asked who they are.
    pub async fn what_if(&self, person: &PersonId, table: &TableId, question: WhatIfQuestion) -> Result<WhatIfAnswers> {
        check_length(&question.lines)?;
        let (asker, question) = (person.clone(), Arc::new(question));
        let (step, seq, task) = self
            .inspect(table, move |play| {
                if play.is_over() {
                    return Err(Refusal::NotPlaying);
                }
                if !play.chair(question.seat).is_some_and(|chair| chair.belongs_to(&asker)) {
                    return Err(Refusal::NotYourSeat(question.seat));
                }
                let step = play.game.steps();
                Ok((step, play.seq, play.game.what_if_task(step, question.seat, &question.lines)?))
            })
            .await?;
        let answers = self.answers(person, table, task).await?;
        Ok(WhatIfAnswers { step: step as u32, seq, answers })
    }

    /// What would have happened at a step, with the same rights as [`Hub::replay`].
    pub async fn what_if_back_then(&self, person: &Person, table: &TableId, plan: WhatIfPlan) -> Result<WhatIfAnswers> {
        let WhatIfPlan { step, seat, lines, secret } = plan;
        check_length(&lines)?;
        self.may_look_back(person, table, ReplayEyes::Seat(seat), secret.as_deref()).await?;
        let lines = Arc::new(lines);
        let (step, seq, task) = self
            .inspect(table, move |play| {
                let steps = play.game.steps();
                let step = step.map_or(steps, |step| step as usize);
                if step > steps {
                    return Err(Refusal::NoSuchStep { steps: steps as u32 });
                }
                if seat.index() >= usize::from(play.game.seats()) {
                    return Err(Refusal::NotYourView);
                }
                Ok((step, play.seq, play.game.what_if_task(step, seat, &lines)?))
            })
            .await?;
        let answers = self.answers(&person.id, table, task).await?;
        Ok(WhatIfAnswers { step: step as u32, seq, answers })
    }

    /// What would happen at a step of a match that belongs to no table: everybody may ask. `about` names the match, so that its
    /// questions take turns with those about others.
    pub(super) async fn what_if_at(
        &self,
        person: &PersonId,
        about: &str,
        position: Position<'_>,
        lines: &[Vec<Value>],
    ) -> Result<WhatIfAnswers> {
        check_length(lines)?;
        let Position { game, step, seat } = position;
        let task = game.what_if_task(step, seat, lines)?;
        let answers = self.answers(person, &TableId(about.to_owned()), task).await?;
        Ok(WhatIfAnswers { step: step as u32, seq: 0, answers })
    }

    /// In turn with everybody else who asks, one question of a person after the other.
    async fn answers(&self, person: &PersonId, table: &TableId, task: WhatIfTask) -> Result<Vec<WhatIfAnswer>> {
        let slot = self.shared.what_ifs.slot(person.clone(), table.clone()).await;
        let answered = tokio::task::spawn_blocking(move || {
            let answers = task();
            drop(slot);
            answers
        });
        answered.await.map_err(|_| Refusal::Internal)
    }
}

fn check_length(lines: &[Vec<Value>]) -> Result<()> {
    if lines.len() <= MOST_LINES && lines.iter().all(|line| line.len() <= LONGEST_LINE) {
        return Ok(());
    }
    Err(Refusal::Malformed(format!("a question has at most {MOST_LINES} lines of at most {LONGEST_LINE} actions")))
}
