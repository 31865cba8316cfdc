//! Three servers behind nginx, with PostgreSQL, NATS and a line to it for each of them, all as processes of their own.

use crate::clock;
use crate::guest::PATIENCE;
use crate::nginx::nginx;
use crate::running::Running;
use crate::server::wide_program_at;
use crate::wire::Wire;
use nats_harness::NatsServer;
use pg_harness::{Database, Disk};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub(crate) const NODES: usize = 3;
/// How long whoever looks after servers waits until it starts one again that did not come up.
const AGAIN: Duration = Duration::from_millis(200);

pub(crate) struct Cluster {
    pub(crate) database: Database,
    pub(crate) bus: NatsServer,
    pub(crate) wires: [Wire; NODES],
    pub(crate) addresses: [SocketAddr; NODES],
    nodes: [Mutex<Option<Running>>; NODES],
    /// The hands of each server's clock, where there is something that turns them.
    hands: [PathBuf; NODES],
    balancer: Child,
    front: SocketAddr,
    _folder: TempDir,
}

impl Cluster {
    pub(crate) fn open() -> Cluster {
        let folder = tempfile::tempdir().expect("a folder for what belongs to it");
        let (database, bus) = (Database::alone(Disk::Synced), NatsServer::start());
        let [front, addresses @ ..] = free_addresses();
        let bus_at: SocketAddr = bus.url().trim_start_matches("nats://").parse().expect("NATS has an address");
        let hands = [0, 1, 2].map(|node| folder.path().join(format!("hands-{node}")));
        hands.iter().for_each(|hands| clock::set(hands, "+0"));
        let balancer = nginx(folder.path(), front, addresses).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let balancer = balancer.expect("nginx starts: install the package nginx");
        let wires = [0, 1, 2].map(|_| Wire::to(bus_at));
        let nodes = [0, 1, 2].map(|_| Mutex::new(None));
        let cluster = Cluster { database, bus, wires, addresses, nodes, hands, balancer, front, _folder: folder };
        (0..NODES).for_each(|node| cluster.start(node));
        let started = Instant::now();
        while TcpStream::connect(front).is_err() {
            assert!(started.elapsed() < PATIENCE, "nginx does not answer");
            std::thread::sleep(AGAIN);
        }
        cluster
    }

    /// The address that people know.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.front)
    }

    /// Each server itself, past the balancer.
    pub(crate) fn urls(&self) -> [String; NODES] {
        self.addresses.map(|address| format!("http://{address}"))
    }

    /// Starts a server, again and again while the database is away.
    pub(crate) fn start(&self, node: usize) {
        let started = Instant::now();
        let running = loop {
            let mut command = wide_program_at(&self.addresses[node].to_string(), self.database.url());
            command.args(["--trust-proxy", "--bus", &format!("nats://{}", self.wires[node].address)]);
            command.stderr(Stdio::null());
            if let Some(library) = clock::library() {
                clock::turn(&mut command, &library, &self.hands[node]);
            }
            if let Some(running) = Running::try_start(&mut command) {
                break running;
            }
            assert!(started.elapsed() < PATIENCE, "server {node} does not come up");
            std::thread::sleep(AGAIN);
        };
        *self.node(node) = Some(running);
    }

    pub(crate) fn kill(&self, node: usize) {
        self.taken(node).kill();
    }

    pub(crate) fn end(&self, node: usize) {
        self.taken(node).end();
    }

    pub(crate) fn pid(&self, node: usize) -> rustix::process::Pid {
        self.node(node).as_ref().expect("it runs").pid()
    }

    /// Sets a server's clock; it looks at it when it starts.
    pub(crate) fn set_clock(&self, node: usize, offset: &str) {
        clock::set(&self.hands[node], offset);
    }

    pub(crate) fn end_all(&self) {
        (0..NODES).for_each(|node| self.end(node));
    }

    fn taken(&self, node: usize) -> Running {
        self.node(node).take().expect("it runs")
    }

    fn node(&self, node: usize) -> MutexGuard<'_, Option<Running>> {
        self.nodes[node].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.balancer.kill();
        let _ = self.balancer.wait();
    }
}

/// Somebody else could take one in between; whoever was to listen there would then not start.
fn free_addresses() -> [SocketAddr; NODES + 1] {
    let listeners = [0; NODES + 1].map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("this machine has free ports"));
    listeners.each_ref().map(|listener| listener.local_addr().expect("it has an address"))
}
