//! A node keeps in touch with the others: it says that it is up, hands on what they tell, and looks into the store where something
//! may not have been told. What has to do with the bus never waits for the store, and neither waits for the other.

use super::{Hub, Result};
use crate::cluster::{Cluster, FromBus, Heard, Membership, NodeNotice, Notice, SILENT_AFTER, Spent};
use crate::table::{Command, Event};
use std::time::Duration;
use store::{Millis, Store, TableId};
use tokio::sync::broadcast;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How often the store is looked at though nothing seems to be lost, and how often while somebody cannot be heard.
const LOOK_EVERY: Duration = Duration::from_secs(30);
const LOOK_OFTEN: Duration = Duration::from_secs(2);
/// How soon after something was lost: others may have lost something as well.
const LOOK_SOON: Duration = Duration::from_millis(200);
/// Tables that are looked for at once.
const TABLES_AT_ONCE: usize = 1000;

impl<S: Store> Hub<S> {
    /// Never ends, and does nothing where there is no bus.
    pub(super) async fn keep_in_touch(&self) {
        let Some(cluster) = &self.shared.cluster else { return std::future::pending().await };
        let Some(mut incoming) = cluster.take_incoming() else { return std::future::pending().await };
        let mut beat = interval(BEAT_EVERY);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_beat = Instant::now();
        loop {
            tokio::select! {
                _ = beat.tick() => {
                    // A node that stood still has missed what the others said meanwhile.
                    if last_beat.elapsed() >= SILENT_AFTER {
                        cluster.look.notify_one();
                    }
                    last_beat = Instant::now();
                    self.beat_on_bus(cluster);
                }
                news = incoming.recv() => match news {
                    Some(news) => self.take_news(cluster, news),
                    None => return std::future::pending().await,
                },
            }
        }
    }

    /// Looks into the store now and then, and soon after something may have been missed. Never ends.
    pub(super) async fn look_into_store(&self) {
        let Some(cluster) = &self.shared.cluster else { return std::future::pending().await };
        loop {
            let patience = if self.hears_all() { LOOK_EVERY } else { LOOK_OFTEN };
            if timeout(patience, cluster.look.notified()).await.is_ok() {
                sleep(LOOK_SOON).await;
            }
            self.recheck(cluster).await;
        }
    }

    /// Sessions and tokens that end at other nodes; none where there are no others.
    pub fn revocations(&self) -> Option<broadcast::Receiver<Vec<String>>> {
        self.shared.cluster.as_ref().map(Cluster::revocations)
    }

    /// Sessions and tokens have ended here: others are told.
    pub fn tell_revoked(&self, keys: &[String]) {
        if !keys.is_empty() {
            self.tell_others(|| NodeNotice::Revoked { keys: keys.to_vec() });
        }
    }

    /// What people spend of their limits at other nodes; none where there are no others.
    pub(crate) fn spending(&self) -> Option<broadcast::Receiver<Spent>> {
        self.shared.cluster.as_ref().map(Cluster::spending)
    }

    pub(crate) fn tell_spent(&self, spent: Spent) {
        if let Some(cluster) = &self.shared.cluster {
            self.tell_others(|| NodeNotice::Spent { number: cluster.next_number(), spent });
        }
    }

    /// Tells other nodes of people, if there are any.
    pub(super) fn tell_others(&self, notice: impl FnOnce() -> NodeNotice) {
        if let Some(cluster) = self.shared.cluster.as_ref().filter(|_| self.is_among_others()) {
            cluster.tell_of_node(notice(), self.shared.time.now());
        }
    }

    /// Whether there are other nodes, or may be.
    pub fn is_among_others(&self) -> bool {
        self.shared.is_among_others()
    }

    /// Whether this node has a bus and everybody who is up is heard through it.
    pub fn hears_all(&self) -> bool {
        self.shared.environment.membership.as_ref().is_some_and(Membership::hears_all)
    }

