//! What may happen next, in an order that chance chooses.

use crate::audit::Checked;
use crate::client::{Client, Link, id_of};
use crate::faults::HarnessFault;
use crate::memory::failure;
use crate::plan;
use crate::server::{Caller, Loaded, Next};
use crate::world::World;
use engine::{Seat, pick};
use rand::RngExt;
use serde_json::json;
use server::protocol::{ClientMessage, State};
use server::table::core::{Ask, Event, ReplyTo, StoreRequest};
use server::{Neighbourhood, Notice};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, Status};

/// How long a server has for a table that the store gave it.
const CLAIM: Millis = 10_000;
/// The longest write.
const SLOWEST_MILLIS: u64 = 40;
/// How often a table that is at rest is let alone before it may leave memory.
const PATIENCE: u32 = 40;

impl World {
    pub(crate) fn step(&mut self) -> Checked {
        if self.dice.random_range(0..1000) < self.chances.crash {
            let server = self.dice.random_range(0..self.servers.len());
            return self.crash_and_restart(server);
        }
        if self.has_nodes() && self.dice.random_range(0..1000) < self.chances.node {
            self.node_step();
            return Ok(());
        }
        match self.dice.random_range(0..100u8) {
            0..12 if self.has_nodes() => {
                self.bus_step();
                Ok(())
            }
            0..62 => self.table_step(),
            62..94 => self.client_step(),
            94..97 => {
                self.time_step();
                Ok(())
            }
            97..99 => {
                self.sweep();
                Ok(())
            }
            _ => {
                self.call_step();
                Ok(())
            }
        }
    }

    fn table_step(&mut self) -> Checked {
        let server = self.dice.random_range(0..self.servers.len());
        let Some(tables) = self.servers[server].as_ref().filter(|server| !server.is_frozen()).map(|server| server.tables.len()) else {
            return Ok(());
        };
        if tables == 0 {
            return Ok(());
        }
        let nth = self.dice.random_range(0..tables);
        let Some((&table, loaded)) = self.servers[server].as_ref().and_then(|server| server.tables.iter().nth(nth)) else { return Ok(()) };
        let possible: Vec<Next> = loaded.possible().collect();
        if possible.is_empty() {
            if loaded.is_idle() && self.dice.random_range(0..PATIENCE) == 0 {
                self.unload(server, table);
            }
            return Ok(());
        }
        let next = *pick(&possible, &mut self.dice);
        self.let_happen(server, table, next)?;
        self.check_rest(server, table)
    }

    fn let_happen(&mut self, server: usize, table: usize, next: Next) -> Checked {
        match next {
            Next::Store => self.store_step(server, table),
            Next::LateWrite => {
                let late = self.loaded(server, table).and_then(|loaded| loaded.late_writes.pop_front());
                late.map_or(Ok(()), |request| self.store(&self.node_name(server), table, &request, Duration::ZERO).map(|_| ()))
            }
            Next::Mail => {
                let event = self.loaded(server, table).and_then(|loaded| loaded.mailbox.pop_front());
                event.map_or(Ok(()), |event| self.tell(server, table, event))
            }
            Next::Gathered => self.tell(server, table, Event::Gathered),
            Next::Thought => self.thought_step(server, table),
            Next::Paused => {
                if let Some(loaded) = self.loaded(server, table) {
                    loaded.pauses -= 1;
                }
                self.tell(server, table, Event::Paused)
            }
            Next::Considered => {
                let considered = self.loaded(server, table).and_then(|loaded| loaded.considered.pop());
                let Some(considered) = considered else { return Ok(()) };
                let action = (considered.task)(&mut self.dice);
                self.tell(server, table, Event::Spoke { seat: considered.seat, seq: considered.seq, action })
            }
        }
    }

    /// The store does what it is asked for, or not, or does it and the answer is lost.
    fn store_step(&mut self, server: usize, table: usize) -> Checked {
        let Some(request) = self.loaded(server, table).and_then(|loaded| loaded.storing.take()) else { return Ok(()) };
        self.story.steps += 1;
        let took = Duration::from_millis(self.dice.random_range(0..SLOWEST_MILLIS));
        let (luck, node) = (self.dice.random_range(0..1000), self.node_name(server));
        let reply = if luck < self.chances.failure {
            self.story.failures += 1;
            failure(&request, took)
        } else if luck < self.chances.failure + self.chances.lost_answer {
            self.story.lost_answers += 1;
            self.store(&node, table, &request, took)?;
            failure(&request, took)
        } else {
            self.store(&node, table, &request, took)?
        };
        self.tell(server, table, Event::Stored(reply))
    }

