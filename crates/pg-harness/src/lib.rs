//! A PostgreSQL server of their own for tests.
//!
//! It is started from the installed package, in a temporary folder and on a Unix socket there, so that it
//! meets no other server and nobody must set one up. It stops when its last user is gone, and also when the
//! test process is killed. Without PostgreSQL the tests fail: a test that is skipped proves nothing.

mod programs;

pub use programs::{ADVICE, programs};

use std::fs::File;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The server of this process, as long as somebody uses it.
static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());

/// The environment variable with the folder of a [`SharedServer`].
pub const FOLDER: &str = "EMPORION_POSTGRESQL_FOLDER";

const START_LIMIT: Duration = Duration::from_secs(120);

/// Runs the server until nobody holds the other end of its input: this is so even after the death of the test.
const RUN: &str = r#""$0" "$@" & server=$!; read _; kill -QUIT $server; wait $server"#;

/// Whether the server waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disk {
    /// As it is installed.
    Synced,
    /// Several times faster; only a power cut would show the difference.
    Unsynced,
}

/// A database without any table. The server runs as long as one of its databases is held.
#[derive(Debug)]
pub struct Database {
    url: String,
    /// Nothing where the server is one that many processes share.
    server: Option<Arc<Server>>,
}

/// A server for many test processes: those that find its folder in [`FOLDER`] make their databases there, and start none.
#[derive(Debug)]
pub struct SharedServer(Server);

impl SharedServer {
    /// It does not wait for the disk, and ends when it is dropped.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start() -> Self {
        Self(Server::start(Disk::Unsynced))
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        self.0.folder.path()
    }
}

impl Database {
    /// A new one on the server that the environment names, or on one that this process shares; neither waits for the disk.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn new() -> Self {
        if let Some(folder) = std::env::var_os(FOLDER) {
            return Self { url: create_database(Path::new(&folder)), server: None };
        }
        // A test that failed while it held the lock has not harmed the server.
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let server = shared.upgrade().unwrap_or_else(|| Arc::new(Server::start(Disk::Unsynced)));
        *shared = Arc::downgrade(&server);
        drop(shared);
        Self::on(server)
    }

    /// A new one on a server of its own.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn alone(disk: Disk) -> Self {
        Self::on(Arc::new(Server::start(disk)))
    }

    fn on(server: Arc<Server>) -> Self {
        Self { url: create_database(server.folder.path()), server: Some(server) }
    }

    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Ends the server at once, as `pg_ctl stop -m immediate` does. Take one that is [alone](Database::alone).
    pub fn stop_immediately(&self) {
        self.alone_server().stop();
    }

    /// Starts it again with the same data and waits until it is ready.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub fn start_again(&self) {
        let server = self.alone_server();
        *server.process() = spawn(server.folder.path(), server.disk);
        server.wait_until_ready();
    }

    fn alone_server(&self) -> &Server {
        self.server.as_ref().expect("only a database with a server of its own can end it")
    }

    /// Runs a statement as the one who may do everything.
    ///
    /// # Panics
    ///
    /// If it fails.
    pub fn execute(&self, sql: &str) {
        run(command("psql").arg("--quiet").arg("--dbname").arg(&self.url).args(["--command", sql]));
    }
}

impl Default for Database {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug)]
struct Server {
    process: Mutex<Child>,
    folder: TempDir,
    disk: Disk,
}

impl Server {
    fn start(disk: Disk) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        if let Some((user, group)) = programs::other_user() {
            chown(folder.path(), Some(user), Some(group)).expect("root gives the folder away");
        }
        let data = folder.path().join("data");
        let mut initdb = command("initdb");
        initdb.arg("-D").arg(&data).args(["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        run(&mut initdb);
        let process = Mutex::new(spawn(folder.path(), disk));
        let server = Self { process, folder, disk };
        server.wait_until_ready();
        server
    }

    fn process(&self) -> MutexGuard<'_, Child> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        let mut process = self.process();
        // Its input ends, and with it the server.
        drop(process.stdin.take());
        // There is nobody to tell, and whatever is left shows when it is started again.
        let _ = process.wait();
    }

    fn wait_until_ready(&self) {
        let started = Instant::now();
        loop {
            let mut ready = command("pg_isready");
            ready.arg("-q").arg("-h").arg(self.folder.path());
            if ready.status().is_ok_and(|status| status.success()) {
                return;
            }
            if started.elapsed() > START_LIMIT {
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                panic!("PostgreSQL does not answer after {} s:\n{log}", START_LIMIT.as_secs());
            }
            sleep(Duration::from_millis(50));
        }
    }
}

/// Other processes may make databases on the same server.
fn create_database(folder: &Path) -> String {
    static DATABASES: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}_{}", std::process::id(), DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut createdb = command("createdb");
    createdb.arg("-h").arg(folder).args(["-U", "postgres", &name]);
    run(&mut createdb);
    format!("postgres://postgres@localhost/{name}?host={}", folder.display())
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Starts the server on the data in this folder.
fn spawn(folder: &Path, disk: Disk) -> Child {
    let log = File::options().create(true).append(true).open(folder.join("log")).expect("the log can be written");
    let mut process = as_other_user(Command::new("sh"));
    process.arg("-c").arg(RUN).arg(programs::program("postgres")).arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    process.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
    if disk == Disk::Unsynced {
        process.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
    }
    process.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
    process.spawn().expect("sh can be started")
}

/// A program of PostgreSQL, which refuses to be run by root.
fn command(name: &str) -> Command {
    as_other_user(Command::new(programs::program(name)))
}

fn as_other_user(mut command: Command) -> Command {
    if let Some((user, group)) = programs::other_user() {
        command.uid(user).gid(group);
    }
    // The folder in which the tests were started may be closed to that user.
    command.current_dir(Path::new("/"));
    command
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
    assert!(output.status.success(), "{command:?} failed:\n{}", String::from_utf8_lossy(&output.stderr));
}
