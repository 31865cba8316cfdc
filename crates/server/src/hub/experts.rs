//! What an expert thinks: of a decision that is owed, and of a game that is over.

use super::{Hub, Result};
use crate::HubError;
use crate::protocol::{Hint, Review};
use crate::reviews::Standing;
use crate::table::{hints_allowed, may_watch};
use engine::Seat;
use store::{Person, Status, Store, TableId};

impl<S: Store> Hub<S> {
    /// What an expert would do at one's own seat, from what it may know; where the table allows it.
    pub async fn hint(&self, person: &Person, table: &TableId, seat: Seat) -> Result<Hint> {
        let (row, setup, chairs) = self.row(table).await?;
        if !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(HubError::NotSeated);
        }
        if !chairs.get(seat.index()).is_some_and(|chair| chair.belongs_to(&person.id)) {
            return Err(HubError::NotYourSeat(seat));
        }
        if !hints_allowed(&setup, &chairs) {
            return Err(HubError::HintsOff);
        }
        if row.head.status != Status::Playing {
            return Err(HubError::NotPlaying);
        }
        let (decision, task) = self
            .inspect(table, move |play| {
                let due = play.awaited().contains(seat);
                if due { Ok((play.decision(seat), play.game.hint_task(seat))) } else { Err(HubError::NothingToDecide) }
            })
            .await?;
        let answer = self.shared.hints.about((table.clone(), seat, decision));
        let (thinking, table) = (self.shared.thinking.clone(), table.clone());
        let think = || async move {
            let slot = thinking.slot(table).await;
            let thought = tokio::task::spawn_blocking(move || {
                let choices = task();
                drop(slot);
                choices
            });
            thought.await.map_err(|_| HubError::Internal)
        };
        let choices = answer.get_or_try_init(think).await?.clone();
        Ok(Hint { seat, decision, choices })
    }

    /// How an expert judges the decisions of a finished game, as far as it has come. The first question begins it, and it goes on
    /// while somebody asks.
    pub async fn review(&self, person: &Person, table: &TableId, from: u32, secret: Option<&str>) -> Result<Review> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        if row.head.status != Status::Finished {
            return Err(HubError::NotFinished);
        }
        let reviews = &self.shared.reviews;
        if matches!(reviews.ask(table, 0), Standing::Unknown) {
            let review = self.inspect(table, |play| Ok(play.game.review())).await?;
            reviews.begin(table, review);
        }
        match reviews.ask(table, from as usize) {
            Standing::Judged(review) => Ok(review),
            Standing::Failed => Err(HubError::Internal),
            // So many others were begun at this very moment that it had to go.
            Standing::Unknown => Err(HubError::Unavailable),
        }
    }
}
