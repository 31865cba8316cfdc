//! Votes on letting a bot play for somebody who is late or gone.

use crate::support::{Player, SECOND, World, code, config, plan, seat, timed, two};
use serde_json::json;
use server::HubConfig;
use server::protocol::{ClientMessage, ClockPlan, ErrorCode, NewTable, Occupant, SeatPlan, ServerMessage, TableInfo, TimeoutRule};
use std::time::Duration;
use store::{Person, TableId};

const LIVE: ClockPlan = ClockPlan::Live { initial: 60, increment: 10, delay: 5 };

fn vote(by: u8, against: u8, yes: bool, id: &str) -> ClientMessage {
    ClientMessage::Vote { id: id.to_owned(), seat: seat(by), against: seat(against), yes }
}

fn take_seat(by: u8, id: &str) -> ClientMessage {
    ClientMessage::TakeSeat { id: id.to_owned(), seat: seat(by) }
}

async fn people(world: &World, count: usize) -> Vec<Person> {
    let mut people = Vec::new();
    for name in &["Anna", "Bert", "Carl", "Dora"][..count] {
        people.push(world.person(name).await);
    }
    people
}

/// So many people, of whom the last one lets the time run out while the others have bid.
async fn late_last(world: &World, count: usize) -> (Vec<Person>, TableId, Vec<Player>) {
    let people = people(world, count).await;
    let table = world.table(&people.iter().collect::<Vec<_>>(), timed(count, LIVE, TimeoutRule::Vote)).await;
    let mut players = Vec::new();
    for (index, person) in people[..count - 1].iter().enumerate() {
        let mut player = world.player(person, &table).await;
        player.act(seat(index as u8), json!({ "bid": 1 })).await.unwrap();
        players.push(player);
    }
    world.pass(66 * SECOND).await;
    for player in &mut players {
        player.until_state(|state| state.votes.len() == 1).await;
    }
    (people, table, players)
}

async fn info(world: &World, person: &Person, table: &TableId) -> TableInfo {
    world.hub.info(person, table, None).await.unwrap()
}

#[tokio::test]
async fn the_majority_of_all_others_lets_a_bot_play() {
    for (count, needed) in [(2, 1), (3, 2), (4, 2)] {
        let world = World::new().await;
        let (people, table, mut players) = late_last(&world, count).await;
        let late = count as u8 - 1;
        assert_eq!((players[0].state.votes[0].needed, players[0].state.votes[0].timeout), (needed, true));
        for voter in 0..needed {
            assert!(!info(&world, &people[0], &table).await.seats[count - 1].bot_sits_in, "{voter} of {needed} are too few");
            players[voter as usize].ask(vote(voter as u8, late, true, "yes")).await.unwrap();
        }
        let after = info(&world, &people[0], &table).await.seats[count - 1].clone();
        assert!(after.bot_sits_in && after.voted_out && matches!(after.occupant, Occupant::Person { .. }), "{count} people");
    }
}

#[tokio::test]
async fn somebody_who_left_the_line_counts_all_the_same() {
    let world = World::new().await;
    let (people, table, mut players) = late_last(&world, 3).await;
    players.pop();
    let gone = |message: &ServerMessage| matches!(message, ServerMessage::Presence(there) if there.here.len() == 1).then_some(());
    players[0].until(gone).await;
    players[0].ask(vote(0, 2, true, "a")).await.unwrap();
    assert!(!info(&world, &people[0], &table).await.seats[2].bot_sits_in, "one of two others is no majority, wherever the other is");
}

#[tokio::test]
async fn a_running_vote_survives_what_others_do() {
    let world = World::new().await;
    let (people, table, mut players) = late_last(&world, 3).await;
    players[0].ask(vote(0, 2, true, "a")).await.unwrap();
    players[1].act(seat(1), json!({ "bid": 2 })).await.unwrap();
    let seq = players[1].ask(ClientMessage::Undo { id: "u".to_owned(), seat: seat(1) }).await.unwrap();
    players[0].until_seq(seq).await;
    assert_eq!(players[0].state.votes[0].yes, [people[0].id.clone()], "another's change of mind is not about this");
    players[1].until_seq(seq).await;
    players[1].act(seat(1), json!({ "bid": 2 })).await.unwrap();
    players[1].ask(vote(1, 2, true, "b")).await.unwrap();
    assert!(info(&world, &people[0], &table).await.seats[2].voted_out);
}

