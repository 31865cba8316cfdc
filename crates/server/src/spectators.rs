//! Places for those who only watch, counted over all tables: nobody takes so many that others find none. Who plays needs no
//! place, and so always gets in.

use crate::visitor::Neighbourhood;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::PersonId;

/// Whose places are all taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowd {
    Table,
    Person,
    Address,
}

impl Crowd {
    /// As it goes over the wire.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Crowd::Table => "table",
            Crowd::Person => "person",
            Crowd::Address => "address",
        }
    }
}

/// Who watches, how often.
#[derive(Clone, Debug)]
pub(crate) struct Spectators {
    per_person: usize,
    per_address: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    people: HashMap<PersonId, usize>,
    addresses: HashMap<Neighbourhood, usize>,
}

/// One connection that only watches; dropping it makes room for another.
#[derive(Debug)]
pub(crate) struct SpectatorPlace {
    person: PersonId,
    from: Neighbourhood,
    taken: Arc<Mutex<Taken>>,
}

impl Spectators {
    pub(crate) fn new(per_person: usize, per_address: usize) -> Spectators {
        Spectators { per_person, per_address, taken: Arc::default() }
    }

    /// A place, or whose limit is reached, and how high it is.
    pub(crate) fn take(&self, person: &PersonId, from: Neighbourhood) -> Result<SpectatorPlace, (Crowd, usize)> {
        let mut taken = lock(&self.taken);
        if taken.people.get(person).is_some_and(|count| *count >= self.per_person) || self.per_person == 0 {
            return Err((Crowd::Person, self.per_person));
        }
        if taken.addresses.get(&from).is_some_and(|count| *count >= self.per_address) || self.per_address == 0 {
            return Err((Crowd::Address, self.per_address));
        }
        *taken.people.entry(person.clone()).or_default() += 1;
        *taken.addresses.entry(from).or_default() += 1;
        Ok(SpectatorPlace { person: person.clone(), from, taken: Arc::clone(&self.taken) })
    }
}

impl Drop for SpectatorPlace {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        give_back(&mut taken.people, &self.person);
        give_back(&mut taken.addresses, &self.from);
    }
}

fn give_back<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn lock(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_addresses_have_so_many_places_and_get_them_back() {
        let spectators = Spectators::new(2, 3);
        let (anna, bert) = (PersonId("anna".to_owned()), PersonId("bert".to_owned()));
        let (here, there) = (Neighbourhood::Unknown, Neighbourhood::Network([192, 0, 2, 7].into()));
        let first = spectators.take(&anna, here).unwrap();
        let _second = spectators.take(&anna, here).unwrap();
        assert_eq!(spectators.take(&anna, there).unwrap_err(), (Crowd::Person, 2), "wherever she is");
        let _third = spectators.take(&bert, here).unwrap();
        assert_eq!(spectators.take(&bert, here).unwrap_err(), (Crowd::Address, 3), "whoever it is");
        let fourth = spectators.take(&bert, there).unwrap();
        drop(first);
        spectators.take(&anna, here).unwrap();
        drop(fourth);
        assert_eq!(lock(&spectators.taken).addresses.len(), 1, "who is gone leaves no trace");
        assert_eq!(Spectators::new(0, 1).take(&anna, here).unwrap_err(), (Crowd::Person, 0));
    }
}
