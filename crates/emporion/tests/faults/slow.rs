//! Clients that are no longer there or do not listen, and answers that nobody takes: each ends after a bounded time.

use crate::client::{Guest, PATIENCE, Socket, figure, receive, send, unanswered_farewell, until};
use crate::player::act;
use crate::running::Running;
use crate::server::{program, sqlite, start};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
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

/// They ask for everything again and again, and take nothing of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_talks_and_never_listens_is_cut_off_while_others_play() {
    const DEAF: usize = 10;
    const MOST_MIB: f64 = 64.0;
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = Running::start(program(&sqlite(&directory.path().join("deaf.db"))).arg("--messages-per-connection=100000000"));
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let table = guest.table().await.expect("and opens a table");
    let mut player = guest.watch(&table).await.expect("and plays");
    let (before, _) = server.memory();
    let started = Instant::now();
    let mut deaf = Vec::new();
    for _ in 0..DEAF {
        let stranger = Guest::arrive(&server.url()).await.expect("a stranger comes");
        let socket = stranger.watch(&table).await.expect("and watches");
        deaf.push(tokio::spawn(talk(socket)));
    }
    send(&mut player, &json!({ "type": "hello" })).await.expect("the player is here");
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    while figure(&server.url(), "emporion_sockets_slow_total").await < DEAF {
        assert!(started.elapsed() < PATIENCE, "they are cut off");
        let Ok(state) = tokio::time::timeout(Duration::from_millis(200), due(&mut player)).await else { continue };
        let asked = Instant::now();
        send(&mut player, &act(&state, &format!("a{acknowledged}"))).await.expect("the player is here");
        until(&mut player, |message| message["type"] == "ack").await;
        acknowledged += 1;
        slowest = slowest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let (_, most) = server.memory();
    println!(
        "{DEAF} that never listened were cut off after {:.1} s; {acknowledged} actions were acknowledged in the meantime, the slowest \
         after {:.0} ms; {before:.1} MiB before, {most:.1} at the most",
        started.elapsed().as_secs_f64(),
        slowest.as_secs_f64() * 1000.0
    );
    assert!(acknowledged >= 10, "{acknowledged} actions");
    assert!(most - before < MOST_MIB, "{most} MiB");
    for task in deaf {
        tokio::time::timeout(PATIENCE, task).await.expect("the line is cut").expect("nothing else happens");
    }
}

/// Talks until the line is cut.
async fn talk(mut socket: Socket) {
    while send(&mut socket, &json!({ "type": "hello" })).await.is_ok() {}
}

/// A state in which seat 0 is awaited.
async fn due(socket: &mut Socket) -> Value {
    until(socket, |message| message["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0)))).await
}
