//! The one door to all tables. Whoever speaks HTTP calls this, and nothing else.

use crate::protocol::{
    ChatLine, ClientMessage, Export, GameInfo, Hello, ImportPlan, Join, NewTable, PlayOnPlan, Replay, ReplayEyes, ServerMessage, StartPlan,
    TableInfo,
};
use crate::{Games, HubConfig, HubError, Time};
use store::{Person, Store, TableId};
use tokio::sync::mpsc;

pub type Result<T> = std::result::Result<T, HubError>;

/// All tables over one store. Cheap to clone.
#[derive(Clone)]
pub struct Hub<S: Store> {
    store: S,
}

/// One client at one table: what it says goes in, what it must know comes out. Dropping it ends it.
pub struct Connection {
    pub sender: ConnectionSender,
    pub receiver: mpsc::Receiver<ServerMessage>,
}

/// The half that speaks; answers come through the receiver. Dropping it says goodbye.
pub struct ConnectionSender {}

impl ConnectionSender {
    /// Hands a message to the table; `Err` when the connection is over.
    pub async fn send(&self, _message: ClientMessage) -> Result<()> {
        Err(HubError::Internal)
    }
}

/// How many things the hub has in hand, for metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HubFigures {
    pub tables_loaded: usize,
    pub connections: usize,
    pub actions: u64,
}

impl<S: Store> Hub<S> {
    pub fn new(store: S, _games: Games, _config: HubConfig, _time: Time) -> Hub<S> {
        Hub { store }
    }

    pub fn store(&self) -> &S {
        &self.store
    }

    pub fn games(&self) -> Vec<GameInfo> {
        Vec::new()
    }

    pub fn figures(&self) -> HubFigures {
        HubFigures::default()
    }

    // The lobby

    pub async fn create(&self, _person: &Person, _plan: NewTable) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    /// `secret` is needed at invited tables by those who do not sit there.
    pub async fn info(&self, _person: &Person, _table: &TableId, _secret: Option<&str>) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn join(&self, _person: &Person, _table: &TableId, _join: Join) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn leave(&self, _person: &Person, _table: &TableId) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn start(&self, _person: &Person, _table: &TableId, _plan: StartPlan) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn cancel(&self, _person: &Person, _table: &TableId) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    /// The table where the same people play again; the same one for all who ask.
    pub async fn rematch(&self, _person: &Person, _table: &TableId) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn play_on_from(&self, _person: &Person, _table: &TableId, _plan: PlayOnPlan) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    pub async fn import(&self, _person: &Person, _plan: ImportPlan) -> Result<TableInfo> {
        Err(HubError::Internal)
    }

    // Lists

    pub async fn open_tables(&self, _person: &Person) -> Result<Vec<TableInfo>> {
        Err(HubError::Internal)
    }

    /// Those that wait for the person first.
    pub async fn tables_of(&self, _person: &Person) -> Result<Vec<TableInfo>> {
        Err(HubError::Internal)
    }

    pub async fn results(&self, _person: &Person) -> Result<Vec<TableInfo>> {
        Err(HubError::Internal)
    }

    // Looking back

    /// The match file of a finished game.
    pub async fn export(&self, _person: &Person, _table: &TableId, _secret: Option<&str>) -> Result<Export> {
        Err(HubError::Internal)
    }

    /// One step; during play only as one's own seats or the public saw it.
    pub async fn replay(&self, _person: &Person, _table: &TableId, _step: u32, _eyes: ReplayEyes, _secret: Option<&str>) -> Result<Replay> {
        Err(HubError::Internal)
    }

    // Words

    pub async fn chat(&self, _person: &Person, _table: &TableId, _after: u64, _secret: Option<&str>) -> Result<Vec<ChatLine>> {
        Err(HubError::Internal)
    }

    pub async fn note(&self, _person: &Person, _table: &TableId) -> Result<String> {
        Err(HubError::Internal)
    }

    pub async fn put_note(&self, _person: &Person, _table: &TableId, _text: &str) -> Result<()> {
        Err(HubError::Internal)
    }

    // The live channel

    /// Opens a channel; the welcome and the present state come first.
    pub async fn connect(&self, _person: &Person, _table: &TableId, _hello: Hello) -> Result<Connection> {
        Err(HubError::Internal)
    }

    // The server itself

    /// Notes that the server is up and wakes tables where time is up, until [`Hub::shutdown`].
    pub async fn run(&self) {}

    /// One look for tables where time is up; `run` does it every second.
    pub async fn sweep(&self) -> Result<()> {
        Err(HubError::Internal)
    }

    /// Stops all tables after what they are doing; nothing is accepted afterwards.
    pub async fn shutdown(&self) {}
}
