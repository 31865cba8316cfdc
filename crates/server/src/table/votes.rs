//! When somebody's time is up, or somebody has been away too long.

use super::actor::Actor;
use super::play::Play;
use super::record::{By, Record};
use crate::HubError;
use crate::protocol::{BotLevel, TimeoutRule};
use engine::Seat;
use store::{Millis, PersonId, Store};

/// How long a bot's decision may be overdue before the sweeper wakes its table.
const BOT_OVERDUE: Millis = 10_000;

impl<S: Store> Actor<S> {
    /// When the table must be looked at if nothing happens before.
    pub(super) fn deadline(&self, play: &Play, now: Millis) -> Option<Millis> {
        if play.is_over() || play.book.cancelled {
            return None;
        }
        let waits_for_bot = play.awaited().iter().any(|seat| play.book.chairs[seat.index()].bot().is_some());
        let clocks = play.awaited_people().iter().filter(|&seat| play.book.open_vote(seat).is_none());
        let times = clocks.filter_map(|seat| play.book.clocks.left(seat, now, &self.uptime)).map(|left| now + left.max(0));
        times.chain(waits_for_bot.then_some(now + BOT_OVERDUE)).min()
    }

    /// Does what the table's rule says for everybody whose time is up.
    pub(super) async fn expire(&mut self) {
        let now = self.now();
        let Ok(play) = self.playing() else { return };
        let up = |seat: &Seat| {
            play.book.open_vote(*seat).is_none() && play.book.clocks.left(*seat, now, &self.uptime).is_some_and(|left| left <= 0)
        };
        let late: Vec<Seat> = play.awaited_people().iter().filter(up).collect();
        let recorded = late.into_iter().try_for_each(|seat| self.time_is_up(seat));
        self.keep(recorded).await;
        self.move_deadline(now).await;
    }

    pub(super) fn vote(&mut self, person: &PersonId, seat: Seat, against: Seat, yes: bool) -> Result<(), HubError> {
        self.own_seat(person, seat)?;
        let play = self.playing()?;
        let target = play.chair(against).and_then(|chair| chair.person()).cloned().ok_or(HubError::NoVote)?;
        if target == *person {
            return Err(HubError::NoVote);
        }
        if play.book.open_vote(against).is_none() {
            if !yes || !self.is_long_absent(play, against, &target) {
                return Err(HubError::NoVote);
            }
            self.record(Record::VoteOpened { against, timeout: false })?;
        }
        self.record(Record::Voted { against, person: person.clone(), yes })?;
        self.count(against)
    }

    /// Counts again after somebody left: the others may be enough now.
    pub(super) async fn count_votes(&mut self) {
        let open: Vec<Seat> = self.playing().map(|play| play.book.votes.iter().map(|vote| vote.against).collect()).unwrap_or_default();
        let recorded = open.into_iter().try_for_each(|against| self.count(against));
        self.keep(recorded).await;
    }

    /// Decides a vote by the majority of the others who are here or have voted.
    fn count(&mut self, against: Seat) -> Result<(), HubError> {
        let Ok(play) = self.playing() else { return Ok(()) };
        let (Some(vote), Some(target)) = (play.book.open_vote(against), play.chair(against).and_then(|chair| chair.person())) else {
            return Ok(());
        };
        let voted = |person: &PersonId| vote.yes.contains(person) || vote.no.contains(person);
        let voters = play.others(target).into_iter().filter(|person| voted(person) || self.is_here(person)).count();
        let (yes, no, timeout) = (vote.yes.len(), vote.no.len(), vote.timeout);
        if yes * 2 > voters {
            self.record(Record::Replaced { seat: against, level: BotLevel::default() })
        } else if no > 0 && no * 2 >= voters {
            self.record(Record::VoteFailed { against })?;
            if timeout { self.act_by_default(against) } else { Ok(()) }
        } else {
            Ok(())
        }
    }

    fn time_is_up(&mut self, seat: Seat) -> Result<(), HubError> {
        let Some((_, setup, _)) = &self.row else { return Err(HubError::Internal) };
        let rule = setup.timeout;
        // What was done for another seat a moment ago may have given this one a new decision, or ended the game.
        let Ok(play) = self.playing() else { return Ok(()) };
        let left = play.book.clocks.left(seat, self.now(), &self.uptime);
        if !play.awaited_people().contains(seat) || left.is_none_or(|left| left > 0) {
            return Ok(());
        }
        let alone = play.chair(seat).and_then(|chair| chair.person()).is_none_or(|person| play.others(person).is_empty());
        match rule {
            TimeoutRule::BotSitsIn => self.record(Record::SatIn { seat }),
            TimeoutRule::Vote if !alone => self.record(Record::VoteOpened { against: seat, timeout: true }),
            TimeoutRule::Vote | TimeoutRule::DefaultAction => self.act_by_default(seat),
        }
    }

    fn act_by_default(&mut self, seat: Seat) -> Result<(), HubError> {
        let play = self.playing()?;
        if !play.awaited().contains(seat) {
            return Ok(());
        }
        let action = play.game.default_action(seat);
        self.record_act(seat, &action, By::Timeout)
    }

    fn is_long_absent(&self, play: &Play, seat: Seat, person: &PersonId) -> bool {
        let absence = self.shared.config.absence.as_millis() as Millis;
        let waited = play.book.clocks.waited(seat, self.now(), &self.uptime);
        !self.is_here(person) && waited.is_some_and(|waited| waited >= absence)
    }

    /// A deadline that passed while no server was up is not over: the store learns the true one.
    async fn move_deadline(&mut self, now: Millis) {
        let stored = self.row.as_ref().and_then(|(row, ..)| row.head.deadline);
        if stored.is_some_and(|deadline| deadline <= now) && !self.doubtful && self.commit().await.is_err() {
            tracing::warn!(table = %self.id.0, "a deadline could not be moved");
        }
    }
}
