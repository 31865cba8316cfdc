//! Secrets that prove who somebody is. They are shown once and kept as a hash.

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// 256 random bits. Guessing one is hopeless, so that a plain hash of it is safe to keep.
const SECRET_BYTES: usize = 32;
const ID_BYTES: usize = 9;

/// What a cookie or a token carries.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// A secret never reaches a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// A new one, drawn from the operating system.
    ///
    /// # Panics
    /// Where the operating system has no randomness to give.
    pub fn draw() -> Secret {
        Secret(random_word(SECRET_BYTES))
    }

    /// A secret as it came over the wire; `None` if it cannot be one of ours.
    pub fn parse(text: &str) -> Option<Secret> {
        (text.len() == SECRET_BYTES * 2 && text.bytes().all(|byte| byte.is_ascii_hexdigit())).then(|| Secret(text.to_owned()))
    }

    /// To be handed out, once.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept instead of it.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

/// A random id for something that is not secret but must not be counted through either.
pub fn new_id() -> String {
    random_word(ID_BYTES)
}

fn random_word(bytes: usize) -> String {
    let mut random = [0; SECRET_BYTES];
    SysRng.try_fill_bytes(&mut random[..bytes]).expect("the operating system gives randomness");
    hex(&random[..bytes])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all text");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_come_back_from_the_wire() {
        let (one, two) = (Secret::draw(), Secret::draw());
        assert_ne!(one.reveal(), two.reveal());
        assert_ne!(one.hash(), two.hash());
        assert_eq!(Secret::parse(one.reveal()), Some(one.clone()));
        assert!(!one.hash().contains(one.reveal()));
        assert_eq!(format!("{one:?}"), "Secret");
    }

    #[test]
    fn what_is_no_secret_of_ours_is_not_looked_up() {
        for wrong in ["", "abc", &"g".repeat(64), &"a".repeat(65)] {
            assert_eq!(Secret::parse(wrong), None, "{wrong}");
        }
    }
}
