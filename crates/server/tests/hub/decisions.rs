//! Clicks that come late, twice or at once.

use crate::support::{BOT, Player, World, code, plan, seat};
use serde_json::{Value, json};
use server::protocol::{BotLevel, ClientMessage, ErrorCode, Hello, SeatPlan, ServerMessage, State};
use store::{Person, TableId};
use wealth_of_nations::WealthOfNations;

const TWO: [SeatPlan; 2] = [SeatPlan::Me, SeatPlan::Open];

async fn haggle(world: &World) -> (Person, Person, TableId, Player, Player) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &TWO)).await;
    let (first, second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    (anna, bert, table, first, second)
}

fn bid(id: &str, decision: u64, by: u8, coins: u8) -> ClientMessage {
    ClientMessage::Act { id: id.to_owned(), decision, seat: seat(by), action: json!({ "bid": coins }) }
}

#[tokio::test]
async fn a_sealed_choice_can_be_changed_and_does_not_make_anothers_click_stale() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = haggle(&world).await;
    let before = second.decision(seat(1));
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    assert_eq!(first.state.may_act, [seat(0)]);
    first.act(seat(0), json!({ "bid": 5 })).await.unwrap();
    second.ask(bid("x", before, 1, 4)).await.unwrap();
    second.until_state(|state| state.awaited == [seat(0)]).await;
    assert_eq!(second.state.view.value()["open"]["coins"], json!([7, 12]), "the changed bid counts");
}

#[tokio::test]
async fn a_stale_click_changes_nothing() {
    let world = World::new().await;
    let (_, _, _, mut first, _second) = haggle(&world).await;
    let old = first.decision(seat(0));
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    let seq = first.state.seq;
    let refused = first.ask(bid("late", old, 0, 9)).await.unwrap_err();
    assert_eq!((refused.code, refused.details), (ErrorCode::StaleDecision, Some(json!({ "decision": old + 1 }))));
    first.say(ClientMessage::Hello(Hello::default())).await;
    first.receive().await;
    first.receive().await;
    assert_eq!(first.state.seq, seq);
}

#[tokio::test]
async fn the_same_id_twice_acts_once_even_after_a_restart() {
    let mut world = World::new().await;
    let (anna, _, table, mut first, second) = haggle(&world).await;
    let decision = first.decision(seat(0));
    let seq = first.ask(bid("once", decision, 0, 3)).await.unwrap();
    assert_eq!(first.ask(bid("once", decision, 0, 3)).await, Ok(seq));
    assert_eq!(first.ask(bid("once", decision + 1, 0, 3)).await, Ok(seq));
    drop((first, second));
    world.restart(0).await;
    let mut first = world.player(&anna, &table).await;
    assert_eq!(first.ask(bid("once", decision + 1, 0, 3)).await, Ok(seq), "the store remembers");
    assert_eq!(first.state.seq, seq);
}

#[tokio::test]
async fn two_windows_of_one_person_press_at_once_and_one_counts() {
    let world = World::new().await;
    let (anna, _, table, mut first, _second) = haggle(&world).await;
    let mut window = world.player(&anna, &table).await;
    let decision = first.decision(seat(0));
    let (one, other) = tokio::join!(first.ask(bid("a", decision, 0, 3)), window.ask(bid("b", decision, 0, 4)));
    assert_eq!([&one, &other].iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(code(one.and(other)), ErrorCode::StaleDecision);
}

#[tokio::test]
async fn two_people_press_at_once_and_both_count() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = haggle(&world).await;
    let (one, other) = tokio::join!(first.act(seat(0), json!({ "bid": 3 })), second.act(seat(1), json!({ "bid": 4 })));
    assert_ne!(one.unwrap(), other.unwrap());
    first.until_state(|state| state.awaited == [seat(0)] && state.may_act.contains(&seat(1))).await;
}

/// What somebody is told until a state has this many entries: acknowledgements by id, and how many states came.
async fn told_until(player: &mut Player, seq: u64) -> (Vec<(String, u64)>, usize) {
    let before = player.heard.len();
    player.until_seq(seq).await;
    let told = &player.heard[before..];
    let ack = |message: &ServerMessage| match message {
        ServerMessage::Ack { id, seq } => Some((id.clone(), *seq)),
        _ => None,
    };
    (told.iter().filter_map(ack).collect(), told.iter().filter(|message| matches!(message, ServerMessage::State(_))).count())
}

#[tokio::test]
async fn those_who_press_at_the_same_moment_share_one_state() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = haggle(&world).await;
    let seq = first.state.seq;
    first.say(bid("a", first.decision(seat(0)), 0, 3)).await;
    second.say(bid("b", second.decision(seat(1)), 1, 4)).await;
    assert_eq!(told_until(&mut first, seq + 2).await, (vec![("a".to_owned(), seq + 1)], 1));
    assert_eq!(told_until(&mut second, seq + 2).await, (vec![("b".to_owned(), seq + 2)], 1));
    let steps: Vec<u64> = first.state.events.iter().map(|at| at.seq).collect();
    assert!(first.state.complete && steps.starts_with(&[seq + 1, seq + 2]), "nothing is left out: {steps:?}");
}

