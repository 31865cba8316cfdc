//! Giving a seat up during play.

use super::actor::Actor;
use super::chairs::{leaving, seats_of};
use super::record::Record;
use crate::HubError;
use crate::protocol::{BotLevel, Leaving};
use engine::Seat;
use store::{PersonId, Store};

impl<S: Store> Actor<S> {
    /// A bot plays on, or the seat passes, by the table's rule. A game nobody has a seat in any more is called off.
    pub(super) async fn leave(&mut self, person: &PersonId) -> Result<(), HubError> {
        let play = self.playing()?;
        let seats = seats_of(&play.book.chairs, person);
        if seats.is_empty() {
            return Err(HubError::NotSeated);
        }
        if play.others(person).is_empty() {
            return self.cancel(person).await;
        }
        let Some((_, setup, _)) = &self.row else { return Err(HubError::Internal) };
        let level = match leaving(setup) {
            Leaving::BotPlaysOn => Some(BotLevel::default()),
            Leaving::DefaultActions => None,
        };
        let recorded = seats.into_iter().try_for_each(|seat| self.record(Record::Left { seat, level }));
        if let Err(error) = recorded.and_then(|()| self.count_again()) {
            self.abandon();
            return Err(error);
        }
        let records = self.commit().await?;
        self.announce(&records);
        self.show_out(person);
        Ok(())
    }

    /// Fewer are asked now, so that what they said may be enough.
    fn count_again(&mut self) -> Result<(), HubError> {
        let open: Vec<Seat> = self.playing()?.book.votes.iter().map(|vote| vote.against).collect();
        open.into_iter().try_for_each(|against| self.count(against))
    }

    /// Whoever has no seat any more watches on only where that is allowed.
    fn show_out(&mut self, person: &PersonId) {
        if self.row.as_ref().is_some_and(|(_, setup, _)| !setup.spectators) {
            self.clients.values_mut().filter(|client| client.person.id == *person).for_each(|client| client.lost = true);
        }
    }
}
