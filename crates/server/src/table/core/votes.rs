//! When somebody's time is up, or somebody has been away too long.

use super::TableCore;
use super::head::CLAIM;
use super::request::{Ask, Request};
use crate::Refusal;
use crate::protocol::{By, TimeoutRule};
use crate::table::chairs::StandIn;
use crate::table::play::Play;
use crate::table::record::Record;
use engine::Seat;
use store::{Millis, PersonId};

impl TableCore {
    /// Somebody's time may be up. A deadline that passed while no server was up is not over: the store learns the true one.
    pub(super) fn woke(&mut self) {
        if self.playing().is_err() {
            return;
        }
        self.claim();
        self.take_request(Request::of_table(Ask::TimeIsUp));
        let stored = self.row.as_ref().and_then(|row| row.table.head.deadline);
        // A node that claims a table moves its deadline a little, whatever the true one is.
        let is_later = self.is_among_others()
            && self.playing().is_ok_and(|play| self.deadline(play).is_none_or(|true_one| true_one > self.now + CLAIM));
        self.batch.moves_deadline = !self.doubtful && (is_later || stored.is_some_and(|deadline| deadline <= self.now));
    }

    /// Does what the table's rule says for everybody whose time is up.
    pub(super) fn time_is_up(&mut self) -> Result<(), Refusal> {
        let play = self.playing()?;
        let late: Vec<Seat> =
            play.awaited_people().iter().filter(|seat| play.table.clock_counts(*seat) && self.is_late(play, *seat)).collect();
        late.into_iter().try_for_each(|seat| self.time_is_up_for(seat))
    }

    fn is_late(&self, play: &Play, seat: Seat) -> bool {
        play.table.time_left(seat, self.now).is_some_and(|left| left <= 0)
    }

    fn time_is_up_for(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Some(row) = &self.row else { return Err(Refusal::Internal) };
        let rule = row.setup.timeout;
        // What was done for another seat a moment ago may have given this one a new decision, or ended the game.
        let Ok(play) = self.playing() else { return Ok(()) };
        if !play.awaited_people().contains(seat) || !self.is_late(play, seat) {
            return Ok(());
        }
        let alone = play.chair(seat).and_then(|chair| chair.person()).is_none_or(|person| play.others(person).is_empty());
        match rule {
            TimeoutRule::BotSitsIn => {
                let here = play.chair(seat).and_then(|chair| chair.person()).is_some_and(|person| self.may_be_here(person));
                let why = if here { StandIn::TimeUp } else { StandIn::Away };
                self.record(Record::SatIn { seat, why })
            }
            TimeoutRule::Vote if !alone => self.record(Record::VoteOpened { against: seat, timeout: true }),
            TimeoutRule::Vote | TimeoutRule::DefaultAction => {
                let action = play.game.default_action(seat);
                self.record_act(seat, &action, By::Timeout)
            }
        }
    }

    pub(super) fn vote(&mut self, person: &PersonId, seat: Seat, against: Seat, yes: bool) -> Result<(), Refusal> {
        self.check_room()?;
        self.own_seat(person, seat)?;
        let play = self.playing()?;
        let chair = play.chair(against).filter(|chair| chair.is_in_hand()).ok_or(Refusal::NoVote)?;
        let target = chair.person().filter(|target| *target != person).ok_or(Refusal::NoVote)?;
        if play.table.open_vote(against).is_none() {
            let late = play.table.waited_for.contains(against) || self.is_long_absent(play, against, target);
            if !yes || !late {
                return Err(Refusal::NoVote);
            }
            self.record(Record::VoteOpened { against, timeout: false })?;
        }
        self.record(Record::Voted { against, person: person.clone(), yes })?;
        self.count_votes(against)
    }

    /// Decides a vote by the majority of all others, wherever they are.
    pub(super) fn count_votes(&mut self, against: Seat) -> Result<(), Refusal> {
        let Ok(play) = self.playing() else { return Ok(()) };
        let (Some(vote), Some(target)) = (play.table.open_vote(against), play.chair(against).and_then(|chair| chair.person())) else {
            return Ok(());
        };
        let (others, needed) = (play.others(target), play.votes_needed(target));
        let said = |word: &[PersonId]| others.iter().filter(|person| word.contains(person)).count();
        let yes = if planted!(self, VotesCountTwice) { 2 * said(&vote.yes) } else { said(&vote.yes) };
        if yes >= needed {
            self.record(Record::SatIn { seat: against, why: StandIn::VotedOut })
        } else if others.len() - said(&vote.no) < needed {
            self.record(Record::VoteFailed { against })
        } else {
            Ok(())
        }
    }

    fn is_long_absent(&self, play: &Play, seat: Seat, person: &PersonId) -> bool {
        let absence = self.environment.config.absence.as_millis() as Millis;
        let waited = play.table.waited(seat, self.now);
        !self.may_be_here(person) && waited.is_some_and(|waited| waited >= absence)
    }
}
