//! Passwords: argon2id, off the threads that answer requests.

use super::strength::judge;
use crate::protocol::PasswordAdvice;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What OWASP recommends: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The hash of no password anybody knows, for login names that do not exist.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm90IGEgcmVhbCBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes and compares passwords. Only a few at the same time, since each takes memory and a core.
#[derive(Clone, Debug)]
pub struct Passwords {
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new(std::thread::available_parallelism().map_or(2, usize::from))
    }
}

impl Passwords {
    /// At most so many at the same time.
    pub fn new(at_once: usize) -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(at_once)) }
    }

    /// In PHC form, with a salt of its own. Refuses a password that is easy to guess for somebody who knows these names.
    pub async fn hash_if_strong(&self, password: String, names: Vec<String>) -> Result<String, PasswordAdvice> {
        self.off_thread(move || judge(&password, &names).map(|()| hash(&password))).await
    }

    /// Whether the password is the one hashed. Without a hash the answer is no, after the same work: nobody
    /// learns from the time it takes which login names exist.
    pub async fn verify(&self, password: String, expected: Option<String>) -> bool {
        let known = expected.is_some();
        let expected = expected.unwrap_or_else(|| DECOY.to_owned());
        let matches = self.off_thread(move || verify(&password, &expected)).await;
        known && matches
    }

    async fn off_thread<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _turn = self.turns.acquire().await.expect("the semaphore is never closed");
        tokio::task::spawn_blocking(work).await.expect("hashing a password does not panic")
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("these parameters are in range");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str) -> String {
    argon2().hash_password(password.as_bytes()).expect("the length of passwords is limited").to_string()
}

fn verify(password: &str, expected: &str) -> bool {
    PasswordHash::new(expected).is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decoy_takes_the_same_work() {
        let real = hash("password");
        let parameters = |hash: &str| hash.rsplitn(3, '$').last().map(str::to_owned);
        assert_eq!(parameters(&real), parameters(DECOY));
        assert!(PasswordHash::new(DECOY).is_ok());
        assert!(!verify("password", DECOY));
    }

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash_if_strong("correct horse".to_owned(), Vec::new()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("correct horse".to_owned(), Some(hash.clone())).await);
        assert!(!passwords.verify("wrong horse".to_owned(), Some(hash.clone())).await);
        assert!(!passwords.verify("correct horse".to_owned(), Some("nonsense".to_owned())).await);
        assert!(!passwords.verify("correct horse".to_owned(), None).await);
        assert_ne!(passwords.hash_if_strong("correct horse".to_owned(), Vec::new()).await.unwrap(), hash);
        assert!(passwords.hash_if_strong("password".to_owned(), Vec::new()).await.is_err());
    }
}
