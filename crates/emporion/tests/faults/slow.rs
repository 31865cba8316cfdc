//! Clients that are no longer there, and answers that nobody takes: each ends after a bounded time.

use crate::client::{Guest, PATIENCE, receive, unanswered_farewell};
use crate::running::Running;
use crate::server::{program, sqlite, start};
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_no_longer_there_is_noticed() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = Running::start(program(&sqlite(&directory.path().join("gone.db"))).args(["--silence", "3"]));
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let table = guest.table().await.expect("and opens a table");
    let mut here = guest.watch(&table).await.expect("and watches");
    let friend = Guest::arrive(&server.url()).await.expect("a friend comes");
    // The cable is cut: nothing is sent any more, neither an answer to a ping nor an end.
    let mut gone = friend.watch(&table).await.expect("and watches");
    let watching = async {
        while receive(&mut here).await.expect("whoever answers pings stays")["watching"] != 1 {}
        while receive(&mut here).await.expect("whoever answers pings stays")["watching"] != 0 {}
    };
    tokio::time::timeout(PATIENCE, watching).await.expect("the others see that the friend is gone");
    assert_eq!(unanswered_farewell(&mut gone).await, Some(4004), "and the reason waits for the friend");
}

/// An answer that nobody takes would otherwise hold its connection for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_nobody_takes_is_given_up() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = start(&sqlite(&directory.path().join("untaken.db")));
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.expect("it listens");
    let request = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let ask = async {
        // More and more answers that are not read, until the server is full and then until it gives up.
        while stream.write_all(request.as_bytes()).await.is_ok() {}
    };
    tokio::time::timeout(PATIENCE + PATIENCE, ask).await.expect("the connection ends");
    let games: Value = reqwest::get(format!("{}/api/games", server.url())).await.expect("others are served").json().await.expect("as ever");
    assert!(games.is_array());
}
