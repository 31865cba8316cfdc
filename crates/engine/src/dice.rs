//! Chance. The generator is portable: a seed gives the same games on every machine. Logs keep the
//! outcomes all the same, so a match never depends on it.

use rand::rngs::{ChaCha8Rng, SysRng};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// The one source of chance in the whole program.
pub type Dice = ChaCha8Rng;

/// Dice that fall the same way for the same seed.
pub fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// Dice nobody can foresee, for games between people.
///
/// # Panics
/// Where the operating system has no randomness to give.
pub fn dice_from_entropy() -> Dice {
    Dice::try_from_rng(&mut SysRng).expect("the operating system gives randomness")
}

/// One of the items, each as likely as the others.
///
/// # Panics
/// Where there is nothing to pick from.
#[inline]
pub fn pick<'a, T>(items: &'a [T], dice: &mut Dice) -> &'a T {
    &items[dice.random_range(0..items.len() as u32) as usize]
}

pub fn shuffle<T>(items: &mut [T], dice: &mut Dice) {
    items.shuffle(dice);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn dice_of_the_operating_system_never_fall_alike() {
        let first: HashSet<u64> = (0..1000).map(|_| dice_from_entropy().random()).collect();
        assert_eq!(first.len(), 1000);
        assert_eq!(dice(7).random::<u64>(), dice(7).random::<u64>(), "those of a seed do");
    }
}
