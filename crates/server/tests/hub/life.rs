//! Tables that leave memory and come back, and two servers on one store.

use crate::support::{BOT, Player, World, code, config, hub, plan, seat};
use serde_json::json;
use server::HubConfig;
use server::protocol::{ErrorCode, Hello, SeatPlan};
use std::time::Duration;
use testkit::toy::Haggle;

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back_on_demand() {
    let world = World::with(HubConfig { idle_after: Duration::from_millis(50), ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let mut first = world.player(&anna, &table).await;
    first.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    let (seq, view) = (first.state.seq, first.state.view.clone());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(world.hub.figures().tables_loaded, 1, "somebody looks at it");
    drop(first);
    while world.hub.figures().tables_loaded > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let first = Player::connect(&world.hub, &anna, &table, Hello { last_seq: Some(seq - 1), ..Hello::default() }).await;
    assert_eq!((first.state.seq, &first.state.view), (seq, &view));
    assert!(first.state.complete);
    assert_eq!(first.state.events.len(), 1, "what was missed comes as events");
}

#[tokio::test]
async fn a_long_game_comes_back_from_a_snapshot() {
    let mut world = World::with(HubConfig { snapshot_every: 4, ..config() }).await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT, BOT])).await;
    let mut first = world.player(&anna, &table).await;
    for _ in 0..3 {
        first.until_state(|state| state.awaited.contains(&seat(0))).await;
        let action = crate::support::choose::<Haggle>(&first.state.view, seat(0));
        first.act(seat(0), action).await.unwrap();
    }
    first.until_state(|state| state.awaited.contains(&seat(0)) && state.awaited.len() == 1).await;
    let (view, decision) = (first.state.view.clone(), first.decision(seat(0)));
    drop(first);
    world.restart(10).await;
    let mut first = world.player(&anna, &table).await;
    assert_eq!((&first.state.view, first.decision(seat(0))), (&view, decision));
    first.play_to_end::<Haggle>(&[seat(0)]).await;
    world.file(&anna, &table).await.replay::<Haggle>().unwrap();
}

#[tokio::test]
async fn of_two_servers_on_one_store_one_wins_and_the_other_reads_again() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let other = hub(&world.store, config(), &world.time);
    let mut first = world.player(&anna, &table).await;
    let mut second = Player::connect(&other, &bert, &table, Hello::default()).await;
    first.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    assert_eq!(code(second.act(seat(1), json!({ "bid": 3 })).await), ErrorCode::Stale);
    second.until_seq(first.state.seq).await;
    second.act(seat(1), json!({ "bid": 3 })).await.unwrap();
    assert_eq!(second.state.view["open"]["coins"], json!([12, 9]));
}

#[tokio::test]
async fn after_shutdown_channels_end_and_nothing_is_accepted() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let mut first = world.player(&anna, &table).await;
    world.hub.shutdown().await;
    while first.connection.receiver.recv().await.is_some() {}
    let refused = world.hub.connect(&anna, &table, Hello::default()).await.err().unwrap();
    assert_eq!(refused.code(), ErrorCode::ShuttingDown);
    assert!(world.directory.path().exists());
}
