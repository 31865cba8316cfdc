//! How many connections the system lets a process have.

/// Asks for as many open files as the system allows; each connection is one. Gives how many that are.
#[cfg(unix)]
pub fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    // Without the right to do so the usual number has to do.
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}

/// Asks for as many open files as the system allows; elsewhere there is nothing to ask for.
#[cfg(not(unix))]
pub fn raise_open_files() -> Option<u64> {
    None
}
