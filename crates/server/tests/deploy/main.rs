//! What `deploy/` holds for several servers, tried with the programs that it is for.

mod balancer;
mod balancers;
mod manifests;
mod nginx;
mod node;

use std::path::{Path, PathBuf};

/// A file of the workspace.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn text(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
