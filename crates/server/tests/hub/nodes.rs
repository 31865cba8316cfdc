//! Stories of two nodes with one PostgreSQL database, over either bus: people at one cannot tell where the others are.

use crate::support::{BOT, PATIENCE, Player, code, config, games, plan, seat, timed};
use nats_harness::NatsServer;
use pg_harness::Database;
use serde_json::{Value, json};
use server::cluster::{BusOptions, connect_nats, connect_notify};
use server::protocol::{
    ClientMessage, ClockPlan, ErrorCode, Hello, Hint, Join, NewTable, Occupant, SeatPlan, ServerMessage, StartPlan, TimeoutRule,
};
use server::{Hub, HubConfig, Neighbourhood, Refusal, Time};
use std::time::{Duration, Instant};
use store::{Person, PersonId, PostgresStore, Role, Store, TableId};
use testkit::toy::Haggle;
use tokio::task::JoinHandle;

/// What lies between the nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Notify,
    Nats,
}

struct Nodes {
    /// The nodes, the first of which has made every table.
    hubs: Vec<Hub<PostgresStore>>,
    time: Time,
    store: PostgresStore,
    nats: Option<NatsServer>,
    thinking_slots: Option<u32>,
    _database: Database,
}

impl Nodes {
    async fn new(between: Between) -> Nodes {
        Nodes::with(between, None).await
    }

    /// With so many thoughts at once at each node.
    async fn with(between: Between, thinking_slots: Option<u32>) -> Nodes {
        let (database, time) = (Database::new(), Time::manual(1_000_000));
        let nats = (between == Between::Nats).then(NatsServer::start);
        let store = PostgresStore::open(database.url()).await.unwrap();
        let mut nodes = Nodes { hubs: Vec::new(), time, store, nats, thinking_slots, _database: database };
        nodes.add().await;
        nodes.add().await;
        for hub in &nodes.hubs {
            wait(|| hub.figures().nodes_heard == 1 && hub.hears_all()).await;
        }
        // Those who have just met do not know yet who is where.
        nodes.pass(4).await;
        nodes
    }

    /// One more node, which runs from now on.
    async fn add(&mut self) {
        let bus = match &self.nats {
            Some(nats) => connect_nats(&BusOptions { url: nats.url(), credentials: None, authority: None }, "test").await,
            None => connect_notify(&self.store, "test").await,
        };
        let thinking_slots = self.thinking_slots;
        let config = HubConfig { beat_every: Duration::from_millis(200), absence: Duration::ZERO, thinking_slots, ..config() };
        let hub = Hub::in_cluster(self.store.clone(), games(), config, self.time.clone(), bus.unwrap());
        hub.beat().await.unwrap();
        let running = hub.clone();
        tokio::spawn(async move { running.run().await });
        self.hubs.push(hub);
    }

    /// Seconds pass with all nodes up.
    async fn pass(&self, seconds: u32) {
        for _ in 0..seconds {
            self.time.advance(1_000);
            for hub in &self.hubs {
                hub.beat().await.unwrap();
            }
        }
    }

    async fn people<const N: usize>(&self) -> [Person; N] {
        let names = ["Anna", "Bert", "Carl", "Dora"];
        let people = std::array::from_fn(|index| Person {
            id: PersonId(names[index].to_lowercase()),
            name: names[index].to_owned(),
            role: Role::Person,
            registered: false,
            created_at: 0,
        });
        for person in &people {
            self.store.add_person(person).await.unwrap();
        }
        people
    }

    async fn table(&self, people: &[&Person], plan: NewTable) -> TableId {
        let table = self.hubs[0].create(people[0], plan).await.unwrap().id;
        for (index, person) in people.iter().enumerate().skip(1) {
            self.hubs[index % self.hubs.len()].join(person, &table, Join::default()).await.unwrap();
        }
        self.hubs[0].start(people[0], &table, StartPlan::default()).await.unwrap();
        table
    }

    async fn player(&self, node: usize, person: &Person, table: &TableId) -> Player {
        Player::connect(&self.hubs[node], person, table, Hello::default()).await
    }
}

