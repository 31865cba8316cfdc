//! A node keeps in touch with the others: it says that it is up, hands on what they tell, and looks into the store where something
//! may not have been told.

use super::Hub;
use crate::cluster::{Cluster, FromBus, Heard, NodeNotice, Notice};
use crate::table::{Command, Event};
use std::time::Duration;
use store::{Store, TableId};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How often the store is looked at though nothing seems to be lost, and how often while the bus is away.
const LOOK_EVERY: Duration = Duration::from_secs(30);
const LOOK_WITHOUT_BUS: Duration = Duration::from_secs(2);
/// How soon after something was lost: others may have lost something as well.
const LOOK_SOON: Duration = Duration::from_millis(200);
/// Tables that are looked for at once.
const TABLES_AT_ONCE: usize = 1000;

impl<S: Store> Hub<S> {
    /// Ends with the bus; never where there is none.
    pub(super) async fn keep_in_touch(&self) {
        let Some(cluster) = &self.shared.cluster else { return std::future::pending().await };
        let Some(mut incoming) = cluster.take_incoming() else { return std::future::pending().await };
        let mut beat = interval(BEAT_EVERY);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut look_at = Instant::now() + LOOK_EVERY;
        loop {
            tokio::select! {
                _ = beat.tick() => self.beat_on_bus(cluster),
                () = sleep_until(look_at) => {
                    self.recheck(cluster).await;
                    look_at = Instant::now() + if self.hears() { LOOK_EVERY } else { LOOK_WITHOUT_BUS };
                }
                news = incoming.recv() => {
                    let Some(news) = news else { return };
                    if self.take_news(cluster, news) {
                        look_at = look_at.min(Instant::now() + LOOK_SOON);
                    }
                }
            }
        }
    }

    fn hears(&self) -> bool {
        self.shared.environment.membership.as_ref().is_some_and(|membership| membership.hears())
    }

    fn beat_on_bus(&self, cluster: &Cluster) {
        cluster.beat(self.shared.time.now());
        for node in cluster.forget_silent() {
            tracing::warn!(node, "another node is silent");
            self.tell_all_tables(|| Event::NodeGone { node: node.clone() });
        }
        self.count_nodes(cluster);
    }

    fn count_nodes(&self, cluster: &Cluster) {
        if let Some(membership) = &self.shared.environment.membership {
            membership.set_others(cluster.others());
        }
    }

    /// Whether something may be lost, so that the store had better be looked at.
    fn take_news(&self, cluster: &Cluster, news: FromBus) -> bool {
        match news {
            FromBus::Heard { topic, body } => {
                let heard = cluster.hear(topic, &body, self.shared.time.now());
                let lost = heard.is_some_and(|heard| self.take_heard(cluster, heard));
                self.count_nodes(cluster);
                lost
            }
            FromBus::Up | FromBus::Down => {
                if let Some(membership) = &self.shared.environment.membership {
                    membership.set_hears(matches!(news, FromBus::Up));
                }
                true
            }
            FromBus::Lost => {
                cluster.lost.inc();
                true
            }
        }
    }

    fn take_heard(&self, cluster: &Cluster, heard: Heard) -> bool {
        match heard {
            Heard::OfTable(table, notice) => {
                let address = self.shared.address_if_loaded(&table);
                address.is_some_and(|address| address.try_send(Command::Tell(Event::Noticed(notice))).is_err())
            }
            Heard::OfNode(_, NodeNotice::Up) => false,
            Heard::OfNode(_, NodeNotice::Lost) => true,
            Heard::OfNode(node, NodeNotice::Down) => {
                cluster.forget(&node);
                self.tell_all_tables(|| Event::NodeGone { node: node.clone() });
                false
            }
            Heard::OfNode(_, NodeNotice::Revoked { keys }) => {
                cluster.note_revoked(keys);
                false
            }
        }
    }

    /// A table with a full mailbox hears of it with the next look.
    fn tell_all_tables(&self, event: impl Fn() -> Event) {
        for table in self.shared.loaded() {
            table.try_send(Command::Tell(event())).ok();
        }
    }

    /// Looks into the store for what the tables in memory may not have heard of.
    async fn recheck(&self, cluster: &Cluster) {
        for tables in self.shared.loaded_tables().chunks(TABLES_AT_ONCE) {
            cluster.rechecks.inc_by(tables.len() as u64);
            match self.shared.store.lengths(tables).await {
                Ok(lengths) => {
                    for length in lengths {
                        self.notice(&length.table, Notice::Grown { length: length.entries });
                        self.notice(&length.table, Notice::Changed { revision: length.revision });
                        self.notice(&length.table, Notice::Chatted { number: length.messages });
                        self.notice(&length.table, Notice::Who);
                    }
                }
                Err(error) => tracing::warn!(%error, "the store could not be looked at; the next look comes soon"),
            }
        }
    }

    fn notice(&self, table: &TableId, notice: Notice) {
        if let Some(address) = self.shared.address_if_loaded(table) {
            address.try_send(Command::Tell(Event::Noticed(notice))).ok();
        }
    }
}
