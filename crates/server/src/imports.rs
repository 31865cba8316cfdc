//! Who may bring a match now. Playing a match again takes a processor for a while, so few do it at once; the others wait in the
//! order they came, no more than so many of them, and no more than a few of one person: so nobody waits behind one who brings
//! many.

use crate::{HubConfig, Refusal};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::PersonId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub(crate) struct Imports {
    turns: Arc<Semaphore>,
    places: Arc<Mutex<HashMap<PersonId, usize>>>,
    most: usize,
    most_of_one: usize,
}

/// A place in the queue. Whoever drops it makes room for another.
pub struct ImportPlace {
    person: PersonId,
    turns: Arc<Semaphore>,
    places: Arc<Mutex<HashMap<PersonId, usize>>>,
}

impl Imports {
    pub(crate) fn new(config: &HubConfig) -> Imports {
        Imports {
            turns: Arc::new(Semaphore::new(config.imports_at_once)),
            places: Arc::default(),
            most: config.import_places,
            most_of_one: config.import_places_per_person,
        }
    }

    pub(crate) fn place(&self, person: &PersonId) -> Result<ImportPlace, Refusal> {
        let mut places = lock(&self.places);
        let (all, own) = (places.values().sum::<usize>(), places.get(person).copied().unwrap_or(0));
        if all >= self.most || own >= self.most_of_one {
            return Err(Refusal::ImportBusy);
        }
        places.insert(person.clone(), own + 1);
        Ok(ImportPlace { person: person.clone(), turns: self.turns.clone(), places: self.places.clone() })
    }
}

impl ImportPlace {
    /// Waits for its turn.
    pub(crate) async fn turn(&self) -> OwnedSemaphorePermit {
        self.turns.clone().acquire_owned().await.expect("nobody closes this queue")
    }
}

impl Drop for ImportPlace {
    fn drop(&mut self) {
        let mut places = lock(&self.places);
        if let Some(own) = places.get_mut(&self.person) {
            *own -= 1;
            if *own == 0 {
                places.remove(&self.person);
            }
        }
    }
}

fn lock(places: &Mutex<HashMap<PersonId, usize>>) -> MutexGuard<'_, HashMap<PersonId, usize>> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    #[test]
    fn places_are_few_and_fewer_for_one() {
        let imports = Imports::new(&HubConfig { import_places: 3, import_places_per_person: 2, ..HubConfig::default() });
        let first = imports.place(&person("ada")).unwrap();
        let _second = imports.place(&person("ada")).unwrap();
        assert_eq!(imports.place(&person("ada")).err(), Some(Refusal::ImportBusy), "two are enough for one");
        let _third = imports.place(&person("bob")).unwrap();
        assert_eq!(imports.place(&person("eve")).err(), Some(Refusal::ImportBusy), "all are taken");
        drop(first);
        assert!(imports.place(&person("eve")).is_ok());
    }

    #[tokio::test]
    async fn turns_come_in_order() {
        let imports = Imports::new(&HubConfig { imports_at_once: 1, ..HubConfig::default() });
        let [first, second] = ["ada", "bob"].map(|name| imports.place(&person(name)).unwrap());
        let turn = first.turn().await;
        let mut waiting = Box::pin(second.turn());
        assert!(futures_util::poll!(&mut waiting).is_pending());
        drop(turn);
        drop(waiting.await);
    }
}
