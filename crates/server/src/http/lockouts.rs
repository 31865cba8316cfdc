//! Wrong passwords: the longer somebody guesses at one login name, the longer they wait. Others who log in with that name
//! from elsewhere do not notice.

use crate::visitor::Neighbourhood;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Millis, Tally};

const SECOND: Millis = 1000;
/// Everybody mistypes: so many wrong passwords cost nothing.
const FREE_TRIES: u32 = 4;
/// The wait after the next one. Every further one doubles it.
const FIRST_WAIT: Millis = 5 * SECOND;
const LONGEST_WAIT: Millis = 15 * 60 * SECOND;
/// Wrong passwords are forgotten so long after the last one.
const MEMORY: Millis = 60 * 60 * SECOND;
/// The most pairs that are remembered. Where there are more, those that nobody tried for longest are forgotten.
const MAX_PAIRS: usize = 20_000;

/// A login name, as somebody typed it, and the neighbourhood of the address they typed it at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pair {
    from: Neighbourhood,
    login_name: String,
}

impl Pair {
    pub(super) fn new(from: Neighbourhood, login_name: &str) -> Pair {
        let name: String = login_name.chars().take(crate::people::MAX_LOGIN_NAME).collect();
        Pair { from, login_name: name.to_lowercase() }
    }
}

#[derive(Debug, Default)]
pub(super) struct Lockouts {
    pairs: Mutex<HashMap<Pair, Tries>>,
}

/// How often somebody was wrong, and when last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tries {
    wrong: u32,
    last: Millis,
}

impl From<Tally> for Tries {
    fn from(tally: Tally) -> Tries {
        Tries { wrong: tally.count, last: tally.at }
    }
}

impl From<Tries> for Tally {
    fn from(tries: Tries) -> Tally {
        Tally { count: tries.wrong, at: tries.last }
    }
}

impl Tries {
    pub(super) const NONE: Tries = Tries { wrong: 0, last: 0 };

    /// One more, which counts as wrong until it turns out otherwise; or how long to wait, in milliseconds.
    pub(super) fn and_another(self, now: Millis) -> Result<Tries, Millis> {
        let wrong = if now - self.last >= MEMORY { 0 } else { self.wrong };
        let until = Tries { wrong, ..self }.locked_until();
        if now < until { Err(until - now) } else { Ok(Tries { wrong: wrong + 1, last: now }) }
    }

    pub(super) fn without_one(self) -> Tries {
        Tries { wrong: self.wrong.saturating_sub(1), ..self }
    }

    fn locked_until(self) -> Millis {
        let doublings = self.wrong.saturating_sub(FREE_TRIES + 1).min(16);
        let wait = if self.wrong > FREE_TRIES { (FIRST_WAIT << doublings).min(LONGEST_WAIT) } else { 0 };
        self.last + wait
    }
}

impl Lockouts {
    /// Counts a try as a wrong one until it turns out otherwise, so that many at once do not help; or says how long to wait,
    /// in milliseconds.
    pub(super) fn begin(&self, pair: &Pair, now: Millis) -> Result<(), Millis> {
        let mut pairs = self.pairs();
        pairs.retain_remembered(now);
        let tries = pairs.entry(pair.clone()).or_insert(Tries { wrong: 0, last: now });
        *tries = tries.and_another(now)?;
        Ok(())
    }

    /// The password was the right one.
    pub(super) fn forget(&self, pair: &Pair) {
        self.pairs().remove(pair);
    }

    /// Nobody knows whether it was: the try does not count.
    pub(super) fn take_back(&self, pair: &Pair) {
        if let Some(tries) = self.pairs().get_mut(pair) {
            *tries = tries.without_one();
        }
    }

    fn pairs(&self) -> MutexGuard<'_, HashMap<Pair, Tries>> {
        self.pairs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

trait Remembered {
    fn retain_remembered(&mut self, now: Millis);
}

impl Remembered for HashMap<Pair, Tries> {
    /// Makes room for one more.
    fn retain_remembered(&mut self, now: Millis) {
        if self.len() < MAX_PAIRS {
            return;
        }
        self.retain(|_, tries| now - tries.last < MEMORY);
        if self.len() < MAX_PAIRS {
            return;
        }
        // An eighth at once, so that not every try looks through all of them.
        let mut times: Vec<Millis> = self.values().map(|tries| tries.last).collect();
        let (_, oldest_kept, _) = times.select_nth_unstable(MAX_PAIRS / 8);
        let oldest_kept = *oldest_kept;
        self.retain(|_, tries| tries.last > oldest_kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(address: u8, name: &str) -> Pair {
        Pair::new(Neighbourhood::Network(std::net::IpAddr::from([192, 0, 2, address])), name)
    }

    #[test]
    fn waits_grow_up_to_a_bound_and_are_forgotten() {
        let (lockouts, eve) = (Lockouts::default(), pair(1, "Ada"));
        let mut now = 1_000_000;
        for _ in 0..=FREE_TRIES {
            assert_eq!(lockouts.begin(&eve, now), Ok(()));
        }
        let mut waits = Vec::new();
        for _ in 0..10 {
            let wait = lockouts.begin(&eve, now).unwrap_err();
            assert_eq!(lockouts.begin(&eve, now).unwrap_err(), wait, "asking while one waits costs nothing");
            assert_eq!(lockouts.begin(&pair(1, "ADA"), now), Err(wait), "names are compared without case");
            now += wait;
            assert_eq!(lockouts.begin(&eve, now), Ok(()));
            waits.push(wait / SECOND);
        }
        assert_eq!(waits, [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
        now += MEMORY;
        for _ in 0..=FREE_TRIES {
            assert_eq!(lockouts.begin(&eve, now), Ok(()));
        }
        assert!(lockouts.begin(&eve, now).is_err());
    }

    #[test]
    fn others_and_other_places_do_not_wait() {
        let lockouts = Lockouts::default();
        while lockouts.begin(&pair(1, "ada"), 0).is_ok() {}
        assert_eq!(lockouts.begin(&pair(2, "ada"), 0), Ok(()));
        assert_eq!(lockouts.begin(&pair(1, "bob"), 0), Ok(()));
        lockouts.forget(&pair(1, "ada"));
        assert_eq!(lockouts.begin(&pair(1, "ada"), 0), Ok(()));
    }

    #[test]
    fn a_try_without_an_answer_does_not_count() {
        let lockouts = Lockouts::default();
        for _ in 0..100 {
            assert_eq!(lockouts.begin(&pair(1, "ada"), 0), Ok(()));
            lockouts.take_back(&pair(1, "ada"));
        }
    }

    #[test]
    fn only_so_many_pairs_are_remembered() {
        let lockouts = Lockouts::default();
        for number in 0..MAX_PAIRS as Millis * 2 {
            assert_eq!(lockouts.begin(&pair(1, &number.to_string()), number / 100), Ok(()));
        }
        let left = lockouts.pairs().len();
        assert!((MAX_PAIRS / 2..=MAX_PAIRS).contains(&left), "{left}");
        assert!(lockouts.pairs().contains_key(&pair(1, &(MAX_PAIRS * 2 - 1).to_string())), "the last ones are known");
    }
}
