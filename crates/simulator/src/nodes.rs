//! Several servers and the bus between them, which loses, doubles, delays and reorders what it carries, or carries nothing to some
//! of them; servers that stand still for a while, and clocks that differ a little.

use crate::client::Link;
use crate::faults::HarnessFault;
use crate::world::World;
use rand::RngExt;
use server::table::core::Event;
use server::{Membership, Notice};
use std::collections::{BTreeMap, BTreeSet};
use store::{Millis, Run};

/// A server that was not heard for so long is gone, and one that has not noted to be up for so long was interrupted.
const SILENT_AFTER: Millis = 3_000;
/// How often a server looks into the store though nothing seems to be lost.
const LOOK_EVERY: Millis = 30_000;
/// Nothing is under way for longer than this: it has come, or it is lost.
const LONGEST_WAY: Millis = 1_000;
/// When everybody knows who is at a table, after the last thing that went wrong between servers.
const KNOWN_AFTER: Millis = 5_000;

/// A notice under way.
pub(crate) struct Letter {
    to: usize,
    table: usize,
    notice: Notice,
}

/// What lies between servers.
#[derive(Default)]
pub(crate) struct Bus {
    letters: Vec<Letter>,
    /// The last time a server came or went, stood still or was cut off.
    pub(crate) unsteady_at: Millis,
    /// The last time something about a table was lost, or a server was behind with it.
    unsteady_tables: BTreeMap<usize, Millis>,
    /// Since when some server that is up does not hear of another.
    parted_at: Option<Millis>,
    looked_at: Millis,
}

impl World {
    pub(crate) fn has_nodes(&self) -> bool {
        self.servers.len() > 1
    }

    /// A table tells the others something.
    pub(crate) fn publish(&mut self, from: usize, table: usize, notice: &Notice) {
        let is_alone = self.servers[from].as_ref().is_none_or(|server| server.membership().is_some_and(Membership::is_alone));
        if is_alone && *notice != Notice::Who {
            return;
        }
        for to in (0..self.servers.len()).filter(|to| *to != from) {
            let luck = self.dice.random_range(0..1000);
            let copies = if !self.is_linked(from, to) || luck < self.chances.lost_notice {
                self.lose_notice(table);
                0
            } else if luck < self.chances.lost_notice + self.chances.doubled_notice {
                2
            } else {
                1
            };
            self.story.notices += copies;
            for _ in 0..copies {
                self.bus.letters.push(Letter { to, table, notice: notice.clone() });
            }
        }
    }

    fn lose_notice(&mut self, table: usize) {
        self.story.lost_notices += 1;
        self.bus.unsteady_tables.insert(table, self.now);
    }

    fn is_linked(&self, from: usize, to: usize) -> bool {
        [from, to].iter().all(|index| self.servers[*index].as_ref().is_some_and(|server| !server.is_parted && !server.is_frozen()))
    }

    /// Any notice that is under way comes next.
    pub(crate) fn bus_step(&mut self) {
        if self.bus.letters.is_empty() {
            return;
        }
        let nth = self.dice.random_range(0..self.bus.letters.len());
        let letter = self.bus.letters.swap_remove(nth);
        self.deliver(letter);
    }

    /// All that is under way comes, in some order.
    pub(crate) fn deliver_all(&mut self) {
        while !self.bus.letters.is_empty() {
            self.bus_step();
        }
    }

    fn deliver(&mut self, Letter { to, table, notice }: Letter) {
        self.story.steps += 1;
        let is_parted = self.servers[to].as_ref().is_none_or(|server| server.is_parted);
        if is_parted {
            return self.lose_notice(table);
        }
        if let Some(loaded) = self.loaded(to, table) {
            loaded.mailbox.push_back(Event::Noticed(notice));
        }
    }

    pub(crate) fn pass(&mut self, time: Millis) {
        if time >= LONGEST_WAY {
            self.deliver_all();
        }
        self.now += time.max(0);
        // A server that is behind with what it hears knows less than it should.
        if time >= LONGEST_WAY {
            let (now, busy) = (self.now, self.busy_tables());
            self.bus.unsteady_tables.extend(busy.into_iter().map(|table| (table, now)));
        }
        self.beat();
        if self.has_nodes() && self.now - self.bus.looked_at >= LOOK_EVERY {
            self.look_everywhere();
        }
    }

    /// Servers that are up note it, and say so to each other.
    pub(crate) fn beat(&mut self) {
        let now = self.now;
        for server in self.servers.iter().flatten().filter(|server| !server.is_frozen()) {
            self.memory.runs[server.run].last_seen = now + server.skew;
        }
        if self.has_nodes() {
            self.hear_beats();
            self.forget_silent();
        }
    }

    fn hear_beats(&mut self) {
        let now = self.now;
        for to in 0..self.servers.len() {
            let heard: Vec<String> = (0..self.servers.len())
                .filter(|from| *from != to && self.is_linked(*from, to))
                .filter_map(|from| self.servers[from].as_ref().map(|server| server.node.clone()))
                .collect();
            let Some(server) = &mut self.servers[to] else { continue };
            let was_alone = server.heard.is_empty() && !heard.is_empty();
            server.heard.extend(heard.into_iter().map(|node| (node, now)));
            // Whoever thought to be alone has told nobody of anything, and says so.
            if was_alone {
                self.looks_due = true;
            }
        }
        if std::mem::take(&mut self.looks_due) {
            self.count_nodes();
            self.look_everywhere();
        }
    }

