//! What a table's row and its snapshot say of the match.

use super::{Doing, StoreRequest, TableCore};
use crate::protocol::Asked;
use crate::table::chairs::{Chair, listed, people};
use crate::table::play::Play;
use engine::Seat;
use serde_json::Value;
use store::{Head, Json, Millis, Snapshot, Status};

/// How long a bot's decision may be overdue before the sweeper wakes its table.
const BOT_OVERDUE: Millis = 10_000;
/// How long a node has for a table it has claimed before another one may.
pub(crate) const CLAIM: Millis = 10_000;

impl TableCore {
    pub(super) fn head(&self, play: &Play) -> Head {
        let awaited_chairs: Vec<Chair> = play.awaited_people().iter().map(|seat| play.table.chairs[seat.index()].clone()).collect();
        let status = match (play.table.cancelled, play.is_over()) {
            (true, _) if play.table.expired => Status::Expired,
            (true, _) => Status::Cancelled,
            (false, true) => Status::Finished,
            (false, false) => Status::Playing,
        };
        Head {
            status,
            seating: Json::of(&self.seating(play)),
            people: listed(&play.table.chairs),
            awaited: people(&awaited_chairs),
            updated_at: self.now,
            deadline: self.deadline(play),
            outcome: self.outcome(play),
            rules_version: Some(play.table.rules.version),
            rules: Some(Json::of(&play.rules_info())),
        }
    }

    /// The chairs with what lists say of them besides: where somebody is awaited, for what, since when, and how long they have.
    fn seating(&self, play: &Play) -> Vec<Chair> {
        let awaited = play.awaited();
        let until = |seat: Seat| play.table.time_left(seat, self.now).map(|left| self.now + left.max(0));
        let seats = Seat::all(play.table.chairs.len() as u8).zip(&play.table.chairs);
        let asked = play.game.question().map(|question| Asked::from(&question));
        let listed = |(seat, chair): (Seat, &Chair)| {
            let (awaited, until, since) = (awaited.contains(seat), until(seat), play.table.clocks.since(seat));
            Chair { awaited, until, since, asked: asked.clone().filter(|_| awaited), ..chair.clone() }
        };
        seats.map(listed).collect()
    }

    /// When the table must be looked at if nothing happens before.
    pub(super) fn deadline(&self, play: &Play) -> Option<Millis> {
        if play.is_over() || play.table.cancelled {
            return None;
        }
        let waits_for_bot = play.awaited().iter().any(|seat| !play.table.chairs[seat.index()].is_in_hand());
        let waits_for_bot = waits_for_bot && !planted!(self, NoDeadlineForBots);
        let clocks = play.awaited_people().iter().filter(|&seat| play.table.clock_counts(seat));
        let times = clocks.filter_map(|seat| play.table.time_left(seat, self.now)).map(|left| self.now + left.max(0));
        times.chain(waits_for_bot.then_some(self.now + BOT_OVERDUE)).min()
    }

    /// How the game ended: as the row says, where it has ended before, for the present rules may count otherwise.
    fn outcome(&self, play: &Play) -> Option<Value> {
        match &self.row {
            Some(row) if play.closed => row.table.head.outcome.clone(),
            _ => play.game.outcome().filter(|_| !play.is_halted()),
        }
    }

    /// A long match is long to write, and the way from an older snapshot is short beside it.
    pub(super) fn snapshot_if_due(&mut self) {
        let due = |play: &&Play| {
            let every = self.environment.config.snapshot_every.max(play.game.steps() as u64 / 8);
            play.lost == 0 && play.seq >= self.snapshot_at + every
        };
        let Some(play) = self.play.as_ref().filter(|_| !self.doubtful).filter(due) else { return };
        self.snapshot_at = play.seq;
        let entries = if planted!(self, ShortSnapshot) { play.seq - 1 } else { play.seq };
        let snapshot = Snapshot { table: self.id.clone(), entries, body: play.save() };
        self.ask_store(StoreRequest::PutSnapshot(snapshot), Doing::PuttingSnapshot);
    }
}
