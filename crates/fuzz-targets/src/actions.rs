//! Actions as JSON, at a position that the input names.

use engine::{Fault, MAX_SEATS, Seat};
use proofs::Proven;
use std::str::from_utf8;
use testkit::random_start;

/// Games that are further on take longer to set up, and have nothing new.
const MAX_STEPS: usize = 400;
/// Texts of one input that are tried.
const MAX_ACTIONS: usize = 16;

/// The first line is the seed of a random game and how many inputs have been played; each other line is sent as an
/// action by every seat, one after the other. What is refused must leave the match as it was and say why; what is
/// accepted must lead to a possible state.
pub fn act<G: Proven>(data: &[u8]) {
    let mut lines = data.split(|byte| *byte == b'\n');
    let head = lines.next().and_then(|line| from_utf8(line).ok()).unwrap_or_default();
    let mut numbers = head.split(' ').map(|word| word.parse::<u16>().unwrap_or_default());
    let (seed, steps) = (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default());
    let mut played = random_start::<G>(u64::from(seed), usize::from(steps).min(MAX_STEPS));
    for line in lines.take(MAX_ACTIONS) {
        let Ok(action) = serde_json::from_slice::<G::Action>(line) else { continue };
        for seat in (0..=played.state().seats()).filter(|seat| *seat < MAX_SEATS).map(Seat::new) {
            let before = (played.state().clone(), played.log().len());
            match played.act(seat, action.clone()) {
                Ok(_) => {
                    assert_eq!(played.log().len(), before.1 + 1, "an action is one input");
                    G::invariants(played.state());
                }
                Err(fault) => {
                    assert!(*played.state() == before.0 && played.log().len() == before.1, "{action:?} was refused and changed the match");
                    assert!(!fault.to_string().trim().is_empty(), "{action:?} was refused without a reason");
                    if let Fault::Illegal(why) = &fault {
                        serde_json::to_string(why).expect("a reason can be written as JSON");
                    }
                }
            }
        }
    }
}
