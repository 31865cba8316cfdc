//! The real program, killed at random moments while clients play. Each client keeps a list of the actions that were
//! acknowledged: at the end none is missing and none is there twice.

mod player;

use engine::dice_from_entropy;
use player::{Fate, Player};
use rand::RngExt;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::{PersonId, SqliteStore, Store, TableId};

const ROUNDS: usize = 60;
const PLAYERS: usize = 4;
/// A round ends at a random moment in this time, counted from when the server is ready.
const LONGEST_MS: u64 = 400;

/// A server that is killed when the test lets go of it, whatever happens.
struct Victim(Child);

impl Victim {
    /// Starts the program and gives the address it says it listens on.
    fn start(database: &Path) -> (Victim, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_emporion"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0", "--log", "warn"])
            .args(["--messages-per-connection", "1000000", "--requests-per-address", "1000000", "--requests-per-person", "1000000"])
            .args(["--tables-per-guest", "100000", "--guests-per-hour", "100000"])
            .arg("--database")
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it has an output")).read_line(&mut line).expect("it says when it is ready");
        let port = line.trim().rsplit(':').next().expect("an address has a port");
        let url = format!("http://127.0.0.1:{port}");
        (Victim(child), url)
    }

    /// No farewell: SIGKILL.
    fn kill(mut self) {
        self.0.kill().expect("it can be killed");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_action_survives_every_kill() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let database = directory.path().join("kill.db");
    let mut dice = dice_from_entropy();
    let mut players: Vec<Player> = (0..PLAYERS).map(Player::new).collect();
    for _ in 0..ROUNDS {
        let (victim, url) = Victim::start(&database);
        let rounds: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                let url = url.clone();
                tokio::spawn(async move {
                    player.play_until_the_line_breaks(&url).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(dice.random_range(10..LONGEST_MS))).await;
        victim.kill();
        for round in rounds {
            let ended = tokio::time::timeout(Duration::from_secs(30), round).await.expect("clients notice that the server is gone");
            players.push(ended.expect("clients meet nothing unexpected"));
        }
    }
    let acknowledged = verify(&database, &players).await;
    println!("{acknowledged} acknowledged actions over {ROUNDS} kills");
    assert!(acknowledged >= ROUNDS, "only {acknowledged} actions were acknowledged: the test proves too little");
}

/// Compares what the clients know with what is on disk.
async fn verify(database: &Path, players: &[Player]) -> usize {
    let store = SqliteStore::open(database).await.expect("the database opens after all that");
    let mut acknowledged = 0;
    for player in players {
        let person = PersonId(player.id.clone());
        let mut numbers = BTreeSet::new();
        for (id, action) in &player.actions {
            let table = TableId(action.table.clone());
            let found = store.find_action(&table, &person, id).await.expect("the database answers");
            match action.fate {
                Fate::Acknowledged { seq } => {
                    assert_eq!(found.map(|number| number + 1), Some(seq), "{id} was acknowledged");
                    acknowledged += 1;
                }
                Fate::Refused => assert_eq!(found, None, "{id} was refused"),
                Fate::Unknown => {}
            }
            if let Some(number) = found {
                assert!(numbers.insert((table.0, number)), "{id} shares its entry with another action");
            }
        }
        let mut by_person = 0;
        for table in player.tables() {
            let entries = store.entries(&TableId(table), 0).await.expect("the database answers");
            assert!(entries.iter().enumerate().all(|(index, entry)| entry.number == index as u64), "the log has no gap");
            by_person += entries.iter().filter(|entry| entry.body["kind"] == "input" && entry.body["by"] == "person").count();
        }
        assert_eq!(by_person, numbers.len(), "the logs hold each action once and nothing else of this person");
    }
    acknowledged
}
