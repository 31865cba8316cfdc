//! Limits on how often something may happen: a bucket for each key, filled at a steady rate.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Full buckets are forgotten once there are so many.
const SWEEP_AT: usize = 4096;
/// Others are told of what was taken whenever it is such a part of all.
const TOLD_PARTS: f64 = 32.0;

/// So many times in a period, for each key; all of them at once if nothing came before.
#[derive(Debug)]
pub(super) struct Buckets<K> {
    capacity: f64,
    per_second: f64,
    buckets: Mutex<Shelf<K>>,
}

#[derive(Debug)]
struct Shelf<K> {
    by_key: HashMap<K, Kept>,
    sweep_at: usize,
}

/// A bucket, and how much of what was taken from it no other node was told of.
#[derive(Debug)]
struct Kept {
    bucket: Bucket,
    untold: f64,
}

/// One bucket by itself, as every live connection has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    tokens: f64,
    filled_at: Instant,
}

impl Bucket {
    pub(super) fn full(capacity: u32, now: Instant) -> Bucket {
        Bucket { tokens: f64::from(capacity), filled_at: now }
    }

    /// Takes one, or says how long to wait.
    pub(super) fn take(&mut self, capacity: u32, period: Duration, now: Instant) -> Result<(), Duration> {
        self.take_at_rate(f64::from(capacity), f64::from(capacity) / period.as_secs_f64(), now)
    }

    fn take_at_rate(&mut self, capacity: f64, per_second: f64, now: Instant) -> Result<(), Duration> {
        self.take_many(1.0, capacity, per_second, now)
    }

    fn fill(&mut self, capacity: f64, per_second: f64, now: Instant) {
        let waited = now.saturating_duration_since(self.filled_at).as_secs_f64();
        self.tokens = (self.tokens + waited * per_second).min(capacity);
        self.filled_at = now;
    }

    fn take_many(&mut self, tokens: f64, capacity: f64, per_second: f64, now: Instant) -> Result<(), Duration> {
        self.fill(capacity, per_second, now);
        if self.tokens >= tokens {
            self.tokens -= tokens;
            return Ok(());
        }
        Err(Duration::from_secs_f64((tokens - self.tokens) / per_second))
    }
}

impl<K: Eq + Hash> Buckets<K> {
    pub(super) fn new(capacity: u32, period: Duration) -> Buckets<K> {
        let capacity = f64::from(capacity);
        let shelf = Shelf { by_key: HashMap::new(), sweep_at: SWEEP_AT };
        Buckets { capacity, per_second: capacity / period.as_secs_f64(), buckets: Mutex::new(shelf) }
    }

    /// How many were taken for this key and have not come back yet.
    pub(super) fn taken(&self, key: &K, now: Instant) -> u64 {
        let shelf = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Kept { bucket, .. }) = shelf.by_key.get(key) else { return 0 };
        let waited = now.saturating_duration_since(bucket.filled_at).as_secs_f64();
        (self.capacity - bucket.tokens - waited * self.per_second).max(0.0).round() as u64
    }

    /// Takes one for this key, or says how long to wait.
    pub(super) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        self.take_many(key, 1.0, now)
    }

    /// Takes so many at once.
    pub(super) fn take_many(&self, key: K, tokens: f64, now: Instant) -> Result<(), Duration> {
        self.with(key, now, |kept| kept.bucket.take_many(tokens, self.capacity, self.per_second, now))
    }

    /// Takes one, and says how many others are to be told of now, if any: not each, but all that came together.
    pub(super) fn take_among_others(&self, key: K, now: Instant) -> Result<Option<u32>, Duration> {
        self.with(key, now, |kept| {
            kept.bucket.fill(self.capacity, self.per_second, now);
            if kept.bucket.tokens >= self.capacity {
                kept.untold = 0.0;
            }
            kept.bucket.take_many(1.0, self.capacity, self.per_second, now)?;
            kept.untold += 1.0;
            let is_time = kept.untold >= (self.capacity / TOLD_PARTS).max(1.0);
            Ok(is_time.then(|| std::mem::take(&mut kept.untold) as u32))
        })
    }

    /// So many were taken at another node. All nodes may have given at the same moment what is there once: that is waited for.
    pub(super) fn taken_elsewhere(&self, key: K, tokens: u32, now: Instant) {
        self.with(key, now, |kept| {
            kept.bucket.fill(self.capacity, self.per_second, now);
            kept.bucket.tokens = (kept.bucket.tokens - f64::from(tokens)).max(-self.capacity);
        });
    }

    fn with<T>(&self, key: K, now: Instant, change: impl FnOnce(&mut Kept) -> T) -> T {
        let mut shelf = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.by_key.len() >= shelf.sweep_at {
            // Whoever owes as much as a bucket holds has a full one again after twice the period.
            let life = 2.0 * self.capacity / self.per_second;
            shelf.by_key.retain(|_, kept| now.saturating_duration_since(kept.bucket.filled_at).as_secs_f64() < life);
            shelf.sweep_at = (shelf.by_key.len() * 2).max(SWEEP_AT);
        }
        let full = Bucket { tokens: self.capacity, filled_at: now };
        change(shelf.by_key.entry(key).or_insert(Kept { bucket: full, untold: 0.0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(2, Duration::from_secs(10));
        let start = Instant::now();
        assert!(buckets.take("a", start).is_ok());
        assert!(buckets.take("a", start).is_ok());
        assert_eq!(buckets.take("a", start).unwrap_err().as_secs(), 5);
        assert_eq!((buckets.taken(&"a", start), buckets.taken(&"b", start)), (2, 0));
        assert_eq!(buckets.taken(&"a", start + Duration::from_secs(5)), 1);
        assert!(buckets.take("b", start).is_ok(), "keys do not share");
        assert!(buckets.take("a", start + Duration::from_secs(5)).is_ok());
        assert!(buckets.take("a", start + Duration::from_secs(5)).is_err());
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::new(1, Duration::from_secs(1));
        let start = Instant::now();
        for key in 0..SWEEP_AT {
            assert!(buckets.take(key, start).is_ok());
        }
        assert!(buckets.take(SWEEP_AT, start + Duration::from_secs(2)).is_ok());
        assert_eq!(buckets.buckets.lock().unwrap().by_key.len(), 1);
    }

    #[test]
    fn others_are_told_now_and_then_and_what_they_tell_is_missing_here() {
        let (here, there) = (Buckets::new(64, Duration::from_secs(64)), Buckets::new(64, Duration::from_secs(64)));
        let start = Instant::now();
        let mut told = 0;
        for _ in 0..64 {
            if let Some(taken) = here.take_among_others("a", start).unwrap() {
                assert_eq!(taken, 2, "a part of all at once");
                told += taken;
                there.taken_elsewhere("a", taken, start);
            }
        }
        assert_eq!(told, 64);
        assert!(here.take_among_others("a", start).is_err());
        assert_eq!(there.take_among_others("a", start).unwrap_err().as_secs(), 1, "all of it was taken elsewhere");
        assert!(there.take_among_others("b", start).is_ok());
        there.taken_elsewhere("a", 1_000, start);
        assert_eq!(there.take_among_others("a", start).unwrap_err().as_secs(), 65, "nobody waits for longer than all of it takes");
    }

    #[test]
    fn nobody_is_told_of_those_who_come_now_and_then() {
        let buckets = Buckets::new(64, Duration::from_secs(64));
        let start = Instant::now();
        for second in 0..200 {
            assert_eq!(buckets.take_among_others("a", start + Duration::from_secs(second)), Ok(None));
        }
    }
}
