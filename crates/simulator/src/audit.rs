//! What must hold of a log, entry by entry. It looks at nothing but the log and what was asked for.

use crate::memory::head_of;
use engine::{Seat, SeatSet};
use serde_json::Value;
use server::Games;
use server::protocol::{ClientMessage, ClockPlan};
use server::table::Replayed;
use std::collections::{BTreeMap, BTreeSet};
use store::{Entry, Millis, NewEntry, PersonId, Table};

type Key = (PersonId, String);
pub(crate) type Checked = Result<(), String>;

/// A minute for somebody who was away, once for a decision.
const GRACE: Millis = 60_000;
const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

/// What the log of one table has told so far.
pub(crate) struct Audit {
    pub(crate) table: Replayed,
    clock: ClockPlan,
    /// Requests that are in the log.
    keys: BTreeSet<Key>,
    /// Lines of chat that were said, by their ids.
    lines: BTreeSet<Key>,
    /// What was asked for with each id.
    asked: BTreeMap<Key, ClientMessage>,
    /// The decisions for which a bot's thought was handed over.
    thoughts: BTreeSet<(Seat, u64)>,
    /// What bots owe, and which servers made them owe it, then or before.
    owed_by_bots: BTreeSet<(Seat, u64)>,
    makers: BTreeSet<((Seat, u64), String)>,
    votes: BTreeMap<Seat, BTreeMap<String, bool>>,
    accounts: Vec<Account>,
    /// Who gave each input that stands.
    actors: Vec<Option<Seat>>,
    last_at: Millis,
}

/// A seat's time, as an accountant sees it.
#[derive(Clone, Copy, Default)]
struct Account {
    spent: Millis,
    /// What was spent beyond what there was: nobody is charged for it.
    forgiven: Millis,
    grace: Millis,
    acts: i64,
}

impl Audit {
    pub(crate) fn new(games: &Games, row: &Table, clock: ClockPlan, seats: usize) -> Audit {
        Audit {
            table: Replayed::new(games, row).expect("the simulator makes tables that can be played"),
            clock,
            keys: BTreeSet::new(),
            lines: BTreeSet::new(),
            asked: BTreeMap::new(),
            thoughts: BTreeSet::new(),
            owed_by_bots: BTreeSet::new(),
            makers: BTreeSet::new(),
            votes: BTreeMap::new(),
            accounts: vec![Account::default(); seats],
            actors: Vec::new(),
            last_at: 0,
        }
    }

    /// The server that wrote the last entries made every decision owed that was not owed before.
    pub(crate) fn note_maker(&mut self, node: &str) {
        let by_bots = self.table.awaited().minus(self.table.awaited_people());
        let owed: BTreeSet<(Seat, u64)> = by_bots.iter().map(|seat| (seat, self.table.decision(seat))).collect();
        self.makers.extend(owed.difference(&self.owed_by_bots).map(|decision| (*decision, node.to_owned())));
        self.owed_by_bots = owed;
    }

    /// Whether an entry of this server made a bot owe this decision.
    pub(crate) fn made_owed(&self, node: &str, seat: Seat, decision: u64) -> bool {
        self.makers.contains(&((seat, decision), node.to_owned()))
    }

    /// Whether a decision that somebody wanted to make is still theirs to make.
    pub(crate) fn stands(&self, key: &Key) -> bool {
        match self.asked.get(key) {
            Some(ClientMessage::Act { decision, seat, .. }) => {
                self.table.awaited_people().contains(*seat)
                    && self.table.decision(*seat) == *decision
                    && self.table.person(*seat) == Some(&key.0)
            }
            _ => false,
        }
    }

    /// A line of chat is added.
    pub(crate) fn line(&mut self, key: Key) -> Checked {
        if self.lines.contains(&key) {
            return Err(format!("line {} of {} was said twice", key.1, key.0.0));
        }
        self.lines.insert(key);
        Ok(())
    }

    /// Somebody asks for something; the first time counts.
    pub(crate) fn ask(&mut self, key: Key, message: &ClientMessage) {
        self.asked.entry(key).or_insert_with(|| message.clone());
    }

    /// What was asked for with this id.
    pub(crate) fn request(&self, key: &Key) -> Option<&ClientMessage> {
        self.asked.get(key)
    }

    pub(crate) fn thought(&mut self, seat: Seat, decision: u64) {
        self.thoughts.insert((seat, decision));
    }

    pub(crate) fn has(&self, key: &Key) -> bool {
        self.keys.contains(key)
    }

    /// Takes in the next entry of the log.
    pub(crate) fn entry(&mut self, number: u64, entry: &NewEntry) -> Checked {
        if let Some(key) = &entry.action
            && !self.keys.insert(key.clone())
        {
            return Err(format!("request {} of {} is in the log twice", key.1, key.0.0));
        }
        let body: Value = entry.body.read().map_err(|why| why.to_string())?;
        let head = head_of(&entry.body);
        let (awaited, people) = (self.table.awaited(), self.table.awaited_people());
        let decisions: Vec<u64> = (0..self.accounts.len() as u8).map(|seat| self.table.decision(Seat::new(seat))).collect();
        self.before(&head.kind, &body, entry)?;
        // That nobody could play is known from now on.
        let tells_of_a_gap = head.kind == "unserved";
        if !tells_of_a_gap {
            self.charge(people, entry.at);
        }
        let late: Vec<bool> = (0..self.accounts.len() as u8).map(|seat| self.is_late(Seat::new(seat), entry.at)).collect();
        self.table.read(&Entry { number, at: entry.at, body: entry.body.clone() })?;
        if tells_of_a_gap {
            self.charge(people, entry.at);
        }
        match head.kind.as_str() {
            "input" => self.input(head.by.as_deref().unwrap_or_default(), entry, awaited, &decisions, &late)?,
            "undo" => self.actors.truncate(self.table.steps()),
            _ => {}
        }
        self.last_at = entry.at;
        self.balance(entry.at)
    }

