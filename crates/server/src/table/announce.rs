//! What clients are told after something happened. Only views and redacted events leave the server.

use super::actor::Actor;
use super::chairs::{info, seats_of};
use super::record::Record;
use crate::games::{Lengths, Seen};
use crate::protocol::{Decision, Kept, ServerMessage, State, Text, UndoRequest, VoteState};
use engine::Seat;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use store::Store;

/// Steps a client may have missed and still get as events.
const CATCH_UP: usize = 64;

impl<S: Store> Actor<S> {
    /// Tells everybody about entries that are on disk.
    pub(super) fn announce(&mut self, records: &[Record]) {
        self.close_curtains();
        self.settle_places();
        if records.iter().any(|record| matches!(record, Record::Undo { .. })) {
            self.clients.values_mut().for_each(|client| client.has = None);
        }
        if records.iter().any(changes_table) {
            self.announce_table();
            self.tell_presence(None);
        }
        self.announce_state();
        for record in records {
            let message = match record {
                Record::UndoAsked { .. } => self.undo_request().map(ServerMessage::UndoAsked),
                Record::VoteOpened { against, .. } => self.vote_state(*against).map(ServerMessage::VoteAsked),
                Record::Ended { outcome } => Some(ServerMessage::Over { outcome: outcome.clone() }),
                Record::Rematch { table } => Some(ServerMessage::Rematch { table: table.clone() }),
                _ => None,
            };
            if let Some(message) = message {
                self.clients.values_mut().for_each(|client| client.send(message.clone()));
            }
        }
    }

    /// Everything anew, after the store was read.
    pub(super) fn announce_everything(&mut self) {
        self.close_curtains();
        self.settle_places();
        self.clients.values_mut().for_each(|client| client.has = None);
        self.announce_table();
        self.tell_presence(None);
        self.announce_state();
    }

    /// One client sees the present state.
    pub(super) fn show(&mut self, client: u64) {
        let (Some(play), Some(entry)) = (&self.play, self.clients.get(&client)) else { return };
        let seen = play.game.view(entry.viewer(), &entry.known());
        self.show_as(client, seen);
    }

    pub(super) fn undo_request(&self) -> Option<UndoRequest> {
        let play = self.play.as_ref()?;
        let asked = play.book.undo.as_ref()?;
        let asker = play.chair(asked.seat)?.person()?;
        let waiting_for = play.others(asker).into_iter().filter(|person| !asked.yes.contains(person)).collect();
        Some(UndoRequest { seat: asked.seat, to: asked.to as u32, waiting_for })
    }

    fn vote_state(&self, against: Seat) -> Option<VoteState> {
        let play = self.play.as_ref()?;
        let target = play.chair(against)?.person()?;
        Some(play.book.open_vote(against)?.state(play.votes_needed(target)))
    }

    fn announce_table(&mut self) {
        let Some((row, ..)) = &self.row else { return };
        for client in self.clients.values_mut() {
            if let Ok(table) = info(row, &client.person.id) {
                client.send(ServerMessage::Lobby { table });
            }
        }
    }

    fn announce_state(&mut self) {
        let Some(play) = &self.play else { return };
        // Most see the same as others from the same place.
        let mut views: BTreeMap<(Option<Seat>, Lengths), Seen> = BTreeMap::new();
        let mut told = Vec::with_capacity(self.clients.len());
        for (id, client) in &self.clients {
            let seen = match views.entry((client.seat, client.known())) {
                Entry::Occupied(seen) => seen.get().clone(),
                Entry::Vacant(room) => {
                    let seen = play.game.view(client.viewer(), &room.key().1);
                    room.insert(seen).clone()
                }
            };
            told.push((*id, seen));
        }
        for (client, seen) in told {
            self.show_as(client, seen);
        }
    }

    fn show_as(&mut self, client: u64, seen: Seen) {
        let state = self.state_for(client, seen.view, seen.kept);
        if let (Some(entry), Some(state)) = (self.clients.get_mut(&client), state) {
            entry.seen.insert(entry.seat, state.seq);
            entry.has = Some((entry.seat, seen.lengths));
            entry.send(ServerMessage::State(state));
        }
    }

    fn state_for(&self, client: u64, view: Text, kept: Vec<Kept>) -> Option<State> {
        let (play, entry) = (self.play.as_ref()?, self.clients.get(&client)?);
        let now = self.now();
        let since = entry.seen.get(&entry.seat).copied();
        // Whoever sees the table for the first time has missed nothing: all is in the view.
        let missed = since.map_or(Some(Vec::new()), |since| play.missed(since, entry.viewer(), CATCH_UP));
        let decision = |seat: Seat| Decision { seat, decision: play.decision(seat) };
        Some(State {
            seq: play.seq,
            step: play.game.steps() as u32,
            viewer: entry.seat,
            view,
            kept,
            decisions: seats_of(&play.book.chairs, &entry.person.id).into_iter().map(decision).collect(),
            awaited: play.awaited().iter().collect(),
            may_act: play.game.may_act().iter().collect(),
            over: play.is_over(),
            clocks: play.book.clocks.states(now, &self.uptime),
            now,
            complete: since.is_some() && missed.is_some(),
            events: missed.unwrap_or_default(),
            undo: self.undo_request(),
            votes: play.book.votes.iter().filter_map(|vote| self.vote_state(vote.against)).collect(),
            waited_for: play.book.waited_for.iter().collect(),
        })
    }
}

/// Whether the seats or the status of the table are others after this.
fn changes_table(record: &Record) -> bool {
    match record {
        Record::Started { .. } | Record::SatIn { .. } | Record::Returned { .. } | Record::Replaced { .. } | Record::Ended { .. } => true,
        Record::Cancelled | Record::Expired | Record::Left { .. } => true,
        Record::RulesChanged { .. } | Record::Halted { .. } | Record::Revealed => true,
        Record::Input { .. } | Record::Undo { .. } | Record::UndoAsked { .. } | Record::UndoAnswered { .. } => false,
        Record::VoteOpened { .. } | Record::Voted { .. } | Record::VoteFailed { .. } | Record::Rematch { .. } => false,
    }
}
