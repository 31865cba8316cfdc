//! The live channel.

use super::{Hub, Result};
use crate::Refusal;
use crate::protocol::{ChatLine, ClientMessage, Hello, ServerMessage};
use crate::table::{Command, Connected, Event, chat_line, may_see, may_watch};
use crate::visitor::Neighbourhood;
use std::sync::{Arc, OnceLock};
use store::{Person, Store, TableId};
use tokio::sync::mpsc;

/// Older lines that are shown at once.
const LINES_BEFORE: u32 = 50;

/// Which lines of chat somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChatRange {
    After(u64),
    Before(u64),
}

/// One client at one table: what it says goes in, what it must know comes out.
pub struct Connection {
    pub sender: ConnectionSender,
    /// Ends when the table lets go of the client: it should connect again and say what it saw last.
    pub receiver: mpsc::Receiver<ServerMessage>,
    /// Why the table let go of the client, where it was not the client's doing and coming back would not help.
    pub let_go: Arc<OnceLock<LetGo>>,
}

/// Why a client that kept up had to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetGo {
    /// A newer connection of the same person took its place.
    OpenedElsewhere,
    /// It watches since its seat is gone, and there is no room for that.
    NoRoomToWatch,
}

/// The half that speaks; answers come through the receiver. Dropping it says goodbye.
pub struct ConnectionSender {
    client: u64,
    address: mpsc::Sender<Command>,
}

impl ConnectionSender {
    /// Hands a message to the table; `Err` when the connection is over.
    pub async fn send(&self, message: ClientMessage) -> Result<()> {
        self.address.send(Command::Tell(Event::Said { client: self.client, message })).await.map_err(|_| Refusal::Unavailable)
    }

    /// Whether the table has left memory, and not only this client.
    pub fn is_closed(&self) -> bool {
        self.address.is_closed()
    }
}

impl Drop for ConnectionSender {
    fn drop(&mut self) {
        // A table with a full mailbox notices at the next message it cannot deliver.
        self.address.try_send(Command::Tell(Event::Gone { client: self.client })).ok();
    }
}

impl<S: Store> Hub<S> {
    /// Opens a channel; the welcome and the present state come first.
    pub async fn connect(&self, person: &Person, from: Neighbourhood, table: &TableId, hello: Hello) -> Result<Connection> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, hello.secret.as_deref())?;
        self.note_look(&row).await;
        let command = |reply| Command::Connect { person: person.clone(), from, hello: hello.clone(), reply };
        let Connected { client, address, receiver, let_go } = self.shared.ask(table, command).await?;
        Ok(Connection { sender: ConnectionSender { client, address }, receiver, let_go })
    }

    /// ChatRange of chat after a number, the oldest of them; or those just before one.
    pub async fn chat(&self, person: &Person, table: &TableId, which: ChatRange, secret: Option<&str>) -> Result<Vec<ChatLine>> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        let (store, most) = (&self.shared.store, self.shared.config.list_length);
        let messages = match which {
            ChatRange::After(number) => store.messages(table, number, most).await?,
            ChatRange::Before(number) => store.last_messages(table, 0, number, most.min(LINES_BEFORE)).await?,
        };
        Ok(messages.into_iter().map(chat_line).collect())
    }

    /// A person's own note; nobody else's can be asked for.
    pub async fn note(&self, person: &Person, table: &TableId) -> Result<String> {
        self.may_note(person, table).await?;
        Ok(self.shared.store.note(table, &person.id).await?.unwrap_or_default())
    }

    pub async fn put_note(&self, person: &Person, table: &TableId, text: &str) -> Result<()> {
        self.may_note(person, table).await?;
        let limit = self.shared.config.note_length;
        if text.chars().count() > limit {
            return Err(Refusal::TooLong { limit });
        }
        Ok(self.shared.store.put_note(table, &person.id, text).await?)
    }

    async fn may_note(&self, person: &Person, table: &TableId) -> Result<()> {
        let (row, setup, chairs) = self.row(table).await?;
        may_see(&row, &setup, &chairs, &person.id, None)
    }
}
