//! The example plays a whole game on a real server.

#[path = "../examples/greedy.rs"]
#[allow(dead_code, reason = "the example's own main is not called here")]
mod greedy;

use client::protocol::{BotLevel, Hello, NewTable, SeatPlan, ServerMessage};
use client::{Client, ClientError, Live};
use engine::{Game, Seat};
use serde_json::json;
use server::http::Page;
use server::{Games, Server, Settings};
use seven_wonders::SevenWonders;

async fn open(directory: &tempfile::TempDir) -> Server {
    let database = format!("sqlite:{}", directory.path().join("client.db").display());
    let mut settings = Settings { database: database.parse().expect("this is a database"), ..Settings::default() };
    settings.listen = "127.0.0.1:0".parse().expect("this is an address");
    settings.bot_delay_ms = 0;
    Server::start(settings, Games::standard(), Page::default()).await.expect("the server starts")
}

async fn guest(server: &Server) -> Client {
    let mut client = Client::new(&format!("http://{}", server.address()));
    client.become_guest().await.expect("guests are welcome");
    client
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_to_the_end() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = open(&directory).await;
    let client = guest(&server).await;
    let outcome = greedy::play(&client).await.expect("the game is played");
    assert_eq!(outcome["standings"].as_array().map(Vec::len), Some(3));
    server.stop().await;
}

async fn wait_until_awaited(live: &mut Live, seat: Seat) {
    while !live.is_awaited(seat) {
        live.next().await.expect("the server goes on");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_is_made_once_and_again_where_it_was_refused() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = open(&directory).await;
    let client = guest(&server).await;
    let bot = SeatPlan::Bot { level: BotLevel::Easy };
    let plan = NewTable { start: true, ..NewTable::new(SevenWonders::ID, vec![SeatPlan::Me, bot, bot]) };
    let table = client.new_table(&plan).await.expect("a table");
    let mut live = client.live(&table.id, Hello::default()).await.expect("a line");
    let me = Seat::new(0);
    wait_until_awaited(&mut live, me).await;
    let id = live.act(me, json!("no such action")).await.expect("it is sent");
    assert!(!live.is_awaited(me), "the decision is on its way");
    loop {
        match live.next().await.expect("an answer comes") {
            ServerMessage::Error { id: Some(refused), .. } if refused == id => break,
            _ => assert!(!live.is_awaited(me), "whatever comes before the answer asks for the same decision"),
        }
    }
    assert!(live.is_awaited(me), "what was refused is to be decided still");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_says_why() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = open(&directory).await;
    let client = Client::new(&format!("http://{}", server.address()));
    let refused = client.me().await.expect_err("nobody is logged in");
    assert!(matches!(&refused, ClientError::Refused { status: 401, .. }), "{refused:?}");
    server.stop().await;
    assert!(matches!(client.games().await, Err(ClientError::LineBroke(_))), "nobody is there any more");
}
