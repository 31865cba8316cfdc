//! Who writes at a table, how fast, and what stays of it.

use crate::support::{World, config, plan};
use server::HubConfig;
use server::hub::{ChatRange, Connection};
use server::protocol::{ChatLine, ClientMessage, ErrorCode, Hello, Join, SeatPlan, ServerMessage, Welcome};
use store::{Person, TableId};

/// Somebody at a table, and what they were told first.
async fn come(world: &World, person: &Person, table: &TableId, last_chat: Option<u64>) -> (Connection, Welcome) {
    let mut connection =
        world.hub.connect(person, server::Neighbourhood::Unknown, table, Hello { last_chat, ..Hello::default() }).await.unwrap();
    match connection.receiver.recv().await {
        Some(ServerMessage::Welcome(welcome)) => (connection, welcome),
        other => panic!("a welcome comes first, not {other:?}"),
    }
}

async fn say(connection: &mut Connection, id: &str) -> Result<(), ErrorCode> {
    connection.sender.send(ClientMessage::Chat { id: id.to_owned(), text: id.to_owned() }).await.unwrap();
    loop {
        match connection.receiver.recv().await.expect("the channel is open") {
            ServerMessage::Ack { .. } => return Ok(()),
            ServerMessage::Error { error, .. } => return Err(error.code),
            _ => {}
        }
    }
}

fn numbers(lines: &[ChatLine]) -> Vec<u64> {
    lines.iter().map(|line| line.number).collect()
}

#[tokio::test]
async fn only_people_at_the_table_write_there() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.hub.create(&anna, plan("haggle", &[SeatPlan::Open, SeatPlan::Open])).await.unwrap().id;
    let (mut host, _) = come(&world, &anna, &table, None).await;
    let (mut stranger, _) = come(&world, &carl, &table, None).await;
    assert_eq!(say(&mut host, "who made it").await, Ok(()));
    assert_eq!(say(&mut stranger, "psst").await, Err(ErrorCode::NotSeated));
    world.hub.join(&carl, &table, Join::default()).await.unwrap();
    assert_eq!(say(&mut stranger, "a stranger no more").await, Ok(()));
    world.hub.leave(&carl, &table).await.unwrap();
    assert_eq!(say(&mut stranger, "psst again").await, Err(ErrorCode::NotSeated));
    let (_, seen) = come(&world, &bert, &table, None).await;
    assert_eq!(seen.chat.len(), 2, "what was refused is not there");
}

#[tokio::test]
async fn a_person_writes_so_many_lines_in_a_minute() {
    let world = World::with(HubConfig { chat_per_minute: 3, ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.hub.create(&anna, plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    world.hub.join(&bert, &table, Join::default()).await.unwrap();
    let (mut first, mut second) = (come(&world, &anna, &table, None).await.0, come(&world, &anna, &table, None).await.0);
    for id in ["a", "b", "c"] {
        assert_eq!(say(&mut first, id).await, Ok(()));
    }
    assert_eq!(say(&mut first, "d").await, Err(ErrorCode::ChatTooFast));
    assert_eq!(say(&mut second, "e").await, Err(ErrorCode::ChatTooFast), "another window does not help");
    assert_eq!(say(&mut first, "c").await, Ok(()), "what was said is acknowledged again");
    let (mut other, welcome) = come(&world, &bert, &table, None).await;
    assert_eq!(welcome.chat.len(), 3);
    assert_eq!(say(&mut other, "mine").await, Ok(()), "others have their own");
    world.time.advance(20_000);
    assert_eq!(say(&mut first, "d").await, Ok(()));
    assert_eq!(say(&mut first, "f").await, Err(ErrorCode::ChatTooFast));
}

#[tokio::test]
async fn a_newcomer_gets_the_last_lines_and_older_ones_on_request() {
    let world = World::with(HubConfig { chat_per_minute: 10_000, ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.hub.create(&anna, plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let (mut writer, _) = come(&world, &anna, &table, None).await;
    for line in 1..=120 {
        assert_eq!(say(&mut writer, &format!("{line}")).await, Ok(()));
    }
    let (_, welcome) = come(&world, &bert, &table, None).await;
    assert_eq!(numbers(&welcome.chat), (71..=120).collect::<Vec<u64>>());
    let older = async |which| numbers(&world.hub.chat(&bert, &table, which, None).await.unwrap());
    assert_eq!(older(ChatRange::Before(71)).await, (21..=70).collect::<Vec<u64>>());
    assert_eq!(older(ChatRange::Before(21)).await, (1..=20).collect::<Vec<u64>>());
    assert_eq!(older(ChatRange::Before(1)).await, [0; 0]);
    assert_eq!(older(ChatRange::After(118)).await, [119, 120]);
    assert_eq!(numbers(&come(&world, &bert, &table, Some(118)).await.1.chat), [119, 120]);
    assert_eq!(come(&world, &bert, &table, Some(3)).await.1.chat.len(), 50, "no more than the last ones, however long one was away");
}

#[tokio::test]
async fn a_table_keeps_so_many_lines() {
    let world = World::with(HubConfig { chat_per_minute: 10_000, chat_lines: 5, ..config() }).await;
    let anna = world.person("Anna").await;
    let table = world.hub.create(&anna, plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let (mut writer, _) = come(&world, &anna, &table, None).await;
    for line in 1..=12 {
        say(&mut writer, &format!("{line}")).await.unwrap();
    }
    assert_eq!(numbers(&world.hub.chat(&anna, &table, ChatRange::After(0), None).await.unwrap()), [8, 9, 10, 11, 12]);
}