#[tokio::test]
async fn the_same_id_twice_at_the_same_moment_acts_once() {
    let world = World::new().await;
    let (_, _, _, mut first, _second) = haggle(&world).await;
    let (seq, decision) = (first.state.seq, first.decision(seat(0)));
    first.say(bid("once", decision, 0, 3)).await;
    let again = first.ask(bid("once", decision, 0, 3)).await;
    assert_eq!(again, Ok(seq + 1));
    let second_answer = first.until(|message| match message {
        ServerMessage::Ack { id, seq } => Some((id.clone(), *seq)),
        ServerMessage::Error { error, .. } => panic!("{error:?}"),
        _ => None,
    });
    assert_eq!(second_answer.await, ("once".to_owned(), seq + 1));
    assert_eq!(first.state.seq, seq + 1);
}

#[tokio::test]
async fn a_request_that_cannot_be_kept_takes_nothing_of_the_others_with_it() {
    let mut world = World::new().await;
    let (anna, bert, table, mut first, second) = haggle(&world).await;
    let once = first.ask(bid("once", first.decision(seat(0)), 0, 3)).await.unwrap();
    drop((first, second));
    world.restart(0).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    let seq = first.state.seq;
    // The store alone knows that this id was used; the decision is a new one.
    first.say(bid("once", first.decision(seat(0)), 0, 5)).await;
    let kept = second.ask(bid("b", second.decision(seat(1)), 1, 4)).await;
    assert_eq!(kept, Ok(seq + 1));
    let answer = first.until(|message| match message {
        ServerMessage::Ack { id, seq } => Some((id.clone(), *seq)),
        _ => None,
    });
    assert_eq!(answer.await, ("once".to_owned(), once));
}

#[tokio::test]
async fn nobody_acts_for_another_and_the_rules_have_their_own_reason() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = haggle(&world).await;
    let decision = first.decision(seat(0));
    assert_eq!(code(second.ask(bid("a", decision, 0, 3)).await), ErrorCode::NotYourSeat);
    let refused = first.ask(bid("b", decision, 0, 99)).await.unwrap_err();
    assert_eq!((refused.code, refused.details), (ErrorCode::Illegal, Some(json!({ "game": { "not-enough-coins": { "needed": 99 } } }))));
    let nonsense = ClientMessage::Act { id: "c".to_owned(), decision, seat: seat(0), action: json!({ "fly": 1 }) };
    assert_eq!(code(first.ask(nonsense).await), ErrorCode::Malformed);
    let look = ClientMessage::Look { seat: Some(seat(0)) };
    assert_eq!(code(second.ask(look).await), ErrorCode::NotYourSeat);
}

#[tokio::test]
async fn a_seat_nobody_waits_for_makes_an_offer_and_gets_its_answer() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = haggle(&world).await;
    first.act(seat(0), json!({ "bid": 0 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 0 })).await.unwrap();
    assert_eq!((&second.state.awaited[..], &second.state.may_act[..]), (&[seat(0)][..], &[seat(1)][..]));
    let known = second.state.view.value()["hands"][1]["known"].as_array().unwrap()[0].clone();
    second.act(seat(1), json!({ "offer": { "to": 0, "good": known, "coins": 1 } })).await.unwrap();
    first.until_seq(second.state.seq).await;
    first.act(seat(0), json!("accept")).await.unwrap();
    assert_eq!(first.state.view.value()["open"]["coins"], json!([11, 13]));
    assert_eq!(first.state.awaited, [seat(0)]);
}

/// The person's turn to trade, as its view says.
fn is_trading(view: &Value) -> bool {
    view["owed"]["trade"].is_object()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_accepts_an_offer_though_the_game_waits_for_somebody_else() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let normal = SeatPlan::Bot { level: BotLevel::Normal };
    let table = world.table(&[&anna], plan("wealth-of-nations", &[SeatPlan::Me, normal, BOT])).await;
    let mut player = world.player(&anna, &table).await;
    while !is_trading(&player.state.view.value()) {
        if player.state.awaited.contains(&seat(0)) {
            let action = crate::support::choose::<WealthOfNations>(&player.state.view.value(), seat(0));
            player.act(seat(0), action).await.ok();
        } else {
            player.receive().await;
        }
    }
    let all = player.state.view.value()["table"]["nations"][0]["money"].clone();
    let gift = json!({ "offer": { "to": 1, "give": { "money": all }, "take": {} } });
    player.act(seat(0), gift).await.unwrap();
    let told = |state: &State| state.events.iter().flat_map(|at| at.events.values()).find(|event| event["event"] == "bartered");
    player.until_state(|state| told(state).is_some()).await;
    let bartered = told(&player.state).unwrap();
    assert_eq!((&bartered["offer"]["from"], &bartered["offer"]["to"]), (&json!(0), &json!(1)));
}
