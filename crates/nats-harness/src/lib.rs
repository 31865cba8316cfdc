//! A NATS server of their own for tests.
//!
//! It is started from the installed package, on a free port of this machine alone. It stops when it is dropped, and also when the
//! test process is killed. Without NATS the tests fail: a test that is skipped proves nothing.

use std::io::Read;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What to do where it is missing.
pub const ADVICE: &str = "NATS is missing. Install it with the packages of your system, such as `sudo apt-get install nats-server`";

const START_LIMIT: Duration = Duration::from_secs(60);

/// Runs the server until nobody holds the other end of its input: this is so even after the death of the test.
const RUN: &str = r#""$0" "$@" & server=$!; read _; kill -KILL $server; wait $server"#;

/// Debian puts servers where only root looks for programs.
const ELSEWHERE: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// Where the server's program lies.
#[must_use]
pub fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(ELSEWHERE.map(PathBuf::from));
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}

/// A server that runs, or can run again at the same address.
#[derive(Debug)]
pub struct NatsServer {
    address: SocketAddr,
    process: Mutex<Child>,
}

impl NatsServer {
    /// # Panics
    ///
    /// If NATS is not installed or does not start.
    #[must_use]
    pub fn start() -> Self {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
        let address = free.expect("this machine has a free port");
        let server = Self { address, process: Mutex::new(spawn(address)) };
        server.wait_until_ready();
        server
    }

    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Ends the server at once.
    pub fn stop(&self) {
        let mut process = self.process();
        // Its input ends, and with it the server.
        drop(process.stdin.take());
        // There is nobody to tell, and whatever is left shows when it is started again.
        let _ = process.wait();
    }

    /// Starts it again at the same address and waits until it is ready.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub fn start_again(&self) {
        *self.process() = spawn(self.address);
        self.wait_until_ready();
    }

    fn process(&self) -> MutexGuard<'_, Child> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It greets whoever comes.
    fn wait_until_ready(&self) {
        let started = Instant::now();
        let greets = || TcpStream::connect(self.address).is_ok_and(|mut stream| stream.read(&mut [0; 4]).is_ok_and(|read| read > 0));
        while !greets() {
            assert!(started.elapsed() < START_LIMIT, "NATS does not answer after {} s", START_LIMIT.as_secs());
            sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}

fn spawn(address: SocketAddr) -> Child {
    let program = program().expect(ADVICE);
    let mut process = Command::new("sh");
    process.arg("-c").arg(RUN).arg(program).args(["-a", &address.ip().to_string(), "-p", &address.port().to_string()]);
    process.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    process.spawn().expect("sh can be started")
}