#[tokio::test]
async fn whoever_was_voted_out_takes_the_seat_back_without_gaining_time() {
    let mut world = World::with(HubConfig { bot_delay: Duration::from_secs(3600), ..config() }).await;
    let (people, table, mut players) = late_last(&world, 3).await;
    players[0].ask(vote(0, 2, true, "a")).await.unwrap();
    players[1].ask(vote(1, 2, true, "b")).await.unwrap();
    assert_eq!(
        world.hub.tables_of(&people[2], &server::hub::ListPlan::default()).await.unwrap().tables.len(),
        1,
        "the table stays in the person's list"
    );
    let mut third = world.player(&people[2], &table).await;
    assert_eq!(code(third.act(seat(2), json!({ "bid": 1 })).await), ErrorCode::BotSitsIn, "being here is not enough");
    assert_eq!(code(third.ask(ClientMessage::Undo { id: "u".to_owned(), seat: seat(2) }).await), ErrorCode::BotSitsIn);
    drop((third, players));
    world.restart(1000).await;
    let mut third = world.player(&people[2], &table).await;
    let seq = third.ask(take_seat(2, "t")).await.unwrap();
    third.until_seq(seq).await;
    assert_eq!((third.state.clocks[2].remaining, third.state.clocks[2].running), (0, true));
    assert!(!info(&world, &people[2], &table).await.seats[2].bot_sits_in);
    third.act(seat(2), json!({ "bid": 1 })).await.unwrap();
    assert_eq!(code(third.ask(take_seat(1, "x")).await), ErrorCode::NotYourSeat);
}

#[tokio::test]
async fn no_means_that_the_table_waits() {
    let world = World::new().await;
    let (_, bert, table, mut first, second) = two(&world, LIVE, TimeoutRule::Vote).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.pass(66 * SECOND).await;
    first.until_state(|state| state.votes.len() == 1).await;
    let step = first.state.step;
    first.ask(vote(0, 1, false, "a")).await.unwrap();
    first.until_state(|state| state.votes.is_empty()).await;
    for _ in 0..5 {
        world.pass(3600 * SECOND).await;
    }
    first.say(ClientMessage::Look { seat: Some(seat(0)) }).await;
    first.receive().await;
    assert_eq!((first.state.step, &first.state.waited_for[..]), (step, &[seat(1)][..]), "no move is made, and nothing is asked again");
    assert!(first.state.votes.is_empty());
    first.ask(vote(0, 1, true, "b")).await.unwrap();
    assert!(info(&world, &bert, &table).await.seats[1].voted_out, "whoever has waited enough may say so");
}

#[tokio::test]
async fn whoever_is_waited_for_can_still_decide() {
    let world = World::new().await;
    let (_, bert, table, mut first, second) = two(&world, LIVE, TimeoutRule::Vote).await;
    drop(second);
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.pass(66 * SECOND).await;
    first.until_state(|state| state.votes.len() == 1).await;
    first.ask(vote(0, 1, false, "a")).await.unwrap();
    let mut second = world.player(&bert, &table).await;
    second.act(seat(1), json!({ "bid": 1 })).await.unwrap();
    assert!(second.state.waited_for.is_empty());
}

#[tokio::test]
async fn without_a_clock_long_absence_allows_a_vote() {
    let world = World::with(HubConfig { absence: Duration::from_secs(3600), ..config() }).await;
    let (_, _, _, mut first, second) = two(&world, ClockPlan::None, TimeoutRule::DefaultAction).await;
    world.pass(3601 * SECOND).await;
    assert_eq!(code(first.ask(vote(0, 1, true, "a")).await), ErrorCode::NoVote, "who is here is not absent");
    drop(second);
    first.until(|message| matches!(message, ServerMessage::Presence(there) if there.here.len() == 1).then_some(())).await;
    first.ask(vote(0, 1, true, "b")).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)] && state.step >= 2).await;
}

#[tokio::test]
async fn one_who_leaves_is_asked_no_more() {
    let world = World::new().await;
    let (people, table, mut players) = late_last(&world, 3).await;
    players[0].ask(vote(0, 2, true, "a")).await.unwrap();
    world.hub.leave(&people[1], &table).await.unwrap();
    assert!(info(&world, &people[0], &table).await.seats[2].voted_out, "the one who is left has said yes");
}

#[tokio::test]
async fn a_seat_where_nobody_is_late_is_not_voted_on() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let bert = world.person("Bert").await;
    let table = world.table(&[&anna, &bert], NewTable { clock: LIVE, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Open]) }).await;
    let mut first = world.player(&anna, &table).await;
    assert_eq!(code(first.ask(vote(0, 1, true, "a")).await), ErrorCode::NoVote);
    assert_eq!(code(first.ask(vote(0, 0, true, "b")).await), ErrorCode::NoVote, "nobody votes on themselves");
}
