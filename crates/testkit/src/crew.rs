//! Many games at a time.

use crate::broken::Broken;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// Plays games 0 to `games` on all cores and adds up what `play` says of each. Stops at a broken law; of
/// several, the one of the first game is told, so that a run fails the same way every time.
pub(crate) fn on_all_cores(games: u64, play: impl Fn(u64) -> Result<u64, Broken> + Sync) -> Result<u64, Broken> {
    let (next, total, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let first: Mutex<Option<(u64, Broken)>> = Mutex::new(None);
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            match play(game) {
                Ok(count) => {
                    total.fetch_add(count, Ordering::Relaxed);
                }
                Err(broken) => {
                    stop.store(true, Ordering::Relaxed);
                    let mut first = first.lock().expect("nobody panics with the lock");
                    if first.as_ref().is_none_or(|(index, _)| game < *index) {
                        *first = Some((game, broken));
                    }
                }
            }
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(usize::try_from(games).unwrap_or(usize::MAX));
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(work);
        }
    });
    match first.into_inner().expect("nobody panics with the lock") {
        Some((_, broken)) => Err(broken),
        None => Ok(total.into_inner()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(detail: String) -> Broken {
        Broken { game: "none", seed: None, law: "none", setup: String::new(), step: 0, detail }
    }

    #[test]
    fn every_game_is_played_once() {
        assert_eq!(on_all_cores(1000, Ok).unwrap(), 999 * 1000 / 2);
        assert_eq!(on_all_cores(0, Ok).unwrap(), 0);
    }

    #[test]
    fn the_first_broken_game_is_told() {
        for _ in 0..50 {
            let found = on_all_cores(1000, |game| if game >= 300 { Err(broken(game.to_string())) } else { Ok(0) });
            assert_eq!(found.unwrap_err().detail, "300");
        }
    }
}
