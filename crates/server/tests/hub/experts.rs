//! Hints, and looking back with an expert.

use crate::support::{BOT, Player, World, choose, config, plan, seat};
use engine::{Game, Seat};
use serde::Deserialize;
use serde_json::json;
use server::protocol::{ErrorCode, Hint, NewTable, Review, SeatPlan, StartPlan, Verdict};
use server::{HubConfig, Refusal};
use std::time::Duration;
use store::{Person, Store, TableId};
use testkit::toy::{Haggle, HaggleReason};
use tokio::task::JoinHandle;
use wealth_of_nations::WealthOfNations;

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
    assert_eq!(hint.why.lacks.len(), (hint.choices.len() - 1).min(2), "the next two are set beside it");
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
        let told = verdict.why.reasons.iter().chain(verdict.why.lacks.iter().flatten());
        assert!(told.clone().all(|reason| HaggleReason::deserialize(&reason.fact).is_ok()), "facts of the game");
        assert_eq!(verdict.why.lacks.len(), usize::from(!verdict.others.is_empty()), "it is set against one other");
        assert!((verdict.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        let best = verdict.others.first().map_or(0.0, |judged| judged.chance);
        assert!((verdict.loss - (best - verdict.played.chance).max(0.0)).abs() < 1e-6);
    }
    // Nothing depends on memory: another server judges the same.
    world.restart(1_000).await;
    assert_eq!(whole(&world, &anna, &table).await.1, verdicts);
    // Nor on where the log lies.
    world.store.archive_table(&table).await.unwrap();
    world.restart(1_000).await;
    assert_eq!(whole(&world, &anna, &table).await.1, verdicts);
}

/// Two people and a bot in Wealth of Nations, with hints, and the first of them is the one to trade.
async fn trading(world: &World, anna: &Person, bert: &Person) -> (TableId, Player, Player) {
    let seats = [SeatPlan::Me, SeatPlan::Open, BOT];
    let table = world.table(&[anna, bert], NewTable { hints: Some(true), ..plan("wealth-of-nations", &seats) }).await;
    let (mut first, mut second) = (world.player(anna, &table).await, world.player(bert, &table).await);
    loop {
        let awaited = first.state.awaited.clone();
        let trades = first.state.view.value()["table"]["phase"]["trade"].is_object();
        match awaited[..] {
            [one] if one == seat(0) && trades => return (table, first, second),
            [one] if one == seat(0) || one == seat(1) => {
                let player = if one == seat(0) { &mut first } else { &mut second };
                player.until_state(|state| state.awaited == awaited).await;
                let action = if trades { json!("pass") } else { choose::<WealthOfNations>(&player.state.view.value(), one) };
                let seq = player.act(one, action).await.unwrap();
                first.until_seq(seq).await;
            }
            _ => {
                first.receive().await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_that_came_later_is_another_question() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let (table, mut first, mut second) = trading(&world, &anna, &bert).await;
    let accept = json!({ "accept": { "from": 1 } });
    let before = world.hub.hint(&anna, &table, seat(0)).await.unwrap();
    assert_eq!(before.seq, first.state.seq);
    assert!(before.choices.iter().all(|choice| choice.action != accept), "there is nothing to accept");

    second.until_seq(before.seq).await;
    let all = second.state.view.value()["table"]["nations"][1]["money"].clone();
    let gift = json!({ "offer": { "to": 0, "give": { "money": all }, "take": {} } });
    let seq = second.act(seat(1), gift).await.unwrap();
    first.until_seq(seq).await;
    let after = world.hub.hint(&anna, &table, seat(0)).await.unwrap();
    assert_eq!((after.decision, after.seq), (before.decision, seq), "the same decision in another position");
    assert!(after.choices.iter().any(|choice| choice.action == accept), "{:?}", after.choices);
    assert_eq!(world.hub.hint(&anna, &table, seat(0)).await.unwrap(), after);
}

/// Nothing is ever thought of: whatever asks stays in the queue.
async fn world_without_thought() -> World {
    World::with(HubConfig { thinking_slots: Some(0), ..config() }).await
}

/// Asks for a hint and waits until it is in the queue.
async fn ask(world: &World, person: &Person, table: &TableId, due: Seat) -> JoinHandle<Result<Hint, Refusal>> {
    let (hub, person, table) = (world.hub.clone(), person.clone(), table.clone());
    let before = world.hub.figures().thoughts_asked;
    let asked = tokio::spawn(async move { hub.hint(&person, &table, due).await });
    while world.hub.figures().thoughts_asked == before {
        tokio::task::yield_now().await;
    }
    asked
}

#[tokio::test]
async fn a_person_has_one_hint_in_the_queue_and_the_newest_counts() {
    let world = world_without_thought().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let mut older: Option<JoinHandle<Result<Hint, Refusal>>> = None;
    for _ in 0..8 {
        let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
        let due = world.player(&anna, &table).await.state.awaited[0];
        let newer = ask(&world, &anna, &table, due).await;
        if let Some(older) = older.replace(newer) {
            assert_eq!(older.await.unwrap().unwrap_err().code(), ErrorCode::HintReplaced);
        }
        assert_eq!(world.hub.figures().thoughts_waiting, 1, "however many were asked for");
    }
    let table = world.table(&[&bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let due = world.player(&bert, &table).await.state.awaited[0];
    let other = ask(&world, &bert, &table, due).await;
    assert_eq!(world.hub.figures().thoughts_waiting, 2, "somebody else's is left alone");
    let newest = older.unwrap();
    assert!(!newest.is_finished() && !other.is_finished());
    newest.abort();
    other.abort();
    assert!(newest.await.is_err() && other.await.is_err());
    assert_eq!(world.hub.figures().thoughts_waiting, 0, "whoever goes away waits no longer");
}

#[tokio::test]
async fn a_table_has_one_hint_in_the_queue() {
    let world = world_without_thought().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], NewTable { hints: Some(true), ..plan("haggle", &TWO) }).await;
    assert_eq!(world.player(&anna, &table).await.state.awaited, [seat(0), seat(1)], "both of them decide");
    let first = ask(&world, &anna, &table, seat(0)).await;
    let (hub, person, at) = (world.hub.clone(), bert.clone(), table.clone());
    let second = tokio::spawn(async move { hub.hint(&person, &at, seat(1)).await });
    // Bert's comes into the queue when Anna's has left it, and neither is refused.
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(world.hub.figures().thoughts_waiting, 1);
    assert!(!first.is_finished() && !second.is_finished());
    first.abort();
    while world.hub.figures().thoughts_asked < 2 {
        tokio::task::yield_now().await;
    }
    assert_eq!(world.hub.figures().thoughts_waiting, 1);
    second.abort();
}

#[tokio::test]
async fn a_review_waits_in_the_same_queue() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    world.player(&anna, &table).await.play_to_end::<Haggle>(&[seat(0)]).await;
    world.restart_as(HubConfig { thinking_slots: Some(0), ..config() }).await;
    let (hub, person) = (world.hub.clone(), anna.clone());
    let asked = tokio::spawn(async move { hub.review(&person, &table, 0, None).await });
    while world.hub.figures().thoughts_waiting == 0 {
        tokio::task::yield_now().await;
    }
    assert!(!asked.is_finished());
    asked.abort();
}