    fn forget_silent(&mut self) {
        let now = self.now;
        for server in self.servers.iter_mut().flatten().filter(|server| !server.is_frozen()) {
            let is_silent = |heard: &Millis| now - heard >= SILENT_AFTER;
            let silent: Vec<String> = server.heard.iter().filter(|(_, heard)| is_silent(heard)).map(|(node, _)| node.clone()).collect();
            server.heard.retain(|_, heard| !is_silent(heard));
            for loaded in server.tables.values_mut() {
                loaded.mailbox.extend(silent.iter().map(|node| Event::NodeGone { node: node.clone() }));
            }
        }
        self.count_nodes();
    }

    fn count_nodes(&mut self) {
        let (now, runs) = (self.now, &self.memory.runs);
        let up: BTreeSet<&str> = runs.iter().filter(|run| run.last_seen >= now - SILENT_AFTER).map(|run| node_of(&run.id)).collect();
        let mut are_parted = false;
        for server in self.servers.iter().flatten().filter(|server| !server.is_frozen()) {
            let Some(membership) = server.membership() else { continue };
            let unheard = up.iter().filter(|node| **node != server.node && !server.heard.contains_key(**node)).count();
            membership.set_hears(!(server.is_parted && server.knows_it));
            membership.set_others(server.heard.len());
            membership.set_unheard(unheard);
            membership.note_time(now + server.skew);
            are_parted |= server.is_parted;
        }
        // Whoever is the only one left has nobody to hear.
        are_parted &= self.servers.iter().flatten().filter(|server| !server.is_frozen()).count() > 1;
        self.bus.parted_at = if are_parted { self.bus.parted_at.or(Some(now)) } else { None };
    }

    /// Every server that can looks for what its tables may not have heard of.
    pub(crate) fn look_everywhere(&mut self) {
        self.bus.looked_at = self.now;
        if self.fault == Some(HarnessFault::NeverLook) {
            return;
        }
        for index in 0..self.servers.len() {
            self.look(index);
        }
    }

    fn look(&mut self, index: usize) {
        let Some(server) = self.servers[index].as_mut().filter(|server| !server.is_frozen()) else { return };
        self.story.steps += 1;
        for (table, loaded) in &mut server.tables {
            let kept = &self.memory.tables[*table];
            let lengths = [
                Notice::Grown { length: kept.entries.len() as u64 },
                Notice::Changed { revision: kept.row.revision },
                Notice::Chatted { number: kept.messages.len() as u64 },
                Notice::Who,
            ];
            loaded.mailbox.extend(lengths.map(Event::Noticed));
        }
    }

    /// Something goes wrong between servers, or is well again.
    pub(crate) fn node_step(&mut self) {
        let index = self.dice.random_range(0..self.servers.len());
        let (luck, knows_it) = (self.dice.random_range(0..4u8), self.dice.random_range(0..2u8) == 0);
        let Some(server) = &mut self.servers[index] else { return };
        match luck {
            _ if server.is_frozen() => self.thaw(index),
            0 => {
                (server.frozen_since, self.bus.unsteady_at) = (Some(self.now), self.now);
                self.story.freezes += 1;
            }
            _ if server.is_parted => self.heal(index),
            1 | 2 => {
                (server.is_parted, server.knows_it) = (true, knows_it);
                self.bus.unsteady_at = self.now;
                self.story.parted += 1;
                self.count_nodes();
            }
            _ => self.look(index),
        }
    }

    /// Whoever hears again says that something may be lost, and everybody looks.
    fn heal(&mut self, index: usize) {
        if let Some(server) = &mut self.servers[index] {
            server.is_parted = false;
        }
        self.bus.unsteady_at = self.now;
        self.beat();
        self.look_everywhere();
    }

    /// A server that stood still goes on: with a new run, if others could take it for dead.
    fn thaw(&mut self, index: usize) {
        let now = self.now;
        let Some(server) = &mut self.servers[index] else { return };
        let Some(since) = server.frozen_since.take() else { return };
        self.bus.unsteady_at = now;
        if now - since > SILENT_AFTER {
            server.interruptions += 1;
            server.run = self.memory.runs.len();
            let (id, at) = (format!("{}.{}", server.node, server.interruptions), now + server.skew);
            self.memory.runs.push(Run { id, started_at: at, last_seen: at });
        }
        self.beat();
        self.look(index);
    }

    /// All servers hear each other and go on.
    pub(crate) fn mend(&mut self) {
        for index in 0..self.servers.len() {
            self.thaw(index);
            self.heal(index);
        }
    }

    /// Nobody is judged to be away who is there, or of whom nobody can know.
    pub(crate) fn check_absence(&self, table: usize, body: &serde_json::Value) -> Result<(), String> {
        let seat = body["against"].as_u64().unwrap_or(0);
        let Some(person) = self.audits[table].table.person(engine::Seat::new(seat as u8)) else { return Ok(()) };
        if self.bus.parted_at.is_some_and(|since| self.now - since > KNOWN_AFTER) {
            return Err(format!("{} was judged to be away though not all servers hear of each other", person.0));
        }
        // Whoever is at a server that stands still is as far away as one can be.
        let is_served = |link: &Link| self.servers[link.server].as_ref().is_some_and(|server| !server.is_frozen());
        let unsteady_at = self.bus.unsteady_tables.get(&table).copied().unwrap_or(0).max(self.bus.unsteady_at);
        let is_known = |link: &Link| is_served(link) && self.now - link.since.max(unsteady_at) > KNOWN_AFTER;
        let is_here = self.clients.iter().filter(|client| client.table == table && client.person == *person && !client.is_connecting);
        match is_here.filter_map(|client| client.link.as_ref()).find(|link| is_known(link)) {
            Some(link) => Err(format!("{} was judged to be away and is there through server {}", person.0, link.server)),
            None => Ok(()),
        }
    }
}

fn node_of(run: &str) -> &str {
    run.split_once('.').map_or(run, |(node, _)| node)
}
