//! A table as its log alone tells it, for whoever checks a server from outside.

use super::chairs::{Chair, Row};
use super::play::Play;
use super::record::Record;
use crate::protocol::{ClockState, Text};
use crate::{Games, Refusal};
use engine::{Seat, SeatSet, Viewer};
use store::{Entry, Millis, PersonId, Table};

pub struct Replayed {
    play: Play,
}

impl Replayed {
    /// A table of which no entry was read yet.
    ///
    /// # Errors
    /// Where its row cannot be read.
    pub fn new(games: &Games, table: &Table) -> Result<Replayed, Refusal> {
        let row = Row::read(table.clone())?;
        let game = games.get(&table.game).ok_or_else(|| Refusal::UnknownGame(table.game.clone()))?;
        let play = Play::new(&**game, &row.setup, row.chairs).map_err(|why| Refusal::BadOptions(why.to_string()))?;
        Ok(Replayed { play })
    }

    /// Takes in the next entry.
    ///
    /// # Errors
    /// Where it cannot be read, or the rules refuse it.
    pub fn read(&mut self, entry: &Entry) -> Result<(), String> {
        let record = entry.body.read::<Record>().map_err(|why| why.to_string())?;
        self.play.apply(&record, entry.at).map_err(|why| why.to_string())
    }

    pub fn seq(&self) -> u64 {
        self.play.seq
    }

    pub fn is_over(&self) -> bool {
        self.play.is_over() || self.play.table.cancelled
    }

    pub fn view(&self, viewer: Viewer) -> Text {
        self.play.game.view(viewer).text().clone()
    }

    /// How many inputs the match has.
    pub fn steps(&self) -> usize {
        self.play.game.steps()
    }

    /// Who gave the last input; nobody where chance fell.
    pub fn last_actor(&self) -> Option<Seat> {
        self.play.game.actor(self.steps().checked_sub(1)?)
    }

    pub fn awaited(&self) -> SeatSet {
        self.play.awaited()
    }

    pub fn awaited_people(&self) -> SeatSet {
        self.play.awaited_people()
    }

    pub fn decision(&self, seat: Seat) -> u64 {
        self.play.decision(seat)
    }

    /// Whose seat it is.
    pub fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.play.chair(seat).and_then(Chair::person)
    }

    pub fn votes_needed(&self, against: &PersonId) -> usize {
        self.play.votes_needed(against)
    }

    /// Whether a person may take back a seat's last step without asking anybody.
    pub fn may_undo_alone(&self, person: &PersonId, seat: Seat) -> bool {
        self.play.undo_is_free(seat) || self.play.others(person).is_empty()
    }

    /// How much of a span somebody could play in, as far as the log tells and running clocks need to know.
    pub fn served_between(&self, from: Millis, to: Millis) -> Millis {
        self.play.table.gaps.served(from, to)
    }

    /// Whether the others chose to wait for this seat though its time is up.
    pub fn is_waited_for(&self, seat: Seat) -> bool {
        self.play.table.waited_for.contains(seat)
    }

    pub fn clocks(&self, now: Millis) -> Vec<ClockState> {
        self.play.table.clock_states(now)
    }

    /// How long an awaited seat has.
    pub fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.play.table.time_left(seat, now)
    }
}
