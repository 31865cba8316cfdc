//! What the fuzzers do with an input. Each target takes any bytes and panics where something is wrong with us rather than
//! with them. `cargo xtask fuzz` feeds the targets by coverage with cargo-fuzz; the tests of this crate feed them the
//! corpus under `fuzz/corpus` and thousands of mutations of it, on the stable toolchain.

mod actions;
mod generate;
mod house;
mod live;
mod match_files;
mod rest;

pub use actions::act;
pub use generate::generated;
pub use house::close;
pub use live::live_channel;
pub use match_files::match_file;
pub use rest::rest_request;

use prosperity::Prosperity;
use seven_wonders::SevenWonders;
use wealth_of_nations::WealthOfNations;

/// A way to be fed.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of its file under `fuzz/fuzz_targets` and of its corpus.
    pub name: &'static str,
    pub run: fn(&[u8]),
}

pub const TARGETS: &[Target] = &[
    Target { name: "seven_wonders_action", run: act::<SevenWonders> },
    Target { name: "prosperity_action", run: act::<Prosperity> },
    Target { name: "wealth_of_nations_action", run: act::<WealthOfNations> },
    Target { name: "match_file", run: match_file },
    Target { name: "live_channel", run: live_channel },
    Target { name: "rest_request", run: rest_request },
];
