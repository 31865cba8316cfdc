//! Notices over NATS. Its own client reconnects, and knows TLS and credentials.

use super::bus::{Bus, Carrier, FromBus, Letter, Topic, Wish, bus, is_plain};
use async_nats::{Client, ConnectOptions, Event, Message};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::path::PathBuf;
use store::TableId;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Where NATS is, and by what it knows this node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BusOptions {
    pub url: String,
    pub credentials: Option<PathBuf>,
    /// Certificates to trust besides those that everybody does.
    pub authority: Option<PathBuf>,
}

/// Begins to connect: where NATS is away, the node plays without it until it comes.
pub async fn connect(options: &BusOptions, cluster: &str) -> Result<Bus, String> {
    let (bus, carrier) = bus();
    let told = carrier.incoming.clone();
    let mut connecting = ConnectOptions::new().name(format!("emporion {cluster}")).no_echo().retry_on_initial_connect();
    if let Some(file) = &options.credentials {
        connecting = connecting.credentials_file(file).await.map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if let Some(file) = &options.authority {
        connecting = connecting.add_root_certificates(file.clone());
    }
    let connecting = connecting.event_callback(move |event| {
        let told = told.clone();
        async move { tell(&told, &event).await }
    });
    let client = connecting.connect(&options.url).await.map_err(|error| error.to_string())?;
    tokio::spawn(carry(client, Subjects { prefix: format!("emporion.{cluster}") }, carrier));
    Ok(bus)
}

async fn tell(told: &mpsc::Sender<FromBus>, event: &Event) {
    let news = match event {
        Event::Connected => FromBus::Up,
        Event::Disconnected | Event::Closed => FromBus::Down,
        Event::SlowConsumer(_) => FromBus::Lost,
        Event::LameDuckMode | Event::Draining => return,
        Event::ServerError(error) => return tracing::warn!(%error, "NATS"),
        Event::ClientError(error) => return tracing::warn!(%error, "NATS"),
    };
    tracing::info!(%event, "NATS");
    told.send(news).await.ok();
}

/// The names under which notices go.
struct Subjects {
    prefix: String,
}

impl Subjects {
    fn of(&self, topic: &Topic) -> String {
        match topic {
            Topic::Table(table) => format!("{}.table.{}", self.prefix, table.0),
            Topic::Nodes => format!("{}.nodes", self.prefix),
        }
    }
}

/// Ends when the node has let go of the bus and its last words are out.
async fn carry(client: Client, subjects: Subjects, Carrier { mut outgoing, mut wishes, incoming }: Carrier) {
    let mut watched: HashMap<TableId, Watch> = HashMap::new();
    let nodes = subscribe(&client, &subjects, Topic::Nodes, &incoming).await;
    loop {
        tokio::select! {
            // Whoever asks others about a table hears of it by then.
            biased;
            Some(wish) = wishes.recv() => match wish {
                Wish::Watch(table) if is_plain(&table) => {
                    if let Some(watch) = subscribe(&client, &subjects, Topic::Table(table.clone()), &incoming).await {
                        watched.insert(table, watch);
                    }
                }
                Wish::Watch(_) => {}
                Wish::Unwatch(table) => drop(watched.remove(&table)),
            },
            letter = outgoing.recv() => {
                let Some(Letter { topic, body }) = letter else { break };
                if client.publish(subjects.of(&topic), body.into()).await.is_err() {
                    incoming.send(FromBus::Lost).await.ok();
                }
            }
        }
    }
    client.flush().await.ok();
    drop(nodes);
}

/// A subscription, for as long as it lives.
struct Watch(JoinHandle<()>);

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn subscribe(client: &Client, subjects: &Subjects, topic: Topic, incoming: &mpsc::Sender<FromBus>) -> Option<Watch> {
    let mut subscriber = match client.subscribe(subjects.of(&topic)).await {
        Ok(subscriber) => subscriber,
        Err(error) => {
            tracing::warn!(%error, ?topic, "NATS does not take a subscription");
            incoming.send(FromBus::Lost).await.ok();
            return None;
        }
    };
    let incoming = incoming.clone();
    Some(Watch(tokio::spawn(async move {
        while let Some(Message { payload, .. }) = subscriber.next().await {
            let Ok(body) = String::from_utf8(payload.to_vec()) else { continue };
            if incoming.send(FromBus::Heard(Letter { topic: topic.clone(), body })).await.is_err() {
                return;
            }
        }
    })))
}
