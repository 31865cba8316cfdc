//! Which live channels rest on which session or token: they end with it.

use super::app::App;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Store;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

/// How often it is asked whether what channels rest on, and what somebody was recognised by, is still valid. What this server ends
/// it closes at once; this is for what expires, and for what other servers on the same database end.
const ASK_EVERY: Duration = Duration::from_millis(900);
/// So many are asked for at once.
const ASK_TOGETHER: usize = 1000;
/// While all other servers are heard they tell what ends. Then so many times are needed to ask about everything, for what expires
/// and for what was lost on the way.
const PARTS: u64 = 33;

/// Every open channel by the key of its credential.
#[derive(Clone, Debug, Default)]
pub(super) struct Channels {
    by_key: Arc<Mutex<HashMap<String, Watched>>>,
}

#[derive(Debug, Default)]
struct Watched {
    ended: CancellationToken,
    channels: usize,
}

/// One channel's place; dropping it says that the channel is closed.
#[derive(Debug)]
pub(super) struct Watch {
    key: String,
    ended: CancellationToken,
    all: Channels,
}

impl Watch {
    /// Waits until the session or the token has ended.
    pub(super) fn ended(&self) -> CancellationToken {
        self.ended.clone()
    }
}

impl Channels {
    /// A channel that rests on this key.
    pub(super) fn watch(&self, key: &str) -> Watch {
        let mut by_key = self.by_key();
        let watched = by_key.entry(key.to_owned()).or_default();
        watched.channels += 1;
        Watch { key: key.to_owned(), ended: watched.ended.clone(), all: self.clone() }
    }

    /// Closes all channels that rest on one of these.
    pub(super) fn end(&self, keys: &[String]) {
        let by_key = self.by_key();
        for watched in keys.iter().filter_map(|key| by_key.get(key)) {
            watched.ended.cancel();
        }
    }

    fn keys(&self) -> Vec<String> {
        self.by_key().iter().filter(|(_, watched)| !watched.ended.is_cancelled()).map(|(key, _)| key.clone()).collect()
    }

    fn by_key(&self) -> MutexGuard<'_, HashMap<String, Watched>> {
        self.by_key.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut by_key = self.all.by_key();
        if let Some(watched) = by_key.get_mut(&self.key) {
            watched.channels -= 1;
            if watched.channels == 0 {
                by_key.remove(&self.key);
            }
        }
    }
}

/// Closes channels whose session or token has ended elsewhere and forgets who showed it, until the server ends.
pub async fn watch_credentials(app: App) {
    let mut ticks = tokio::time::interval(ASK_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut revocations = app.hub.revocations();
    let mut turn = 0;
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            keys = next_of(&mut revocations) => {
                app.credentials_ended(&keys);
                continue;
            }
            _ = ticks.tick() => {}
        }
        turn += 1;
        let mut keys: HashSet<String> = app.channels.keys().into_iter().chain(app.callers.keys(app.time.now())).collect();
        if app.hub.has_settled() {
            keys.retain(|key| part_of(key) == turn % PARTS);
        }
        for keys in Vec::from_iter(keys).chunks(ASK_TOGETHER) {
            // While the database does not answer, nobody knows better, and channels stay open.
            let Ok(valid) = app.store().valid_keys(keys, app.time.now()).await else { break };
            let valid: HashSet<String> = valid.into_iter().collect();
            let ended: Vec<String> = keys.iter().filter(|key| !valid.contains(*key)).cloned().collect();
            app.credentials_ended(&ended);
        }
    }
}

fn part_of(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish() % PARTS
}

/// What ends at another node next. Whoever misses some finds it when the store is asked.
async fn next_of(revocations: &mut Option<broadcast::Receiver<Vec<String>>>) -> Vec<String> {
    match revocations {
        Some(revocations) => match revocations.recv().await {
            Ok(keys) => keys,
            Err(RecvError::Lagged(_)) => Vec::new(),
            Err(RecvError::Closed) => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}
