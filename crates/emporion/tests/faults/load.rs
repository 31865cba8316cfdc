//! People who play one game after the other while something else happens.

use crate::guest::PATIENCE;
use crate::player::{Figures, Player};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// A browser waits longer before it connects again; here much is to happen in a short time.
const BREATH: Duration = Duration::from_millis(30);

pub(crate) struct Load {
    servers: Arc<Mutex<Vec<String>>>,
    figures: Arc<Figures>,
    enough: Arc<AtomicBool>,
    players: Vec<JoinHandle<Player>>,
}

impl Load {
    pub(crate) fn start(url: &str, players: usize) -> Load {
        Load::at(vec![url.to_owned()], players)
    }

    /// Everybody goes from one of these servers to the next.
    pub(crate) fn at(servers: Vec<String>, players: usize) -> Load {
        let (servers, figures, enough) = (Arc::new(Mutex::new(servers)), Arc::<Figures>::default(), Arc::<AtomicBool>::default());
        let play = |name| {
            let (mut player, servers, enough) = (Player::new(name, &figures), Arc::clone(&servers), Arc::clone(&enough));
            tokio::spawn(async move {
                let mut turn = name;
                while !enough.load(Ordering::Relaxed) {
                    let url = next(&servers, turn);
                    turn += 1;
                    // Nobody stays at a table for ever, so that the end is noticed.
                    let _ = tokio::time::timeout(Duration::from_secs(1), player.play(&url)).await;
                    tokio::time::sleep(BREATH).await;
                }
                player
            })
        };
        Load { players: (0..players).map(play).collect(), servers, figures, enough }
    }

    /// From now on these are the servers.
    pub(crate) fn move_to(&self, servers: Vec<String>) {
        *self.servers.lock().unwrap_or_else(PoisonError::into_inner) = servers;
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.figures.acknowledged.load(Ordering::Relaxed)
    }

    pub(crate) fn unavailable(&self) -> usize {
        self.figures.unavailable.load(Ordering::Relaxed)
    }

    /// Waits until so many more actions were acknowledged.
    pub(crate) async fn until_acknowledged(&self, more: usize) {
        let (started, wanted) = (Instant::now(), self.acknowledged() + more);
        while self.acknowledged() < wanted {
            assert!(started.elapsed() < PATIENCE, "{} of {wanted} actions were acknowledged", self.acknowledged());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Lets everybody go and gives what they know.
    pub(crate) async fn end(self) -> Vec<Player> {
        self.enough.store(true, Ordering::Relaxed);
        let mut players = Vec::new();
        for player in self.players {
            let player = tokio::time::timeout(PATIENCE, player).await.expect("players stop when told");
            players.push(player.expect("players meet nothing unexpected"));
        }
        players
    }
}

fn next(servers: &Mutex<Vec<String>>, turn: usize) -> String {
    let servers = servers.lock().unwrap_or_else(PoisonError::into_inner);
    servers[turn % servers.len()].clone()
}
