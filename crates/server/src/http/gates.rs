//! Every limit on how often, in one place.

use super::buckets::{Buckets, neighbourhood};
use super::lockouts::{Lockouts, Pair};
use crate::errors::{ApiError, login_locked, too_many};
use crate::settings::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::{Millis, PersonId};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

#[derive(Debug)]
pub(super) struct Gates {
    addresses: Buckets<IpAddr>,
    people: Buckets<PersonId>,
    guests: Buckets<IpAddr>,
    login_addresses: Buckets<IpAddr>,
    lockouts: Lockouts,
    sockets: Arc<Mutex<HashMap<PersonId, usize>>>,
}

/// One live connection of a person; dropping it makes room for another.
#[derive(Debug)]
pub(super) struct SocketTicket {
    person: PersonId,
    sockets: Arc<Mutex<HashMap<PersonId, usize>>>,
}

/// A password that was tried; wrong unless it is said to be otherwise.
#[derive(Debug)]
pub(super) struct PasswordTry<'a> {
    pair: Pair,
    lockouts: &'a Lockouts,
}

impl PasswordTry<'_> {
    pub(super) fn was_right(self) {
        self.lockouts.forget(&self.pair);
    }

    /// The database did not say whether it was right.
    pub(super) fn was_not_judged(self) {
        self.lockouts.take_back(&self.pair);
    }
}

impl Gates {
    pub(super) fn new(limits: &Limits) -> Gates {
        Gates {
            addresses: Buckets::new(limits.requests_per_address, MINUTE),
            people: Buckets::new(limits.requests_per_person, MINUTE),
            guests: Buckets::new(limits.guests_per_hour, HOUR),
            login_addresses: Buckets::new(limits.logins_per_minute, MINUTE),
            lockouts: Lockouts::default(),
            sockets: Arc::default(),
        }
    }

    pub(super) fn request_from(&self, address: IpAddr) -> Result<(), ApiError> {
        refuse(self.addresses.take(neighbourhood(address), Instant::now()))
    }

    pub(super) fn request_of(&self, person: &PersonId) -> Result<(), ApiError> {
        refuse(self.people.take(person.clone(), Instant::now()))
    }

    pub(super) fn new_guest_from(&self, address: IpAddr) -> Result<(), ApiError> {
        refuse(self.guests.take(neighbourhood(address), Instant::now()))
    }

    /// Counts for the address alone: whoever guesses at a name from elsewhere must not keep its owner out.
    pub(super) fn login_from(&self, address: IpAddr) -> Result<(), ApiError> {
        refuse(self.login_addresses.take(neighbourhood(address), Instant::now()))
    }

    /// A try to log in. What is given back says afterwards how it went.
    pub(super) fn password_for(&self, address: IpAddr, login_name: &str, now: Millis) -> Result<PasswordTry<'_>, ApiError> {
        let pair = Pair::new(neighbourhood(address), login_name);
        self.lockouts.begin(&pair, now).map_err(|wait| login_locked((wait as u64).div_ceil(1000)))?;
        Ok(PasswordTry { pair, lockouts: &self.lockouts })
    }

    /// Room for one more live connection of this person.
    pub(super) fn socket_of(&self, person: &PersonId, limit: usize) -> Option<SocketTicket> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(person.clone()).or_default();
        if *count >= limit {
            return None;
        }
        *count += 1;
        Some(SocketTicket { person: person.clone(), sockets: Arc::clone(&self.sockets) })
    }
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.person);
            }
        }
    }
}

fn refuse(taken: Result<(), Duration>) -> Result<(), ApiError> {
    taken.map_err(|wait| too_many(wait.as_secs() + 1))
}
