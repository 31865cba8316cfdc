//! What each viewer is told does not depend on what is hidden from it, to the byte. `cargo xtask prove secrecy` looks at
//! as many positions as one likes.

use engine::Game;
use proofs::Proven;
use testkit::counts::POSITIONS;
use testkit::toy::Haggle;
use testkit::{Compared, Secrecy, secrecy};

/// What was compared, and at how many positions.
fn compared<G: Game>() -> (Compared, u64) {
    let positions = POSITIONS.get();
    let compared = secrecy::<G>(Secrecy { positions, base_seed: 1 }).unwrap_or_else(|why| panic!("{why}"));
    assert!(compared.refusals.load(std::sync::atomic::Ordering::Relaxed) > positions);
    (compared, positions)
}

macro_rules! each {
    ($(($module:ident, $game:ty),)*) => {
        $(
            #[test]
            fn $module() {
                let (compared, positions) = compared::<$game>();
                let different = compared.different.into_inner();
                assert!(if <$game>::SECRETS { different > positions } else { different == 0 }, "something else was hidden {different} times");
            }
        )*
    };
}

catalogue::games!(each);

#[test]
fn haggle_tells_nothing_hidden() {
    let (compared, positions) = compared::<Haggle>();
    assert!(compared.different.into_inner() > positions);
}