async fn wait(mut until: impl FnMut() -> bool) {
    let started = Instant::now();
    while !until() {
        assert!(started.elapsed() < PATIENCE, "it does not come");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn vote(by: u8, against: u8, id: &str) -> ClientMessage {
    ClientMessage::Vote { id: id.to_owned(), seat: seat(by), against: seat(against), yes: true }
}

macro_rules! over_both {
    ($($story:ident,)*) => {
        mod notify {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                super::$story(super::Nodes::new(super::Between::Notify).await).await;
            })*
        }
        mod nats {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                super::$story(super::Nodes::new(super::Between::Nats).await).await;
            })*
        }
    };
}

over_both! {
    moves_are_seen_and_answered_through_the_other_node,
    what_others_wrote_does_not_make_a_decision_stale,
    the_lobby_and_the_start_are_seen_through_the_other_node,
    a_line_of_chat_is_said_once_whichever_node_it_is_repeated_at,
    nobody_is_voted_out_who_is_there_through_the_other_node,
    votes_of_both_nodes_are_counted_together,
    those_asked_agree_to_an_undo_through_the_other_node,
    clocks_are_the_same_everywhere_after_nobody_could_play,
    a_bot_is_driven_by_one_node,
    when_a_node_stops_the_other_goes_on_with_its_bots,
    all_who_want_a_rematch_get_the_same_one,
    revocations_are_heard,
}

async fn moves_are_seen_and_answered_through_the_other_node(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut here, mut there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
    here.until(|message| matches!(message, ServerMessage::Presence(presence) if presence.here.len() == 2).then_some(())).await;
    let seq = here.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    there.until_seq(seq).await;
    let seq = there.act(seat(1), json!({ "bid": 3 })).await.unwrap();
    here.until_seq(seq).await;
    assert_eq!(here.state.view.value()["open"]["coins"], json!([12, 9]));
    assert_eq!(here.state.awaited, there.state.awaited);
    drop(there);
    here.until(|message| matches!(message, ServerMessage::Presence(presence) if presence.here.len() == 1).then_some(())).await;
}

async fn what_others_wrote_does_not_make_a_decision_stale(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    for round in 0..10 {
        let (mut here, mut there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
        if here.state.over || here.state.awaited.len() < 2 {
            break;
        }
        let (one, two) = tokio::join!(here.act(seat(0), json!({ "bid": 0 })), there.act(seat(1), json!({ "bid": 0 })));
        one.unwrap_or_else(|error| panic!("round {round}: {error:?}"));
        two.unwrap_or_else(|error| panic!("round {round}: {error:?}"));
    }
}

async fn the_lobby_and_the_start_are_seen_through_the_other_node(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.hubs[0].create(&anna, plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut there = nodes.hubs[1].connect(&anna, Neighbourhood::Unknown, &table, Hello::default()).await.unwrap();
    let sits = |message: &ServerMessage| matches!(message, ServerMessage::Lobby { table } if table.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Person { .. })));
    nodes.hubs[0].join(&bert, &table, Join::default()).await.unwrap();
    let mut next = async || tokio::time::timeout(PATIENCE, there.receiver.recv()).await.expect("something is said").expect("it is open");
    while !sits(&next().await) {}
    nodes.hubs[0].start(&anna, &table, StartPlan::default()).await.unwrap();
    while !matches!(next().await, ServerMessage::State(_)) {}
}

async fn a_line_of_chat_is_said_once_whichever_node_it_is_repeated_at(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut here, mut there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
    let line = |text: &str| ClientMessage::Chat { id: "same".to_owned(), text: text.to_owned() };
    here.ask(line("hello")).await.unwrap();
    let heard = there.until(|message| if let ServerMessage::Chat(line) = message { Some(line.clone()) } else { None }).await;
    assert_eq!((heard.text.as_str(), heard.number), ("hello", 1));
    let mut again = nodes.player(1, &anna, &table).await;
    again.ask(line("hello")).await.unwrap();
    there.ask(line("others have ids of their own")).await.unwrap();
    let heard = here.until(|message| if let ServerMessage::Chat(line) = message { Some(line.clone()) } else { None }).await;
    assert_eq!(heard.number, 1);
    let heard = here.until(|message| if let ServerMessage::Chat(line) = message { Some(line.clone()) } else { None }).await;
    assert_eq!((heard.number, heard.person), (2, bert.id));
    assert_eq!(nodes.store.messages(&table, 0, 10).await.unwrap().len(), 2);
}

