//! Clients that ask and never read, that read a byte a second, or that are no longer there: each costs a bounded amount
//! of memory for a bounded time, and whoever plays at the same table goes on.

use crate::client::{Guest, PATIENCE, Socket, figure, receive, send, unanswered_farewell, until};
use crate::running::Running;
use crate::server::{program, sqlite, start};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::MaybeTlsStream;

const DEAF: usize = 5;
const SLOW: usize = 5;
/// How many the server has cut off because they did not read.
const CUT_OFF: &str = "emporion_sockets_slow_total";
/// The kernel holds some megabytes for each besides, which are not the server's.
const MOST_GROWTH_MIB_EACH: f64 = 8.0;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_cut_off_and_the_table_plays_on() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = start(&sqlite(&directory.path().join("slow.db")));
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let table = guest.table().await.expect("and opens a table");
    let mut playing = guest.watch(&table).await.expect("and plays");
    let (_, before) = server.memory();

    let mut silent = Vec::new();
    for number in 0..DEAF + SLOW {
        let watcher = Guest::arrive(&server.url()).await.expect("others come");
        let socket = with_little_room(&watcher, &table, server.port).await;
        silent.push(tokio::spawn(ask_without_reading(socket, number >= DEAF)));
    }
    let started = Instant::now();
    let mut answered = 0;
    while figure(&guest.url, CUT_OFF).await < DEAF + SLOW {
        assert!(started.elapsed() < PATIENCE, "{} of {} were cut off", figure(&guest.url, CUT_OFF).await, DEAF + SLOW);
        // A line of chat is an action like any other, and there is no end to it as there is to a game.
        let line = json!({ "type": "chat", "id": answered.to_string(), "text": "still here" });
        send(&mut playing, &line).await.expect("whoever reads stays connected");
        until(&mut playing, |message| message["type"] == "ack" && message["id"] == line["id"]).await;
        answered += 1;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (_, after) = server.memory();
    let each = (after - before) / (DEAF + SLOW) as f64;
    println!(
        "{DEAF} deaf and {SLOW} slow ones were cut off in {:.0} s, {answered} actions of another were acknowledged, {each:.1} MiB each at the most",
        started.elapsed().as_secs_f64()
    );
    assert!(each < MOST_GROWTH_MIB_EACH, "the server grew from {before} to {after} MiB");
    silent.iter().for_each(tokio::task::JoinHandle::abort);
}

/// A channel whose buffer at this end is small, so that it is full soon.
async fn with_little_room(guest: &Guest, table: &str, port: u16) -> Socket {
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.set_recv_buffer_size(4096).expect("a buffer may be small");
    let stream = socket.connect(([127, 0, 0, 1], port).into()).await.expect("it listens");
    let opened = tokio_tungstenite::client_async(guest.upgrade(table), MaybeTlsStream::Plain(stream)).await;
    opened.expect("the channel opens").0
}

/// Asks for the whole table again and again. The answers stay where they are, or are taken a byte a second.
async fn ask_without_reading(mut socket: Socket, a_byte_a_second: bool) {
    let hello = json!({ "type": "hello" });
    loop {
        // Slowly enough for the table to answer: not the asking is what is tried here.
        tokio::time::sleep(Duration::from_millis(100)).await;
        let full = match tokio::time::timeout(Duration::from_secs(1), send(&mut socket, &hello)).await {
            Ok(Ok(())) => false,
            Ok(Err(_)) => return,
            Err(_) => true,
        };
        let MaybeTlsStream::Plain(stream) = socket.get_mut() else { return };
        if full && a_byte_a_second && !stream.read(&mut [0]).await.is_ok_and(|read| read > 0) {
            return;
        }
    }
}

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
