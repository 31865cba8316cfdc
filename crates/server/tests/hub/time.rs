//! Clocks, absence, votes.

use crate::support::{BOT, Player, World, code, config, plan, seat};
use serde_json::json;
use server::HubConfig;
use server::hub::ListPlan;
use server::protocol::{ClientMessage, ClockPlan, ErrorCode, NewTable, Occupant, SeatPlan, TableStatus, TimeoutRule};
use std::time::{Duration, Instant};
use store::{Person, TableId};

const LIVE: ClockPlan = ClockPlan::Live { initial: 60, increment: 10, delay: 5 };
const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

fn timed(seats: usize, clock: ClockPlan, timeout: TimeoutRule) -> NewTable {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    NewTable { clock, timeout, ..plan("haggle", &plans) }
}

async fn two(world: &World, clock: ClockPlan, timeout: TimeoutRule) -> (Person, Person, TableId, Player, Player) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], timed(2, clock, timeout)).await;
    let (first, second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    (anna, bert, table, first, second)
}

fn vote(by: u8, against: u8, yes: bool, id: &str) -> ClientMessage {
    ClientMessage::Vote { id: id.to_owned(), seat: seat(by), against: seat(against), yes }
}

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

#[tokio::test]
async fn the_others_vote_and_a_bot_takes_the_seat() {
    let world = World::new().await;
    let people = [world.person("Anna").await, world.person("Bert").await, world.person("Carl").await];
    let table = world.table(&[&people[0], &people[1], &people[2]], timed(3, LIVE, TimeoutRule::Vote)).await;
    let mut first = world.player(&people[0], &table).await;
    let mut second = world.player(&people[1], &table).await;
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 1 })).await.unwrap();
    assert_eq!(code(first.ask(vote(0, 2, true, "a")).await), ErrorCode::NoVote, "not before the time is up");
    world.pass(66 * SECOND).await;
    first.until_state(|state| state.votes.len() == 1).await;
    first.ask(vote(0, 2, true, "b")).await.unwrap();
    let info = world.hub.info(&people[0], &table, None).await.unwrap();
    assert!(matches!(info.seats[2].occupant, Occupant::Person { .. }), "one of two is no majority");
    second.ask(vote(1, 2, true, "c")).await.unwrap();
    first.until_state(|state| state.step >= 4).await;
    let info = world.hub.info(&people[0], &table, None).await.unwrap();
    assert!(matches!(info.seats[2].occupant, Occupant::Bot { .. }));
    assert!(world.hub.tables_of(&people[2], &ListPlan::default()).await.unwrap().tables.is_empty());
}

#[tokio::test]
async fn a_vote_that_fails_leads_to_the_default_action() {
    let world = World::new().await;
    let (_, bert, table, mut first, second) = two(&world, LIVE, TimeoutRule::Vote).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.pass(66 * SECOND).await;
    first.until_state(|state| state.votes.len() == 1).await;
    first.ask(vote(0, 1, false, "a")).await.unwrap();
    first.until_state(|state| state.step >= 3).await;
    assert!(first.state.votes.is_empty());
    assert_eq!(world.hub.info(&bert, &table, None).await.unwrap().your_seats, [seat(1)]);
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
async fn without_a_clock_long_absence_allows_a_vote() {
    let world = World::with(HubConfig { absence: Duration::from_secs(3600), ..config() }).await;
    let (_, _, _, mut first, second) = two(&world, ClockPlan::None, TimeoutRule::DefaultAction).await;
    world.pass(3601 * SECOND).await;
    assert_eq!(code(first.ask(vote(0, 1, true, "a")).await), ErrorCode::NoVote, "who is here is not absent");
    drop(second);
    first.until(|message| matches!(message, server::protocol::ServerMessage::Presence(there) if there.here.len() == 1).then_some(())).await;
    first.ask(vote(0, 1, true, "b")).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)] && state.step >= 2).await;
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
