//! Giving a seat up during play.

use super::{Effect, TableCore};
use crate::Refusal;
use crate::protocol::{BotLevel, Leaving};
use crate::table::chairs::{leaving, seats_of};
use crate::table::record::Record;
use engine::Seat;
use store::PersonId;

impl TableCore {
    /// A bot plays on, or the seat passes, by the table's rule. A game nobody has a seat in any more is called off.
    pub(super) fn give_up_seats(&mut self, person: &PersonId) -> Result<(), Refusal> {
        let play = self.playing()?;
        let seats = seats_of(&play.table.chairs, person);
        if seats.is_empty() {
            return Err(Refusal::NotSeated);
        }
        if play.others(person).is_empty() {
            return self.cancel(person);
        }
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        let level = match leaving(&row.setup) {
            Leaving::BotPlaysOn => Some(BotLevel::default()),
            Leaving::DefaultActions => None,
        };
        seats.into_iter().try_for_each(|seat| self.record(Record::Left { seat, level }))?;
        self.count_again()
    }

    /// Fewer are asked now, so that what they said may be enough.
    fn count_again(&mut self) -> Result<(), Refusal> {
        let open: Vec<Seat> = self.playing()?.table.votes.iter().map(|vote| vote.against).collect();
        open.into_iter().try_for_each(|against| self.count_votes(against))
    }

    /// Whoever has no seat any more watches on only where that is allowed.
    pub(super) fn show_out(&mut self, person: &PersonId) {
        if self.row.as_ref().is_none_or(|row| row.setup.spectators) {
            return;
        }
        let own: Vec<u64> = self.clients.iter().filter(|(_, client)| client.person.id == *person).map(|(id, _)| *id).collect();
        for client in own {
            self.clients.remove(&client);
            self.effects.push(Effect::Close { client, why: None });
            self.presence_changed = true;
        }
    }
}
