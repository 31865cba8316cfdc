//! Looking back, match files, playing on.

use crate::support::{BOT, World, plan, refusal, seat};
use engine::{Game, Match, Viewer};
use serde_json::Value;
use server::protocol::{ErrorCode, Origin, PlayOnPlan, ReplayEyes, SeatPlan, StartPlan, TableStatus};
use seven_wonders::SevenWonders;
use testkit::toy::Haggle;

const TWO: [SeatPlan; 2] = [SeatPlan::Me, SeatPlan::Open];

#[tokio::test]
async fn during_play_only_ones_own_view_and_after_the_end_everybodys() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &TWO)).await;
    let look = |person, step, eyes| world.hub.replay(person, &table, step, eyes, None);
    assert_eq!(look(&anna, 1, ReplayEyes::Seat(seat(0))).await.unwrap().views.len(), 1);
    for (person, eyes) in [(&anna, ReplayEyes::Seat(seat(1))), (&anna, ReplayEyes::All), (&carl, ReplayEyes::Seat(seat(0)))] {
        assert_eq!(look(person, 1, eyes).await.unwrap_err().code(), ErrorCode::Forbidden);
    }
    assert!(look(&carl, 1, ReplayEyes::Public).await.is_ok());
    assert_eq!(world.hub.export(&anna, &table, None).await.unwrap_err().code(), ErrorCode::NotFinished);

    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    let seats = [seat(0), seat(1)];
    tokio::join!(first.play_to_end::<Haggle>(&seats[..1]), second.play_to_end::<Haggle>(&seats[1..]));
    let played = world.file(&carl, &table).await.replay::<Haggle>().unwrap();
    for step in 0..=played.log().len() {
        let shown = look(&carl, step as u32, ReplayEyes::All).await.unwrap();
        assert_eq!(shown.views.len(), 2);
        for view in shown.views {
            let viewer = Viewer::Seat(view.viewer.unwrap());
            assert_eq!(view.view.value(), serde_json::to_value(Game::view(&played.at(step), viewer)).unwrap());
        }
    }
    let beyond = look(&carl, played.log().len() as u32 + 1, ReplayEyes::Public).await;
    assert_eq!(beyond.unwrap_err().code(), ErrorCode::NoSuchStep);
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_step_and_comes_back_from_its_file() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let mut player = world.player(&anna, &table).await;
    let seats = [seat(0), seat(1)];
    player.play_to_end::<Haggle>(&seats).await;
    let steps = player.state.step;
    let play_on = |step| world.hub.play_on_from(&anna, &table, PlayOnPlan { step, seats: vec![SeatPlan::Me; 2] });
    assert_eq!(refusal(play_on(steps).await), ErrorCode::NoSuchStep);
    let from = play_on(3).await.unwrap();
    assert_eq!(from.origin, Some(Origin::PlayedOn { from: table.clone(), step: 3 }));
    world.hub.start(&anna, &from.id, StartPlan::default()).await.unwrap();
    let mut again = world.player(&anna, &from.id).await;
    assert_eq!(again.state.step, 3);
    again.play_to_end::<Haggle>(&seats).await;
    let (old, new) = (world.file(&anna, &table).await, world.file(&anna, &from.id).await);
    assert_eq!(old.inputs[..3], new.inputs[..3]);

    let import = |file: Value| world.import(&anna, file);
    let file = serde_json::to_value(&old).unwrap();
    let imported = import(file.clone()).await.unwrap();
    assert_eq!((imported.status, &imported.outcome), (TableStatus::Finished, &old.outcome));
    assert_eq!(world.file(&anna, &imported.id).await, old);
    let mut half = file;
    half["inputs"].as_array_mut().unwrap().truncate(2);
    assert_eq!(refusal(import(half.clone()).await), ErrorCode::BadMatchFile, "its outcome is not where its inputs lead");
    half.as_object_mut().unwrap().remove("outcome");
    assert_eq!(import(half).await.unwrap().status, TableStatus::Open);
    assert_eq!(refusal(import(Value::from("nonsense")).await), ErrorCode::BadMatchFile);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_timeline_tells_every_step_as_a_replay_does() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna], plan("seven-wonders", &[SeatPlan::Me, BOT, BOT])).await;
    let look = |person, from, eyes| world.hub.timeline(person, &table, from, eyes, None);
    assert_eq!(look(&anna, 0, ReplayEyes::All).await.unwrap_err().code(), ErrorCode::Forbidden);
    assert_eq!(look(&bert, 0, ReplayEyes::Seat(seat(0))).await.unwrap_err().code(), ErrorCode::Forbidden);
    assert_eq!(look(&bert, 0, ReplayEyes::Public).await.unwrap().from, 0);
    world.player(&anna, &table).await.play_to_end::<SevenWonders>(&[seat(0)]).await;

    let played: Match<SevenWonders> = world.file(&anna, &table).await.replay().unwrap();
    let steps = played.log().len();
    for (eyes, viewer) in [(ReplayEyes::Seat(seat(1)), Viewer::Seat(seat(1))), (ReplayEyes::Public, Viewer::Public)] {
        let timeline = look(&bert, 0, eyes).await.unwrap();
        assert_eq!((timeline.steps as usize, timeline.moments.len()), (steps, steps + 1));
        for (step, moment) in timeline.moments.iter().enumerate() {
            let shown = world.hub.replay(&bert, &table, step as u32, eyes, None).await.unwrap();
            assert_eq!((&moment.awaited, &moment.events), (&shown.awaited, &shown.views[0].events), "step {step} as {viewer:?}");
        }
    }
    let whole = look(&bert, 0, ReplayEyes::All).await.unwrap();
    let told: usize = whole.moments.iter().map(|moment| moment.events.values().len()).sum();
    assert_eq!(told, (0..steps).map(|step| played.events(step).len()).sum::<usize>(), "after the end nothing is hidden");
    let last = whole.moments.last().unwrap().tally.clone().unwrap();
    let outcome = played.state().outcome().unwrap();
    for (standing, tally) in outcome.standings.iter().zip(&last) {
        assert_eq!(tally.iter().sum::<i32>(), standing.points);
        assert_eq!(tally.len(), whole.categories.len());
    }
    let rest = look(&bert, 20, ReplayEyes::All).await.unwrap();
    assert_eq!(rest.moments, whole.moments[20..]);
    assert_eq!(look(&bert, steps as u32 + 1, ReplayEyes::All).await.unwrap_err().code(), ErrorCode::NoSuchStep);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_keeps_the_names_of_the_players_there_and_back() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open, BOT])).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    let (mine, yours) = ([seat(0)], [seat(1)]);
    tokio::join!(first.play_to_end::<Haggle>(&mine), second.play_to_end::<Haggle>(&yours));
    let names = Some(vec![Some("Anna".to_owned()), Some("Bert".to_owned()), None]);
    let file = world.file(&anna, &table).await;
    assert_eq!((file.version, &file.names), (2, &names));
    let brought = world.import(&carl, serde_json::to_value(&file).unwrap()).await.unwrap();
    assert_eq!(brought.names, names);
    assert_eq!(world.file(&carl, &brought.id).await, file, "nothing is lost on a second way");
    let nameless = engine::MatchFile { version: 1, names: None, ..file };
    let brought = world.import(&carl, serde_json::to_value(&nameless).unwrap()).await.unwrap();
    assert_eq!(brought.names, None);
    let numbered = world.file(&carl, &brought.id).await.names.unwrap();
    assert_eq!(numbered[1].as_deref(), Some("Carl 2"), "who has several seats is numbered");
}
