//! The example plays a whole game on a real server.

#[path = "../examples/greedy.rs"]
#[allow(dead_code, reason = "the example's own main is not called here")]
mod greedy;

use client::{Client, ClientError};
use server::http::Page;
use server::{Games, Server, Settings};

async fn open(directory: &tempfile::TempDir) -> Server {
    let database = format!("sqlite:{}", directory.path().join("client.db").display());
    let mut settings = Settings { database: database.parse().expect("this is a database"), ..Settings::default() };
    settings.listen = "127.0.0.1:0".parse().expect("this is an address");
    settings.bot_delay_ms = 0;
    Server::start(settings, Games::standard(), Page::default()).await.expect("the server starts")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_to_the_end() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let server = open(&directory).await;
    let mut client = Client::new(&format!("http://{}", server.address()));
    client.become_guest().await.expect("guests are welcome");
    let outcome = greedy::play(&client).await.expect("the game is played");
    assert_eq!(outcome["standings"].as_array().map(Vec::len), Some(3));
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
