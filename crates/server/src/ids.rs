//! Names nobody can guess.

use engine::{dice_from_entropy, pick};

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

pub(crate) fn fresh(length: usize) -> String {
    let mut dice = dice_from_entropy();
    (0..length).map(|_| char::from(*pick(LETTERS, &mut dice))).collect()
}
