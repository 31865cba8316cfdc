//! Notices over NATS. Its own client reconnects, and knows TLS and credentials.

use super::bus::{Bus, Carrier, FromBus, ToBus, Topic, bus, is_plain};
use async_nats::{Client, ConnectOptions, Event, Message, Subscriber};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::path::PathBuf;
use store::TableId;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Where NATS is, and by what it knows this node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BusOptions {
    pub(crate) url: String,
    pub(crate) credentials: Option<PathBuf>,
    /// Certificates to trust besides those that everybody does.
    pub(crate) authority: Option<PathBuf>,
}

/// Begins to connect: where NATS is away, the node plays without it until it comes.
pub(crate) async fn connect(options: &BusOptions, cluster: &str) -> Result<Bus, String> {
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
    let subjects = Subjects { prefix: format!("emporion.{cluster}") };
    tokio::spawn(carry(client, subjects, carrier));
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

async fn carry(client: Client, subjects: Subjects, Carrier { mut outgoing, incoming }: Carrier) {
    let mut watched: HashMap<TableId, Watch> = HashMap::new();
    let nodes = subscribe(&client, &subjects, Topic::Nodes, &incoming).await;
    while let Some(order) = outgoing.recv().await {
        match order {
            ToBus::Publish { topic, body } => {
                if client.publish(subjects.of(&topic), body.into()).await.is_err() {
                    incoming.send(FromBus::Lost).await.ok();
                }
            }
            ToBus::Watch(table) if is_plain(&table) => {
                if let Some(watch) = subscribe(&client, &subjects, Topic::Table(table.clone()), &incoming).await {
                    watched.insert(table, watch);
                }
            }
            ToBus::Watch(_) => {}
            ToBus::Unwatch(table) => drop(watched.remove(&table)),
        }
    }
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
    let subscriber = client.subscribe(subjects.of(&topic)).await;
    let mut subscriber: Subscriber = match subscriber {
        Ok(subscriber) => subscriber,
        Err(error) => {
            tracing::warn!(%error, "NATS does not tell of a table");
            incoming.send(FromBus::Lost).await.ok();
            return None;
        }
    };
    let incoming = incoming.clone();
    Some(Watch(tokio::spawn(async move {
        while let Some(Message { payload, .. }) = subscriber.next().await {
            let heard = FromBus::Heard { topic: topic.clone(), body: payload.to_vec() };
            if incoming.send(heard).await.is_err() {
                return;
            }
        }
    })))
}