    fn thought_step(&mut self, server: usize, table: usize) -> Checked {
        let count = self.loaded(server, table).map_or(0, |loaded| loaded.thoughts.len());
        let nth = self.dice.random_range(0..count);
        let Some(think) = self.loaded(server, table).map(|loaded| loaded.thoughts.swap_remove(nth)) else { return Ok(()) };
        if self.fault == Some(HarnessFault::LoseThoughts) && self.dice.random_range(0..4u8) == 0 {
            return Ok(());
        }
        let action = think.task.map(|task| (task.decide)(Duration::from_millis(1), &mut self.dice));
        self.audits[table].thought(think.seat, think.decision);
        self.tell(server, table, Event::Thought { seat: think.seat, decision: think.decision, action })
    }

    /// Where nothing is under way everybody at the table has been shown what is on disk.
    fn check_rest(&mut self, server: usize, table: usize) -> Checked {
        let is_at_rest = self.servers.len() == 1 && self.loaded(server, table).is_some_and(|loaded| loaded.possible().next().is_none());
        let kept = &self.memory.tables[table];
        if !is_at_rest || !matches!(kept.row.head.status, Status::Playing | Status::Finished) {
            return Ok(());
        }
        let length = kept.entries.len() as u64;
        let behind = |client: &&Client| {
            client.table == table && !client.is_connecting && client.link.as_ref().is_some_and(|link| link.sent_seq != Some(length))
        };
        match self.clients.iter().find(behind) {
            Some(client) => Err(format!("{} was not shown entry {length}", client.person.0)),
            None => Ok(()),
        }
    }

    fn time_step(&mut self) {
        self.story.steps += 1;
        let table = self.dice.random_range(0..self.memory.tables.len());
        let time = match self.dice.random_range(0..20u8) {
            0..12 => self.dice.random_range(0..30),
            12..17 => self.dice.random_range(100..5_000),
            17..19 => self.memory.tables[table].row.head.deadline.map_or(0, |deadline| deadline + 1 - self.now),
            _ => self.dice.random_range(60_000..4_000_000),
        };
        self.pass(time);
    }

    /// One look for tables where time is up; where there are several servers, the store gives them to one of them.
    pub(crate) fn sweep(&mut self) {
        if self.fault == Some(HarnessFault::NeverSweep) {
            return;
        }
        let index = self.any_server();
        let Some(server) = self.servers[index].as_ref().filter(|server| !server.is_frozen()) else { return };
        let (now, is_node) = (self.now + server.skew, server.membership().is_some());
        for table in 0..self.memory.tables.len() {
            if !self.memory.tables[table].is_due(now) {
                continue;
            }
            if is_node {
                self.memory.tables[table].row.head.deadline = Some(now + CLAIM);
            }
            self.servers[index].as_mut().map(|server| server.claimed.insert(table));
            if let Some(loaded) = self.load(index, table) {
                loaded.mailbox.push_back(Event::Woke);
            }
        }
    }

    fn node_name(&self, index: usize) -> String {
        self.servers[index].as_ref().map_or_else(String::new, |server| server.node.clone())
    }

    /// Somebody gives their seats up, or the hub asks something else of a table.
    fn call_step(&mut self) {
        let client = self.dice.random_range(0..self.clients.len());
        let (person, table) = (self.clients[client].person.clone(), self.clients[client].table);
        let server = self.any_server();
        let reply = self.next_reply();
        let luck = self.dice.random_range(0..12u8);
        let before = self.now - 10_000_000;
        let Some(loaded) = self.load(server, table) else { return };
        loaded.replies.insert(reply, Caller::Somebody);
        loaded.mailbox.push_back(match luck {
            0 => Event::Call { what: Ask::Leave { person }, reply },
            1 => Event::Call { what: Ask::Cancel { person }, reply },
            2 => Event::Call { what: Ask::Expire { before }, reply },
            _ => Event::Refresh { reply },
        });
    }

    /// A server that is up; the first one always is, and stands still at times.
    fn any_server(&mut self) -> usize {
        let server = self.dice.random_range(0..self.servers.len());
        if self.servers[server].is_some() { server } else { 0 }
    }

    fn next_reply(&mut self) -> ReplyTo {
        self.next_number += 1;
        ReplyTo(self.next_number)
    }

