//! Honest people, each at an address of their own, who ask for their table while somebody else attacks.

use crate::Trouble;
use crate::guest::{Guest, accepted};
use serde_json::json;
use std::fmt;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;

const PEOPLE: u8 = 4;
/// Slow enough for the limits of a person.
const PAUSE: Duration = Duration::from_millis(110);

/// How long they waited for answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Delays {
    pub median_ms: f64,
    pub slowest_ms: f64,
    pub requests: usize,
    /// Requests that were refused or not answered.
    pub refused: usize,
}

pub(crate) struct HonestPeople {
    people: Vec<(Guest, String)>,
}

/// People who go on asking until they are told to stop.
pub(crate) struct Asking {
    enough: watch::Sender<bool>,
    people: Vec<JoinHandle<Vec<Asked>>>,
}

/// One request: how long it took, and whether it was answered as it should be.
type Asked = (Duration, bool);

impl HonestPeople {
    pub(crate) async fn arrive(url: &str) -> Result<HonestPeople, Trouble> {
        let mut people = Vec::new();
        for number in 0..PEOPLE {
            let guest = Guest::arrive(url, Ipv4Addr::new(127, 0, 1, number + 1)).await?;
            let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "easy" }]);
            let table = guest.table(&json!({ "game": "seven-wonders", "seats": seats, "start": true })).await?;
            people.push((guest, table));
        }
        Ok(HonestPeople { people })
    }

    pub(crate) async fn ask_for(&mut self, time: Duration) -> Delays {
        let asking = self.go_on_asking();
        tokio::time::sleep(time).await;
        asking.end().await
    }

    pub(crate) fn go_on_asking(&self) -> Asking {
        let (enough, told) = watch::channel(false);
        let people = self.people.iter().map(|(guest, table)| tokio::spawn(ask(guest.clone(), table.clone(), told.clone())));
        Asking { people: people.collect(), enough }
    }
}

impl Asking {
    pub(crate) async fn end(self) -> Delays {
        let _ = self.enough.send(true);
        let mut asked = Vec::new();
        for person in self.people {
            asked.extend(person.await.unwrap_or_default());
        }
        Delays::of(&asked)
    }
}

/// Looks at the own table, at the own list, and keeps a note on disk, in turn.
async fn ask(guest: Guest, table: String, enough: watch::Receiver<bool>) -> Vec<Asked> {
    let (own, note) = (format!("/api/tables/{table}"), format!("/api/tables/{table}/note"));
    let mut asked = Vec::new();
    for number in 0.. {
        let started = Instant::now();
        let answer = match number % 3 {
            0 => guest.get(&own).await,
            1 => guest.get("/api/lists/mine").await,
            _ => guest.put(&note, &json!({ "text": format!("note {number}") })).await,
        };
        asked.push((started.elapsed(), accepted(&answer)));
        if *enough.borrow() {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    asked
}

impl Delays {
    fn of(asked: &[Asked]) -> Delays {
        let mut times: Vec<f64> = asked.iter().map(|(took, _)| took.as_secs_f64() * 1000.0).collect();
        times.sort_unstable_by(f64::total_cmp);
        Delays {
            median_ms: times.get(times.len() / 2).copied().unwrap_or_default(),
            slowest_ms: times.last().copied().unwrap_or_default(),
            requests: times.len(),
            refused: asked.iter().filter(|(_, answered)| !answered).count(),
        }
    }
}

impl fmt::Display for Delays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ms, slowest {:.0} ms", self.median_ms, self.slowest_ms)?;
        if self.refused > 0 {
            write!(f, ", {} of {} refused", self.refused, self.requests)?;
        }
        Ok(())
    }
}
