//! What clients are told after something happened. Only views and redacted events leave the server.

use super::batch::Pending;
use super::clients::Client;
use super::{Effect, TableCore};
use crate::protocol::{Decision, ServerMessage, State, Text, UndoRequest, ViewText, VoteState, patch_between};
use crate::table::chairs::{info, seats_of};
use crate::table::play::Play;
use crate::table::record::Record;
use engine::Seat;
use std::collections::BTreeMap;

/// Steps a client may have missed and still get as events.
const CATCH_UP: usize = 64;

impl TableCore {
    /// Tells everybody about entries that are on disk.
    pub(super) fn announce(&mut self, entries: &[Pending]) {
        let records = || entries.iter().map(|entry| &entry.record);
        self.close_curtains();
        self.update_places();
        let undone = records().any(|record| matches!(record, Record::Undo { .. }));
        if records().any(changes_table) {
            self.announce_table();
            self.tell_presence(None);
        }
        if !(undone && planted!(self, StaleViewAfterUndo)) {
            self.show_all();
        }
        for record in records() {
            let message = match record {
                Record::UndoAsked { .. } => self.undo_request().map(ServerMessage::UndoAsked),
                Record::VoteOpened { against, .. } => {
                    self.play.as_ref().and_then(|play| vote_state(play, *against)).map(ServerMessage::VoteAsked)
                }
                Record::Ended { outcome } => Some(ServerMessage::Over { outcome: outcome.clone() }),
                Record::Rematch { table } => Some(ServerMessage::Rematch { table: table.clone() }),
                _ => None,
            };
            if let Some(message) = message {
                self.tell_all(&message);
            }
        }
    }

    /// Everything anew, after the store was read.
    pub(super) fn announce_everything(&mut self) {
        self.close_curtains();
        self.update_places();
        self.clients.values_mut().for_each(|client| client.has = None);
        self.announce_table();
        self.tell_presence(None);
        self.show_all();
    }

    pub(super) fn undo_request(&self) -> Option<UndoRequest> {
        let play = self.play.as_ref()?;
        let asked = play.table.undo.as_ref()?;
        let asker = play.chair(asked.seat)?.person()?;
        let waiting_for = play.others(asker).into_iter().filter(|person| !asked.yes.contains(person)).collect();
        Some(UndoRequest { seat: asked.seat, to: asked.to as u32, waiting_for })
    }

    fn announce_table(&mut self) {
        let Some(row) = &self.row else { return };
        for (id, client) in &self.clients {
            if let Ok(table) = info(&row.table, &client.person.id) {
                self.effects.push(Effect::Send { client: *id, message: ServerMessage::Lobby { table } });
            }
        }
    }

    /// One client sees the present state.
    pub(super) fn show(&mut self, client: u64) {
        self.show_to(&[client]);
    }

    pub(super) fn show_all(&mut self) {
        let everybody: Vec<u64> = self.clients.keys().copied().collect();
        self.show_to(&everybody);
    }

    /// The one place where views are made. Most see the same as others from the same place.
    fn show_to(&mut self, clients: &[u64]) {
        let Some(play) = &self.play else { return };
        let mut views: BTreeMap<Option<Seat>, ViewText> = BTreeMap::new();
        let mut patches = Patches::default();
        for id in clients {
            let Some(client) = self.clients.get(id) else { continue };
            let view = views.entry(client.seat).or_insert_with(|| play.game.view(client.viewer())).clone();
            let patch = client.has.as_ref().and_then(|has| patches.between(has, &view));
            let state = self.state_of(play, client, &view, patch);
            if let Some(client) = self.clients.get_mut(id) {
                client.seen.insert(client.seat, state.seq);
                if !(client.has.is_some() && planted!(self, PatchOfOlderView)) {
                    client.has = client.takes_patches.then_some(view);
                }
            }
            self.effects.push(Effect::Send { client: *id, message: ServerMessage::State(state) });
        }
    }

    fn state_of(&self, play: &Play, client: &Client, view: &ViewText, patch: Option<Text>) -> State {
        let since = client.seen.get(&client.seat).copied();
        // Whoever sees the table for the first time has missed nothing: all is in the view.
        let missed = since.map_or(Some(Vec::new()), |since| play.missed(since, client.viewer(), CATCH_UP));
        let decision = |seat: Seat| Decision { seat, decision: play.decision(seat) };
        State {
            seq: play.seq,
            step: play.game.steps() as u32,
            viewer: client.seat,
            view: if patch.is_some() { Text::null() } else { view.text().clone() },
            patch,
            decisions: seats_of(&play.table.chairs, &client.person.id).into_iter().map(decision).collect(),
            awaited: play.awaited().iter().collect(),
            may_act: play.game.may_act().iter().collect(),
            over: play.is_over(),
            clocks: play.table.clock_states(self.now),
            now: self.now,
            complete: since.is_some() && missed.is_some(),
            events: missed.unwrap_or_default(),
            undo: self.undo_request(),
            undo_refused: play.table.undo_refused.clone(),
            votes: play.table.votes.iter().filter_map(|vote| vote_state(play, vote.against)).collect(),
            waited_for: play.table.waited_for.iter().collect(),
        }
    }
}

/// Patches of this moment: most who look from the same place saw the same before.
#[derive(Default)]
struct Patches(Vec<(ViewText, ViewText, Option<Text>)>);

impl Patches {
    fn between(&mut self, before: &ViewText, after: &ViewText) -> Option<Text> {
        let known = self.0.iter().find(|(from, to, _)| from.is_copy_of(before) && to.is_copy_of(after));
        if let Some((_, _, patch)) = known {
            return patch.clone();
        }
        let patch = patch_between(before, after);
        self.0.push((before.clone(), after.clone(), patch.clone()));
        patch
    }
}

fn vote_state(play: &Play, against: Seat) -> Option<VoteState> {
    let target = play.chair(against)?.person()?;
    Some(play.table.open_vote(against)?.state(play.votes_needed(target)))
}

/// Whether the seats or the status of the table are others after this.
fn changes_table(record: &Record) -> bool {
    match record {
        Record::Started { .. } | Record::SatIn { .. } | Record::Returned { .. } | Record::Replaced { .. } | Record::Ended { .. } => true,
        Record::Cancelled | Record::Expired | Record::Left { .. } => true,
        Record::RulesChanged { .. } | Record::Halted { .. } | Record::Revealed => true,
        Record::Unserved { .. } => false,
        Record::Input { .. } | Record::Undo { .. } | Record::UndoAsked { .. } | Record::UndoAnswered { .. } => false,
        Record::UndoCancelled | Record::VoteOpened { .. } | Record::Voted { .. } | Record::VoteFailed { .. } | Record::Rematch { .. } => {
            false
        }
    }
}
