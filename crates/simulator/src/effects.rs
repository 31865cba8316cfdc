//! What a table wants done is done here, and looked at on its way out.

use crate::audit::Checked;
use crate::faults::HarnessFault;
use crate::server::{Caller, Loaded};
use crate::world::World;
use engine::Seat;
use rand::RngExt;
use serde_json::Value;
use server::protocol::{ClientMessage, ErrorCode, ServerMessage, State};
use server::table::core::{CallReply, Effect, Event, ReplyTo, StoreReply, StoreRequest, Think};
use server::{Membership, Refusal};
use std::collections::VecDeque;
use std::time::Duration;
use store::{NewEntry, StoreError};

/// One in so many states is compared with the log when it is sent.
const COMPARED: u32 = 6;

impl World {
    /// Tells a table of something and does what it wants done.
    pub(crate) fn tell(&mut self, server: usize, table: usize, event: Event) -> Checked {
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            self.story.steps += 1;
            let Some(node) = &mut self.servers[server] else { return Ok(()) };
            let (now, interruptions) = (self.now + node.skew, 2 * node.interruptions);
            let Some(loaded) = node.tables.get_mut(&table) else { return Ok(()) };
            loaded.core.note_interruptions(interruptions);
            for effect in loaded.core.handle(now, event) {
                events.extend(self.carry_out(server, table, effect)?);
            }
        }
        Ok(())
    }

    pub(crate) fn loaded(&mut self, server: usize, table: usize) -> Option<&mut Loaded> {
        self.servers[server].as_mut()?.tables.get_mut(&table)
    }

    fn carry_out(&mut self, server: usize, table: usize, effect: Effect) -> Result<Option<Event>, String> {
        match effect {
            Effect::Send { client, message } => self.send(server, table, client, message)?,
            Effect::Close { client, why } => {
                if let Some(client) = self.client_at(server, client) {
                    (self.clients[client].link, self.clients[client].is_unwanted) = (None, why.is_some());
                }
            }
            Effect::Reply { to, answer } => self.reply(server, table, to, &answer),
            Effect::Store(request) => return self.begin_storing(server, table, request),
            Effect::Work(work) => return Ok(Some(Event::Worked(Some(work.run())))),
            Effect::Leave => self.unload(server, table),
            Effect::Publish(notice) => self.publish(server, table, &notice),
            Effect::Think(think) => {
                self.check_thought(server, table, &think)?;
                self.story.thoughts += 1;
                self.with_loaded(server, table, |loaded| loaded.thoughts.push(think));
            }
            Effect::Consider(consider) => self.with_loaded(server, table, |loaded| loaded.considered.push(consider)),
            Effect::PauseBeforeAsides(_) => self.with_loaded(server, table, |loaded| loaded.pauses += 1),
        }
        Ok(None)
    }

    fn with_loaded(&mut self, server: usize, table: usize, change: impl FnOnce(&mut Loaded)) {
        if let Some(loaded) = self.loaded(server, table) {
            change(loaded);
        }
    }

    /// A server lets a bot think about what its own entry made owed, or where the store gave it the table, or where it is alone.
    fn check_thought(&self, index: usize, table: usize, think: &Think) -> Checked {
        let Some(server) = &self.servers[index] else { return Ok(()) };
        let is_alone = server.membership().is_none_or(Membership::is_alone);
        let is_own = self.audits[table].made_owed(&server.node, think.seat, think.decision);
        if is_alone || is_own || server.claimed.contains(&table) {
            return Ok(());
        }
        let (node, tail) = (&server.node, self.memory.tables[table].tail());
        Err(format!("{node} lets a bot think about decision {} of seat {}, which is another's\n{tail}", think.decision, think.seat))
    }

    fn begin_storing(&mut self, server: usize, table: usize, request: StoreRequest) -> Result<Option<Event>, String> {
        let early = self.fault == Some(HarnessFault::AnswerBeforeWrite) && matches!(request, StoreRequest::Append(_));
        let Some(loaded) = self.loaded(server, table) else { return Ok(None) };
        if early {
            loaded.late_writes.push_back(request);
            return Ok(Some(Event::Stored(StoreReply::Appended(Ok(()), Duration::ZERO))));
        }
        if loaded.storing.replace(request).is_some() {
            return Err(format!("table {table} asks the store for two things at once"));
        }
        Ok(None)
    }

    /// Carries out what a server's table asks of the store, and looks at what it adds to the log.
    pub(crate) fn store(&mut self, node: &str, table: usize, request: &StoreRequest, took: Duration) -> Result<StoreReply, String> {
        let first = self.memory.tables[table].entries.len() as u64;
        let reply = self.memory.carry_out(table, request, took);
        match (&reply, request) {
            (StoreReply::Appended(Ok(()), _), StoreRequest::Append(append)) => {
                for (number, entry) in (first..).zip(&append.entries) {
                    self.check_vote(table, entry)?;
                    self.audits[table].entry(number, entry).map_err(|why| format!("{why}\n{}", self.memory.tables[table].tail()))?;
                }
                self.audits[table].note_maker(node);
            }
            (StoreReply::Appended(Err(StoreError::Conflict), _), _) => self.story.conflicts += 1,
            (StoreReply::MessageAdded(Ok(_)), StoreRequest::AddMessage { message, id, .. }) => {
                self.audits[table].line((message.person.clone(), id.clone()))?;
            }
            _ => {}
        }
        Ok(reply)
    }

    fn check_vote(&self, table: usize, entry: &NewEntry) -> Checked {
        let body: Value = entry.body.read().map_err(|why| why.to_string())?;
        let is_about_absence = body["kind"] == "vote-opened" && body["timeout"] == false;
        let seat = Seat::new(body["against"].as_u64().unwrap_or(0) as u8);
        if !is_about_absence || self.audits[table].table.is_waited_for(seat) {
            return Ok(());
        }
        self.check_absence(table, &body)
    }

    fn client_at(&self, server: usize, number: u64) -> Option<usize> {
        self.clients.iter().position(|client| client.link.as_ref().is_some_and(|link| link.server == server && link.number == number))
    }

    fn send(&mut self, server: usize, table: usize, number: u64, message: ServerMessage) -> Checked {
        let Some(client) = self.client_at(server, number) else { return Ok(()) };
        match &message {
            ServerMessage::Ack { id, seq } => self.check_ack(client, table, id, *seq)?,
            ServerMessage::Error { id: Some(id), error } => {
                self.story.refused += 1;
                let key = (self.clients[client].person.clone(), id.clone());
                if error.code != ErrorCode::Unavailable && self.audits[table].has(&key) {
                    return Err(format!("request {id} is in the log and was refused with {:?}", error.code));
                }
                if matches!(error.code, ErrorCode::Stale | ErrorCode::StaleDecision) && self.audits[table].stands(&key) {
                    return Err(format!("request {id} was refused with {:?}, and its decision stands", error.code));
                }
            }
            ServerMessage::State(state) => self.check_state(client, table, state)?,
            _ => {}
        }
        if let Some(link) = &mut self.clients[client].link {
            if let ServerMessage::State(state) = &message {
                link.sent_seq = Some(state.seq);
            }
            link.incoming.push_back(message);
        }
        Ok(())
    }

    /// What is acknowledged is on disk, as the entry that is named.
    fn check_ack(&mut self, client: usize, table: usize, id: &str, seq: u64) -> Checked {
        self.story.acknowledged += 1;
        let person = &self.clients[client].person;
        let number = self.memory.tables[table].actions.get(&(person.clone(), id.to_owned())).copied();
        let entry = number.map(|number| number + 1);
        let is_right = match self.audits[table].request(&(person.clone(), id.to_owned())) {
            // Whoever has their seat, maybe by this request through another server, needs no entry to get it.
            Some(ClientMessage::Chat { .. } | ClientMessage::TakeSeat { .. }) | None => entry.is_none_or(|entry| entry <= seq),
            Some(_) => entry == Some(seq),
        };
        if !is_right {
            return Err(format!("request {id} was acknowledged as {seq} and is in the log as {number:?}"));
        }
        Ok(())
    }

    /// Nobody is shown what is not on disk, nor from a seat that is not theirs.
    fn check_state(&mut self, client: usize, table: usize, state: &State) -> Checked {
        let length = self.memory.tables[table].entries.len() as u64;
        if state.seq > length {
            return Err(format!("a state of {} entries was shown, and {length} are on disk", state.seq));
        }
        let audit = &self.audits[table].table;
        if state.seq != audit.seq() {
            return Ok(());
        }
        let person = &self.clients[client].person;
        let is_own = |seat: Seat| audit.person(seat) == Some(person);
        if let Some(seat) = state.viewer.filter(|seat| !is_own(*seat)) {
            return Err(format!("{} looks from seat {seat}, which is not theirs", person.0));
        }
        if state.patch.is_none() && self.dice.random_range(0..COMPARED) == 0 {
            let (audit, who) = (&self.audits[table].table, &self.clients[client].person.0);
            return self.check_view(audit, state, who).map_err(|why| format!("{why}\n{}", self.memory.tables[table].tail()));
        }
        Ok(())
    }

    fn reply(&mut self, server: usize, table: usize, to: ReplyTo, answer: &Result<CallReply, Refusal>) {
        let Some(caller) = self.loaded(server, table).and_then(|loaded| loaded.replies.remove(&to)) else { return };
        let Caller::Newcomer { client, number } = caller else { return };
        let is_same = self.clients[client].link.as_ref().is_some_and(|link| link.server == server && link.number == number);
        if !is_same {
            return;
        }
        self.clients[client].is_connecting = false;
        let now = self.now;
        self.clients[client].link.iter_mut().for_each(|link| link.since = now);
        if let Err(error) = answer {
            self.clients[client].link = None;
            self.clients[client].is_unwanted = !error.is_passing();
            return;
        }
        // Whatever was never answered is asked again, with the same id.
        for message in self.clients[client].unanswered.clone() {
            if let Some(loaded) = self.loaded(server, table) {
                loaded.mailbox.push_back(Event::Said { client: number, message });
            }
        }
    }

    /// A table leaves memory, and every line to it ends.
    pub(crate) fn unload(&mut self, server: usize, table: usize) {
        if let Some(server) = &mut self.servers[server] {
            server.tables.remove(&table);
        }
        self.cut_lines(server, Some(table));
    }

    pub(crate) fn cut_lines(&mut self, server: usize, table: Option<usize>) {
        for client in &mut self.clients {
            let is_there =
                client.link.as_ref().is_some_and(|link| link.server == server) && table.is_none_or(|table| client.table == table);
            if is_there {
                (client.link, client.is_connecting) = (None, false);
            }
        }
    }
}
