//! When somebody's time is up, or somebody has been away too long.

use super::actor::Actor;
use super::chairs::StandIn;
use super::play::Play;
use super::record::Record;
use crate::HubError;
use crate::protocol::{By, TimeoutRule};
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
        let waits_for_bot = play.awaited().iter().any(|seat| !play.book.chairs[seat.index()].is_in_hand());
        let clocks = play.awaited_people().iter().filter(|&seat| play.book.clock_counts(seat));
        let times = clocks.filter_map(|seat| play.book.clocks.left(seat, now, &self.uptime)).map(|left| now + left.max(0));
        times.chain(waits_for_bot.then_some(now + BOT_OVERDUE)).min()
    }

    /// Does what the table's rule says for everybody whose time is up.
    pub(super) async fn expire(&mut self) {
        let now = self.now();
        let Ok(play) = self.playing() else { return };
        let up =
            |seat: &Seat| play.book.clock_counts(*seat) && play.book.clocks.left(*seat, now, &self.uptime).is_some_and(|left| left <= 0);
        let late: Vec<Seat> = play.awaited_people().iter().filter(up).collect();
        let recorded = late.into_iter().try_for_each(|seat| self.time_is_up(seat));
        self.keep(recorded).await;
        self.move_deadline(now).await;
    }

    pub(super) fn vote(&mut self, person: &PersonId, seat: Seat, against: Seat, yes: bool) -> Result<(), HubError> {
        self.own_seat(person, seat)?;
        let play = self.playing()?;
        let chair = play.chair(against).filter(|chair| chair.is_in_hand()).ok_or(HubError::NoVote)?;
        let target = chair.person().filter(|target| *target != person).ok_or(HubError::NoVote)?;
        if play.book.open_vote(against).is_none() {
            let late = play.book.waited_for.contains(against) || self.is_long_absent(play, against, target);
            if !yes || !late {
                return Err(HubError::NoVote);
            }
            self.record(Record::VoteOpened { against, timeout: false })?;
        }
        self.record(Record::Voted { against, person: person.clone(), yes })?;
        self.count(against)
    }

    /// Decides a vote by the majority of all others, wherever they are.
    pub(super) fn count(&mut self, against: Seat) -> Result<(), HubError> {
        let Ok(play) = self.playing() else { return Ok(()) };
        let (Some(vote), Some(target)) = (play.book.open_vote(against), play.chair(against).and_then(|chair| chair.person())) else {
            return Ok(());
        };
        let (others, needed) = (play.others(target), play.votes_needed(target));
        let said = |word: &[PersonId]| others.iter().filter(|person| word.contains(person)).count();
        if said(&vote.yes) >= needed {
            self.record(Record::SatIn { seat: against, why: StandIn::VotedOut })
        } else if others.len() - said(&vote.no) < needed {
            self.record(Record::VoteFailed { against })
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
            TimeoutRule::BotSitsIn => {
                let here = play.chair(seat).and_then(|chair| chair.person()).is_some_and(|person| self.is_here(person));
                let why = if here { StandIn::TimeUp } else { StandIn::Away };
                self.record(Record::SatIn { seat, why })
            }
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
