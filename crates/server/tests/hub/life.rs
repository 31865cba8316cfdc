//! Tables that leave memory and come back, and two servers on one store.

use crate::support::{BOT, Player, World, code, config, hub, plan, seat};
use serde_json::json;
use server::protocol::{ClientMessage, ClockPlan, ErrorCode, Hello, NewTable, SeatPlan, State};
use server::{HubConfig, Neighbourhood, Time};
use std::time::Duration;
use store::{SqliteStore, Store};
use testkit::toy::Haggle;

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back_on_demand() {
    let world = World::with(HubConfig { idle_after: Duration::from_millis(50), ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let mut first = world.player(&anna, &table).await;
    first.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    let (seq, view) = (first.state.seq, first.state.view.value().clone());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(world.hub.figures().tables_loaded, 1, "somebody looks at it");
    drop(first);
    while world.hub.figures().tables_loaded > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let first = Player::connect(&world.hub, &anna, &table, Hello { last_seq: Some(seq - 1), ..Hello::default() }).await;
    assert_eq!((first.state.seq, &first.state.view.value()), (seq, &view));
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
        let action = crate::support::choose::<Haggle>(&first.state.view.value(), seat(0));
        first.act(seat(0), action).await.unwrap();
    }
    first.until_state(|state| state.awaited.contains(&seat(0)) && state.awaited.len() == 1).await;
    let (view, decision) = (first.state.view.value().clone(), first.decision(seat(0)));
    drop(first);
    world.restart(10).await;
    let mut first = world.player(&anna, &table).await;
    assert_eq!((&first.state.view.value(), first.decision(seat(0))), (&view, decision));
    first.play_to_end::<Haggle>(&[seat(0)]).await;
    world.file(&anna, &table).await.replay::<Haggle>().unwrap();
}

#[tokio::test]
async fn a_restart_between_any_two_actions_changes_nothing_anybody_sees() {
    for snapshot_every in [3, 1000] {
        let mut world = World::with(HubConfig { snapshot_every, ..config() }).await;
        let anna = world.person("Anna").await;
        let clock = ClockPlan::Live { initial: 3600, increment: 7, delay: 2 };
        let options = json!({ "challenges": true });
        let table = world.table(&[&anna], NewTable { clock, options, ..plan("haggle", &[SeatPlan::Me; 3]) }).await;
        let hello = |seat| Hello { seat: Some(seat), ..Hello::default() };
        let mut player = Player::connect(&world.hub, &anna, &table, hello(seat(0))).await;
        while !player.state.over {
            let next = player.state.awaited[0];
            player = Player::connect(&world.hub, &anna, &table, hello(next)).await;
            let action = crate::support::choose::<Haggle>(&player.state.view.value(), next);
            world.pass(5000).await;
            player.act(next, action).await.unwrap();
            let before = player.state.clone();
            drop(player);
            world.restart(60_000).await;
            player = Player::connect(&world.hub, &anna, &table, hello(next)).await;
            let (now, seq) = (player.state.now, player.state.seq);
            assert!(seq - before.seq <= 1, "no more is noted than that nobody could play meanwhile");
            let then = State { now, seq, events: Vec::new(), complete: false, ..before };
            assert_eq!(player.state, then);
        }
    }
}

#[tokio::test]
async fn a_bot_that_was_to_move_when_the_server_stopped_moves_after_the_next_start() {
    let mut world = World::with(HubConfig { bot_delay: Duration::from_secs(3600), ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open, BOT])).await;
    let mut first = world.player(&anna, &table).await;
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    drop(first);
    world.restart(60_000).await;
    let quick = hub(&world.store, config(), &world.time);
    quick.sweep().await.unwrap();
    let mut seen = Player::connect(&quick, &anna, &table, Hello::default()).await;
    seen.until_state(|state| state.awaited == [seat(1)]).await;
}

#[tokio::test]
async fn a_client_that_does_not_listen_is_cut_off_and_can_come_back() {
    let world = World::with(HubConfig { messages_behind: 8, ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let mut deaf = world.player(&bert, &table).await;
    let mut first = world.player(&anna, &table).await;
    for bid in 0..10 {
        first.act(seat(0), json!({ "bid": bid })).await.unwrap();
    }
    let mut kept = 0;
    while deaf.connection.receiver.recv().await.is_some() {
        kept += 1;
    }
    assert_eq!(kept, 8, "what was said before the cut is there, then the channel ends");
    let hello = Hello { last_seq: Some(deaf.state.seq), ..Hello::default() };
    let back = Player::connect(&world.hub, &bert, &table, hello).await;
    assert_eq!((back.state.events.len(), back.state.complete), (10, true));
}

#[tokio::test]
async fn the_sweeper_runs_by_the_machines_clock() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("test.db")).await.unwrap();
    let quick = HubConfig { sweep_every: Duration::from_millis(50), beat_every: Duration::from_millis(50), ..config() };
    let hub = hub(&store, quick, &Time::machine());
    let world = World::new().await;
    let anna = world.person("Anna").await;
    store.add_person(&anna).await.unwrap();
    let clock = ClockPlan::Live { initial: 1, increment: 0, delay: 0 };
    let table = hub.create(&anna, NewTable { clock, start: true, ..plan("haggle", &[SeatPlan::Me; 2]) }).await.unwrap();
    let running = tokio::spawn({
        let hub = hub.clone();
        async move { hub.run().await }
    });
    let mut player = Player::connect(&hub, &anna, &table.id, Hello::default()).await;
    player.until_state(|state| state.step >= 3).await;
    hub.shutdown().await;
    running.await.unwrap();
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
    second.act(seat(1), json!({ "bid": 3 })).await.expect("its decision stands, whoever wrote meanwhile");
    assert_eq!(second.state.view.value()["open"]["coins"], json!([12, 9]));
    let late = ClientMessage::Act { id: "late".to_owned(), decision: first.decision(seat(0)), seat: seat(0), action: json!({ "bid": 4 }) };
    assert_eq!(code(first.ask(late).await), ErrorCode::StaleDecision, "the round is over");
}

#[tokio::test]
async fn after_shutdown_channels_end_and_nothing_is_accepted() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let mut first = world.player(&anna, &table).await;
    assert_eq!(world.hub.figures().connections, 1);
    world.hub.shutdown().await;
    assert_eq!(world.hub.figures().connections, 0);
    while first.connection.receiver.recv().await.is_some() {}
    let refused = world.hub.connect(&anna, Neighbourhood::Unknown, &table, Hello::default()).await.err().unwrap();
    assert_eq!(refused.code(), ErrorCode::ShuttingDown);
    assert!(world.directory.path().exists());
}
