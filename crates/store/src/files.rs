//! The files of a SQLite store: closed to everybody but their owner, and used by one server at a time.

use crate::{Result, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite keeps beside the file while it is open.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Says that one server uses the file. The system takes it back when the process ends, however it ends; the file that carries
/// it stays, because who removed it could remove that of the next server.
#[derive(Debug)]
pub struct ServerLock {
    _file: File,
}

impl ServerLock {
    /// `Exists` if another server holds it. A copy can be made all the same: only servers ask for it.
    pub fn take(database: &Path) -> Result<ServerLock> {
        let path = beside(&resolved(database), "-lock");
        let failed = |error: &io::Error| StoreError::Unavailable(format!("{}: the file may not be written: {error}", path.display()));
        let file = private(OpenOptions::new().write(true).create(true).truncate(false)).open(&path).map_err(|error| failed(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Exists),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                tracing::warn!(file = %path.display(), "this file system has no locks: see to it that no other server uses the database");
            }
            Err(TryLockError::Error(error)) => return Err(failed(&error)),
        }
        Ok(ServerLock { _file: file })
    }
}

/// Makes a new file that its owner alone can read and write; `AlreadyExists` if there is one.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(path)
}

/// Takes from others what the files of a store allow them; what SQLite makes later is allowed as much as the file itself.
pub(crate) fn tighten(database: &Path) {
    let database = resolved(database);
    for path in BESIDE.iter().map(|ending| beside(&database, ending)).chain([database.clone()]) {
        match take_from_others(&path) {
            Ok(false) => {}
            Ok(true) => tracing::info!(file = %path.display(), "others could read this file; now only its owner can"),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => tracing::warn!(file = %path.display(), %error, "others may read this file, and that cannot be changed"),
        }
    }
}

/// The path without links, as SQLite itself names the files beside it.
fn resolved(path: &Path) -> PathBuf {
    let whole = path.canonicalize();
    whole.unwrap_or_else(|_| match (path.parent(), path.file_name()) {
        (Some(folder), Some(name)) if folder != Path::new("") => folder.canonicalize().unwrap_or_else(|_| folder.to_owned()).join(name),
        _ => path.to_owned(),
    })
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

/// Elsewhere a file is allowed what its folder is.
#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Whether there was something to take. By its path: to open and close the file here would end SQLite's own locks on it.
#[cfg(unix)]
fn take_from_others(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    const OF_OTHERS: u32 = 0o077;
    let mut permissions = path.metadata()?.permissions();
    if permissions.mode() & OF_OTHERS == 0 {
        return Ok(false);
    }
    permissions.set_mode(permissions.mode() & !OF_OTHERS);
    std::fs::set_permissions(path, permissions)?;
    Ok(true)
}

#[cfg(not(unix))]
fn take_from_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}
