//! A table in play, folded from its log: the match with all that the table adds to it.

use super::chairs::{Chair, Setup, people};
use super::clocks::Clocks;
use super::record::{By, Record};
use super::said::Said;
use super::uptime::Uptime;
use crate::games::{AnyGame, AnyMatch, GameError, Refused};
use crate::protocol::{Occupant, Text, VoteState};
use engine::{Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Millis, PersonId, TableId};

pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    /// How many entries the log has.
    pub(crate) seq: u64,
    pub(crate) book: Book,
}

/// What the table knows besides the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Book {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) clocks: Clocks,
    pub(crate) undo: Option<UndoAsked>,
    pub(crate) votes: Vec<Vote>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) cancelled: bool,
    /// How long the log was after each input of the match.
    steps: Vec<u64>,
    /// How many inputs were there at the start.
    opening: usize,
    decisions: Vec<u64>,
    /// What bots have said out of turn.
    #[serde(default)]
    pub(super) said: Said,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct UndoAsked {
    pub(crate) seat: Seat,
    pub(crate) to: usize,
    pub(crate) yes: Vec<PersonId>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Vote {
    pub(crate) against: Seat,
    pub(crate) timeout: bool,
    pub(crate) yes: Vec<PersonId>,
    pub(crate) no: Vec<PersonId>,
}

impl Play {
    pub(crate) fn new(game: &dyn AnyGame, setup: &Setup, chairs: Vec<Chair>) -> Result<Play, GameError> {
        let seats = chairs.len();
        let book = Book {
            clocks: Clocks::new(setup.clock, seats),
            chairs,
            undo: None,
            votes: Vec::new(),
            rematch: None,
            cancelled: false,
            steps: Vec::new(),
            opening: 0,
            decisions: vec![0; seats],
            said: Said::default(),
        };
        Ok(Play { game: game.begin(&setup.options, seats as u8)?, seq: 0, book })
    }

    /// A seat acts: the entry for the log.
    pub(crate) fn act(&mut self, seat: Seat, action: &Value, by: By, at: Millis, uptime: &Uptime) -> Result<Record, Refused> {
        let before = self.awaited();
        let input = self.game.act(seat, action)?;
        self.seq += 1;
        self.book.said.hear(before, &input, by);
        self.after_input(before, at, uptime);
        Ok(Record::Input { input, by })
    }

    /// Takes in an entry of the log.
    pub(crate) fn apply(&mut self, record: &Record, at: Millis, uptime: &Uptime) -> Result<(), Refused> {
        let before = self.awaited();
        self.seq += 1;
        match record {
            Record::Started { seating, opening } => self.begin(seating, opening, at, uptime)?,
            Record::Input { input, by } => {
                self.game.input(input)?;
                self.book.said.hear(before, input, *by);
                self.after_input(before, at, uptime);
            }
            Record::Undo { to } => self.take_back(*to, at, uptime),
            Record::UndoAsked { seat, to } => self.book.undo = Some(UndoAsked { seat: *seat, to: *to, yes: Vec::new() }),
            Record::UndoAnswered { person, yes: true } => {
                self.book.undo.iter_mut().for_each(|asked| asked.yes.push(person.clone()));
            }
            Record::UndoAnswered { yes: false, .. } => self.book.undo = None,
            Record::SatIn { seat } => self.seat_bot(*seat, true, at, uptime),
            Record::Returned { seat } => self.seat_bot(*seat, false, at, uptime),
            Record::VoteOpened { against, timeout } => {
                self.book.votes.push(Vote { against: *against, timeout: *timeout, yes: Vec::new(), no: Vec::new() });
            }
            Record::Voted { against, person, yes } => self.book.vote(*against, person, *yes),
            Record::VoteFailed { against } => self.book.votes.retain(|vote| vote.against != *against),
            Record::Replaced { seat, level } => {
                self.book.votes.retain(|vote| vote.against != *seat);
                self.book.chairs[seat.index()] = Chair::new(Occupant::Bot { level: *level });
                self.turn_clocks(None, at, uptime);
            }
            Record::Ended { .. } => {}
            Record::Cancelled => self.book.cancelled = true,
            Record::Rematch { table } => self.book.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// The seats that owe a decision.
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Seats(seats) if !self.book.cancelled => seats,
            Turn::Seats(_) | Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Those seats, each with the number of the decision.
    pub(crate) fn owed(&self) -> Vec<(Seat, u64)> {
        self.awaited().iter().map(|seat| (seat, self.decision(seat))).collect()
    }

    /// Seats of bots that may say something though the game waits for others.
    pub(crate) fn speakers(&self) -> Vec<Seat> {
        let may = self.game.may_speak().minus(self.awaited());
        may.iter().filter(|seat| !self.book.cancelled && self.book.chairs[seat.index()].bot().is_some()).collect()
    }

    /// Those of them where a person decides.
    pub(crate) fn awaited_people(&self) -> SeatSet {
        self.awaited().iter().filter(|seat| self.book.chairs[seat.index()].bot().is_none()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    pub(crate) fn decision(&self, seat: Seat) -> u64 {
        self.book.decisions[seat.index()]
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.book.chairs.get(seat.index())
    }

    /// Whether the seat's last step can be taken back without asking anybody.
    pub(crate) fn undo_is_free(&self, seat: Seat) -> bool {
        let steps = self.game.steps();
        steps > self.book.opening && self.game.actor(steps - 1) == Some(seat) && !self.game.undo_fence()
    }

    /// The step before the seat's last action.
    pub(crate) fn last_step_of(&self, seat: Seat) -> Option<usize> {
        (self.book.opening..self.game.steps()).rev().find(|&step| self.game.actor(step) == Some(seat))
    }

    /// Other people who play here themselves.
    pub(crate) fn others(&self, person: &PersonId) -> Vec<PersonId> {
        let playing: Vec<Chair> = self.book.chairs.iter().filter(|chair| chair.bot().is_none()).cloned().collect();
        people(&playing).into_iter().filter(|other| other != person).collect()
    }

    /// What a viewer missed since the log had this length, if it is not too much.
    pub(crate) fn missed(&self, since: u64, viewer: Viewer, limit: usize) -> Option<Vec<(u64, Text)>> {
        let first = self.book.steps.partition_point(|&seq| seq <= since);
        if self.book.steps.len() - first > limit {
            return None;
        }
        Some((first..self.book.steps.len()).map(|step| (self.book.steps[step], self.game.events(step, viewer))).collect())
    }

    fn begin(&mut self, seating: &[Chair], opening: &[Value], at: Millis, uptime: &Uptime) -> Result<(), Refused> {
        self.book.chairs = seating.to_vec();
        for input in opening {
            self.game.input(input)?;
            self.book.steps.push(self.seq);
        }
        self.book.opening = opening.len();
        self.turn_clocks(None, at, uptime);
        Ok(())
    }

    fn after_input(&mut self, before: SeatSet, at: Millis, uptime: &Uptime) {
        let actor = self.game.actor(self.game.steps() - 1);
        let (awaited, fence) = (self.awaited(), self.game.undo_fence());
        for seat in Seat::all(self.book.chairs.len() as u8) {
            let anew = awaited.contains(seat) && !before.contains(seat);
            if actor == Some(seat) || fence || anew {
                self.book.decisions[seat.index()] += 1;
            }
        }
        self.book.steps.push(self.seq);
        self.book.undo = None;
        self.book.votes.retain(|vote| actor != Some(vote.against));
        self.turn_clocks(actor, at, uptime);
    }

    fn take_back(&mut self, to: usize, at: Millis, uptime: &Uptime) {
        self.game.take_back_to(to);
        self.book.steps.truncate(to);
        self.book.decisions.iter_mut().for_each(|decision| *decision += 1);
        self.book.undo = None;
        self.book.votes.clear();
        self.turn_clocks(None, at, uptime);
    }

    fn seat_bot(&mut self, seat: Seat, sits_in: bool, at: Millis, uptime: &Uptime) {
        self.book.chairs[seat.index()].bot_sits_in = sits_in;
        if !sits_in {
            self.book.clocks.grant(seat);
        }
        self.turn_clocks(None, at, uptime);
    }

    fn turn_clocks(&mut self, acted: Option<Seat>, at: Millis, uptime: &Uptime) {
        let awaited = self.awaited_people();
        self.book.clocks.turn(awaited, acted, at, uptime);
    }
}

impl Book {
    pub(crate) fn open_vote(&self, against: Seat) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.against == against)
    }

    /// A person's last word counts.
    fn vote(&mut self, against: Seat, person: &PersonId, yes: bool) {
        if let Some(vote) = self.votes.iter_mut().find(|vote| vote.against == against) {
            vote.yes.retain(|other| other != person);
            vote.no.retain(|other| other != person);
            if yes { vote.yes.push(person.clone()) } else { vote.no.push(person.clone()) }
        }
    }
}

impl Vote {
    pub(crate) fn state(&self) -> VoteState {
        VoteState { against: self.against, yes: self.yes.clone(), no: self.no.clone() }
    }
}
