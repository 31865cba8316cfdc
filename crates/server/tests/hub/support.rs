//! A world with a store, a clock and people; and players who use nothing but the channel.

use engine::{Game, MatchFile, Seat, dice_from_entropy};
use serde::Deserialize;
use serde_json::Value;
use server::hub::Connection;
use server::protocol::{
    ClientMessage, ClockPlan, ErrorBody, ErrorCode, Hello, ImportPlan, Join, NewTable, SeatPlan, ServerMessage, StartPlan, State,
    TableInfo, Text, TimeoutRule, Visibility, Welcome, apply_patch,
};
use server::{Games, Hub, HubConfig, Neighbourhood, Time};
use std::time::Duration;
use store::{Person, PersonId, Role, SqliteStore, Store, TableId};
use tempfile::TempDir;
use testkit::toy::Haggle;

pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct World {
    pub(crate) directory: TempDir,
    pub(crate) store: SqliteStore,
    pub(crate) time: Time,
    pub(crate) hub: Hub<SqliteStore>,
    config: HubConfig,
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(config()).await
    }

    pub(crate) async fn with(config: HubConfig) -> World {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&directory.path().join("test.db")).await.unwrap();
        let time = Time::manual(1_000_000);
        let hub = hub(&store, config.clone(), &time);
        hub.beat().await.unwrap();
        World { directory, store, time, hub, config }
    }

    /// The server stops, the machine's clock goes on or is set back, and another server starts.
    pub(crate) async fn restart(&mut self, down: i64) {
        self.restart_with(down, games()).await;
    }

    /// The same, and the other server has other games: another version of the program.
    pub(crate) async fn restart_with(&mut self, down: i64, games: Games) {
        self.hub.shutdown().await;
        self.time.advance(down);
        self.time = self.time.clone().after_all_runs(&self.store).await.unwrap();
        self.hub = Hub::new(self.store.clone(), games, self.config.clone(), self.time.clone());
        self.hub.beat().await.unwrap();
    }

    /// The same with another configuration.
    pub(crate) async fn restart_as(&mut self, config: HubConfig) {
        self.config = config;
        self.restart(1_000).await;
    }

    /// Time passes with the server up.
    pub(crate) async fn pass(&self, millis: i64) {
        self.time.advance(millis);
        self.hub.beat().await.unwrap();
        self.hub.sweep().await.unwrap();
    }

    pub(crate) async fn person(&self, name: &str) -> Person {
        let person =
            Person { id: PersonId(name.to_lowercase()), name: name.to_owned(), role: Role::Person, registered: false, created_at: 0 };
        self.store.add_person(&person).await.unwrap();
        person
    }

    /// A table where these people sit in this order, and play has begun.
    pub(crate) async fn table(&self, people: &[&Person], plan: NewTable) -> TableId {
        let creator = people[0];
        let table = self.hub.create(creator, plan).await.unwrap().id;
        for person in &people[1..] {
            self.hub.join(person, &table, Join::default()).await.unwrap();
        }
        self.hub.start(creator, &table, StartPlan::default()).await.unwrap();
        table
    }

    pub(crate) async fn player(&self, person: &Person, table: &TableId) -> Player {
        Player::connect(&self.hub, person, table, Hello::default()).await
    }

    pub(crate) async fn import(&self, person: &Person, file: Value) -> Result<TableInfo, server::Refusal> {
        let body = serde_json::to_vec(&ImportPlan { file, seats: None }).unwrap();
        self.hub.import(person, self.hub.import_place(person)?, body).await
    }

    pub(crate) async fn file(&self, person: &Person, table: &TableId) -> MatchFile {
        MatchFile::parse(&self.hub.export(person, table, None).await.unwrap().text).unwrap()
    }
}

pub(crate) fn config() -> HubConfig {
    HubConfig { bot_delay: Duration::ZERO, ..HubConfig::default() }
}

pub(crate) fn hub(store: &SqliteStore, config: HubConfig, time: &Time) -> Hub<SqliteStore> {
    Hub::new(store.clone(), games(), config, time.clone())
}

pub(crate) fn games() -> Games {
    Games::standard().with::<Haggle>()
}

pub(crate) fn plan(game: &str, seats: &[SeatPlan]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        title: None,
        options: Value::Null,
        seats: seats.to_vec(),
        visibility: Visibility::Public,
        spectators: true,
        clock: ClockPlan::None,
        timeout: TimeoutRule::DefaultAction,
        shuffle: false,
        hints: None,
        start: false,
    }
}

pub(crate) const SECOND: i64 = 1000;

/// Haggle with a clock, for somebody and others.
pub(crate) fn timed(seats: usize, clock: ClockPlan, timeout: TimeoutRule) -> NewTable {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    NewTable { clock, timeout, ..plan("haggle", &plans) }
}

/// Two people at such a table.
pub(crate) async fn two(world: &World, clock: ClockPlan, timeout: TimeoutRule) -> (Person, Person, TableId, Player, Player) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], timed(2, clock, timeout)).await;
    let (first, second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    (anna, bert, table, first, second)
}

pub(crate) const BOT: SeatPlan = SeatPlan::Bot { level: protocol::BotLevel::Random };

