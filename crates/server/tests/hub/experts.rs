//! Hints, and looking back with an expert.

use crate::support::{BOT, World, plan, seat};
use engine::Game;
use serde::Deserialize;
use server::protocol::{ErrorCode, NewTable, Review, SeatPlan, StartPlan, Verdict};
use std::time::Duration;
use store::{Person, TableId};
use testkit::toy::Haggle;

const TWO: [SeatPlan; 2] = [SeatPlan::Me, SeatPlan::Open];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_choice_and_the_same_when_asked_again() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let mut player = world.player(&anna, &table).await;
    let due = player.state.awaited[0];
    let hint = world.hub.hint(&anna, &table, due).await.unwrap();
    assert_eq!((hint.seat, hint.decision), (due, player.decision(due)));
    assert!(
        hint.choices.is_sorted_by(|a, b| a.chance >= b.chance) && hint.choices.iter().all(|choice| (0.0..=1.0).contains(&choice.chance))
    );
    assert_eq!(world.hub.hint(&anna, &table, due).await.unwrap(), hint);
    assert_eq!(world.hub.hint(&bert, &table, due).await.unwrap_err().code(), ErrorCode::NotSeated);
    player.act(due, hint.choices[0].action.clone()).await.unwrap();
    if let Some(idle) = [seat(0), seat(1)].into_iter().find(|seat| !player.state.awaited.contains(seat)) {
        assert_eq!(world.hub.hint(&anna, &table, idle).await.unwrap_err().code(), ErrorCode::NothingToDecide);
    }
}

#[tokio::test]
async fn there_are_hints_where_nobody_is_wronged_or_everybody_knows() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let together = world.table(&[&anna, &bert], plan("haggle", &TWO)).await;
    assert_eq!(world.hub.hint(&anna, &together, seat(0)).await.unwrap_err().code(), ErrorCode::HintsOff);
    assert_eq!(world.hub.hint(&anna, &together, seat(1)).await.unwrap_err().code(), ErrorCode::NotYourSeat);

    let allowed = |plan, people: Vec<&Person>| {
        let (world, people) = (&world, people.into_iter().cloned().collect::<Vec<_>>());
        async move {
            let table = world.table(&people.iter().collect::<Vec<_>>(), plan).await;
            world.hub.info(&people[0], &table, None).await.unwrap().hints
        }
    };
    assert!(allowed(plan("haggle", &[SeatPlan::Me, BOT]), vec![&anna]).await);
    assert!(!allowed(NewTable { hints: Some(false), ..plan("haggle", &[SeatPlan::Me, BOT]) }, vec![&anna]).await);
    assert!(allowed(NewTable { hints: Some(true), ..plan("haggle", &TWO) }, vec![&anna, &bert]).await);
    // A seat that nobody took becomes a bot's.
    let table = world.hub.create(&anna, plan("haggle", &TWO)).await.unwrap();
    assert!(!table.hints);
    assert!(world.hub.start(&anna, &table.id, StartPlan { fill_with_bots: true, ..StartPlan::default() }).await.unwrap().hints);
}

/// Asks until everything is judged, each time for what is new.
async fn whole(world: &World, person: &Person, table: &TableId) -> (Review, Vec<Verdict>) {
    let mut verdicts = Vec::new();
    loop {
        let review = world.hub.review(person, table, verdicts.len() as u32, None).await.unwrap();
        verdicts.extend(review.verdicts.clone());
        assert_eq!(verdicts.len(), review.judged as usize);
        if review.judged == review.decisions {
            verdicts.sort_by_key(|verdict| verdict.step);
            return (review, verdicts);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_decision_of_a_finished_game_is_judged() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    assert_eq!(world.hub.review(&anna, &table, 0, None).await.unwrap_err().code(), ErrorCode::NotFinished);
    world.player(&anna, &table).await.play_to_end::<Haggle>(&[seat(0)]).await;

    let (review, verdicts) = whole(&world, &anna, &table).await;
    let played = world.file(&anna, &table).await.replay::<Haggle>().unwrap();
    assert!(review.decisions > 0 && (review.end.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    for verdict in &verdicts {
        let before = played.at(verdict.step as usize - 1);
        for judged in std::iter::once(&verdict.played).chain(&verdict.others) {
            let action = <Haggle as Game>::Action::deserialize(&judged.action).unwrap();
            assert_eq!(before.check(verdict.seat, &action), Ok(()));
        }
        assert!((verdict.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        let best = verdict.others.first().map_or(0.0, |judged| judged.chance);
        assert!((verdict.loss - (best - verdict.played.chance).max(0.0)).abs() < 1e-6);
    }
    // Nothing depends on memory: another server judges the same.
    world.restart(1_000).await;
    assert_eq!(whole(&world, &anna, &table).await.1, verdicts);
}
