//! Taking back.

use crate::support::{BOT, Player, SECOND, World, code, plan, seat, two};
use serde_json::json;
use server::protocol::{ClientMessage, ClockPlan, ErrorCode, SeatPlan, ServerMessage, TimeoutRule, UndoRefused};

fn undo(by: u8, id: &str) -> ClientMessage {
    ClientMessage::Undo { id: id.to_owned(), seat: seat(by) }
}

fn answer(by: u8, yes: bool, id: &str) -> ClientMessage {
    ClientMessage::AnswerUndo { id: id.to_owned(), seat: seat(by), yes }
}

fn cancel(by: u8, id: &str) -> ClientMessage {
    ClientMessage::CancelUndo { id: id.to_owned(), seat: seat(by) }
}

async fn auction(world: &World) -> (Player, Player) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    (world.player(&anna, &table).await, world.player(&bert, &table).await)
}

#[tokio::test]
async fn ones_own_last_step_is_taken_back_at_once() {
    let world = World::new().await;
    let (mut first, _second) = auction(&world).await;
    assert_eq!(code(first.ask(undo(0, "a")).await), ErrorCode::NothingToUndo);
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    let stale = first.decision(seat(0));
    let seq = first.ask(undo(0, "b")).await.unwrap();
    first.until_seq(seq).await;
    assert_eq!(first.state.awaited, [seat(0), seat(1)]);
    assert!(first.decision(seat(0)) > stale);
}

#[tokio::test]
async fn what_was_revealed_is_taken_back_by_consent_of_all() {
    let world = World::new().await;
    let (mut first, mut second) = auction(&world).await;
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 4 })).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)]).await;
    let step = first.state.step;
    first.ask(undo(0, "a")).await.unwrap();
    let asked = second.until(|message| if let ServerMessage::UndoAsked(asked) = message { Some(asked.clone()) } else { None }).await;
    assert_eq!((asked.seat, asked.to, asked.waiting_for.len()), (seat(0), step - 2, 1));
    assert_eq!(code(first.ask(answer(0, true, "b")).await), ErrorCode::NoUndoAsked, "nobody agrees with themselves");
    second.ask(answer(1, false, "c")).await.unwrap();
    first.until_state(|state| state.undo.is_none()).await;
    assert_eq!(first.state.step, step, "one no is enough");
    first.ask(undo(0, "d")).await.unwrap();
    second.until_state(|state| state.undo.is_some()).await;
    second.ask(answer(1, true, "e")).await.unwrap();
    first.until_state(|state| state.step == step - 2).await;
    assert_eq!(first.state.awaited, [seat(0), seat(1)]);
}

#[tokio::test]
async fn whoever_asked_may_think_better_of_it() {
    let world = World::new().await;
    let (mut first, mut second) = auction(&world).await;
    assert_eq!(code(first.ask(cancel(0, "a")).await), ErrorCode::NoUndoAsked);
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 4 })).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)]).await;
    let step = first.state.step;
    first.ask(undo(0, "b")).await.unwrap();
    second.until_state(|state| state.undo.is_some()).await;
    assert_eq!(code(second.ask(cancel(1, "c")).await), ErrorCode::NoUndoAsked, "it is another's request");
    assert_eq!(code(second.ask(cancel(0, "d")).await), ErrorCode::NotYourSeat);
    first.ask(cancel(0, "e")).await.unwrap();
    second.until_state(|state| state.undo.is_none()).await;
    assert_eq!((second.state.step, &second.state.undo_refused), (step, &None), "nobody refused anything");
    assert_eq!(code(second.ask(answer(1, true, "f")).await), ErrorCode::NoUndoAsked);
}

