//! What must hold in every state of __Name__.

use crate::Proven;
use catalogue::__module__::__Type__;
use catalogue::__module__::data::tables;
use catalogue::__module__::state::Phase;

impl Proven for __Type__ {
    const DECISIONS: u32 = 100;
    const SECRETS: bool = false;
    const MALFORMED: &'static [&'static str] =
        &["", "null", "7", "\"take\"", r#"{"take":{}}"#, r#"{"take":{"stones":-1}}"#, r#"{"take":{"stones":256}}"#];

    /// Every stone is on the heap or with somebody.
    fn invariants(game: &Self) {
        let whole = if game.options.large_heap { tables().large } else { tables().usual };
        assert_eq!(game.heap + game.taken.values().sum::<u8>(), whole);
        assert_eq!(game.heap == 0, matches!(game.phase, Phase::Over(_)));
    }
}
