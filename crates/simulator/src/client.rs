//! Somebody with a window open at a table: what they know, what they have asked for and not been answered.

use crate::audit::Checked;
use engine::{Seat, Viewer};
use server::protocol::{ClientMessage, ErrorCode, Hello, ServerMessage, State, Text, apply_patch};
use std::collections::VecDeque;
use store::{Millis, PersonId};

pub(crate) struct Client {
    pub(crate) person: PersonId,
    pub(crate) table: usize,
    pub(crate) link: Option<Link>,
    /// A server was asked to let it in and has not answered.
    pub(crate) is_connecting: bool,
    /// It was told that coming back would not help.
    pub(crate) is_unwanted: bool,
    /// What it was last shown, whole.
    pub(crate) state: Option<State>,
    /// Who is there, as it was last told.
    pub(crate) here: Vec<Seat>,
    /// The last number it has seen on any line.
    pub(crate) last_seq: Option<u64>,
    /// Requests without an answer; they are sent again on the next line.
    pub(crate) unanswered: Vec<ClientMessage>,
    /// Something it has said before, to be said again.
    pub(crate) said: Option<ClientMessage>,
    pub(crate) next_id: u64,
}

/// A line to a server.
pub(crate) struct Link {
    pub(crate) server: usize,
    pub(crate) number: u64,
    pub(crate) incoming: VecDeque<ServerMessage>,
    /// Since when it is there.
    pub(crate) since: Millis,
    /// The last line of chat that came on it.
    pub(crate) chat: u64,
    /// The number of the last state that came on this line.
    seq: Option<u64>,
    /// The number of the last state that was sent on it.
    pub(crate) sent_seq: Option<u64>,
}

impl Link {
    pub(crate) fn new(server: usize, number: u64, since: Millis) -> Link {
        Link { server, number, incoming: VecDeque::new(), since, chat: 0, seq: None, sent_seq: None }
    }
}

impl Client {
    pub(crate) fn new(person: PersonId, table: usize) -> Client {
        Client {
            person,
            table,
            link: None,
            is_connecting: false,
            is_unwanted: false,
            state: None,
            here: Vec::new(),
            last_seq: None,
            unanswered: Vec::new(),
            said: None,
            next_id: 0,
        }
    }

    pub(crate) fn hello(&self, seat: Option<Seat>, takes_patches: bool) -> Hello {
        Hello { last_seq: self.last_seq, seat, takes_patches, ..Hello::default() }
    }

    /// Takes in the next message of the line, if there is one.
    pub(crate) fn listen(&mut self) -> Result<bool, String> {
        let Some(message) = self.link.as_mut().and_then(|link| link.incoming.pop_front()) else { return Ok(false) };
        match message {
            ServerMessage::Welcome(welcome) => {
                self.state = None;
                self.here = welcome.presence.here;
                if let Some(link) = &mut self.link {
                    link.seq = None;
                    link.chat = welcome.chat.last().map_or(link.chat, |line| line.number);
                }
            }
            ServerMessage::Presence(presence) => self.here = presence.here,
            ServerMessage::Chat(line) => self.hear_line(line.number)?,
            ServerMessage::State(state) => self.see(state)?,
            ServerMessage::Ack { id, .. } => self.answered(&id),
            ServerMessage::Error { id: Some(id), .. } => self.answered(&id),
            ServerMessage::Error { id: None, error } if error.code == ErrorCode::Internal => return Err("an error inside".to_owned()),
            _ => {}
        }
        Ok(true)
    }

    fn answered(&mut self, id: &str) {
        self.unanswered.retain(|message| id_of(message) != Some(id));
    }

    /// Every line comes once, and in order.
    fn hear_line(&mut self, number: u64) -> Checked {
        let link = self.link.as_mut().expect("a message comes on a line");
        if number != link.chat + 1 {
            return Err(format!("{} was told line {number} after line {}", self.person.0, link.chat));
        }
        link.chat = number;
        Ok(())
    }

    fn see(&mut self, state: State) -> Checked {
        let link = self.link.as_mut().expect("a message comes on a line");
        if link.seq.is_some_and(|seq| state.seq < seq) {
            return Err(format!("{} saw {} after {:?}", self.person.0, state.seq, link.seq));
        }
        let before = self.state.as_ref().filter(|before| before.viewer == state.viewer);
        let mut last = before.map_or(0, |before| before.seq);
        for step in &state.events {
            if step.seq <= last || step.seq > state.seq {
                return Err(format!("{} was told of entry {} between {last} and {}", self.person.0, step.seq, state.seq));
            }
            last = step.seq;
        }
        (link.seq, self.last_seq) = (Some(state.seq), Some(state.seq));
        self.state = Some(whole(state, self.state.as_ref())?);
        Ok(())
    }

    pub(crate) fn viewer(state: &State) -> Viewer {
        state.viewer.map_or(Viewer::Public, Viewer::Seat)
    }
}

/// A state with its view, where that came as a patch.
fn whole(mut state: State, before: Option<&State>) -> Result<State, String> {
    let Some(patch) = state.patch.take() else { return Ok(state) };
    let mut view = before.ok_or("a view was patched that nobody had")?.view.value();
    apply_patch(&mut view, &patch).map_err(|error| error.to_string())?;
    Ok(State { view: Text::of(&view), ..state })
}

/// The id a request carries.
pub(crate) fn id_of(message: &ClientMessage) -> Option<&str> {
    match message {
        ClientMessage::Act { id, .. } | ClientMessage::Undo { id, .. } | ClientMessage::AnswerUndo { id, .. } => Some(id),
        ClientMessage::CancelUndo { id, .. } => Some(id),
        ClientMessage::Vote { id, .. } | ClientMessage::TakeSeat { id, .. } | ClientMessage::Chat { id, .. } => Some(id),
        ClientMessage::Hello(_) | ClientMessage::Note { .. } | ClientMessage::Look { .. } | ClientMessage::WhatIf(_) => None,
    }
}