#[tokio::test]
async fn a_refusal_is_told_until_the_asker_goes_on() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 4 })).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)]).await;
    first.ask(undo(0, "a")).await.unwrap();
    second.ask(answer(1, false, "b")).await.unwrap();
    first.until_state(|state| state.undo_refused.is_some()).await;
    let refused = UndoRefused { seat: seat(0), by: bert.id.clone() };
    assert_eq!(first.state.undo_refused.as_ref(), Some(&refused));
    drop(first);
    let mut first = world.player(&anna, &table).await;
    first.until_state(|_| true).await;
    assert_eq!(first.state.undo_refused, Some(refused), "whoever was away learns it too");
    first.ask(undo(0, "c")).await.unwrap();
    first.until_state(|state| state.undo.is_some()).await;
    assert_eq!(first.state.undo_refused, None, "it is asked anew");
    second.ask(answer(1, false, "d")).await.unwrap();
    first.until_state(|state| state.undo_refused.is_some()).await;
    first.act(seat(0), json!("pass")).await.unwrap();
    assert_eq!(first.state.undo_refused, None);
}

#[tokio::test]
async fn a_new_input_ends_the_question() {
    let world = World::new().await;
    let (mut first, mut second) = auction(&world).await;
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 4 })).await.unwrap();
    first.until_seq(second.state.seq).await;
    second.ask(undo(1, "a")).await.unwrap();
    first.until_state(|state| state.undo.is_some()).await;
    first.act(seat(0), json!("pass")).await.unwrap();
    assert_eq!(first.state.undo, None);
    assert_eq!(code(first.ask(answer(0, true, "b")).await), ErrorCode::NoUndoAsked);
}

#[tokio::test]
async fn bots_always_agree() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    let mut first = world.player(&anna, &table).await;
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)] && state.step >= 3).await;
    let seq = first.ask(undo(0, "a")).await.unwrap();
    first.until_seq(seq).await;
    first.until_state(|state| state.awaited.contains(&seat(0))).await;
    assert!(first.state.step <= 2);
}

#[tokio::test]
async fn a_bot_that_sits_in_agrees_to_nothing() {
    let world = World::new().await;
    let (_, bert, table, mut first, second) = two(&world, ClockPlan::Days { days: 1 }, TimeoutRule::BotSitsIn).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    world.pass(25 * 3600 * SECOND).await;
    first.until_state(|state| state.step >= 3 && state.awaited == [seat(0)]).await;
    let step = first.state.step;
    for message in ["a", "b", "c", "d", "e"] {
        first.ask(undo(0, message)).await.unwrap();
    }
    first.until_state(|state| state.undo.is_some()).await;
    assert_eq!((first.state.step, &first.state.undo.as_ref().unwrap().waiting_for[..]), (step, &[bert.id.clone()][..]));
    let mut second = world.player(&bert, &table).await;
    second.ask(answer(1, true, "f")).await.unwrap();
    first.until_state(|state| state.step < step).await;
}

#[tokio::test]
async fn a_question_to_somebody_who_is_away_lapses_with_the_next_action() {
    let world = World::new().await;
    let (mut first, mut second) = auction(&world).await;
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 4 })).await.unwrap();
    drop(second);
    first.until_state(|state| state.awaited == [seat(0)]).await;
    let step = first.state.step;
    first.ask(undo(0, "a")).await.unwrap();
    first.until_state(|state| state.undo.is_some()).await;
    assert_eq!(first.state.step, step, "nobody agreed");
    first.act(seat(0), json!("pass")).await.unwrap();
    assert_eq!(first.state.undo, None);
}

#[tokio::test]
async fn one_who_was_voted_out_must_agree_too() {
    let world = World::new().await;
    let (_, bert, _, mut first, second) = two(&world, ClockPlan::Live { initial: 60, increment: 0, delay: 0 }, TimeoutRule::Vote).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    world.pass(61 * SECOND).await;
    first.until_state(|state| state.votes.len() == 1).await;
    first.ask(ClientMessage::Vote { id: "v".to_owned(), seat: seat(0), against: seat(1), yes: true }).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)] && state.step >= 3).await;
    let step = first.state.step;
    first.ask(undo(0, "a")).await.unwrap();
    first.until_state(|state| state.undo.is_some()).await;
    assert_eq!((first.state.step, &first.state.undo.as_ref().unwrap().waiting_for[..]), (step, &[bert.id.clone()][..]));
}
