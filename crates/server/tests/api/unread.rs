//! Refusals that come before the whole request was read.

use crate::raw::{exchange, status};
use crate::test_server::TestServer;

/// A request whose body of so many bytes comes with it, and after it another request on the same connection.
fn post(path: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let first = format!("POST {path} HTTP/1.1\r\nhost: localhost\r\n{headers}content-length: {length}\r\n\r\n{body}");
    let second = "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    [first.as_bytes(), second.as_bytes()].concat()
}

fn closes(answer: &str) -> bool {
    let head = answer.split("\r\n\r\n").next().unwrap_or_default().to_ascii_lowercase();
    head.lines().any(|line| line == "connection: close")
}

#[tokio::test]
async fn a_refusal_with_an_unread_body_closes_the_connection_and_says_so() {
    let server = TestServer::open_with(|settings| settings.limits.body_bytes = 1000).await;
    let address = server.url.trim_start_matches("http://");
    let json = "content-type: application/json\r\n";
    let long = "x".repeat(100_000);
    for (path, headers, body, expected) in [
        ("/api/tables", json, long.as_str(), 401),
        ("/api/tables", json, "{}", 401),
        ("/api/account/login", json, long.as_str(), 413),
        ("/api/nothing", json, "{}", 404),
        ("/api/games", json, "{}", 405),
        ("/api/session", "origin: http://evil.example.org\r\n", "{}", 403),
        ("/api/tables", "authorization: Bearer nonsense\r\n", "{}", 401),
    ] {
        let answer = exchange(address, &post(path, headers, body)).await;
        assert_eq!(status(&answer), expected, "{path}: {answer}");
        assert!(closes(&answer), "{path}: {answer}");
        assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "what follows is not taken for a request: {answer}");
    }
}

#[tokio::test]
async fn a_refusal_of_what_was_read_keeps_the_connection() {
    let server = TestServer::open().await;
    let address = server.url.trim_start_matches("http://");
    let json = "content-type: application/json\r\n";
    for (path, body, expected) in [("/api/account/login", "{}", 400), ("/api/account/login", r#"{"login_name":"ada","password":"x"}"#, 401)]
    {
        let answer = exchange(address, &post(path, json, body)).await;
        assert_eq!(status(&answer), expected, "{path}: {answer}");
        assert!(!closes(&answer) && answer.contains("HTTP/1.1 200"), "{path}: {answer}");
    }
    let get = b"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let answer = exchange(address, get).await;
    assert!(status(&answer) == 404 && !closes(&answer) && answer.contains("HTTP/1.1 200"), "{answer}");
}
