//! What the fuzzers do with an input. Each target takes any bytes and panics where something is wrong with us rather than
//! with them. `cargo xtask fuzz` feeds the targets by coverage with cargo-fuzz; the tests of this crate feed them the
//! corpus under `fuzz/corpus` and thousands of mutations of it, on the stable toolchain.

mod actions;
mod generate;
mod live;
mod match_files;
mod rest;
mod test_server;

pub use actions::act;
pub use generate::generated;
pub use live::live_channel;
pub use match_files::match_file;
pub use rest::rest_request;
pub use test_server::close;

use engine::Game;
use std::sync::OnceLock;

/// The environment variable that says which game the fuzzer plays.
pub const GAME: &str = "EMPORION_GAME";

/// A way to be fed.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of its corpus, and of its file under `fuzz/fuzz_targets` unless it is a game.
    pub name: &'static str,
    pub run: fn(&[u8]),
}

macro_rules! targets {
    ($(($module:ident, $game:ty),)*) => {
        /// Every game has a target that takes actions; the others are below them.
        pub const TARGETS: &[Target] = &[
            $(Target { name: <$game as Game>::ID, run: act::<$game> },)*
            Target { name: "match_file", run: match_file },
            Target { name: "live_channel", run: live_channel },
            Target { name: "rest_request", run: rest_request },
        ];
    };
}

catalogue::games!(targets);

/// Actions of the game that the environment names.
///
/// # Panics
/// Where it names none.
pub fn action(data: &[u8]) {
    static RUN: OnceLock<fn(&[u8])> = OnceLock::new();
    let run = RUN.get_or_init(|| {
        let asked = std::env::var(GAME).unwrap_or_default();
        let target = TARGETS.iter().find(|target| target.name == asked);
        target.unwrap_or_else(|| panic!("{GAME} must name a game, not `{asked}`")).run
    });
    run(data);
}
