//! Which hosts the server answers to: a name of somebody else's that leads here is not one of them.

use crate::raw::{exchange, status};
use crate::test_server::{Live, TestServer};
use reqwest::Method;
use serde_json::json;

/// The answer to a request for `path` with these `Host` lines.
async fn ask(server: &TestServer, path: &str, hosts: &[&str]) -> String {
    let lines: String = hosts.iter().map(|host| format!("host: {host}\r\n")).collect();
    let request = format!("GET {path} HTTP/1.1\r\n{lines}connection: close\r\n\r\n");
    exchange(server.url.trim_start_matches("http://"), request.as_bytes()).await
}

#[tokio::test]
async fn without_a_public_address_only_the_machine_itself_is_a_host() {
    let server = TestServer::open().await;
    for host in ["localhost", "LOCALHOST:8080", "localhost:1", "127.0.0.1", "127.0.0.1:80", "127.1.2.3", "[::1]:8080", "[::ffff:127.0.0.1]"]
    {
        for path in ["/", "/api/games", "/healthz"] {
            assert_eq!(status(&ask(&server, path, &[host]).await), 200, "{host} {path}");
        }
    }
    for host in
        ["evil.example.org", "localhost.evil.example.org", "127.0.0.1.evil.example.org", "192.0.2.7:8080", "0.0.0.0", "[2001:db8::1]"]
    {
        for path in ["/", "/api/games", "/metrics", "/healthz", "/nothing/here"] {
            let answer = ask(&server, path, &[host]).await;
            assert_eq!(status(&answer), 421, "{host} {path}");
            assert!(answer.contains(r#""code":"wrong-host""#) && answer.contains("--public-url"), "{answer}");
        }
    }
}

#[tokio::test]
async fn a_request_names_one_host_that_can_be_read() {
    let server = TestServer::open().await;
    for hosts in
        [&[][..], &["localhost", "localhost"], &["localhost", "evil.example.org"], &[""], &["a b"], &["me@localhost"], &["localhost:x"]]
    {
        let answer = ask(&server, "/api/games", hosts).await;
        assert_eq!(status(&answer), 400, "{hosts:?}: {answer}");
    }
    let answer = ask(&server, "http://evil.example.org/api/games", &["localhost"]).await;
    assert_eq!(status(&answer), 421, "the target names a host too: {answer}");
    assert_eq!(status(&ask(&server, "http://localhost/api/games", &["localhost"]).await), 200);
}

#[tokio::test]
async fn with_a_public_address_its_host_is_one_too() {
    let server = TestServer::open_with(|settings| settings.public_url = Some("https://games.example.org:8443".parse().unwrap())).await;
    // A proxy may leave the port out, and whoever looks after the server asks it directly.
    for host in ["games.example.org", "Games.Example.org:8443", "localhost", "127.0.0.1:8080"] {
        assert_eq!(status(&ask(&server, "/healthz", &[host]).await), 200, "{host}");
    }
    for host in ["example.org", "games.example.org.evil.example.net", "192.0.2.7"] {
        assert_eq!(status(&ask(&server, "/healthz", &[host]).await), 421, "{host}");
    }
}

/// On all addresses, friends in the same network open the address of this machine that their request arrives at.
#[tokio::test]
async fn a_server_open_to_the_network_answers_to_the_address_it_is_reached_at() {
    let mut server = TestServer::open_with(|settings| settings.listen = ([0, 0, 0, 0], 0).into()).await;
    let port = server.url.rsplit(':').next().unwrap().to_owned();
    server.url = format!("http://127.0.0.1:{port}");
    assert_eq!(status(&ask(&server, "/healthz", &["127.0.0.1"]).await), 200);
    assert_eq!(status(&ask(&server, "/healthz", &["evil.example.org"]).await), 421, "names are still others'");
    assert_eq!(status(&ask(&server, "/healthz", &["192.0.2.7"]).await), 421, "and so are addresses of other machines");
    // Where the machine has an address in a network, it is a host when the request arrives there.
    let Some(own) = own_address() else { return println!("this machine has no address in a network") };
    let at_own = format!("{own}:{port}");
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {at_own}\r\nconnection: close\r\n\r\n");
    assert_eq!(status(&exchange(&at_own, request.as_bytes()).await), 200);
    assert_eq!(status(&ask(&server, "/healthz", &[&own]).await), 421, "and not when it arrives elsewhere");
}

/// The address that this machine would send from. Nothing is sent.
fn own_address() -> Option<String> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.7:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then(|| address.to_string())
}

/// What a page does whose own name was made to lead here: for the browser it is all one site.
#[tokio::test]
async fn a_page_whose_name_leads_here_can_neither_read_nor_act() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!(null)).await;
    let evil = "evil.example.org:8080";
    let as_evil = |method, path: &str| {
        let request = server.nobody().request(method, path);
        request.header("host", evil).header("origin", format!("http://{evil}")).header("sec-fetch-site", "same-origin")
    };
    for (method, path) in [(Method::GET, "/api/lists/open"), (Method::POST, "/api/session"), (Method::POST, "/api/tables")] {
        server.nobody().send(as_evil(method, path)).await.refused(421, "wrong-host");
    }
    let mut upgrade = ada.upgrade(&table);
    upgrade.headers_mut().insert("host", evil.parse().unwrap());
    upgrade.headers_mut().insert("origin", format!("http://{evil}").parse().unwrap());
    assert!(Live::open(upgrade).await.is_err());
    let italian = as_evil(Method::GET, "/api/games").header("accept-language", "it");
    let refused = server.nobody().send(italian).await.refused(421, "wrong-host");
    assert!(refused["message"].as_str().unwrap().starts_with("Questo server non risponde"), "{refused}");
    assert_eq!(refused["details"]["host"], "evil.example.org");
}
