//! Every limit on how often, in one place.

use super::buckets::Buckets;
use super::lockouts::Lockouts;
use super::spending::Payer;
use crate::Refusal;
use crate::cluster::Purse;
use crate::settings::Limits;
use crate::visitor::{Neighbourhood, Visitor};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::PersonId;

pub(super) const MINUTE: Duration = Duration::from_secs(60);
pub(super) const TEN_MINUTES: Duration = Duration::from_secs(10 * 60);
pub(super) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(super) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Debug)]
pub(super) struct Gates {
    ipv6_prefix: u8,
    addresses: Buckets<Payer>,
    people: Buckets<Payer>,
    guests: Buckets<Neighbourhood>,
    login_addresses: Buckets<Neighbourhood>,
    pub(super) lockouts: Lockouts,
    new_tables: Buckets<PersonId>,
    new_tables_from: Buckets<Neighbourhood>,
    public_tables_from: Buckets<Neighbourhood>,
    sockets: Arc<Mutex<HashMap<PersonId, usize>>>,
    import_people: Buckets<PersonId>,
    import_addresses: Buckets<Neighbourhood>,
    import_bytes: Buckets<Neighbourhood>,
}

/// One live connection of a person; dropping it makes room for another.
#[derive(Debug)]
pub(super) struct SocketTicket {
    person: PersonId,
    sockets: Arc<Mutex<HashMap<PersonId, usize>>>,
}

impl Gates {
    pub(super) fn new(limits: &Limits) -> Gates {
        Gates {
            ipv6_prefix: limits.ipv6_prefix,
            addresses: Buckets::new(limits.requests_per_address, MINUTE),
            people: Buckets::new(limits.requests_per_person, MINUTE),
            guests: Buckets::new(limits.guests_per_hour, HOUR),
            login_addresses: Buckets::new(limits.logins_per_minute, MINUTE),
            lockouts: Lockouts::default(),
            new_tables: Buckets::new(limits.new_tables_per_person, TEN_MINUTES),
            new_tables_from: Buckets::new(limits.new_tables_per_address, TEN_MINUTES),
            public_tables_from: Buckets::new(limits.new_tables_per_address, TEN_MINUTES),
            sockets: Arc::default(),
            import_people: Buckets::new(limits.imports_per_person, HOUR),
            import_addresses: Buckets::new(limits.imports_per_address, HOUR),
            import_bytes: Buckets::new(limits.import_bytes_per_address, DAY),
        }
    }

    /// Whose limit a visitor counts for. Every limit by address asks here.
    pub(super) fn neighbourhood(&self, visitor: Visitor) -> Neighbourhood {
        visitor.neighbourhood(self.ipv6_prefix)
    }

    pub(super) fn requests(&self, purse: Purse) -> &Buckets<Payer> {
        match purse {
            Purse::Address => &self.addresses,
            Purse::Person => &self.people,
        }
    }

    pub(super) fn new_guest_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        refuse(self.guests.take(self.neighbourhood(visitor), Instant::now()))
    }

    /// Counts for the person and for the address.
    pub(super) fn import_of(&self, person: &PersonId, visitor: Visitor) -> Result<(), Refusal> {
        refuse(self.import_people.take(person.clone(), Instant::now()))?;
        refuse(self.import_addresses.take(self.neighbourhood(visitor), Instant::now()))
    }

    /// How much may be brought from one address, however many people are there.
    pub(super) fn import_bytes_from(&self, visitor: Visitor, bytes: usize) -> Result<(), Refusal> {
        refuse(self.import_bytes.take_many(self.neighbourhood(visitor), bytes as f64, Instant::now()))
    }

    /// Counts for the address alone: whoever guesses at a name from elsewhere must not keep its owner out.
    pub(super) fn login_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        refuse(self.login_addresses.take(self.neighbourhood(visitor), Instant::now()))
    }

    /// Counts for the person and for the address. A table that is called off has been made all the same.
    pub(super) fn new_table(&self, person: &PersonId, visitor: Visitor) -> Result<(), Refusal> {
        refuse(self.new_tables.take(person.clone(), Instant::now()))?;
        refuse(self.new_tables_from.take(self.neighbourhood(visitor), Instant::now()))
    }

    /// How many public tables came from the same address a moment ago, and that there is one more.
    pub(super) fn crowd_at(&self, visitor: Visitor) -> u64 {
        let (address, now) = (self.neighbourhood(visitor), Instant::now());
        let crowd = self.public_tables_from.taken(&address, now);
        // Whether it may be made is asked elsewhere.
        let _ = self.public_tables_from.take(address, now);
        crowd
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

pub(super) fn refuse(taken: Result<(), Duration>) -> Result<(), Refusal> {
    taken.map_err(|wait| Refusal::TooMany { seconds: wait.as_secs() + 1 })
}
