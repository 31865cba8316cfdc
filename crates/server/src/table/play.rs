//! A table in play, folded from its log: the match with all that the table adds to it.

use super::chairs::{Chair, Setup, people};
use super::clocks::Clocks;
use super::gaps::Gaps;
use super::halt::Rules;
use super::record::Record;
use super::said::Said;
use super::steps::Steps;
use crate::games::{AnyGame, AnyMatch, GameError, Refused};
use crate::protocol::{BotLevel, By, ClockState, EventsAt, Occupant, RulesChange, UndoRefused, VoteState};
use engine::{Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Json, Millis, PersonId, TableId};

pub struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    /// How many entries the log has.
    pub(crate) seq: u64,
    pub(crate) table: TableState,
    /// Inputs at the end of the log that the present rules refuse: the match is shown as far as they allow it.
    pub(crate) lost: usize,
    /// What the match begins with, until it has begun.
    pub(crate) opening: Option<Json>,
    /// The table's row says that the game has ended, whatever the present rules make of its log.
    pub(crate) closed: bool,
}

/// What the table knows besides the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableState {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) clocks: Clocks,
    /// When nobody could play, as far as running clocks need to know it.
    #[serde(default)]
    pub(crate) gaps: Gaps,
    /// Whether the log tells of these times. Logs of before do not, until somebody has noted them.
    #[serde(default)]
    pub(crate) gaps_in_log: bool,
    /// When the last entry was written.
    #[serde(default)]
    pub(crate) last_at: Millis,
    pub(crate) undo: Option<UndoAsked>,
    /// Who did not agree last, and to whose request.
    #[serde(default)]
    pub(crate) undo_refused: Option<UndoRefused>,
    pub(crate) votes: Vec<Vote>,
    /// Seats whose time is up and for whose decision the others chose to wait.
    pub(crate) waited_for: SeatSet,
    pub(crate) rematch: Option<TableId>,
    pub(crate) cancelled: bool,
    /// Whether it was the server that called it off, because nobody played on.
    #[serde(default)]
    pub(crate) expired: bool,
    #[serde(default)]
    pub(crate) rules: Rules,
    steps: Steps,
    /// How many inputs were there at the start.
    opening: usize,
    /// Who gave each of the inputs after those.
    by: Vec<By>,
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
        let table = TableState {
            clocks: Clocks::new(setup.clock, seats),
            gaps: Gaps::default(),
            gaps_in_log: false,
            last_at: 0,
            chairs,
            undo: None,
            undo_refused: None,
            votes: Vec::new(),
            waited_for: SeatSet::EMPTY,
            rematch: None,
            cancelled: false,
            expired: false,
            rules: Rules::default(),
            steps: Steps::default(),
            opening: 0,
            by: Vec::new(),
            decisions: vec![0; seats],
            said: Said::default(),
        };
        let game = game.begin(&setup.options, seats as u8)?;
        Ok(Play { game, seq: 0, table, lost: 0, opening: None, closed: false })
    }

    /// A seat acts: the entry for the log.
    pub(crate) fn act(&mut self, seat: Seat, action: &Value, by: By, at: Millis) -> Result<Record, Refused> {
        let before = self.awaited();
        let input = self.game.act(seat, action)?;
        (self.seq, self.table.last_at) = (self.seq + 1, at);
        self.table.said.note(before, &input, by);
        self.after_input(before, by, at);
        Ok(Record::Input { input, by })
    }

    /// Takes in an entry of the log.
    pub(crate) fn apply(&mut self, record: &Record, at: Millis) -> Result<(), Refused> {
        let before = self.awaited();
        (self.seq, self.table.last_at) = (self.seq + 1, at);
        match record {
            Record::Started { seating, opening, rules_version, gaps_in_log } => {
                (self.table.rules.version, self.table.gaps_in_log) = (*rules_version, *gaps_in_log);
                if *gaps_in_log {
                    self.table.gaps = Gaps::default();
                }
                self.begin(seating, opening, at)?;
            }
            Record::Input { input, by } => {
                self.game.input(input)?;
                self.table.said.note(before, input, *by);
                self.after_input(before, *by, at);
            }
            Record::Undo { to } => self.take_back(*to, at),
            Record::UndoAsked { seat, to } => {
                self.table.undo = Some(UndoAsked { seat: *seat, to: *to, yes: Vec::new() });
                self.table.undo_refused = None;
            }
            Record::UndoAnswered { person, yes: true } => {
                self.table.undo.iter_mut().for_each(|asked| asked.yes.push(person.clone()));
            }
            Record::UndoAnswered { person, yes: false } => {
                let asked = self.table.undo.take();
                self.table.undo_refused = asked.map(|asked| UndoRefused { seat: asked.seat, by: person.clone() });
            }
            Record::UndoCancelled => self.table.undo = None,
            Record::SatIn { seat, why } => {
                self.table.chairs[seat.index()].stand_in = Some(*why);
                self.table.close_questions(*seat);
                self.turn_clocks(at);
            }
            Record::Returned { seat, grace } => self.give_back(*seat, *grace, at),
            Record::VoteOpened { against, timeout } => {
                self.table.votes.push(Vote { against: *against, timeout: *timeout, yes: Vec::new(), no: Vec::new() });
            }
            Record::Voted { against, person, yes } => self.table.vote(*against, person, *yes),
            Record::VoteFailed { against } => self.table.vote_failed(*against),
            Record::Left { seat, level } => self.leave(*seat, *level, at),
            Record::Replaced { seat, level } => self.sit_down(*seat, Occupant::Bot { level: *level }, at),
            Record::Ended { .. } => {}
            Record::Cancelled => self.table.cancelled = true,
            Record::Expired => (self.table.cancelled, self.table.expired) = (true, true),
            Record::Rematch { table } => self.table.rematch = Some(table.clone()),
            Record::RulesChanged { from, to } => {
                let changed = RulesChange { from: *from, step: self.game.steps() as u32 };
                (self.table.rules.version, self.table.rules.changed) = (*to, Some(changed));
                self.turn_clocks(at);
            }
            Record::Halted { .. } => self.turn_clocks(at),
            Record::Unserved { gaps } => self.table.note_gaps(gaps),
            Record::Revealed => {
                self.table.rules.revealed = true;
                self.turn_clocks(at);
            }
        }
        Ok(())
    }

    /// The seats that owe a decision.
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Seats(seats) if !self.table.cancelled && !self.closed && !self.is_halted() => seats,
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
        may.iter().filter(|seat| !self.table.cancelled && !self.is_halted() && self.table.chairs[seat.index()].bot().is_some()).collect()
    }

    /// The awaited seats where a person decides.
    pub(crate) fn awaited_people(&self) -> SeatSet {
        self.awaited().iter().filter(|seat| self.table.chairs[seat.index()].is_in_hand()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.closed || (self.lost == 0 && self.game.turn() == Turn::Over)
    }

    pub(crate) fn decision(&self, seat: Seat) -> u64 {
        self.table.decisions[seat.index()]
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.table.chairs.get(seat.index())
    }

    /// Whether the seat's last step can be taken back without asking anybody.
    pub(crate) fn undo_is_free(&self, seat: Seat) -> bool {
        let steps = self.game.steps();
        steps > self.table.opening && self.game.actor(steps - 1) == Some(seat) && !self.game.undo_fence()
    }

    /// The step before the seat's last action.
    pub(crate) fn last_step_of(&self, seat: Seat) -> Option<usize> {
        (self.table.opening..self.game.steps()).rev().find(|&step| self.game.actor(step) == Some(seat))
    }

    /// Other people who hold a seat here, also while they are away or a bot sits in for them.
    pub(crate) fn others(&self, person: &PersonId) -> Vec<PersonId> {
        people(&self.table.chairs).into_iter().filter(|other| other != person).collect()
    }

    /// How many must agree that a bot plays in this person's seat: the majority of all others.
    pub(crate) fn votes_needed(&self, against: &PersonId) -> usize {
        self.others(against).len() / 2 + 1
    }

    /// Who decided a step, where that is known.
    pub(crate) fn by(&self, step: usize) -> Option<By> {
        self.table.by.get(step.checked_sub(self.table.opening)?).copied()
    }

    /// What a viewer missed since the log had this length, if it is not too much.
    pub(crate) fn missed(&self, since: u64, viewer: Viewer, limit: usize) -> Option<Vec<EventsAt>> {
        let steps = self.table.steps.since(since).filter(|steps| steps.len() <= limit)?;
        let events = |(step, seq): (usize, u64)| EventsAt {
            seq,
            actor: self.game.actor(step),
            by: self.by(step),
            events: self.game.events(step, viewer),
        };
        Some(steps.map(events).collect())
    }

    fn begin(&mut self, seating: &[Chair], opening: &[Value], at: Millis) -> Result<(), Refused> {
        self.table.chairs = seating.to_vec();
        let kept = self.opening.take().filter(|_| opening.is_empty());
        if let Some(opening) = kept.or_else(|| (!opening.is_empty()).then(|| Json::of(opening))) {
            self.lost = self.game.input_all(&opening)?;
        }
        self.table.opening = self.game.steps();
        self.table.steps = Steps::opened(self.table.opening, self.seq);
        self.turn_clocks(at);
        Ok(())
    }

    fn after_input(&mut self, before: SeatSet, by: By, at: Millis) {
        let step = self.game.steps() - 1;
        let (actor, free) = (self.game.actor(step), self.game.last_was_free());
        let (awaited, fence) = (self.awaited(), self.game.undo_fence());
        for seat in Seat::all(self.table.chairs.len() as u8) {
            let anew = awaited.contains(seat) && !before.contains(seat);
            if actor == Some(seat) || fence || anew {
                self.table.decisions[seat.index()] += 1;
            }
            let gave_up = before.contains(seat) && (!awaited.contains(seat) || (actor == Some(seat) && !free));
            if gave_up && self.table.chairs[seat.index()].person().is_some() {
                self.table.clocks.give_up(seat, step, at, &self.table.gaps);
                self.table.close_questions(seat);
            }
        }
        self.table.steps.push(self.seq);
        self.table.by.push(by);
        self.table.undo = None;
        self.table.undo_refused.take_if(|refused| actor == Some(refused.seat));
        self.turn_clocks(at);
    }

    fn take_back(&mut self, to: usize, at: Millis) {
        self.game.take_back_to(to);
        self.table.steps.truncate(to);
        self.table.by.truncate(to - self.table.opening);
        self.table.clocks.take_back(to, at, &self.table.gaps);
        self.table.decisions.iter_mut().for_each(|decision| *decision += 1);
        (self.table.undo, self.table.undo_refused) = (None, None);
        self.turn_clocks(at);
    }

    /// A person has the seat again that a bot played in.
    fn give_back(&mut self, seat: Seat, grace: bool, at: Millis) {
        self.table.chairs[seat.index()].stand_in = None;
        if grace {
            self.table.clocks.give_grace(seat);
        }
        self.turn_clocks(at);
    }

    /// A person gives the seat up; what they asked for or agreed to no longer counts.
    fn leave(&mut self, seat: Seat, level: Option<BotLevel>, at: Millis) {
        let Occupant::Person { id, name } = self.table.chairs[seat.index()].occupant.clone() else { return };
        (self.table.undo, self.table.undo_refused) = (None, None);
        self.sit_down(seat, Occupant::Left { id, name, level }, at);
    }

    fn sit_down(&mut self, seat: Seat, occupant: Occupant, at: Millis) {
        self.table.close_questions(seat);
        self.table.chairs[seat.index()] = Chair::new(occupant);
        self.turn_clocks(at);
    }

    fn turn_clocks(&mut self, at: Millis) {
        let awaited = self.awaited_people();
        self.table.clocks.turn(awaited, at, &self.table.gaps);
    }
}

