//! Limits that several nodes count together, in the store: whoever is refused at one cannot go to the next. A node that is alone
//! counts in memory.

use super::app::App;
use super::gates::{DAY, HOUR, MINUTE, TEN_MINUTES};
use super::lockouts::{Pair, Tries};
use crate::Refusal;
use crate::visitor::Visitor;
use sha2::{Digest, Sha256};
use std::fmt::Debug;
use std::time::Duration;
use store::{Millis, PersonId, Store, StoreError, Tally};

/// How often a count is tried while others count at the same moment.
const TRIES: usize = 8;
/// What is done seldom and costs a row in the store anyway: another count there does not matter.
const GUESTS: &str = "guest";
const LOGINS: &str = "login";
const TABLES_OF: &str = "new table of";
const TABLES_FROM: &str = "new table from";
const PUBLIC_TABLES_FROM: &str = "public table from";
const IMPORTS_OF: &str = "import of";
const IMPORTS_FROM: &str = "import from";
const IMPORTED_BYTES_FROM: &str = "imported bytes from";

/// So many in a period; all of them at once if nothing came before.
#[derive(Clone, Copy)]
struct Allowance {
    capacity: u32,
    period: Duration,
}

impl Allowance {
    fn new(capacity: u32, period: Duration) -> Allowance {
        Allowance { capacity: capacity.max(1), period }
    }

    fn period(self) -> Millis {
        self.period.as_millis() as Millis
    }

    /// How long it takes until so many are there again.
    fn time_of(self, amount: u64) -> Millis {
        (self.period.as_millis() * u128::from(amount) / u128::from(self.capacity)) as Millis
    }
}

/// A password that was tried; wrong unless it is said to be otherwise.
pub(super) struct PasswordTry<'a> {
    app: &'a App,
    pair: Pair,
    is_shared: bool,
}

impl App {
    pub(super) async fn new_guest_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        self.gates.new_guest_from(visitor)?;
        let allowance = Allowance::new(self.settings.limits.guests_per_hour, HOUR);
        self.take_together(GUESTS, &self.gates.neighbourhood(visitor), 1, allowance).await
    }

    pub(super) async fn login_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        self.gates.login_from(visitor)?;
        let allowance = Allowance::new(self.settings.limits.logins_per_minute, MINUTE);
        self.take_together(LOGINS, &self.gates.neighbourhood(visitor), 1, allowance).await
    }

    /// Lets somebody make a table, or refuses it because there were too many.
    pub(super) async fn new_table(&self, person: &PersonId, visitor: Visitor) -> Result<(), Refusal> {
        let (limits, from) = (&self.settings.limits, self.gates.neighbourhood(visitor));
        self.gates.new_table(person, visitor).inspect_err(|_| {
            self.metrics.refused_by_rate.inc();
        })?;
        self.take_together(TABLES_OF, person, 1, Allowance::new(limits.new_tables_per_person, TEN_MINUTES)).await?;
        self.take_together(TABLES_FROM, &from, 1, Allowance::new(limits.new_tables_per_address, TEN_MINUTES)).await
    }

    /// How many public tables came from the same address a moment ago, and that there is one more.
    pub(super) async fn crowd_at(&self, visitor: Visitor) -> Result<u64, Refusal> {
        let crowd = self.gates.crowd_at(visitor);
        if !self.hub.is_among_others() {
            return Ok(crowd);
        }
        let allowance = Allowance::new(self.settings.limits.new_tables_per_address, TEN_MINUTES);
        let (key, now) = (key(PUBLIC_TABLES_FROM, &self.gates.neighbourhood(visitor)), self.time.now());
        let cost = allowance.time_of(1);
        match self.store().take_tally(&key, now, cost, allowance.period()).await {
            // The tally says when all of them are there again.
            Ok(at) => Ok(((at - cost - now) as f64 / cost.max(1) as f64).round() as u64),
            // Whether it may be made is asked elsewhere.
            Err(StoreError::Conflict) => Ok(allowance.capacity.into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Counts for the person and for the address.
    pub(super) async fn import_of(&self, person: &PersonId, visitor: Visitor) -> Result<(), Refusal> {
        let (limits, from) = (&self.settings.limits, self.gates.neighbourhood(visitor));
        self.gates.import_of(person, visitor)?;
        self.take_together(IMPORTS_OF, person, 1, Allowance::new(limits.imports_per_person, HOUR)).await?;
        self.take_together(IMPORTS_FROM, &from, 1, Allowance::new(limits.imports_per_address, HOUR)).await
    }

    /// How much may be brought from one address, however many people are there.
    pub(super) async fn import_bytes_from(&self, visitor: Visitor, bytes: usize) -> Result<(), Refusal> {
        self.gates.import_bytes_from(visitor, bytes)?;
        let allowance = Allowance::new(self.settings.limits.import_bytes_per_address, DAY);
        self.take_together(IMPORTED_BYTES_FROM, &self.gates.neighbourhood(visitor), bytes as u64, allowance).await
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

    async fn take_together(&self, what: &str, whose: &impl Debug, amount: u64, allowance: Allowance) -> Result<(), Refusal> {
        if !self.hub.is_among_others() {
            return Ok(());
        }
        let (key, now, cost) = (key(what, whose), self.time.now(), allowance.time_of(amount));
        match self.store().take_tally(&key, now, cost, allowance.period()).await {
            Ok(_) => return Ok(()),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        let full_at = self.store().tally(&key).await?.map_or(now, |tally| tally.at.max(now));
        self.metrics.refused_by_rate.inc();
        Err(Refusal::TooMany { seconds: (full_at + cost - now - allowance.period()).max(0) as u64 / 1000 + 1 })
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
