//! Everybody's time, as the log tells it.

use super::uptime::Uptime;
use crate::protocol::{ClockPlan, ClockState};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::Millis;

/// What somebody who returns has at least, so that the next decision is theirs.
const GRACE: Millis = 60_000;
const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

/// How long each seat has and since when it is awaited. Without a clock only the latter counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    plan: ClockPlan,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatClock {
    remaining: Millis,
    since: Option<Millis>,
}

impl Clocks {
    pub(crate) fn new(plan: ClockPlan, seats: usize) -> Clocks {
        let remaining = match plan {
            ClockPlan::None => 0,
            ClockPlan::Live { initial, .. } => Millis::from(initial) * SECOND,
            ClockPlan::Days { days } => Millis::from(days) * DAY,
        };
        Clocks { plan, seats: vec![SeatClock { remaining, since: None }; seats] }
    }

    /// Brings the clocks to who is awaited after something happened. Whoever `acted` gets the increment.
    pub(crate) fn turn(&mut self, awaited: SeatSet, acted: Option<Seat>, at: Millis, uptime: &Uptime) {
        for seat in Seat::all(self.seats.len() as u8) {
            if acted == Some(seat) || !awaited.contains(seat) {
                self.stop(seat, acted == Some(seat), at, uptime);
            }
            let clock = &mut self.seats[seat.index()];
            if awaited.contains(seat) && clock.since.is_none() {
                clock.since = Some(at);
            }
        }
    }

    /// Somebody is back and has some time at least.
    pub(crate) fn grant(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        clock.remaining = clock.remaining.max(GRACE);
    }

    /// How long a seat has been awaited while a server was up.
    pub(crate) fn waited(&self, seat: Seat, now: Millis, uptime: &Uptime) -> Option<Millis> {
        self.seats[seat.index()].since.map(|since| uptime.between(since, now))
    }

    /// How long until an awaited seat's time is up; `None` where no clock runs.
    pub(crate) fn left(&self, seat: Seat, now: Millis, uptime: &Uptime) -> Option<Millis> {
        let waited = self.waited(seat, now, uptime)?;
        match self.plan {
            ClockPlan::None => None,
            ClockPlan::Live { .. } | ClockPlan::Days { .. } => Some(self.seats[seat.index()].remaining + self.delay() - waited),
        }
    }

    pub(crate) fn states(&self, now: Millis, uptime: &Uptime) -> Vec<ClockState> {
        if self.plan == ClockPlan::None {
            return Vec::new();
        }
        let state = |seat: Seat| {
            let clock = self.seats[seat.index()];
            let waited = self.waited(seat, now, uptime).unwrap_or(0);
            ClockState {
                seat,
                remaining: (clock.remaining - (waited - self.delay()).max(0)).max(0),
                delay: (self.delay() - waited).max(0),
                running: clock.since.is_some(),
            }
        };
        Seat::all(self.seats.len() as u8).map(state).collect()
    }

    /// Since when somebody is awaited: what must be known of the time before.
    pub(crate) fn oldest(&self) -> Option<Millis> {
        self.seats.iter().filter_map(|clock| clock.since).min()
    }

    fn stop(&mut self, seat: Seat, acted: bool, at: Millis, uptime: &Uptime) {
        let Some(waited) = self.waited(seat, at, uptime) else { return };
        let delay = self.delay();
        let clock = &mut self.seats[seat.index()];
        clock.since = None;
        match self.plan {
            ClockPlan::None => {}
            ClockPlan::Live { increment, .. } => {
                let reward = if acted { Millis::from(increment) * SECOND } else { 0 };
                clock.remaining = (clock.remaining - (waited - delay).max(0)).max(0) + reward;
            }
            ClockPlan::Days { days } => clock.remaining = Millis::from(days) * DAY,
        }
    }

    fn delay(&self) -> Millis {
        match self.plan {
            ClockPlan::Live { delay, .. } => Millis::from(delay) * SECOND,
            ClockPlan::None | ClockPlan::Days { .. } => 0,
        }
    }
}
