//! Match files of strangers: how long, how many, how much.

use crate::support::{World, code, config, plan, refusal, seat};
use engine::{Game, Match, MatchFile, Turn};
use serde_json::{Value, json};
use server::HubConfig;
use server::protocol::{ClientMessage, ErrorCode, ReplayEyes, SeatPlan, StartPlan, TableStatus};
use std::time::Duration;
use store::Store;
use testkit::toy::Haggle;
use wealth_of_nations::state::Plan;
use wealth_of_nations::{Action, CommonAction, WealthOfNations};

/// A match of Wealth of Nations in which everybody has changed their plans again and again.
fn planned(plans: usize) -> Match<WealthOfNations> {
    let mut played = testkit::random_start::<WealthOfNations>(3, 20);
    let Turn::Seats(awaited) = played.state().turn() else { panic!("somebody is awaited") };
    let players: Vec<_> = awaited.union(played.state().may_act()).iter().collect();
    for &seat in players.iter().cycle().take(plans) {
        played.act(seat, Action::Common(CommonAction::Plan(Plan::default()))).unwrap();
    }
    played
}

fn file(played: &Match<impl Game>) -> Value {
    serde_json::to_value(MatchFile::of(played)).unwrap()
}

#[tokio::test]
async fn what_a_match_begins_with_is_read_only_when_it_is_played() {
    let world = World::new().await;
    let (anna, carl) = (world.person("Anna").await, world.person("Carl").await);
    let played = planned(2_000);
    let table = world.import(&anna, file(&played)).await.unwrap();
    assert_eq!(table.status, TableStatus::Open);
    let row = world.store.table(&table.id).await.unwrap().unwrap();
    let opening = world.store.opening(&table.id).await.unwrap().unwrap();
    assert!(row.setup.to_string().len() < 1_000 && opening.bytes() > 50_000, "the row is small");
    world.hub.chat(&carl, &table.id, server::hub::ChatRange::After(0), None).await.unwrap();
    world.hub.info(&carl, &table.id, None).await.unwrap();
    world.hub.note(&carl, &table.id).await.unwrap();
    world.hub.tables_of(&anna, &server::hub::ListPlan::default()).await.unwrap();
    assert_eq!(world.hub.figures().tables_loaded, 0, "no request of a stranger loads a match");

    world.hub.start(&anna, &table.id, StartPlan::default()).await.unwrap();
    let player = world.player(&anna, &table.id).await;
    assert_eq!(player.state.step as usize, played.log().len());
    let started = &world.store.entries(&table.id, 0).await.unwrap()[0];
    assert!(started.body.bytes() < 2_000, "the log does not hold it a second time");
    for step in [0, 500, played.log().len()] {
        let shown = world.hub.replay(&anna, &table.id, step as u32, ReplayEyes::Public, None).await.unwrap();
        let view = serde_json::to_value(Game::view(&played.at(step), engine::Viewer::Public)).unwrap();
        assert_eq!(shown.views[0].view.value(), view);
    }
}

#[tokio::test]
async fn a_match_comes_back_after_a_restart_with_what_it_began_with() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let played = planned(700);
    let table = world.import(&anna, file(&played)).await.unwrap();
    world.hub.start(&anna, &table.id, StartPlan::default()).await.unwrap();
    world.restart(10).await;
    assert_eq!(world.player(&anna, &table.id).await.state.step as usize, played.log().len());
}

