//! The channel of one table, for somebody who wants to play and not to mind the line.

use crate::{Client, ClientError, Socket};
use engine::{Dice, Seat, dice_from_entropy};
use protocol::{ClientMessage, Hello, PatchError, ServerMessage, State, TableId, Text, apply_patch};
use rand::RngExt;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// After so many tries in a row nobody is there.
const TRIES: u32 = 8;

type Result<T> = std::result::Result<T, ClientError>;

/// A line to one table. When it breaks it is opened again, with what was seen last, and what was not answered is said again with
/// the same id.
#[derive(Debug)]
pub struct Live {
    client: Client,
    table: TableId,
    hello: Hello,
    socket: Socket,
    /// Said and not answered, by id.
    pending: BTreeMap<String, ClientMessage>,
    state: Option<State>,
    /// The view of the last state, for the patch of the next.
    view: Value,
    /// What was decided last for each seat and not refused: the number of the decision and the id of the message.
    decided: BTreeMap<Seat, (u64, String)>,
    /// Makes ids that nobody else makes.
    origin: u64,
    count: u64,
    dice: Dice,
}

impl Live {
    pub(crate) async fn open(client: Client, table: TableId, hello: Hello) -> Result<Live> {
        let hello = Hello { takes_patches: true, ..hello };
        let mut socket = client.socket(&table).await?;
        socket.say(&ClientMessage::Hello(hello.clone())).await?;
        let mut dice = dice_from_entropy();
        let origin = dice.random();
        Ok(Live {
            client,
            table,
            hello,
            socket,
            pending: BTreeMap::new(),
            state: None,
            view: Value::Null,
            decided: BTreeMap::new(),
            origin,
            count: 0,
            dice,
        })
    }

    /// The last state that came.
    pub fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// Whether the game waits for this seat. States that were on their way while the seat decided still ask for the same
    /// decision: that one is made, unless it is refused.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        let asks = self.state.as_ref().is_some_and(|state| !state.over && state.awaited.contains(&seat));
        let made = self.decided.get(&seat).map(|(decision, _)| *decision);
        asks && (made.is_none() || made != self.decision(seat))
    }

    fn decision(&self, seat: Seat) -> Option<u64> {
        let state = self.state.as_ref()?;
        state.decisions.iter().find(|decision| decision.seat == seat).map(|decision| decision.decision)
    }

    /// Decides for a seat, for the decision that the last state named. The id by which it is answered comes back.
    pub async fn act(&mut self, seat: Seat, action: Value) -> Result<String> {
        let decision = self.decision(seat).ok_or_else(|| ClientError::NotUnderstood(format!("seat {seat} has no decision here")))?;
        let id = self.next_id();
        self.decided.insert(seat, (decision, id.clone()));
        self.say(ClientMessage::Act { id: id.clone(), decision, seat, action }).await?;
        Ok(id)
    }

    /// An id for the next message that is answered by its id.
    pub fn next_id(&mut self) -> String {
        self.count += 1;
        format!("{:x}-{}", self.origin, self.count)
    }

    /// Says something. What has an id is said again after a broken line, until it is answered.
    pub async fn say(&mut self, message: ClientMessage) -> Result<()> {
        if let Some(id) = id_of(&message) {
            self.pending.insert(id.to_owned(), message.clone());
        }
        match self.socket.say(&message).await {
            Err(ClientError::LineBroke(why)) => self.come_back(why).await,
            said => said,
        }
    }

    /// The next message. Where the line broke it is opened again first; an error means that this would not help.
    pub async fn next(&mut self) -> Result<ServerMessage> {
        loop {
            match self.socket.receive().await {
                Ok(ServerMessage::State(state)) => match self.whole(state) {
                    Ok(state) => {
                        self.hello.last_seq = Some(state.seq);
                        self.state = Some(state.clone());
                        return Ok(ServerMessage::State(state));
                    }
                    // Greeted again, the server tells everything.
                    Err(_) => self.say(ClientMessage::Hello(self.hello.clone())).await?,
                },
                Ok(message) => {
                    self.take_in(&message);
                    return Ok(message);
                }
                Err(ClientError::LineBroke(why)) => self.come_back(why).await?,
                Err(error) => return Err(error),
            }
        }
    }

    /// A state with its view, where that came as a patch of the one before.
    fn whole(&mut self, mut state: State) -> std::result::Result<State, PatchError> {
        match state.patch.take() {
            None => self.view = state.view.value(),
            Some(patch) => {
                apply_patch(&mut self.view, &patch)?;
                state.view = Text::of(&self.view);
            }
        }
        Ok(state)
    }

    fn take_in(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Chat(line) => self.hello.last_chat = Some(line.number),
            ServerMessage::Ack { id, .. } | ServerMessage::WhatIf { id, .. } => {
                self.pending.remove(id);
            }
            ServerMessage::Error { id: Some(id), .. } => {
                self.pending.remove(id);
                self.decided.retain(|_, (_, decided)| decided != id);
            }
            ServerMessage::State(_)
            | ServerMessage::Welcome(_)
            | ServerMessage::Error { id: None, .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Lobby { .. }
            | ServerMessage::UndoAsked(_)
            | ServerMessage::VoteAsked(_)
            | ServerMessage::Over { .. }
            | ServerMessage::Rematch { .. } => {}
        }
    }

    /// Waits longer from try to try, each time a little otherwise, so that not everybody comes at once.
    async fn come_back(&mut self, mut why: String) -> Result<()> {
        for attempt in 0..TRIES {
            let wait = (FIRST_WAIT * 2_u32.pow(attempt)).min(LONGEST_WAIT);
            tokio::time::sleep(wait.mul_f64(self.dice.random_range(0.5..1.0))).await;
            match self.greet_again().await {
                Err(ClientError::LineBroke(still)) => why = still,
                done => return done,
            }
        }
        Err(ClientError::LineBroke(why))
    }

    async fn greet_again(&mut self) -> Result<()> {
        self.socket = self.client.socket(&self.table).await?;
        self.socket.say(&ClientMessage::Hello(self.hello.clone())).await?;
        for message in self.pending.values() {
            self.socket.say(message).await?;
        }
        Ok(())
    }
}

/// The id by which a message is answered, if it is.
fn id_of(message: &ClientMessage) -> Option<&str> {
    match message {
        ClientMessage::Act { id, .. }
        | ClientMessage::Undo { id, .. }
        | ClientMessage::AnswerUndo { id, .. }
        | ClientMessage::Vote { id, .. }
        | ClientMessage::TakeSeat { id, .. }
        | ClientMessage::Chat { id, .. } => Some(id),
        ClientMessage::WhatIf(question) => Some(&question.id),
        ClientMessage::Hello(_) | ClientMessage::Note { .. } | ClientMessage::Look { .. } => None,
    }
}