impl TableState {
    /// How long until an awaited seat's time is up; `None` where no clock runs.
    pub(crate) fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clocks.left(seat, now, &self.gaps)
    }

    /// How long a seat has been awaited while somebody could play.
    pub(crate) fn waited(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clocks.waited(seat, now, &self.gaps)
    }

    pub(crate) fn clock_states(&self, now: Millis) -> Vec<ClockState> {
        self.clocks.states(now, &self.gaps)
    }

    /// The log tells of times in which nobody could play.
    fn note_gaps(&mut self, gaps: &Gaps) {
        if !std::mem::replace(&mut self.gaps_in_log, true) {
            self.gaps = Gaps::default();
        }
        self.gaps.add_all(gaps);
        self.gaps.forget_before(self.clocks.oldest().unwrap_or(Millis::MAX));
    }

    /// Nobody has to be asked about this seat's decision any more.
    fn close_questions(&mut self, seat: Seat) {
        self.votes.retain(|vote| vote.against != seat);
        self.waited_for = self.waited_for.without(seat);
    }

    /// The others wait. Whose time is up has no clock until that decision is made.
    fn vote_failed(&mut self, against: Seat) {
        let timeout = self.open_vote(against).is_some_and(|vote| vote.timeout);
        self.votes.retain(|vote| vote.against != against);
        if timeout {
            self.waited_for = self.waited_for.with(against);
        }
    }

    /// Whether this seat's time being up has a consequence that is still to come.
    pub(crate) fn clock_counts(&self, seat: Seat) -> bool {
        self.open_vote(seat).is_none() && !self.waited_for.contains(seat)
    }

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
    pub(crate) fn state(&self, needed: usize) -> VoteState {
        VoteState { against: self.against, yes: self.yes.clone(), no: self.no.clone(), needed: needed as u32, timeout: self.timeout }
    }
}
