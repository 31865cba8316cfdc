//! What each viewer is told does not depend on what is hidden from it, to the byte. `cargo xtask prove secrecy` looks at
//! as many positions as one likes.

use engine::Game;
use prosperity::Prosperity;
use seven_wonders::SevenWonders;
use testkit::counts::POSITIONS;
use testkit::toy::Haggle;
use testkit::{Compared, Secrecy, secrecy};
use wealth_of_nations::WealthOfNations;

/// What was compared, and at how many positions.
fn compared<G: Game>() -> (Compared, u64) {
    let positions = POSITIONS.get();
    let compared = secrecy::<G>(Secrecy { positions, base_seed: 1 }).unwrap_or_else(|why| panic!("{why}"));
    assert!(compared.refusals.load(std::sync::atomic::Ordering::Relaxed) > positions);
    (compared, positions)
}

#[test]
fn seven_wonders_tells_nothing_hidden() {
    let (compared, positions) = compared::<SevenWonders>();
    assert!(compared.different.into_inner() > positions, "hands of others are drawn anew");
}

#[test]
fn wealth_of_nations_tells_nothing_hidden() {
    let (compared, positions) = compared::<WealthOfNations>();
    assert!(compared.different.into_inner() > positions, "plans, sealed production and money of others are drawn anew");
}

#[test]
fn prosperity_has_nothing_to_hide() {
    assert_eq!(compared::<Prosperity>().0.different.into_inner(), 0);
}

#[test]
fn haggle_tells_nothing_hidden() {
    let (compared, positions) = compared::<Haggle>();
    assert!(compared.different.into_inner() > positions);
}