    /// The table's memory at a server that is up.
    fn load(&mut self, server: usize, table: usize) -> Option<&mut Loaded> {
        let (seed, prepare) = (self.dice.random(), Arc::clone(&self.prepare));
        if self.has_nodes() && self.loaded(server, table).is_none() {
            self.publish(server, table, &Notice::Who);
        }
        let id = &self.memory.tables[table].row.id;
        let server = self.servers[server].as_mut()?;
        let environment = &server.environment;
        Some(server.tables.entry(table).or_insert_with(|| {
            let mut loaded = Loaded::new(id, environment, seed);
            prepare(&mut loaded.core);
            loaded
        }))
    }

    /// A server dies: what its tables had in memory is gone, and what was on its way to the disk arrives or not.
    pub(crate) fn crash(&mut self, index: usize) -> Checked {
        let Some(server) = self.servers[index].take() else { return Ok(()) };
        self.story.crashes += 1;
        for (table, loaded) in server.tables {
            if let Some(request @ StoreRequest::Append(_)) = loaded.storing
                && self.dice.random_range(0..2u8) == 0
            {
                self.store(&server.node, table, &request, Duration::ZERO)?;
            }
        }
        self.bus.unsteady_at = self.now;
        self.cut_lines(index, None);
        Ok(())
    }

    fn crash_and_restart(&mut self, index: usize) -> Checked {
        self.crash(index)?;
        let down = if self.dice.random_range(0..3u8) == 0 { self.dice.random_range(0..100_000) } else { 0 };
        self.pass(down);
        self.start_server(index);
        Ok(())
    }

    fn client_step(&mut self) -> Checked {
        let client = self.dice.random_range(0..self.clients.len());
        if self.clients[client].link.is_none() {
            self.connect(client);
            return Ok(());
        }
        if self.dice.random_range(0..1000) < self.chances.disconnect {
            self.disconnect(client);
            return Ok(());
        }
        let mut heard = 0;
        while self.clients[client].listen()? {
            heard += 1;
        }
        self.story.steps += heard;
        if !self.clients[client].is_connecting && self.dice.random_range(0..2u8) == 0 {
            self.speak(client);
        }
        Ok(())
    }

    fn own_seats(&self, client: &Client) -> Vec<Seat> {
        let audit = &self.audits[client.table].table;
        Seat::all(self.tables[client.table].count as u8).filter(|seat| audit.person(*seat) == Some(&client.person)).collect()
    }

    pub(crate) fn connect(&mut self, index: usize) {
        let own = self.own_seats(&self.clients[index]);
        let table = self.clients[index].table;
        if own.is_empty() && !self.tables[table].spectators {
            return;
        }
        let server = self.any_server();
        let seat = if own.is_empty() || self.dice.random_range(0..4u8) == 0 { None } else { Some(*pick(&own, &mut self.dice)) };
        let takes_patches = self.dice.random_range(0..2u8) == 0;
        let (hello, reply) = (self.clients[index].hello(seat, takes_patches), self.next_reply());
        let number = reply.0;
        let person = plan::person(self.clients[index].person.0[1..].parse().expect("people are numbered"));
        let Some(loaded) = self.load(server, table) else { return };
        loaded.replies.insert(reply, Caller::Newcomer { client: index, number });
        loaded.mailbox.push_back(Event::Connect { client: number, person, from: Neighbourhood::Unknown, hello, reply });
        let client = &mut self.clients[index];
        (client.link, client.is_connecting) = (Some(Link::new(server, number, self.now)), true);
        self.story.steps += 1;
    }

    fn disconnect(&mut self, index: usize) {
        let client = &mut self.clients[index];
        client.is_connecting = false;
        let (Some(link), table) = (client.link.take(), client.table) else { return };
        self.story.steps += 1;
        if let Some(loaded) = self.loaded(link.server, table) {
            loaded.mailbox.push_back(Event::Gone { client: link.number });
        }
    }