    fn before(&mut self, kind: &str, body: &Value, entry: &NewEntry) -> Checked {
        let seat = |name: &str| body[name].as_u64().map(|seat| Seat::new(seat as u8));
        match kind {
            "vote-opened" => {
                self.votes.insert(seat("against").unwrap_or(Seat::new(0)), BTreeMap::new());
            }
            "voted" => {
                let (against, person) = (seat("against").unwrap_or(Seat::new(0)), body["person"].as_str().unwrap_or_default());
                self.votes.entry(against).or_default().insert(person.to_owned(), body["yes"] == true);
            }
            "sat-in" if body["why"] == "voted-out" => {
                let against = seat("seat").unwrap_or(Seat::new(0));
                let yes = self.votes.get(&against).map_or(0, |votes| votes.values().filter(|yes| **yes).count());
                let needed = self.table.person(against).map_or(0, |person| self.table.votes_needed(person));
                if yes < needed {
                    return Err(format!("{yes} of {needed} put a bot on seat {against}"));
                }
            }
            "sat-in" if seat("seat").is_some_and(|seat| !self.is_late(seat, entry.at)) => {
                return Err(format!("a bot sits in at {} though time was not up", body["seat"]));
            }
            "returned" if body["grace"] == true => {
                let seat = seat("seat").unwrap_or(Seat::new(0));
                let undone = self.accounts[seat.index()].acts - self.standing(seat);
                let most = match self.clock {
                    ClockPlan::None => 0,
                    // What was spent of earnings that were taken back is made up for as well.
                    ClockPlan::Live { initial, increment, .. } => {
                        GRACE.min(Millis::from(initial) * SECOND) + undone * Millis::from(increment) * SECOND
                    }
                    ClockPlan::Days { .. } => GRACE,
                };
                self.accounts[seat.index()].grace += most;
            }
            "undo" => self.undo(entry)?,
            _ => {}
        }
        Ok(())
    }

    fn is_late(&self, seat: Seat, at: Millis) -> bool {
        self.table.time_left(seat, at).is_some_and(|left| left <= 0)
    }

    /// One's own last step alone, more by consent of all.
    fn undo(&self, entry: &NewEntry) -> Checked {
        let Some(key) = &entry.action else { return Ok(()) };
        match self.asked.get(key) {
            Some(ClientMessage::Undo { seat, .. }) if !self.table.may_undo_alone(&key.0, *seat) => {
                Err(format!("{} took back more than their own last step", key.0.0))
            }
            _ => Ok(()),
        }
    }

    fn input(&mut self, by: &str, entry: &NewEntry, awaited: SeatSet, decisions: &[u64], late: &[bool]) -> Checked {
        let actor = self.table.last_actor();
        self.actors.push(actor);
        let Some(seat) = actor else { return Ok(()) };
        self.accounts[seat.index()].acts += 1;
        match by {
            "person" => {
                let key = entry.action.as_ref().ok_or("a person's action belongs to no request")?;
                match self.asked.get(key) {
                    Some(ClientMessage::Act { decision, seat: asked, .. }) if *asked == seat && *decision == decisions[seat.index()] => {
                        Ok(())
                    }
                    Some(ClientMessage::Act { decision, .. }) => {
                        Err(format!("an action for decision {decision} counted for decision {} of seat {seat}", decisions[seat.index()]))
                    }
                    _ => Err(format!("nobody asked for what request {} brought", key.1)),
                }
            }
            "bot" | "stand-in" | "left" if awaited.contains(seat) => {
                let decision = decisions[seat.index()];
                if self.thoughts.contains(&(seat, decision)) {
                    return Ok(());
                }
                Err(format!("no bot had thought about decision {decision} of seat {seat}"))
            }
            "timeout" if !late[seat.index()] => Err(format!("the clock acted for seat {seat} though time was not up")),
            _ => Ok(()),
        }
    }

    /// How many inputs of a seat stand.
    fn standing(&self, seat: Seat) -> Millis {
        self.actors.iter().filter(|actor| **actor == Some(seat)).count() as Millis
    }

    /// Who was awaited pays for the time that passed with a server.
    fn charge(&mut self, awaited: SeatSet, at: Millis) {
        let passed = self.table.served_between(self.last_at, at);
        for seat in awaited.iter() {
            let left = self.table.time_left(seat, self.last_at).unwrap_or(0).max(0);
            let account = &mut self.accounts[seat.index()];
            account.spent += passed;
            account.forgiven += (passed - left).max(0);
        }
    }

    /// What is left is what was given and earned, less what was spent.
    fn balance(&self, at: Millis) -> Checked {
        for seat in self.table.awaited_people().iter() {
            let Some(left) = self.table.time_left(seat, at) else { continue };
            let account = self.accounts[seat.index()];
            let standing = self.standing(seat);
            let (least, most) = match self.clock {
                ClockPlan::None => continue,
                ClockPlan::Days { days } => (Millis::MIN, Millis::from(days) * DAY + account.grace),
                ClockPlan::Live { initial, increment, delay } => {
                    let given = Millis::from(initial) * SECOND - account.spent;
                    let earned = Millis::from(increment) * SECOND * standing + Millis::from(delay) * SECOND * (account.acts + 1);
                    (given, given + earned + account.grace + account.forgiven)
                }
            };
            if !(least..=most).contains(&left) {
                return Err(format!("seat {seat} has {left} ms left, which is not between {least} and {most}"));
            }
        }
        Ok(())
    }
}
