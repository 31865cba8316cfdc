//! Clocks, and what happens when time is up.

use crate::support::{BOT, SECOND, World, code, config, plan, seat, timed, two};
use serde_json::json;
use server::HubConfig;
use server::protocol::{By, ClientMessage, ClockPlan, ErrorCode, NewTable, SeatPlan, TableStatus, TimeoutRule};
use std::time::{Duration, Instant};
use wealth_of_nations::WealthOfNations;

const LIVE: ClockPlan = ClockPlan::Live { initial: 60, increment: 10, delay: 5 };
const DAY: i64 = 24 * 3600 * SECOND;

#[tokio::test]
async fn clocks_run_while_awaited_with_delay_and_increment() {
    let world = World::new().await;
    let (_, _, _, mut first, _second) = two(&world, LIVE, TimeoutRule::DefaultAction).await;
    world.time.advance(20 * SECOND);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    let [own, other] = first.state.clocks[..] else { panic!("two clocks") };
    assert_eq!((own.remaining, own.running), ((60 - 15 + 10) * SECOND, false));
    assert_eq!((other.remaining, other.running), ((60 - 15) * SECOND, true));
}

#[tokio::test]
async fn when_time_is_up_the_default_action_is_made() {
    let world = World::new().await;
    let (_, _, _, mut first, mut second) = two(&world, LIVE, TimeoutRule::DefaultAction).await;
    second.act(seat(1), json!({ "bid": 1 })).await.unwrap();
    world.pass(64 * SECOND).await;
    world.pass(2 * SECOND).await;
    first.until_state(|state| state.awaited == [seat(0)] && state.step == 3).await;
    assert_eq!(first.state.view.value()["open"]["coins"], json!([12, 11]), "nothing was bid for the first seat");
    let late = first.states().flat_map(|state| &state.events).find(|step| step.actor == Some(seat(0))).unwrap();
    assert_eq!(late.by, Some(By::Timeout), "what the clock did is told as such");
}

#[tokio::test]
async fn a_restart_eats_nobodys_clock() {
    let mut world = World::new().await;
    let (anna, _, table, first, second) = two(&world, LIVE, TimeoutRule::DefaultAction).await;
    world.pass(30 * SECOND).await;
    drop((first, second));
    world.restart(3600 * SECOND).await;
    world.hub.sweep().await.unwrap();
    let mut first = world.player(&anna, &table).await;
    assert_eq!(first.state.clocks[0].remaining, (60 - 25) * SECOND);
    assert_eq!(first.state.awaited, [seat(0), seat(1)], "nobody was too late");
    world.pass(36 * SECOND).await;
    first.until_state(|state| state.step == 3).await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_between_two_runs_goes_on_where_it_was() {
    let mut world = World::new().await;
    let (anna, _, table, first, second) = two(&world, LIVE, TimeoutRule::DefaultAction).await;
    world.pass(30 * SECOND).await;
    drop((first, second));
    let before = world.time.now();
    world.restart(-3600 * SECOND).await;
    assert_eq!(world.time.now(), before);
    let mut first = world.player(&anna, &table).await;
    assert_eq!(first.state.clocks[0].remaining, (60 - 25) * SECOND);
    world.pass(34 * SECOND).await;
    assert_eq!(first.state.awaited, [seat(0), seat(1)], "nobody was too late");
    world.pass(2 * SECOND).await;
    first.until_state(|state| state.step == 3).await;
}

#[tokio::test]
async fn a_bot_sits_in_until_the_person_returns() {
    let world = World::new().await;
    let (_, bert, table, mut first, second) = two(&world, ClockPlan::Days { days: 2 }, TimeoutRule::BotSitsIn).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.pass(2 * DAY - SECOND).await;
    assert_eq!(first.state.step, 2);
    world.pass(2 * SECOND).await;
    first.until_state(|state| state.step >= 3).await;
    assert!(world.hub.info(&bert, &table, None).await.unwrap().seats[1].bot_sits_in);
    let _second = world.player(&bert, &table).await;
    assert!(!world.hub.info(&bert, &table, None).await.unwrap().seats[1].bot_sits_in);
}

fn undo(id: String) -> ClientMessage {
    ClientMessage::Undo { id, seat: seat(0) }
}

#[tokio::test]
async fn acting_and_taking_back_makes_no_time() {
    let world = World::new().await;
    let (_, _, _, mut first, _second) =
        two(&world, ClockPlan::Live { initial: 30, increment: 15, delay: 0 }, TimeoutRule::DefaultAction).await;
    for round in 0..20 {
        world.time.advance(SECOND);
        first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
        let seq = first.ask(undo(format!("u{round}"))).await.unwrap();
        first.until_seq(seq).await;
    }
    assert_eq!(first.state.clocks[0].remaining, 10 * SECOND, "twenty seconds were spent, and nothing was earned");
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    assert_eq!(first.state.clocks[0].remaining, 25 * SECOND, "the decision that stands earns its increment");
}

#[tokio::test]
async fn acting_and_taking_back_does_not_restore_a_days_clock() {
    let world = World::new().await;
    let (_, _, _, mut first, _second) = two(&world, ClockPlan::Days { days: 2 }, TimeoutRule::DefaultAction).await;
    world.pass(DAY).await;
    first.act(seat(0), json!({ "bid": 3 })).await.unwrap();
    let seq = first.ask(undo("u".to_owned())).await.unwrap();
    first.until_seq(seq).await;
    assert_eq!(first.state.clocks[0].remaining, DAY);
}

#[tokio::test]
async fn plans_and_offers_touch_no_clock() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let clock = ClockPlan::Live { initial: 20, increment: 15, delay: 0 };
    let table = world.table(&[&anna], NewTable { clock, ..plan("wealth-of-nations", &[SeatPlan::Me; 3]) }).await;
    let mut player = world.player(&anna, &table).await;
    let awaited = player.state.awaited[0];
    player.say(ClientMessage::Look { seat: Some(awaited) }).await;
    player.until_state(|state| state.viewer == Some(awaited)).await;
    for _ in 0..20 {
        player.act(awaited, json!({ "plan": {} })).await.unwrap();
    }
    world.time.advance(SECOND);
    player.act(awaited, json!({ "plan": {} })).await.unwrap();
    let clock = player.state.clocks[awaited.index()];
    assert_eq!((clock.remaining, clock.running), (19 * SECOND, true), "it goes on as if nothing had been said");
    let action = crate::support::choose::<WealthOfNations>(&player.state.view.value(), awaited);
    assert_ne!(action, json!({ "plan": {} }), "the decision is still owed");
}

