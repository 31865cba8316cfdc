//! Limits that several nodes count together, in the store: whoever is refused at one cannot go to the next. A node that is alone
//! counts in memory.

use super::app::App;
use super::lockouts::{Pair, Tries};
use crate::Refusal;
use crate::visitor::Visitor;
use sha2::{Digest, Sha256};
use std::fmt::Debug;
use std::time::Duration;
use store::{Millis, Store, StoreError, Tally};

/// How often a count is tried while others count at the same moment.
const TRIES: usize = 8;
/// Nothing is counted for longer than this.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// A password that was tried; wrong unless it is said to be otherwise.
pub(super) struct PasswordTry<'a> {
    app: &'a App,
    pair: Pair,
    is_shared: bool,
}

impl App {
    pub(super) async fn new_guest_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        self.gates.new_guest_from(visitor)?;
        self.take_together("guest", visitor, self.settings.limits.guests_per_hour, LONGEST).await
    }

    pub(super) async fn login_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        self.gates.login_from(visitor)?;
        self.take_together("login", visitor, self.settings.limits.logins_per_minute, Duration::from_secs(60)).await
    }

    /// A try to log in. What is given back says afterwards how it went.
    pub(super) async fn password_for(&self, visitor: Visitor, login_name: &str) -> Result<PasswordTry<'_>, Refusal> {
        let (pair, now) = (Pair::new(self.gates.neighbourhood(visitor), login_name), self.time.now());
        let locked = |wait: Millis| Refusal::LoginLocked { seconds: (wait as u64).div_ceil(1000) };
        let tried = PasswordTry { app: self, pair, is_shared: self.hub.is_among_others() };
        self.gates.lockouts.begin(&tried.pair, now).map_err(locked)?;
        if !tried.is_shared {
            return Ok(tried);
        }
        // Another node has counted more wrong ones, maybe: this try is not one then.
        let begun = tried.change(|tries| tries.unwrap_or(Tries::NONE).and_another(now)).await;
        match begun {
            Ok(Ok(())) => Ok(tried),
            Ok(Err(wait)) => {
                self.gates.lockouts.take_back(&tried.pair);
                Err(locked(wait))
            }
            Err(error) => {
                self.gates.lockouts.take_back(&tried.pair);
                Err(error.into())
            }
        }
    }

    /// Takes one of so many in a period; all of them at once if nothing came before.
    async fn take_together(&self, what: &str, visitor: Visitor, capacity: u32, period: Duration) -> Result<(), Refusal> {
        if !self.hub.is_among_others() {
            return Ok(());
        }
        let (key, now) = (key(what, &self.gates.neighbourhood(visitor)), self.time.now());
        let period = period.as_millis() as Millis;
        let taken = change(self.store(), &key, |tally| {
            // When all of them are there again.
            let full_at = tally.map_or(now, |tally| tally.at.max(now)) + period / Millis::from(capacity.max(1));
            if full_at - now > period { Err(full_at - now - period) } else { Ok(Tally { count: 0, at: full_at }) }
        });
        taken.await?.map_err(|wait| Refusal::TooMany { seconds: wait as u64 / 1000 + 1 }).inspect_err(|_| {
            self.metrics.refused_by_rate.inc();
        })
    }
}

impl PasswordTry<'_> {
    pub(super) async fn was_right(self) {
        self.app.gates.lockouts.forget(&self.pair);
        self.settle(|_| Tries::NONE).await;
    }

    /// The database did not say whether it was right.
    pub(super) async fn was_not_judged(self) {
        self.app.gates.lockouts.take_back(&self.pair);
        self.settle(Tries::without_one).await;
    }

    /// What cannot be settled counts as wrong, and is forgotten after a while.
    async fn settle(&self, tries: impl Fn(Tries) -> Tries) {
        if self.is_shared {
            self.change(|was| Ok(tries(was.unwrap_or(Tries::NONE)))).await.ok();
        }
    }

    async fn change(&self, decide: impl Fn(Option<Tries>) -> Result<Tries, Millis>) -> Result<Result<(), Millis>, StoreError> {
        let key = key("password", &self.pair);
        change(self.app.store(), &key, |tally| decide(tally.map(Tries::from)).map(Tally::from)).await
    }
}

/// Changes a tally by what it is; if somebody else was faster, decides anew. Where everybody at once wants the same, some wait a
/// second.
async fn change(
    store: &impl Store,
    key: &str,
    decide: impl Fn(Option<Tally>) -> Result<Tally, Millis>,
) -> Result<Result<(), Millis>, StoreError> {
    for _ in 0..TRIES {
        let was = store.tally(key).await?;
        let now = match decide(was) {
            Ok(now) => now,
            Err(wait) => return Ok(Err(wait)),
        };
        match store.put_tally(key, was, now).await {
            Ok(()) => return Ok(Ok(())),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Err(1000))
}

/// Addresses and login names are nobody's business: only a digest of them is kept.
fn key(what: &str, whose: &impl Debug) -> String {
    let digest = Sha256::digest(format!("{what} {whose:?}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
