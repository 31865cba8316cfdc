//! What an expert thinks: of a decision that is owed, and of a game that is over.

use super::{Hub, Result};
use crate::Refusal;
use crate::cluster::NodeNotice;
use crate::games::{Advice, HintTask};
use crate::hints::Question;
use crate::protocol::{Hint, Review};
use crate::reviews::Standing;
use crate::shared::Shared;
use crate::table::{hints_allowed, may_watch};
use engine::Seat;
use store::{Person, PersonId, Status, Store, TableId};

impl<S: Store> Hub<S> {
    /// What an expert would do at one's own seat, from what it may know; where the table allows it.
    pub async fn hint(&self, person: &Person, table: &TableId, seat: Seat) -> Result<Hint> {
        let (row, setup, chairs) = self.row(table).await?;
        if !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(Refusal::NotSeated);
        }
        if !chairs.get(seat.index()).is_some_and(|chair| chair.belongs_to(&person.id)) {
            return Err(Refusal::NotYourSeat(seat));
        }
        if !hints_allowed(&setup, &chairs) {
            return Err(Refusal::HintsOff);
        }
        if row.head.status != Status::Playing {
            return Err(Refusal::NotPlaying);
        }
        let (decision, seq, task) = self
            .inspect(table, move |play| {
                let due = play.awaited().contains(seat);
                if due { Ok((play.decision(seat), play.seq, play.game.hint_task(seat))) } else { Err(Refusal::NothingToDecide) }
            })
            .await?;
        let Advice { choices, why } = self.advice(&person.id, Question { table: table.clone(), seat, seq }, task).await?;
        Ok(Hint { seat, decision, seq, choices, why })
    }

    /// The answer to a question, thought of when it is the person's turn, within its share.
    async fn advice(&self, person: &PersonId, question: Question, task: HintTask) -> Result<Advice> {
        let Shared { hints, thinking, .. } = &*self.shared;
        let answer = hints.about(&question);
        if let Some(advice) = answer.get() {
            return Ok(advice.clone());
        }
        let at = self.shared.time.now();
        let waiting = hints.wait(person, &question, at);
        self.tell_others(|| NodeNotice::HintAsked { person: person.clone(), question: question.clone(), at });
        let think = async {
            let turn = async {
                let lane = hints.tables.enter(&question.table).await;
                (lane, thinking.slot(person.clone(), question.table.clone()).await)
            };
            let (lane, slot) = tokio::select! {
                biased;
                () = waiting.replaced() => return Err(Refusal::HintReplaced),
                turn = turn => turn,
            };
            let thought = tokio::task::spawn_blocking(move || {
                let advice = task(slot.share);
                drop((slot, lane));
                advice
            });
            thought.await.map_err(|_| Refusal::Internal)
        };
        Ok(answer.get_or_try_init(|| think).await?.clone())
    }

    /// How an expert judges the decisions of a finished game, as far as it has come. The first question begins it, and it goes on
    /// while somebody asks.
    pub async fn review(&self, person: &Person, table: &TableId, from: u32, secret: Option<&str>) -> Result<Review> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        if row.head.status != Status::Finished {
            return Err(Refusal::NotFinished);
        }
        let reviews = &self.shared.reviews;
        if matches!(reviews.ask(&person.id, table, 0), Standing::Unknown) {
            self.begin_review(&person.id, table).await?;
            self.tell_others(|| NodeNotice::ReviewBegun { person: person.id.clone(), table: table.clone() });
        }
        match reviews.ask(&person.id, table, from as usize) {
            Standing::Judged(review) => Ok(review),
            Standing::Failed => Err(Refusal::Internal),
            // So many others were begun at this very moment that it had to go.
            Standing::Unknown => Err(Refusal::Unavailable),
        }
    }

    /// Looks for the decisions of a match, once for all who ask, when it is the person's turn.
    async fn begin_review(&self, person: &PersonId, table: &TableId) -> Result<()> {
        let Shared { reviews, thinking, .. } = &*self.shared;
        let lane = reviews.begun.enter(table).await;
        if !matches!(reviews.ask(person, table, 0), Standing::Unknown) {
            return Ok(());
        }
        let task = self.inspect(table, |play| Ok(play.game.review_task())).await?;
        let slot = thinking.slot(person.clone(), table.clone()).await;
        let (reviews, person, table) = (reviews.clone(), person.clone(), table.clone());
        let begun = tokio::task::spawn_blocking(move || {
            reviews.begin(&person, &table, task());
            drop((slot, lane));
        });
        begun.await.map_err(|_| Refusal::Internal)
    }
}
