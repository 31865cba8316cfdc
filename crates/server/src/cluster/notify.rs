//! Notices through PostgreSQL itself, after the commit and many at once: a second node needs nothing but the database. Inside of
//! the transaction that appends, a notice would make all appends wait for one another.

use super::bus::{Bus, Carrier, FromBus, Letter, Topic, bus};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use store::{Listener, Notifier, PostgresStore, TableId};
use tokio::sync::mpsc;

/// Notices that are sent at once.
const AT_ONCE: usize = 200;
/// PostgreSQL takes less than 8,000 bytes in one.
const LONGEST: usize = 7_900;
/// How long the database is let alone after it failed.
const SETBACK: Duration = Duration::from_millis(500);

/// What goes through the one channel.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
    body: String,
}

/// Everybody hears of every table here, so that nobody's wishes matter.
pub async fn connect(store: &PostgresStore, cluster: &str) -> Result<Bus, String> {
    let (bus, Carrier { outgoing, wishes, incoming }) = bus();
    let channel = format!("emporion_{cluster}");
    let listener = store.listen(&channel).await.map_err(|error| error.to_string())?;
    tokio::spawn(hear(listener, incoming.clone()));
    tokio::spawn(tell(store.notifier(&channel), outgoing, incoming));
    drop(wishes);
    Ok(bus)
}

async fn hear(mut listener: Listener, incoming: mpsc::Sender<FromBus>) {
    let mut is_up = true;
    incoming.send(FromBus::Up).await.ok();
    loop {
        let heard = tokio::select! {
            heard = listener.next() => heard,
            () = incoming.closed() => return,
        };
        if heard.is_ok() != is_up {
            is_up = heard.is_ok();
            incoming.send(if is_up { FromBus::Up } else { FromBus::Down }).await.ok();
        }
        let news = match heard {
            Ok(Some(text)) => match serde_json::from_str(&text) {
                Ok(Line { table, body }) => FromBus::Heard(Letter { topic: table.map_or(Topic::Nodes, Topic::Table), body }),
                Err(error) => {
                    tracing::warn!(%error, "another node says something that cannot be read");
                    continue;
                }
            },
            // The connection broke and is there again.
            Ok(None) => FromBus::Lost,
            Err(error) => {
                tracing::warn!(%error, "PostgreSQL tells nothing of other nodes");
                tokio::time::sleep(SETBACK).await;
                FromBus::Lost
            }
        };
        incoming.send(news).await.ok();
    }
}

async fn tell(notifier: Notifier, mut outgoing: mpsc::Receiver<Letter>, incoming: mpsc::Sender<FromBus>) {
    let mut letters = Vec::with_capacity(AT_ONCE);
    while outgoing.recv_many(&mut letters, AT_ONCE).await > 0 {
        let lines: Vec<String> = letters.drain(..).filter_map(line).collect();
        if let Err(error) = notifier.send(&lines).await {
            tracing::warn!(%error, "other nodes could not be told");
            incoming.send(FromBus::Lost).await.ok();
            tokio::time::sleep(SETBACK).await;
        }
    }
}

fn line(Letter { topic, body }: Letter) -> Option<String> {
    let table = match topic {
        Topic::Table(table) => Some(table),
        Topic::Nodes => None,
    };
    serde_json::to_string(&Line { table, body }).ok().filter(|text| text.len() <= LONGEST)
}
