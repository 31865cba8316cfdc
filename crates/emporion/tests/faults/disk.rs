//! No room on the disk: actions are refused with a reason, everything can still be read, and when there is room again
//! play goes on without a restart.

use crate::load::Load;
use crate::refused::Witness;
use crate::running::Running;
use crate::server::{program_in, sqlite};
use crate::verify::verify;
use rustix::process::{Resource, Rlimit, Signal, kill_process, prlimit};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use store::SqliteStore;

const PLAYERS: usize = 4;

/// A disk that can be filled up.
trait Disk {
    fn server(&self) -> &Running;
    /// Where the database lies as this process sees it.
    fn database(&self) -> PathBuf;
    fn fill(&self);
    fn free(&self);
}

/// A file system of a few megabytes in a namespace of the server's own, which goes when the server ends.
struct SmallDisk {
    server: Running,
    seen_from_here: PathBuf,
}

impl SmallDisk {
    /// `None` where the system does not let this user mount anything.
    fn start(place: &Path) -> Option<SmallDisk> {
        let script = format!(r#"mount -t tmpfs -o size=32m tmpfs {0} && exec "$@""#, place.display());
        let own = [&["--mount"][..], &["--user", "--map-root-user", "--mount"][..]];
        let allowed = |flags: &&&[&str]| {
            let mut command = Command::new("unshare");
            command.args(**flags).args(["sh", "-c", &script, "sh", "true"]);
            command.output().is_ok_and(|output| output.status.success())
        };
        let flags = own.iter().find(allowed)?;
        let command = program_in(Command::new("unshare").args(*flags), &script, &sqlite(&place.join("small.db")));
        let server = Running::with_wide_limits(command);
        let below_root = place.strip_prefix("/").expect("a temporary folder has a whole path");
        let seen_from_here = Path::new("/proc").join(server.child.id().to_string()).join("root").join(below_root);
        Some(SmallDisk { server, seen_from_here })
    }

    fn filler(&self) -> PathBuf {
        self.seen_from_here.join("filler")
    }
}

impl Disk for SmallDisk {
    fn server(&self) -> &Running {
        &self.server
    }

    fn database(&self) -> PathBuf {
        self.seen_from_here.join("small.db")
    }

    fn fill(&self) {
        let mut filler = File::create(self.filler()).expect("the disk takes one more file");
        while filler.write_all(&[0; 4096]).is_ok() {}
    }

    fn free(&self) {
        std::fs::remove_file(self.filler()).expect("the filler can be removed");
    }
}

/// Where nothing can be mounted: the files of the server may not grow, as with a quota.
struct Quota {
    server: Running,
    database: PathBuf,
}

impl Quota {
    fn start(place: &Path) -> Quota {
        let database = place.join("quota.db");
        // The signal for a file that is too large would end the program; the error is what a quota gives.
        let script = r#"trap "" XFSZ; exec "$@""#;
        let server = Running::with_wide_limits(program_in(&mut Command::new("env"), script, &sqlite(&database)));
        Quota { server, database }
    }

    fn limit(&self, bytes: Option<u64>) {
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(self.server.pid()), Resource::Fsize, limit).expect("the limit of a child can be set");
    }
}

impl Disk for Quota {
    fn server(&self) -> &Running {
        &self.server
    }

    fn database(&self) -> PathBuf {
        self.database.clone()
    }

    fn fill(&self) {
        let log = self.database.with_extension("db-wal");
        self.limit(Some(log.metadata().expect("the database has a log").len()));
    }

    fn free(&self) {
        self.limit(None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    let place = tempfile::tempdir().expect("a directory to mount on");
    match SmallDisk::start(place.path()) {
        Some(disk) => fill_and_free(disk, "a full file system").await,
        // Then the other test is the one that counts.
        None => println!("this user may not mount a file system here"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_may_not_grow_loses_nothing() {
    let place = tempfile::tempdir().expect("a directory for the database");
    fill_and_free(Quota::start(place.path()), "a file that may not grow").await;
}

async fn fill_and_free(disk: impl Disk, what: &str) {
    let url = disk.server().url();
    let load = Load::start(&url, PLAYERS);
    load.until_acknowledged(50).await;
    let witness = Witness::arrive(&url).await;

    disk.fill();
    witness.sees_that_nothing_can_be_written().await;
    witness.sees_health(503).await;

    disk.free();
    witness.acts().await;
    load.until_acknowledged(50).await;
    let refusals = load.unavailable();
    let players = load.end().await;
    // Only now: a disk this small would be full again before long.
    witness.sees_health(200).await;
    let copy = tempfile::tempdir().expect("a directory for a copy");
    let store = SqliteStore::open(&copy_of(&disk, copy.path())).await.expect("the copy can be read");
    let acknowledged = verify(&store, &players).await;
    println!("{what}: {acknowledged} acknowledged actions are there once each, {refusals} were refused");
}

/// Both files as they are at one moment. SQLite would look for them in a namespace where they are not.
fn copy_of(disk: &impl Disk, to: &Path) -> PathBuf {
    kill_process(disk.server().pid(), Signal::STOP).expect("it can be stopped");
    for ending in ["db", "db-wal"] {
        std::fs::copy(disk.database().with_extension(ending), to.join("copy").with_extension(ending)).expect("files can be copied");
    }
    to.join("copy.db")
}