#[tokio::test]
async fn looking_again_and_again_does_not_keep_a_decision_open() {
    let world = World::with(HubConfig { bot_delay: Duration::from_secs(3600), ..config() }).await;
    let clock = ClockPlan::Live { initial: 3, increment: 0, delay: 0 };
    let (_, bert, table, mut first, second) = two(&world, clock, TimeoutRule::BotSitsIn).await;
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    let sits_in = async || world.hub.info(&bert, &table, None).await.unwrap().seats[1].bot_sits_in;
    let mut seconds_open = 0;
    for _ in 0..30 {
        world.pass(SECOND).await;
        second.say(ClientMessage::Look { seat: Some(seat(1)) }).await;
        first.say(ClientMessage::Look { seat: Some(seat(0)) }).await;
        first.receive().await;
        seconds_open += usize::from(!sits_in().await);
    }
    assert!(seconds_open <= 3, "a clock of three seconds was open for {seconds_open}");
    assert!(sits_in().await, "whoever was here and too late gets no grace");
}

#[tokio::test]
async fn whoever_was_away_gets_a_grace_once_for_a_decision() {
    let world = World::with(HubConfig { bot_delay: Duration::from_secs(3600), ..config() }).await;
    let clock = ClockPlan::Live { initial: 30, increment: 0, delay: 0 };
    let (_, bert, table, mut first, second) = two(&world, clock, TimeoutRule::BotSitsIn).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.pass(31 * SECOND).await;
    first.until(|message| matches!(message, protocol::ServerMessage::Lobby { table } if table.seats[1].bot_sits_in).then_some(())).await;
    let mut second = world.player(&bert, &table).await;
    second.until_state(|state| state.clocks[1].running).await;
    assert_eq!(second.state.clocks[1].remaining, 30 * SECOND, "no more than the table gives to begin with");
    drop(second);
    world.pass(31 * SECOND).await;
    first.until(|message| matches!(message, protocol::ServerMessage::Lobby { table } if table.seats[1].bot_sits_in).then_some(())).await;
    let mut second = world.player(&bert, &table).await;
    let act = second.act(seat(1), json!({ "bid": 1 })).await;
    assert_eq!(code(act), ErrorCode::BotSitsIn, "the second time the bot decides");
}

#[tokio::test]
async fn a_table_nobody_looks_at_goes_on_by_its_clock() {
    let world = World::with(HubConfig { idle_after: Duration::from_millis(1), ..config() }).await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let clock = ClockPlan::Days { days: 1 };
    let table = world.table(&[&anna, &bert], timed(2, clock, TimeoutRule::DefaultAction)).await;
    for _ in 0..100 {
        if world.hub.info(&anna, &table, None).await.unwrap().status == TableStatus::Finished {
            break;
        }
        world.pass(DAY + SECOND).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let inputs = world.file(&anna, &table).await.inputs.len();
    assert_eq!(inputs, 2 * (1 + 2 + 2), "two rounds of a deal, two bids and two passes");
}

#[tokio::test]
async fn bots_that_decide_at_the_same_time_do_not_wait_for_each_other() {
    let delay = Duration::from_millis(300);
    let world = World::with(HubConfig { bot_delay: delay, ..config() }).await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("seven-wonders", &[SeatPlan::Me, BOT, BOT, BOT, BOT, BOT, BOT])).await;
    let started = Instant::now();
    let mut player = world.player(&anna, &table).await;
    player.until_state(|state| state.awaited == [seat(0)]).await;
    assert!(started.elapsed() < delay * 3, "six bots took {:?}", started.elapsed());
}
