//! The real program, killed at random moments while clients play. Each client keeps a list of the actions that were
//! acknowledged: at the end none is missing and none is there twice.

use crate::player::{Figures, Player};
use crate::server::{sqlite, start};
use crate::verify::{open_all, verify};
use engine::dice_from_entropy;
use pg_harness::{Database, Disk};
use rand::RngExt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::AnyStore;
use testkit::counts::{KILLED_SERVERS, KILLED_SERVERS_ON_POSTGRESQL};

const PLAYERS: usize = 4;
/// A round ends at a random moment in this time, counted from when the server is ready.
const LONGEST_MS: u64 = 400;
const WAITS: usize = 1000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_action_survives_every_kill() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    kill_again_and_again(&sqlite(&directory.path().join("kill.db")), KILLED_SERVERS.get()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_action_survives_every_kill_on_postgresql() {
    let database = Database::alone(Disk::Synced);
    kill_again_and_again(database.url(), KILLED_SERVERS_ON_POSTGRESQL.get()).await;
}

async fn kill_again_and_again(database: &str, rounds: u64) {
    let mut dice = dice_from_entropy();
    let figures = Arc::<Figures>::default();
    let mut players: Vec<Player> = (0..PLAYERS).map(|name| Player::new(name, &figures)).collect();
    for round in 0..rounds {
        let victim = start(database);
        let before = figures.acknowledged.load(Ordering::Relaxed);
        let lives: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                let url = victim.url();
                tokio::spawn(async move {
                    while player.play(&url).await.is_ok() {}
                    player
                })
            })
            .collect();
        // In every other round something was acknowledged before, however busy the machine is.
        for _ in 0..WAITS {
            if round % 2 == 0 || figures.acknowledged.load(Ordering::Relaxed) > before {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tokio::time::sleep(Duration::from_millis(dice.random_range(10..LONGEST_MS))).await;
        victim.kill();
        for life in lives {
            let ended = tokio::time::timeout(Duration::from_secs(30), life).await.expect("clients notice that the server is gone");
            players.push(ended.expect("clients meet nothing unexpected"));
        }
    }
    let store = AnyStore::open(database).await.expect("the database opens after all that");
    let acknowledged = verify(&store, &players).await;
    drop(store);
    let last = start(database);
    let tables = open_all(&last.url(), &players).await;
    last.end();
    println!("{rounds} kills: {acknowledged} acknowledged actions are there once each, {tables} tables open");
    assert!(acknowledged as u64 >= rounds / 2, "only {acknowledged} actions were acknowledged: the test proves too little");
}
