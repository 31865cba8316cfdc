//! Very many connections that say nothing: they cost little, they end by themselves, and people keep playing.

use crate::guest::{Guest, figure, unanswered_farewell};
use crate::load::Load;
use crate::running::Running;
use crate::server::{program, sqlite, start};
use client::Socket;
use std::time::{Duration, Instant};
use testkit::counts::{SILENCE_SECS, SILENT_CHANNELS, SILENT_CONNECTIONS};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

/// Whoever has not asked for anything by then is closed, with some time to spare on a busy machine.
const ALL_GONE_WITHIN: Duration = Duration::from_secs(150);
const MOST_KIB_EACH: f64 = 64.0;
/// What the allocator holds ready and what the games beside them take meanwhile, whatever their number is.
const SPARE_MIB: f64 = 12.0;
/// So that there are several tables.
const AT_ONE_TABLE: usize = 150;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_without_a_request_end_by_themselves() {
    let count = SILENT_CONNECTIONS.get() as usize;
    ::server::raise_open_files();
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = start(&sqlite(&directory.path().join("silent.db")));
    let load = Load::start(&server.url(), 2);
    load.until_acknowledged(10).await;
    let (before, _) = server.memory();
    let mut silent = Vec::with_capacity(count);
    for _ in 0..count {
        silent.push(TcpStream::connect(("127.0.0.1", server.port)).await.expect("there is room"));
    }
    let started = Instant::now();
    load.until_acknowledged(10).await;
    let (during, _) = server.memory();
    let ended = async {
        for stream in &mut silent {
            assert_eq!(stream.read(&mut [0; 64]).await.unwrap_or(0), 0, "nothing is said to who says nothing");
        }
    };
    tokio::time::timeout(ALL_GONE_WITHIN, ended).await.expect("they end");
    report(&server, "without a request", count, (before, during), started);
    load.until_acknowledged(10).await;
    load.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn channels_that_fall_silent_end_by_themselves() {
    let count = SILENT_CHANNELS.get() as usize;
    ::server::raise_open_files();
    let directory = tempfile::tempdir().expect("a directory for the database");
    let flags = ["--silence", &SILENCE_SECS.get().to_string(), "--guests-per-hour=100000", "--tables-per-guest=100000"];
    let wide = ["--requests-per-address=1000000", "--requests-per-person=1000000"];
    let many = ["--connections-per-person=1000000", "--connections-per-player=1000000"];
    let tables = ["--new-tables-per-person=100000", "--new-tables-per-address=100000"];
    let flags = flags.into_iter().chain(wide).chain(many).chain(tables);
    let server = Running::start(program(&sqlite(&directory.path().join("mute.db"))).args(flags));
    let load = Load::start(&server.url(), 2);
    load.until_acknowledged(10).await;
    let guest = Guest::arrive(&server.url()).await.expect("somebody comes");
    let (before, _) = server.memory();
    let mut silent: Vec<Socket> = Vec::with_capacity(count);
    while silent.len() < count {
        let table = guest.table().await.expect("a table for some of them");
        for _ in 0..AT_ONE_TABLE.min(count - silent.len()) {
            silent.push(guest.watch(&table).await.expect("there is room"));
        }
    }
    let started = Instant::now();
    load.until_acknowledged(10).await;
    let (during, _) = server.memory();
    let ended = async {
        // Whoever reads answers pings, so that nothing is read before the end.
        while figure(&server.url(), "emporion_connections").await > 2 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let mut reasons = 0;
        for socket in &mut silent {
            reasons += usize::from(unanswered_farewell(socket).await == Some(4004));
        }
        reasons
    };
    let reasons = tokio::time::timeout(ALL_GONE_WITHIN, ended).await.expect("they end");
    report(&server, "that fell silent", count, (before, during), started);
    assert_eq!(reasons, count, "each is told why");
    load.until_acknowledged(10).await;
    load.end().await;
}

fn report(server: &Running, what: &str, count: usize, (before, during): (f64, f64), started: Instant) {
    let each = (during - before) * 1024.0 / count as f64;
    let (after, most) = server.memory();
    println!(
        "{count} connections {what}: {before:.1} MiB before, {during:.1} with them ({each:.1} KiB each), {after:.1} after all were closed \
         {:.0} s later, {most:.1} at the most",
        started.elapsed().as_secs_f64()
    );
    let most_mib = SPARE_MIB + count as f64 * MOST_KIB_EACH / 1024.0;
    assert!(during - before < most_mib, "{each} KiB each");
}
