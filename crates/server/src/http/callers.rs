//! Who was recognised a moment ago: whoever asks again is not looked for in the database again.

use super::identity::Caller;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::Millis;

/// How long somebody is known without asking again. What ends is forgotten at once, here and by [`App::credentials_ended`]; this
/// bounds how long a name or a role that changed elsewhere is shown as it was.
///
/// [`App::credentials_ended`]: super::App::credentials_ended
const KNOWN_FOR: Millis = 10_000;
/// So many are known at the most.
const MOST: usize = 10_000;

/// By the hash of what they showed.
#[derive(Debug, Default)]
pub(super) struct Callers(Mutex<Known>);

/// When the younger ones are half of all that may be, they become the older ones, and those who were older are forgotten.
#[derive(Debug, Default)]
struct Known {
    younger: HashMap<String, Recognised>,
    older: HashMap<String, Recognised>,
    /// How often somebody was forgotten.
    forgotten: u64,
}

#[derive(Debug)]
struct Recognised {
    caller: Caller,
    at: Millis,
}

/// Taken before the database is asked: what it said may be over once it is heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    forgotten: u64,
    at: Millis,
}

impl Callers {
    /// Who has shown this before, unless it has expired.
    pub(super) fn find(&self, hash: &str, now: Millis) -> Option<Caller> {
        let known = self.known();
        let found = known.younger.get(hash).or_else(|| known.older.get(hash))?;
        let valid = found.is_fresh(now) && found.caller.credential.expires_at.is_none_or(|end| end > now);
        valid.then(|| found.caller.clone())
    }

    pub(super) fn ask(&self, now: Millis) -> Asked {
        Asked { forgotten: self.known().forgotten, at: now }
    }

    /// Keeps what the database said, unless somebody was forgotten since it was asked: it may have been this one.
    pub(super) fn keep(&self, asked: Asked, hash: String, caller: &Caller) {
        let mut known = self.known();
        if known.forgotten != asked.forgotten {
            return;
        }
        known.younger.insert(hash, Recognised { caller: caller.clone(), at: asked.at });
        if known.younger.len() >= MOST / 2 {
            known.older = std::mem::take(&mut known.younger);
        }
    }

    pub(super) fn forget(&self, is_one: impl Fn(&Caller) -> bool) {
        let mut known = self.known();
        known.forgotten += 1;
        known.younger.retain(|_, found| !is_one(&found.caller));
        known.older.retain(|_, found| !is_one(&found.caller));
    }

    /// The keys of all that is known now.
    pub(super) fn keys(&self, now: Millis) -> Vec<String> {
        let known = self.known();
        let fresh = known.younger.values().chain(known.older.values()).filter(|found| found.is_fresh(now));
        fresh.map(|found| found.caller.credential.key().to_owned()).collect()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Recognised {
    fn is_fresh(&self, now: Millis) -> bool {
        now - self.at < KNOWN_FOR
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{Credential, CredentialKind, Person, PersonId, Role};

    fn caller(id: &str, expires_at: Option<Millis>) -> Caller {
        let person = PersonId(format!("person of {id}"));
        Caller {
            person: Person { id: person.clone(), name: id.to_owned(), role: Role::Person, registered: false, created_at: 0 },
            credential: Credential {
                id: id.to_owned(),
                hash: format!("hash of {id}"),
                person,
                kind: CredentialKind::Session,
                label: String::new(),
                scope: None,
                session: Some(id.to_owned()),
                maker: None,
                replaces: None,
                created_at: 0,
                expires_at,
            },
        }
    }

    fn keep(callers: &Callers, asked: Asked, id: &str, expires_at: Option<Millis>) {
        callers.keep(asked, format!("hash of {id}"), &caller(id, expires_at));
    }

    fn is_known(callers: &Callers, id: &str, now: Millis) -> bool {
        callers.find(&format!("hash of {id}"), now).is_some_and(|found| found.credential.id == id)
    }

    #[test]
    fn whoever_is_forgotten_or_expires_is_not_known() {
        let callers = Callers::default();
        for id in ["a", "b", "c"] {
            keep(&callers, callers.ask(0), id, Some(100));
        }
        assert!(is_known(&callers, "a", 99) && !is_known(&callers, "a", 100) && !is_known(&callers, "nobody", 0));
        callers.forget(|caller| caller.credential.key() == "a");
        assert!(!is_known(&callers, "a", 0) && is_known(&callers, "b", 0));
        let mut keys = callers.keys(0);
        keys.sort_unstable();
        assert_eq!(keys, ["b", "c"]);
        callers.forget(|_| true);
        assert_eq!(callers.keys(0), [""; 0]);
    }

    #[test]
    fn what_was_asked_before_somebody_was_forgotten_is_not_kept() {
        let callers = Callers::default();
        let asked = callers.ask(0);
        callers.forget(|caller| caller.credential.key() == "a");
        keep(&callers, asked, "a", None);
        assert!(!is_known(&callers, "a", 0));
        keep(&callers, callers.ask(0), "a", None);
        assert!(is_known(&callers, "a", 0));
    }

    #[test]
    fn nobody_is_known_for_long() {
        let callers = Callers::default();
        keep(&callers, callers.ask(50), "a", None);
        let last = 50 + KNOWN_FOR - 1;
        assert!(is_known(&callers, "a", last) && !is_known(&callers, "a", last + 1));
        assert_eq!((callers.keys(last).len(), callers.keys(last + 1).len()), (1, 0));
    }

    #[test]
    fn only_so_many_are_known_and_the_newest_are() {
        let callers = Callers::default();
        for number in 0..3 * MOST {
            keep(&callers, callers.ask(0), &number.to_string(), None);
            assert!(is_known(&callers, &number.to_string(), 0));
        }
        assert!(callers.keys(0).len() <= MOST);
    }
}