#[tokio::test]
async fn a_match_that_is_too_long_is_refused_before_it_is_played() {
    // No time at all is left to play anything.
    let world = World::with(HubConfig { import_budget: Duration::ZERO, ..config() }).await;
    let anna = world.person("Anna").await;
    let mut long = file(&planned(10));
    let last = long["inputs"].as_array().unwrap().last().unwrap().clone();
    long["inputs"].as_array_mut().unwrap().resize(WealthOfNations::MAX_INPUTS + 1, last);
    assert_eq!(refusal(world.import(&anna, long.clone()).await), ErrorCode::MatchTooLong);
    long["inputs"].as_array_mut().unwrap().resize(103_250, Value::Null);
    assert_eq!(refusal(world.import(&anna, long).await), ErrorCode::MatchTooLong);
    assert_eq!(refusal(world.import(&anna, file(&planned(10))).await), ErrorCode::ImportTooSlow);
    assert_eq!(world.store.count_tables_of(&anna.id).await.unwrap(), 0, "a refused file leaves nothing");
}

#[tokio::test]
async fn a_share_of_plans_is_all_that_one_seat_has() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let mut greedy = file(&planned(10));
    let plan = greedy["inputs"].as_array().unwrap().last().unwrap().clone();
    let seats = greedy["seats"].as_u64().unwrap() as u8;
    let inputs = greedy["inputs"].as_array_mut().unwrap();
    inputs.resize(inputs.len() + Match::<WealthOfNations>::free_limit(seats), plan);
    assert_eq!(refusal(world.import(&anna, greedy).await), ErrorCode::BadMatchFile);
}

#[tokio::test]
async fn nobody_uses_up_a_match_that_others_play() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    first.act(seat(0), json!({ "bid": 0 })).await.unwrap();
    for change in 0..Match::<Haggle>::free_limit(2) {
        first.act(seat(0), json!({ "bid": change % 2 })).await.unwrap();
    }
    assert_eq!(code(first.act(seat(0), json!({ "bid": 1 })).await), ErrorCode::EnoughSaid);
    let seats = [seat(0), seat(1)];
    drop(second);
    second = world.player(&bert, &table).await;
    tokio::join!(first.play_to_end::<Haggle>(&seats[..1]), second.play_to_end::<Haggle>(&seats[1..]));
    assert_eq!(world.hub.info(&anna, &table, None).await.unwrap().status, TableStatus::Finished);
}

#[tokio::test]
async fn a_full_log_takes_nothing_but_decisions() {
    let world = World::with(HubConfig { entries_per_input: 0, ..config() }).await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me; 2])).await;
    let mut player = world.player(&anna, &table).await;
    player.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    assert_eq!(code(player.act(seat(0), json!({ "bid": 0 })).await), ErrorCode::LogFull, "a choice is not changed any more");
    let undo = ClientMessage::Undo { id: "u".to_owned(), seat: seat(0) };
    assert_eq!(code(player.ask(undo).await), ErrorCode::LogFull);
    player.play_to_end::<Haggle>(&[seat(0), seat(1)]).await;
}

#[tokio::test]
async fn a_person_keeps_so_many_bytes_of_imported_matches() {
    let played = testkit::random_start::<Haggle>(1, 4);
    let bytes = serde_json::to_string(played.log()).unwrap().len() as u64;
    let world = World::with(HubConfig { opening_bytes_per_guest: bytes * 2, ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let first = world.import(&anna, file(&played)).await.unwrap();
    world.import(&anna, file(&played)).await.unwrap();
    assert_eq!(refusal(world.import(&anna, file(&played)).await), ErrorCode::ImportQuota);
    world.import(&bert, file(&played)).await.expect("everybody has their own");
    world.hub.cancel(&anna, &first.id).await.unwrap();
    world.import(&anna, file(&played)).await.expect("what is called off makes room");
}

#[tokio::test]
async fn few_wait_with_a_file_and_one_person_does_not_fill_the_queue() {
    let world = World::with(HubConfig { import_places: 3, import_places_per_person: 2, ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let played = testkit::random_start::<Haggle>(1, 4);
    let _held = [world.hub.import_place(&anna).unwrap(), world.hub.import_place(&anna).unwrap()];
    assert_eq!(refusal(world.import(&anna, file(&played)).await), ErrorCode::ImportBusy);
    world.import(&bert, file(&played)).await.expect("another's turn comes");
}
