//! The real program over real sockets while something breaks. What holds is told in `docs/reliability.md`.
//!
//! The tests are short unless `EMPORION_TESTS=long`, which `cargo xtask faults` sets.

mod clock;
mod cluster;
mod disk;
mod flood;
mod guest;
mod kill;
mod large;
mod load;
mod mixed;
#[path = "../../../server/tests/deploy/nginx.rs"]
mod nginx;
mod nodes;
mod player;
mod postgres;
mod read_only;
mod refused;
#[path = "../support/running.rs"]
mod running;
mod server;
mod silent;
mod slow;
mod troubles;
mod verify;
mod wire;
