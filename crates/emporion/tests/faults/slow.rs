//! Clients that are no longer there or do not listen, and answers that nobody takes: each ends after a bounded time.

use crate::guest::{Guest, PATIENCE, answer, figure, hello, unanswered_farewell, until};
use crate::player::{OWN, act};
use crate::running::Running;
use crate::server::{program, sqlite, start};
use client::protocol::{ServerMessage, State};
use client::{Client, Socket};
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
        until_watching(&mut here, 1).await;
        until_watching(&mut here, 0).await;
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
    assert!(!Client::new(&server.url()).games().await.expect("others are served").is_empty(), "as ever");
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
    player.say(&hello()).await.expect("the player is here");
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    while figure(&server.url(), "emporion_sockets_slow_total").await < DEAF {
        assert!(started.elapsed() < PATIENCE, "they are cut off");
        let Ok(state) = tokio::time::timeout(Duration::from_millis(200), due(&mut player)).await else { continue };
        let asked = Instant::now();
        let id = format!("a{acknowledged}");
        player.say(&act(&state, &id)).await.expect("the player is here");
        let answer = answer(&mut player, &id).await;
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
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
    while socket.say(&hello()).await.is_ok() {}
}

/// A state in which seat 0 is awaited.
async fn due(socket: &mut Socket) -> State {
    let awaited = |message| if let ServerMessage::State(state) = message { Some(state) } else { None };
    until(socket, |message| awaited(message).filter(|state| state.awaited.contains(&OWN))).await
}

/// Waits until so many are told to watch.
async fn until_watching(socket: &mut Socket, count: u32) {
    until(socket, |message| matches!(message, ServerMessage::Presence(presence) if presence.watching == count).then_some(())).await;
}