/// A legal action of a seat, from its view alone.
pub(crate) fn choose<G: Game>(view: &Value, seat: Seat) -> Value {
    let view = G::View::deserialize(view).unwrap();
    let mut dice = dice_from_entropy();
    serde_json::to_value(G::determinize(&view, &mut dice).sample(seat, &mut dice)).unwrap()
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A client at a table.
pub(crate) struct Player {
    pub(crate) connection: Connection,
    pub(crate) welcome: Welcome,
    /// The last state it was shown.
    pub(crate) state: State,
    /// Everything it was told; states with their views.
    pub(crate) heard: Vec<ServerMessage>,
    /// Which of the states had patches.
    pub(crate) patched: Vec<bool>,
    acts: u32,
}

impl Player {
    pub(crate) async fn connect<S: Store>(hub: &Hub<S>, person: &Person, table: &TableId, hello: Hello) -> Player {
        let mut connection = hub.connect(person, Neighbourhood::Unknown, table, hello).await.unwrap();
        let Some(ServerMessage::Welcome(welcome)) = connection.receiver.recv().await else { panic!("a welcome comes first") };
        let Some(ServerMessage::State(state)) = connection.receiver.recv().await else { panic!("a state comes second") };
        let heard = vec![ServerMessage::Welcome(welcome.clone()), ServerMessage::State(state.clone())];
        Player { connection, welcome, patched: vec![state.patch.is_some()], state, heard, acts: 0 }
    }

    pub(crate) async fn say(&self, message: ClientMessage) {
        self.connection.sender.send(message).await.unwrap();
    }

    pub(crate) async fn receive(&mut self) -> ServerMessage {
        let message = tokio::time::timeout(PATIENCE, self.connection.receiver.recv()).await.expect("something is said");
        let message = match message.expect("the channel is open") {
            ServerMessage::State(state) => {
                self.patched.push(state.patch.is_some());
                self.state = made_whole(state, &self.state);
                ServerMessage::State(self.state.clone())
            }
            other => other,
        };
        self.heard.push(message.clone());
        message
    }

    /// Listens until something is said that answers.
    pub(crate) async fn until<T>(&mut self, mut answers: impl FnMut(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(answer) = answers(&self.receive().await) {
                return answer;
            }
        }
    }

    pub(crate) async fn until_state(&mut self, mut wanted: impl FnMut(&State) -> bool) {
        while !wanted(&self.state) {
            self.receive().await;
        }
    }

    /// Listens until the state has this many entries.
    pub(crate) async fn until_seq(&mut self, seq: u64) {
        self.until_state(|state| state.seq >= seq).await;
    }

    /// Asks for something and waits for the answer.
    pub(crate) async fn ask(&mut self, message: ClientMessage) -> Result<u64, ErrorBody> {
        let wanted = match &message {
            ClientMessage::Act { id, .. } | ClientMessage::Undo { id, .. } | ClientMessage::AnswerUndo { id, .. } => Some(id.clone()),
            ClientMessage::CancelUndo { id, .. } => Some(id.clone()),
            ClientMessage::Vote { id, .. } | ClientMessage::Chat { id, .. } | ClientMessage::TakeSeat { id, .. } => Some(id.clone()),
            ClientMessage::WhatIf(question) => Some(question.id.clone()),
            ClientMessage::Hello(_) | ClientMessage::Note { .. } | ClientMessage::Look { .. } => None,
        };
        self.say(message).await;
        self.until(|message| match message {
            ServerMessage::Ack { id, seq } if Some(id) == wanted.as_ref() => Some(Ok(*seq)),
            ServerMessage::Error { error, .. } => Some(Err(error.clone())),
            _ => None,
        })
        .await
    }

    pub(crate) fn decision(&self, seat: Seat) -> u64 {
        self.state.decisions.iter().find(|decision| decision.seat == seat).expect("a seat of one's own").decision
    }

    pub(crate) fn fresh_id(&mut self) -> String {
        self.acts += 1;
        format!("{}-{}", self.welcome.seq, self.acts)
    }

    pub(crate) async fn act(&mut self, seat: Seat, action: Value) -> Result<u64, ErrorBody> {
        let (id, decision) = (self.fresh_id(), self.decision(seat));
        let answer = self.ask(ClientMessage::Act { id, decision, seat, action }).await;
        if let Ok(seq) = answer {
            self.until_seq(seq).await;
        }
        answer
    }

    /// Plays on for these seats until the game is over; refused clicks that came too late are tried again.
    pub(crate) async fn play_to_end<G: Game>(&mut self, seats: &[Seat]) {
        while !self.state.over {
            let Some(&seat) = seats.iter().find(|seat| self.state.awaited.contains(seat)) else {
                self.receive().await;
                continue;
            };
            if self.state.viewer != Some(seat) {
                self.say(ClientMessage::Look { seat: Some(seat) }).await;
                self.until_state(|state| state.viewer == Some(seat)).await;
                continue;
            }
            let action = choose::<G>(&self.state.view.value(), seat);
            if let Err(error) = self.act(seat, action).await {
                assert!(matches!(error.code, ErrorCode::StaleDecision | ErrorCode::Illegal), "{error:?}");
            }
        }
    }

    pub(crate) fn states(&self) -> impl Iterator<Item = &State> {
        self.heard.iter().filter_map(|message| match message {
            ServerMessage::State(state) => Some(state),
            _ => None,
        })
    }
}

/// A state with its view, where that came as a patch.
fn made_whole(mut state: State, before: &State) -> State {
    let Some(patch) = state.patch.take() else { return state };
    let mut view = before.view.value();
    apply_patch(&mut view, &patch).expect("the patch fits what was seen last");
    State { view: Text::of(&view), ..state }
}

pub(crate) fn code<T: std::fmt::Debug>(answer: Result<T, ErrorBody>) -> ErrorCode {
    answer.expect_err("this is refused").code
}

pub(crate) fn refusal(answer: Result<TableInfo, server::Refusal>) -> ErrorCode {
    answer.expect_err("this is refused").code()
}
