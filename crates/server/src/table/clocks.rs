//! Everybody's time, as the log tells it.
//!
//! A seat's time is what it had at the start, less what it spent while it was awaited, plus what it earned: once for
//! each decision that stands in the log. Taking steps back takes back what they earned, and nothing else.

use super::gaps::Gaps;
use crate::protocol::{ClockPlan, ClockState};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::Millis;

/// What somebody who returns has at least for the decision at hand, where the table gives as much to begin with.
const GRACE: Millis = 60_000;
const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

/// How long each seat has and since when it is awaited. Without a clock only the latter counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    plan: ClockPlan,
    seats: Vec<SeatClock>,
    /// What the decisions in the log earned, in their order.
    earned: Vec<Earned>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatClock {
    /// Below zero where steps were taken back whose earnings were spent.
    remaining: Millis,
    /// What is left of the delay, which is spent first.
    delay: Millis,
    since: Option<Millis>,
    /// Decisions of this seat in the log, and the most there ever were: only a new one brings a new delay.
    given_up: u32,
    most_given_up: u32,
    /// Whether this decision had its grace.
    graced: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Earned {
    step: usize,
    seat: Seat,
    reward: Millis,
}

impl Clocks {
    pub(crate) fn new(plan: ClockPlan, seats: usize) -> Clocks {
        let (remaining, delay) = (first_allowance(plan), delay_of(plan));
        let clock = SeatClock { remaining, delay, since: None, given_up: 0, most_given_up: 0, graced: false };
        Clocks { plan, seats: vec![clock; seats], earned: Vec::new() }
    }

    /// Whether anybody's time can run out.
    pub(crate) fn is_on(&self) -> bool {
        self.plan != ClockPlan::None
    }

    /// Brings the clocks to who is awaited after something happened.
    pub(crate) fn turn(&mut self, awaited: SeatSet, at: Millis, gaps: &Gaps) {
        for seat in Seat::all(self.seats.len() as u8) {
            if !awaited.contains(seat) {
                self.stop(seat, at, gaps);
            } else if self.seats[seat.index()].since.is_none() {
                self.seats[seat.index()].since = Some(at);
            }
        }
    }

    /// A seat gives up the decision it owed, with the input of this step.
    pub(crate) fn give_up(&mut self, seat: Seat, step: usize, at: Millis, gaps: &Gaps) {
        let ran = self.seats[seat.index()].since.is_some();
        self.stop(seat, at, gaps);
        let plan = self.plan;
        let clock = &mut self.seats[seat.index()];
        let reward = match plan {
            ClockPlan::None => return,
            ClockPlan::Live { increment, .. } => {
                let increment = Millis::from(increment) * SECOND;
                // A bot that sits in saves nobody time: it leaves them one increment at the most.
                if ran { increment } else { (increment - clock.remaining.max(0)).max(0) }
            }
            ClockPlan::Days { .. } => first_allowance(plan) - clock.remaining,
        };
        clock.remaining += if planted_earns_twice() { 2 * reward } else { reward };
        clock.given_up += 1;
        if clock.given_up > clock.most_given_up {
            (clock.most_given_up, clock.delay, clock.graced) = (clock.given_up, delay_of(plan), false);
        }
        self.earned.push(Earned { step, seat, reward });
    }

    /// The match goes back to where it had this many steps; what was spent since stays spent, also by whose clock still runs.
    pub(crate) fn take_back(&mut self, to: usize, at: Millis, gaps: &Gaps) {
        if self.plan != ClockPlan::None {
            for seat in Seat::all(self.seats.len() as u8) {
                if self.seats[seat.index()].since.is_some() {
                    self.stop(seat, at, gaps);
                    self.seats[seat.index()].since = Some(at);
                }
            }
        }
        while let Some(Earned { seat, reward, .. }) = self.earned.pop_if(|earned| earned.step >= to) {
            let clock = &mut self.seats[seat.index()];
            clock.remaining -= reward;
            clock.given_up -= 1;
        }
    }

    /// Whether somebody for whom a bot sits in has time for the decision at hand.
    pub(crate) fn may_return(&self, seat: Seat, graced: bool) -> bool {
        let clock = &self.seats[seat.index()];
        clock.remaining + clock.delay > 0 || (graced && !clock.graced)
    }

    /// Somebody is back and has some time at least: once for a decision.
    pub(crate) fn give_grace(&mut self, seat: Seat) {
        let least = GRACE.min(first_allowance(self.plan));
        let clock = &mut self.seats[seat.index()];
        if !clock.graced {
            (clock.remaining, clock.graced) = (clock.remaining.max(least), true);
        }
    }

    /// How long a seat has been awaited while a server was up.
    pub(crate) fn waited(&self, seat: Seat, now: Millis, gaps: &Gaps) -> Option<Millis> {
        self.seats[seat.index()].since.map(|since| gaps.served(since, now))
    }

    /// Since when a person is awaited.
    pub(crate) fn since(&self, seat: Seat) -> Option<Millis> {
        self.seats[seat.index()].since
    }

    /// How long until an awaited seat's time is up; `None` where no clock runs.
    pub(crate) fn left(&self, seat: Seat, now: Millis, gaps: &Gaps) -> Option<Millis> {
        let waited = self.waited(seat, now, gaps)?;
        let clock = &self.seats[seat.index()];
        match self.plan {
            ClockPlan::None => None,
            ClockPlan::Live { .. } | ClockPlan::Days { .. } => Some(clock.remaining + clock.delay - waited),
        }
    }

    pub(crate) fn states(&self, now: Millis, gaps: &Gaps) -> Vec<ClockState> {
        if self.plan == ClockPlan::None {
            return Vec::new();
        }
        let state = |seat: Seat| {
            let clock = self.seats[seat.index()];
            let waited = self.waited(seat, now, gaps).unwrap_or(0);
            ClockState {
                seat,
                remaining: (clock.remaining - (waited - clock.delay).max(0)).max(0),
                delay: (clock.delay - waited).max(0),
                running: clock.since.is_some(),
            }
        };
        Seat::all(self.seats.len() as u8).map(state).collect()
    }

    /// Since when somebody is awaited: what must be known of the time before.
    pub(crate) fn oldest(&self) -> Option<Millis> {
        self.seats.iter().filter_map(|clock| clock.since).min()
    }

    fn stop(&mut self, seat: Seat, at: Millis, gaps: &Gaps) {
        let Some(waited) = self.waited(seat, at, gaps) else { return };
        let clock = &mut self.seats[seat.index()];
        clock.since = None;
        let spent = (waited - clock.delay).max(0);
        clock.delay = (clock.delay - waited).max(0);
        // What the server was late to notice is nobody's fault.
        clock.remaining = (clock.remaining - spent).max(clock.remaining.min(0));
    }
}

/// Whether decisions earn twice what they should: a fault that the simulator must find. It is not a table's but the log's, and so
/// it is planted for a whole thread.
#[cfg(feature = "planted-faults")]
pub(super) mod planted {
    use std::cell::Cell;

    thread_local! {
        pub static EARNS_TWICE: Cell<bool> = const { Cell::new(false) };
    }
}

#[cfg(feature = "planted-faults")]
fn planted_earns_twice() -> bool {
    planted::EARNS_TWICE.get()
}

#[cfg(not(feature = "planted-faults"))]
fn planted_earns_twice() -> bool {
    false
}

/// What a seat has at the start, and for each decision where days are counted.
fn first_allowance(plan: ClockPlan) -> Millis {
    match plan {
        ClockPlan::None => 0,
        ClockPlan::Live { initial, .. } => Millis::from(initial) * SECOND,
        ClockPlan::Days { days } => Millis::from(days) * DAY,
    }
}

fn delay_of(plan: ClockPlan) -> Millis {
    match plan {
        ClockPlan::Live { delay, .. } => Millis::from(delay) * SECOND,
        ClockPlan::None | ClockPlan::Days { .. } => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);
    const LIVE: ClockPlan = ClockPlan::Live { initial: 30, increment: 10, delay: 5 };

    fn up() -> Gaps {
        Gaps::default()
    }

    /// One seat that is always awaited, with the time it waited.
    struct Table {
        clocks: Clocks,
        now: Millis,
        steps: usize,
    }

    impl Table {
        fn new(plan: ClockPlan) -> Table {
            let mut clocks = Clocks::new(plan, 1);
            clocks.turn(SeatSet::one(SEAT), 0, &up());
            Table { clocks, now: 0, steps: 0 }
        }

        fn act(&mut self) {
            self.clocks.give_up(SEAT, self.steps, self.now, &up());
            self.steps += 1;
            self.clocks.turn(SeatSet::one(SEAT), self.now, &up());
        }

        fn undo(&mut self, to: usize) {
            self.clocks.take_back(to, self.now, &up());
            self.steps = to;
            self.clocks.turn(SeatSet::one(SEAT), self.now, &up());
        }

        fn left(&self) -> Millis {
            self.clocks.left(SEAT, self.now, &up()).unwrap()
        }
    }

    #[test]
    fn acting_and_taking_back_earns_nothing() {
        let mut table = Table::new(LIVE);
        for _ in 0..30 {
            table.now += SECOND;
            table.act();
            table.undo(0);
        }
        // One second of the first delay was used, and that of the next decision may be used up in advance, but comes once.
        assert_eq!(table.left(), (30 + 1 + 5 - 30) * SECOND);
    }

    #[test]
    fn what_was_spent_of_earnings_stays_spent_when_they_are_taken_back() {
        let mut table = Table::new(ClockPlan::Live { initial: 5, increment: 10, delay: 0 });
        table.now += 5 * SECOND;
        table.act();
        table.now += 9 * SECOND;
        table.undo(0);
        assert_eq!(table.left(), -9 * SECOND);
        table.act();
        assert_eq!(table.left(), SECOND, "the decision that stands earns its increment, of which nine seconds are gone");
    }

    #[test]
    fn a_days_clock_is_not_restored_by_taking_back() {
        let mut table = Table::new(ClockPlan::Days { days: 2 });
        table.now += DAY;
        table.act();
        assert_eq!(table.left(), 2 * DAY, "the next decision has its own time");
        table.now += DAY / 2;
        table.undo(0);
        assert_eq!(table.left(), DAY / 2, "both waits count for the decision that is owed again");
    }

    #[test]
    fn grace_comes_once_for_a_decision_and_is_no_more_than_the_table_gives() {
        let mut table = Table::new(ClockPlan::Live { initial: 3, increment: 0, delay: 0 });
        table.now += 4 * SECOND;
        table.clocks.turn(SeatSet::EMPTY, table.now, &up());
        assert!(table.clocks.may_return(SEAT, true) && !table.clocks.may_return(SEAT, false));
        for expected in [3, 0] {
            table.clocks.give_grace(SEAT);
            table.clocks.turn(SeatSet::one(SEAT), table.now, &up());
            assert_eq!(table.left(), expected * SECOND);
            table.now += 4 * SECOND;
            table.clocks.turn(SeatSet::EMPTY, table.now, &up());
        }
        assert!(!table.clocks.may_return(SEAT, true));
        table.act();
        assert!(table.clocks.may_return(SEAT, true), "the next decision is another one");
    }

    /// Whatever somebody does, time is what it was, less what passed, plus what the log has earned: all sequences of so many
    /// acts, undos and waits.
    #[test]
    fn no_sequence_of_acts_and_undos_makes_time() {
        const DOINGS: u32 = 4;
        for sequence in 0..DOINGS.pow(8) {
            let (mut table, mut furthest, mut rest) = (Table::new(LIVE), 0, sequence);
            for _ in 0..8 {
                match rest % DOINGS {
                    0 => table.act(),
                    1 => table.undo(table.steps.saturating_sub(1)),
                    2 => table.undo(0),
                    _ => table.now += 3 * SECOND,
                }
                rest /= DOINGS;
                furthest = furthest.max(table.steps);
                let earned = 10 * table.steps as Millis + 5 * (furthest as Millis + 1);
                assert!(table.left() <= (30 + earned) * SECOND - table.now, "{sequence}");
            }
        }
    }
}