/// Whoever has bid is not awaited: the other one can be judged to be away.
async fn one_awaited(nodes: &Nodes) -> (TableId, Player, Player, [Person; 3]) {
    let people: [Person; 3] = nodes.people().await;
    let [anna, bert, carl] = &people;
    let table = nodes.table(&[anna, bert, carl], plan("haggle", &[SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await;
    let (mut here, mut there) = (nodes.player(0, anna, &table).await, nodes.player(1, bert, &table).await);
    here.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    there.act(seat(1), json!({ "bid": 1 })).await.unwrap();
    nodes.pass(4).await;
    (table, here, there, people)
}

async fn nobody_is_voted_out_who_is_there_through_the_other_node(nodes: Nodes) {
    let (table, mut here, _there, [_, _, carl]) = one_awaited(&nodes).await;
    let away = nodes.player(1, &carl, &table).await;
    here.until(|message| matches!(message, ServerMessage::Presence(presence) if presence.here.len() == 3).then_some(())).await;
    assert_eq!(code(here.ask(vote(0, 2, "early")).await), ErrorCode::NoVote);
    drop(away);
    here.until(|message| matches!(message, ServerMessage::Presence(presence) if presence.here.len() == 2).then_some(())).await;
    here.ask(vote(0, 2, "later")).await.unwrap();
}

async fn votes_of_both_nodes_are_counted_together(nodes: Nodes) {
    let (_, mut here, mut there, _) = one_awaited(&nodes).await;
    here.ask(vote(0, 2, "one")).await.unwrap();
    there.until_state(|state| state.votes.len() == 1).await;
    assert_eq!((there.state.votes[0].yes.len(), there.state.votes[0].needed), (1, 2), "one is not enough");
    there.ask(vote(1, 2, "two")).await.unwrap();
    let sits_in = |message: &ServerMessage| matches!(message, ServerMessage::Lobby { table } if table.seats[2].bot_sits_in).then_some(());
    here.until(sits_in).await;
}

async fn those_asked_agree_to_an_undo_through_the_other_node(nodes: Nodes) {
    let (_, mut here, mut there, _) = one_awaited(&nodes).await;
    let steps = there.state.step;
    here.ask(ClientMessage::Undo { id: "back".to_owned(), seat: seat(0) }).await.unwrap();
    there.until_state(|state| state.undo.is_some()).await;
    there.ask(ClientMessage::AnswerUndo { id: "no".to_owned(), seat: seat(1), yes: false }).await.unwrap();
    here.until_state(|state| state.undo_refused.is_some()).await;
    assert_eq!(here.state.step, steps);
}

async fn clocks_are_the_same_everywhere_after_nobody_could_play(mut nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let clock = ClockPlan::Live { initial: 600, increment: 0, delay: 0 };
    let table = nodes.table(&[&anna, &bert], timed(2, clock, TimeoutRule::DefaultAction)).await;
    nodes.pass(10).await;
    for hub in nodes.hubs.drain(..) {
        hub.shutdown().await;
    }
    nodes.time.advance(3_600_000);
    nodes.add().await;
    nodes.add().await;
    let (here, there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
    assert_eq!(here.state.clocks, there.state.clocks);
    let left = here.state.clocks[0].remaining;
    assert!((580_000..=590_000).contains(&left), "an hour without a server is nobody's time: {left}");
}

async fn a_bot_is_driven_by_one_node(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open, BOT, BOT])).await;
    let (mut here, mut there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
    here.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    there.act(seat(1), json!({ "bid": 2 })).await.unwrap();
    here.until_state(|state| state.view.value()["open"]["phase"] != "auction").await;
    let decided: u64 = nodes.hubs.iter().map(|hub| hub.figures().bot_decisions).sum();
    let entries = nodes.store.entries(&table, 0).await.unwrap();
    let by_bots = entries.iter().filter(|entry| entry.body.read::<Value>().unwrap()["by"] == "bot").count() as u64;
    assert_eq!(decided, by_bots, "nobody thought in vain");
}

async fn when_a_node_stops_the_other_goes_on_with_its_bots(nodes: Nodes) {
    let [anna] = nodes.people().await;
    let table = nodes.table(&[&anna], NewTable { start: false, ..plan("haggle", &[SeatPlan::Me, BOT]) }).await;
    let mut there = nodes.player(1, &anna, &table).await;
    nodes.hubs[0].shutdown().await;
    wait(|| nodes.hubs[1].figures().nodes_heard == 0).await;
    there.play_to_end::<Haggle>(&[seat(0)]).await;
}

async fn all_who_want_a_rematch_get_the_same_one(nodes: Nodes) {
    let [anna, bert] = nodes.people().await;
    let table = nodes.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut here, mut there) = (nodes.player(0, &anna, &table).await, nodes.player(1, &bert, &table).await);
    let (first, second) = ([seat(0)], [seat(1)]);
    tokio::join!(here.play_to_end::<Haggle>(&first), there.play_to_end::<Haggle>(&second));
    let (one, two) = tokio::join!(nodes.hubs[0].rematch(&anna, &table), nodes.hubs[1].rematch(&bert, &table));
    assert_eq!(one.unwrap().id, two.unwrap().id);
}

async fn revocations_are_heard(nodes: Nodes) {
    let mut heard = nodes.hubs[1].revocations().expect("there are other nodes");
    nodes.hubs[0].tell_revoked(&["key".to_owned()]);
    assert_eq!(tokio::time::timeout(PATIENCE, heard.recv()).await.expect("in time").unwrap(), ["key"]);
}

/// Asks for a hint at a table of one's own and waits until it is in the queue.
async fn ask(nodes: &Nodes, node: usize, person: &Person) -> JoinHandle<Result<Hint, Refusal>> {
    let table = nodes.table(&[person], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let due = nodes.player(node, person, &table).await.state.awaited[0];
    let (hub, person) = (nodes.hubs[node].clone(), person.clone());
    let (asking, before) = (hub.clone(), hub.figures().thoughts_asked);
    let asked = tokio::spawn(async move { asking.hint(&person, &table, due).await });
    wait(|| hub.figures().thoughts_asked > before).await;
    nodes.pass(1).await;
    asked
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_waits_for_one_hint_at_all_nodes_together() {
    // Nothing is ever thought of: whatever asks stays in the queue.
    let nodes = Nodes::with(Between::Nats, Some(0)).await;
    let [anna, bert] = nodes.people().await;
    let (other, older) = (ask(&nodes, 0, &bert).await, ask(&nodes, 0, &anna).await);
    let newer = ask(&nodes, 1, &anna).await;
    assert_eq!(older.await.unwrap().unwrap_err().code(), ErrorCode::HintReplaced);
    let newest = ask(&nodes, 0, &anna).await;
    assert_eq!(newer.await.unwrap().unwrap_err().code(), ErrorCode::HintReplaced);
    assert!(!other.is_finished() && !newest.is_finished(), "somebody else's is left alone, and so is the newest");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nats_away_play_goes_on_and_nobody_is_judged_to_be_away() {
    let nodes = Nodes::new(Between::Nats).await;
    let (_, mut here, mut there, _) = one_awaited(&nodes).await;
    let nats = nodes.nats.as_ref().unwrap();
    nats.stop();
    wait(|| nodes.hubs.iter().all(|hub| !hub.hears_all())).await;
    assert_eq!(code(here.ask(vote(0, 2, "blind")).await), ErrorCode::NoVote, "Carl may be there through somebody who is not heard");
    let seq = here.ask(ClientMessage::Undo { id: "back".to_owned(), seat: seat(0) }).await.unwrap();
    there.until_seq(seq).await;
    nats.start_again();
    wait(|| nodes.hubs.iter().all(|hub| hub.hears_all() && hub.figures().nodes_heard == 1)).await;
    nodes.pass(4).await;
    there.ask(vote(1, 2, "seeing")).await.unwrap();
    here.until_state(|state| state.votes.len() == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_on_different_buses_judge_nobody_and_play_all_the_same() {
    let mut nodes = Nodes::new(Between::Nats).await;
    let gone = nodes.hubs.pop().unwrap();
    gone.shutdown().await;
    let nats = nodes.nats.take();
    nodes.add().await;
    wait(|| nodes.hubs.iter().all(|hub| hub.figures().nodes_unheard > 0)).await;
    let (_, mut here, mut there, _) = one_awaited(&nodes).await;
    assert_eq!(code(here.ask(vote(0, 2, "blind")).await), ErrorCode::NoVote);
    let seq = here.ask(ClientMessage::Undo { id: "back".to_owned(), seat: seat(0) }).await.unwrap();
    there.until_seq(seq).await;
    drop(nats);
}