    fn speak(&mut self, index: usize) {
        let Some(state) = self.clients[index].state.clone() else { return };
        let own: Vec<Seat> = state.decisions.iter().map(|decision| decision.seat).collect();
        let seat = if own.is_empty() { Seat::new(0) } else { *pick(&own, &mut self.dice) };
        self.clients[index].next_id += 1;
        let id = format!("{index}-{}", self.clients[index].next_id);
        let other = Seat::new(self.dice.random_range(0..self.tables[self.clients[index].table].count as u8));
        let yes = self.dice.random_range(0..4u8) > 0;
        let message = match self.dice.random_range(0..100u8) {
            0..58 => match self.action(index, &state, id) {
                Some(message) => message,
                None => return,
            },
            58..66 => ClientMessage::Undo { id, seat },
            66..73 => ClientMessage::AnswerUndo { id, seat, yes },
            73 => ClientMessage::CancelUndo { id, seat },
            74..84 => ClientMessage::Vote { id, seat, against: other, yes },
            84..87 => ClientMessage::TakeSeat { id, seat },
            87..93 => match self.clients[index].said.clone() {
                Some(message) => message,
                None => return,
            },
            93..95 => ClientMessage::Chat { id, text: "well".to_owned() },
            95 => ClientMessage::Note { text: "hm".to_owned() },
            96..99 => ClientMessage::Look { seat: Some(seat) },
            _ => ClientMessage::Hello(self.clients[index].hello(state.viewer, false)),
        };
        self.say(index, message);
    }

    /// A decision that is owed, or something that may be done; sometimes too late, sometimes nonsense.
    fn action(&mut self, index: usize, state: &State, id: String) -> Option<ClientMessage> {
        let can = |seat: &Seat| state.awaited.contains(seat) || state.may_act.contains(seat);
        let decision = state.decisions.iter().find(|decision| can(&decision.seat)).filter(|_| !state.over)?;
        let seat = decision.seat;
        if state.viewer != Some(seat) {
            return Some(ClientMessage::Look { seat: Some(seat) });
        }
        let luck = self.dice.random_range(0..100u8);
        let action = if luck == 0 {
            json!({ "fly": 1 })
        } else {
            plan::choose(self.tables[self.clients[index].table].game, state.view.json(), seat, &mut self.dice)
        };
        let late = if luck < 6 { 1 } else { 0 };
        Some(ClientMessage::Act { id, decision: decision.decision.saturating_sub(late), seat, action })
    }

    pub(crate) fn say(&mut self, index: usize, message: ClientMessage) {
        let client = &mut self.clients[index];
        let Some(number) = client.link.as_ref().map(|link| (link.server, link.number)) else { return };
        if let Some(id) = id_of(&message) {
            self.audits[client.table].ask((client.person.clone(), id.to_owned()), &message);
            if !client.unanswered.contains(&message) {
                client.unanswered.push(message.clone());
            }
            client.said = Some(message.clone());
        }
        let (table, repeats) = (client.table, self.fault == Some(HarnessFault::RepeatWithAnotherId));
        self.story.steps += 1;
        let Some(loaded) = self.loaded(number.0, table) else { return };
        if let (true, ClientMessage::Act { id, decision, seat, action }) = (repeats, &message) {
            let again = ClientMessage::Act { id: format!("{id}b"), decision: decision + 1, seat: *seat, action: action.clone() };
            loaded.mailbox.push_back(Event::Said { client: number.1, message: again });
        }
        loaded.mailbox.push_back(Event::Said { client: number.1, message });
    }

    pub(crate) fn connect_all(&mut self) {
        for client in 0..self.clients.len() {
            if self.clients[client].link.is_none() && !self.clients[client].is_unwanted {
                self.connect(client);
            }
        }
    }

    /// Everything that is under way comes to its end.
    pub(crate) fn finish_all(&mut self) -> Checked {
        let (servers, tables) = (self.servers.len(), self.memory.tables.len());
        for (server, table) in (0..servers).flat_map(|server| (0..tables).map(move |table| (server, table))) {
            while let Some(next) = self.loaded(server, table).and_then(|loaded| loaded.possible().next()) {
                self.let_happen(server, table, next)?;
            }
        }
        Ok(())
    }

    pub(crate) fn listen_all(&mut self) -> Checked {
        for client in &mut self.clients {
            while client.listen()? {
                self.story.steps += 1;
            }
        }
        Ok(())
    }

    /// Tables at which something waits to be done, at whichever server.
    pub(crate) fn busy_tables(&self) -> BTreeSet<usize> {
        let loaded = self.servers.iter().flatten().flat_map(|server| &server.tables);
        loaded.filter(|(_, loaded)| loaded.possible().next().is_some()).map(|(table, _)| *table).collect()
    }

    pub(crate) fn any_table_is_busy(&self) -> bool {
        self.servers.iter().flatten().flat_map(|server| server.tables.values()).any(|loaded| loaded.possible().next().is_some())
    }
}
