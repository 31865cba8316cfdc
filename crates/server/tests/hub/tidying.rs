//! Tables that nobody needs expire, and are deleted in the end.

use crate::support::{BOT, World, config, plan, refusal, seat};
use serde_json::json;
use server::HubConfig;
use server::hub::{ChatRange, ListPlan};
use server::protocol::{ErrorCode, Hello, Join, SeatPlan, ServerMessage, TableStatus};
use std::time::Duration;
use store::{Person, Store, TableId};
use testkit::toy::Haggle;

const DAY: i64 = 24 * 3600 * 1000;

fn short_lives() -> HubConfig {
    let days = |days: u64| Some(Duration::from_secs(days * 24 * 3600));
    HubConfig { open_life: days(2), game_life: days(20), called_off_life: days(5), ..config() }
}

async fn open_table(world: &World, person: &Person) -> TableId {
    world.hub.create(person, plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await.unwrap().id
}

async fn status(world: &World, table: &TableId) -> Option<TableStatus> {
    world.store.table(table).await.unwrap().map(|row| row.head.status)
}

/// Time passes, and the server tidies up.
async fn pass(world: &World, millis: i64) {
    world.pass(millis).await;
    world.hub.tidy().await.unwrap();
}

#[tokio::test]
async fn an_open_table_nobody_looks_at_expires_and_is_deleted_later() {
    let world = World::with(short_lives()).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = open_table(&world, &anna).await;
    pass(&world, 2 * DAY - 1).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Open));
    pass(&world, 2).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Expired));
    assert!(world.hub.open_tables(&bert, &ListPlan::default()).await.unwrap().tables.is_empty());
    assert_eq!(refusal(world.hub.join(&bert, &table, Join::default()).await), ErrorCode::NotOpen);
    assert_eq!(world.hub.info(&bert, &table, None).await.unwrap().status, TableStatus::Expired, "whoever comes is told why");
    pass(&world, 5 * DAY).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Expired));
    pass(&world, 2).await;
    assert_eq!(status(&world, &table).await, None);
    assert_eq!(refusal(world.hub.info(&bert, &table, None).await), ErrorCode::NoSuchTable);
}

#[tokio::test]
async fn whoever_looks_or_sits_down_keeps_a_table_open() {
    let world = World::with(short_lives()).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let (looked, joined, watched) = (open_table(&world, &anna).await, open_table(&world, &anna).await, open_table(&world, &anna).await);
    let _watching = world.hub.connect(&anna, server::Neighbourhood::Unknown, &watched, Hello::default()).await.unwrap();
    pass(&world, DAY).await;
    world.hub.info(&bert, &looked, None).await.unwrap();
    world.hub.join(&bert, &joined, Join::default()).await.unwrap();
    pass(&world, DAY + DAY / 2).await;
    for table in [&looked, &joined, &watched] {
        assert_eq!(status(&world, table).await, Some(TableStatus::Open));
    }
    pass(&world, DAY).await;
    assert_eq!(status(&world, &looked).await, Some(TableStatus::Expired));
    assert_eq!(status(&world, &joined).await, Some(TableStatus::Expired));
    assert_eq!(status(&world, &watched).await, Some(TableStatus::Open), "somebody is there all the time");
}

#[tokio::test]
async fn a_game_nobody_plays_on_expires_and_its_log_says_so() {
    let mut world = World::with(short_lives()).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    pass(&world, 19 * DAY).await;
    let mut first = world.player(&anna, &table).await;
    first.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    pass(&world, 20 * DAY + 1).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Playing), "somebody looks at it");
    drop(first);
    // The table hears of it before it is asked.
    while world.hub.figures().connections > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    pass(&world, 1).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Expired));
    let last = world.store.entries(&table, 0).await.unwrap().pop().unwrap();
    assert_eq!(last.body.read::<serde_json::Value>().unwrap(), json!({ "kind": "expired" }));
    world.restart(10).await;
    assert_eq!(world.hub.info(&bert, &table, None).await.unwrap().status, TableStatus::Expired);
    pass(&world, 5 * DAY + 1).await;
    assert_eq!(status(&world, &table).await, None);
    assert_eq!(world.store.entries(&table, 0).await.unwrap().len(), 0);
}

#[tokio::test]
async fn finished_games_stay_and_so_does_everything_where_that_was_chosen() {
    let world = World::with(short_lives()).await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    world.player(&anna, &table).await.play_to_end::<Haggle>(&[seat(0)]).await;
    pass(&world, 1000 * DAY).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Finished));

    let for_ever = World::with(HubConfig { open_life: None, game_life: None, called_off_life: None, ..config() }).await;
    let anna = for_ever.person("Anna").await;
    let (open, called_off) = (open_table(&for_ever, &anna).await, open_table(&for_ever, &anna).await);
    for_ever.hub.cancel(&anna, &called_off).await.unwrap();
    pass(&for_ever, 1000 * DAY).await;
    assert_eq!(status(&for_ever, &open).await, Some(TableStatus::Open));
    assert_eq!(status(&for_ever, &called_off).await, Some(TableStatus::Cancelled));
}

#[tokio::test]
async fn time_without_a_server_lets_nothing_expire() {
    let mut world = World::with(short_lives()).await;
    let anna = world.person("Anna").await;
    let table = open_table(&world, &anna).await;
    pass(&world, DAY).await;
    world.restart(300 * DAY).await;
    world.hub.tidy().await.unwrap();
    assert_eq!(status(&world, &table).await, Some(TableStatus::Open), "nobody could come");
    pass(&world, DAY + 1).await;
    assert_eq!(status(&world, &table).await, Some(TableStatus::Expired));
}

#[tokio::test]
async fn whoever_is_at_a_deleted_table_is_told() {
    let world = World::with(short_lives()).await;
    let anna = world.person("Anna").await;
    let table = open_table(&world, &anna).await;
    let mut there = world.hub.connect(&anna, server::Neighbourhood::Unknown, &table, Hello::default()).await.unwrap();
    world.hub.cancel(&anna, &table).await.unwrap();
    pass(&world, 5 * DAY + 1).await;
    let mut told = Vec::new();
    while let Some(message) = there.receiver.recv().await {
        if let ServerMessage::Error { error, .. } = message {
            told.push(error.code);
        }
    }
    assert_eq!(told, [ErrorCode::NoSuchTable]);
    assert_eq!(
        world.hub.connect(&anna, server::Neighbourhood::Unknown, &table, Hello::default()).await.err().unwrap().code(),
        ErrorCode::NoSuchTable
    );
    assert!(world.hub.chat(&anna, &table, ChatRange::After(0), None).await.is_err());
}
