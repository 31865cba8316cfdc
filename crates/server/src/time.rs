//! The server's time. Nobody else's counts.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use store::{Millis, Store, StoreError};

/// How much the time gains or loses at once to follow another clock, and what it does not mind.
const STEP: Millis = 100;
const TOLERANCE: Millis = 5;

/// Where the time comes from: the machine, or a test that turns the hands itself.
#[derive(Clone, Debug)]
pub enum Time {
    /// What the machine's clock said once, and how long ago that was. Between the two nobody can turn the hands: when
    /// the machine's clock is set, no game clock jumps.
    Machine {
        then: Millis,
        since: Instant,
        steered: Arc<Steered>,
    },
    Manual(Arc<AtomicI64>),
}

/// How far a clock was set, slowly and never back, to be the same as another one.
#[derive(Debug, Default)]
pub struct Steered {
    by: AtomicI64,
    latest: AtomicI64,
}

impl Time {
    /// From now on, by the machine.
    pub fn machine() -> Time {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
        Time::from(wall)
    }

    /// From this time on.
    fn from(then: Millis) -> Time {
        Time::Machine { then, since: Instant::now(), steered: Arc::default() }
    }

    pub fn manual(now: Millis) -> Time {
        Time::Manual(Arc::new(AtomicI64::new(now)))
    }

    pub fn now(&self) -> Millis {
        match self {
            Time::Machine { then, since, steered } => {
                let now = then + since.elapsed().as_millis() as Millis + steered.by.load(Ordering::Relaxed);
                now.max(steered.latest.fetch_max(now, Ordering::Relaxed))
            }
            Time::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Turns the hands of a manual clock; the machine's cannot be turned.
    pub fn advance(&self, by: Millis) {
        if let Time::Manual(now) = self {
            now.fetch_add(by, Ordering::SeqCst);
        }
    }

    /// Another clock says what time it is, and was asked at a time of this one: the answer is as old as half of the way there and
    /// back. This one follows it step by step.
    pub fn follow(&self, clock: Millis, asked: Millis) {
        let Time::Machine { steered, .. } = self else { return };
        let now = self.now();
        let (ahead, way) = (clock - (asked + now) / 2, (now - asked) / 2);
        if ahead.abs() > way + TOLERANCE {
            steered.by.fetch_add(ahead.clamp(-STEP, STEP), Ordering::Relaxed);
        }
    }

    /// The same by the database's clock, where it has one: all servers on it share their time. A test's own clock stays.
    pub async fn by_clock_of(self, store: &impl Store) -> Result<Time, StoreError> {
        let Time::Machine { .. } = self else { return Ok(self) };
        let asked = Instant::now();
        let clock = store.clock().await?;
        Ok(clock.map_or(self, |clock| Time::from(clock + asked.elapsed().as_millis() as Millis / 2)))
    }

    /// The same, but not earlier than the last time a server noted. A clock that was set back between two runs would
    /// otherwise stand still for whoever is awaited, until it is that late again.
    pub async fn after_all_runs(self, store: &impl Store) -> Result<Time, StoreError> {
        let now = self.now();
        let latest = store.runs_since(now).await?.iter().map(|run| run.last_seen).max();
        let Some(ahead) = latest.map(|latest| latest - now).filter(|ahead| *ahead > 0) else { return Ok(self) };
        tracing::warn!(ahead_ms = ahead, "the machine's clock is behind the last run; the time goes on from there");
        Ok(match self {
            Time::Machine { then, since, steered } => Time::Machine { then: then + ahead, since, steered },
            Time::Manual(now) => Time::manual(now.load(Ordering::SeqCst) + ahead),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_follows_another_in_small_steps_and_never_goes_back() {
        let time = Time::machine();
        let (start, asked) = (time.now(), time.now());
        time.follow(asked + 60_000, asked);
        assert!((STEP..STEP * 10).contains(&(time.now() - start)), "one step only");
        for _ in 0..1000 {
            time.follow(time.now() + 60_000, time.now());
        }
        let ahead = time.now();
        time.follow(ahead - 60_000, ahead);
        assert!(time.now() >= ahead, "it waits for the other one");
        let before = time.now();
        time.follow(before + TOLERANCE, before);
        assert!(time.now() - before < STEP, "a little is not minded");
    }
}
