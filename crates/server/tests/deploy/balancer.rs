//! A balancer as it is installed, with our configuration for it.

use crate::nginx::{nginx, replaced};
use crate::node::{Answer, Node};
use crate::text;
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, StatusCode};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

pub(crate) const HOST: &str = "games.example.org";
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Nginx,
    HaProxy,
    Caddy,
}

pub(crate) struct Balancer {
    process: Child,
    address: SocketAddr,
    client: Client,
    _folder: TempDir,
}

impl Balancer {
    /// Starts it before three nodes and waits until it answers.
    pub(crate) async fn start(kind: Kind, nodes: &[Node; 3]) -> Balancer {
        let folder = tempfile::tempdir().unwrap();
        // Somebody else could take the port in between; the program would then say so and end.
        let address = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap();
        let mut command = kind.command(folder.path(), address, nodes);
        // Debian keeps them where only root looks.
        command.env("PATH", format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default()));
        let process = command.stdout(Stdio::null()).spawn().unwrap_or_else(|error| panic!("{error}: {}", kind.advice()));
        let client = Client::builder().pool_max_idle_per_host(0).timeout(PATIENCE).build().unwrap();
        let mut balancer = Balancer { process, address, client, _folder: folder };
        let began = Instant::now();
        while balancer.try_get("/").await.is_none() {
            assert!(balancer.process.try_wait().unwrap().is_none(), "{kind:?} does not start");
            assert!(began.elapsed() < PATIENCE, "{kind:?} does not answer");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        balancer
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.try_get(path).await.unwrap_or_else(|| panic!("{path} is not answered"))
    }

    pub(crate) async fn try_get(&self, path: &str) -> Option<Answer> {
        let request = self.client.get(format!("http://{}{path}", self.address)).header("host", HOST);
        let reply = request.header("x-forwarded-for", "192.0.2.7").send().await.ok()?;
        if reply.status() == StatusCode::OK { reply.json().await.ok() } else { None }
    }

    pub(crate) async fn post(&self, path: &str, bytes: usize) -> Answer {
        let request = self.client.post(format!("http://{}{path}", self.address)).header("host", HOST);
        request.body(vec![b' '; bytes]).send().await.unwrap().json().await.unwrap()
    }

    /// Opens a live connection, hears who is at its other end and that what is said there arrives.
    pub(crate) async fn live(&self, path: &str) -> Answer {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        request.headers_mut().insert("host", HOST.parse().unwrap());
        let (mut socket, _) = connect_async(request).await.unwrap();
        let hello = socket.next().await.unwrap().unwrap().into_text().unwrap();
        socket.send("anybody there?".into()).await.unwrap();
        assert_eq!(socket.next().await.unwrap().unwrap().into_text().unwrap(), "anybody there?");
        serde_json::from_str(&hello).unwrap()
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Kind {
    /// The configuration as it is, but for the addresses.
    fn command(self, folder: &Path, address: SocketAddr, nodes: &[Node; 3]) -> Command {
        let write = |name: &str, text: String| {
            std::fs::write(folder.join(name), text).unwrap();
            folder.join(name)
        };
        let with_nodes = |mut text: String| {
            for (number, node) in (1..).zip(nodes) {
                text = replaced(&text, &format!("node-{number}:8080"), &node.address.to_string());
            }
            text
        };
        match self {
            Kind::Nginx => nginx(folder, address, nodes.each_ref().map(|node| node.address)),
            Kind::HaProxy => {
                let config = replaced(&text("deploy/balancers/haproxy.cfg"), "bind :8080", &format!("bind {address}"));
                let mut command = Command::new("haproxy");
                command.arg("-db").arg("-f").arg(write("haproxy.cfg", config));
                for (number, node) in (1..).zip(nodes) {
                    command.env(format!("NODE_{number}"), node.address.to_string());
                }
                command
            }
            Kind::Caddy => {
                let site = replaced(
                    &with_nodes(text("deploy/balancers/Caddyfile")),
                    "games.example.org {",
                    &format!("http://:{} {{", address.port()),
                );
                let config = write("Caddyfile", format!("{{\n\tadmin off\n}}\n{site}"));
                let mut command = Command::new("caddy");
                command.args(["run", "--adapter", "caddyfile", "--config"]).arg(config).stderr(Stdio::null());
                command.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
                command
            }
        }
    }

    fn advice(self) -> &'static str {
        match self {
            Kind::Nginx => "install the package nginx",
            Kind::HaProxy => "install the package haproxy",
            Kind::Caddy => "install the package caddy",
        }
    }
}
