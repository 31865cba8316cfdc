//! Where PostgreSQL lies, and who may run it.

use std::fs::{metadata, read_dir, read_to_string};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// What to do where it is missing.
pub const ADVICE: &str = "PostgreSQL is missing. Install it with the packages of your system, such as `sudo apt-get install postgresql`";

/// Debian keeps every version in a folder of its own, outside the search path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder that holds `initdb` and `postgres`: the newest of Debian's, or one of the search path.
#[must_use]
pub fn programs() -> Option<PathBuf> {
    let version = |folder: &PathBuf| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let mut debian: Vec<PathBuf> = read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    debian.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let whole = |folder: &PathBuf| ["initdb", "postgres", "createdb", "pg_isready", "psql"].iter().all(|name| folder.join(name).is_file());
    debian.into_iter().map(|folder| folder.join("bin")).chain(std::env::split_paths(&path)).find(whole)
}

pub(crate) fn program(name: &str) -> PathBuf {
    static FOLDER: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOLDER.get_or_init(programs).as_ref().expect(ADVICE).join(name)
}

/// Root must be somebody else to run a server: the user that the package has made, with its group.
pub(crate) fn other_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let root = metadata(Path::new("/proc/self")).is_ok_and(|process| process.uid() == 0);
    root.then(|| {
        let users = read_to_string("/etc/passwd").expect("/etc/passwd can be read");
        user(&users, "postgres").expect("the package of PostgreSQL makes a user called postgres, as whom root runs it")
    })
}

/// The numbers of a user and of its group.
fn user(users: &str, name: &str) -> Option<(u32, u32)> {
    let fields: Vec<&str> = users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find(|fields| fields[0] == name)?;
    Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_by_name() {
        let users = "root:x:0:0:root:/:/bin/sh\npostgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\n";
        assert_eq!(user(users, "postgres"), Some((101, 104)));
        assert_eq!(user(users, "post"), None);
    }
}