    /// Whoever noted a moment ago to be up and cannot be heard is up all the same.
    pub(super) async fn look_for_nodes(&self) -> Result<()> {
        let (Some(cluster), Some(membership)) = (&self.shared.cluster, &self.shared.environment.membership) else { return Ok(()) };
        let since = self.shared.time.now() - SILENT_AFTER.as_millis() as Millis;
        let unheard = cluster.unheard(&self.shared.store.runs_since(since).await?);
        if unheard > 0 && membership.unheard() == 0 {
            tracing::info!(unheard, "servers use this database that cannot be heard");
        }
        membership.set_unheard(unheard);
        membership.note_time(self.shared.time.now());
        Ok(())
    }

    /// The time is the database's, so that all nodes have the same.
    pub(super) async fn follow_clock(&self) -> Result<()> {
        if self.shared.cluster.is_none() {
            return Ok(());
        }
        let asked = self.shared.time.now();
        if let Some(clock) = self.shared.store.clock().await? {
            self.shared.time.follow(clock, asked);
        }
        Ok(())
    }

    fn beat_on_bus(&self, cluster: &Cluster) {
        cluster.beat(self.shared.time.now());
        let silent = cluster.forget_silent();
        self.count_nodes(cluster);
        for node in silent {
            tracing::warn!(node, "another node is silent");
            self.tell_all_tables(|| Event::NodeGone { node: node.clone() });
        }
    }

    fn count_nodes(&self, cluster: &Cluster) {
        if let Some(membership) = &self.shared.environment.membership {
            membership.set_others(cluster.others());
            membership.note_time(self.shared.time.now());
        }
    }

    fn take_news(&self, cluster: &Cluster, news: FromBus) {
        match news {
            FromBus::Heard(letter) => {
                let heard = cluster.hear(letter, self.shared.time.now());
                self.count_nodes(cluster);
                heard.into_iter().for_each(|heard| self.take_heard(cluster, heard));
            }
            FromBus::Up | FromBus::Down => {
                if let Some(membership) = &self.shared.environment.membership {
                    membership.note_time(self.shared.time.now());
                    membership.set_hears(matches!(news, FromBus::Up));
                }
                // What was said meanwhile is lost on both sides.
                cluster.note_lost();
                cluster.look.notify_one();
            }
            FromBus::Lost => {
                cluster.figures.lost.inc();
                cluster.note_lost();
                cluster.look.notify_one();
            }
        }
    }

    fn take_heard(&self, cluster: &Cluster, heard: Heard) {
        match heard {
            Heard::OfTable(table, notice) => {
                if let Some(address) = self.shared.address_if_loaded(&table)
                    && address.try_send(Command::Tell(Event::Noticed(notice))).is_err()
                {
                    cluster.figures.lost.inc();
                    cluster.look.notify_one();
                }
            }
            Heard::OfNode(_, NodeNotice::Up) => {}
            Heard::OfNode(_, NodeNotice::Lost) => cluster.look.notify_one(),
            Heard::OfNode(node, NodeNotice::Down) => {
                cluster.forget(&node);
                self.count_nodes(cluster);
                self.tell_all_tables(|| Event::NodeGone { node: node.clone() });
            }
            Heard::OfNode(_, NodeNotice::Revoked { keys }) => cluster.note_revoked(keys),
            Heard::OfNode(_, NodeNotice::Spent { spent, .. }) => cluster.note_spent(spent),
            Heard::OfNode(_, NodeNotice::HintAsked { person, question, at }) => self.shared.hints.asked_elsewhere(&person, &question, at),
            Heard::OfNode(_, NodeNotice::ReviewBegun { person, table }) => self.shared.reviews.begun_elsewhere(&person, table),
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
            cluster.figures.rechecks.inc_by(tables.len() as u64);
            match self.shared.store.lengths(tables).await {
                Ok(lengths) => {
                    for length in lengths {
                        self.notice(&length.table, Notice::Grown { length: length.entries });
                        self.notice(&length.table, Notice::Changed { revision: length.revision });
                        self.notice(&length.table, Notice::Chatted { number: length.messages });
                        self.notice(&length.table, Notice::Who);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the store could not be looked at; the next look comes soon");
                    cluster.look.notify_one();
                    return sleep(LOOK_OFTEN).await;
                }
            }
        }
    }

    fn notice(&self, table: &TableId, notice: Notice) {
        if let Some(address) = self.shared.address_if_loaded(table) {
            address.try_send(Command::Tell(Event::Noticed(notice))).ok();
        }
    }
}
