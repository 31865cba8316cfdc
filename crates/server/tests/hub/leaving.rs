//! Giving a seat up during play, playing again, and who is here.

use crate::support::{Player, SECOND, World, code, plan, refusal, seat, timed};
use serde_json::json;
use server::Neighbourhood;
use server::protocol::{
    By, ClientMessage, ClockPlan, ErrorCode, Join, Leaving, Occupant, SeatPlan, ServerMessage, StartPlan, TableStatus, TimeoutRule,
};
use store::{Person, TableId};
use testkit::toy::Haggle;

const LIVE: ClockPlan = ClockPlan::Live { initial: 60, increment: 10, delay: 5 };

async fn three(world: &World, clock: ClockPlan, timeout: TimeoutRule) -> (Vec<Person>, TableId) {
    let people = vec![world.person("Anna").await, world.person("Bert").await, world.person("Carl").await];
    let table = world.table(&people.iter().collect::<Vec<_>>(), timed(3, clock, timeout)).await;
    (people, table)
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_leaves() {
    for (clock, timeout) in [(ClockPlan::None, TimeoutRule::DefaultAction), (LIVE, TimeoutRule::BotSitsIn), (LIVE, TimeoutRule::Vote)] {
        let world = World::new().await;
        let (people, table) = three(&world, clock, timeout).await;
        let mut first = world.player(&people[0], &table).await;
        assert_eq!(first.welcome.table.leaving, Leaving::BotPlaysOn);
        let after = world.hub.leave(&people[1], &table).await.unwrap();
        assert_eq!((after.status, &after.your_seats[..]), (TableStatus::Playing, &[][..]));
        assert!(matches!(&after.seats[1].occupant, Occupant::Left { name, level: Some(_), .. } if name == "Bert"), "{after:?}");
        first.until_state(|state| !state.awaited.contains(&seat(1))).await;
        let step = first.states().flat_map(|state| &state.events).find(|step| step.actor == Some(seat(1))).unwrap();
        assert_eq!(step.by, Some(By::Bot));
        assert!(world.hub.tables_of(&people[1], &server::hub::ListPlan::default()).await.unwrap().tables.is_empty());
        assert_eq!(refusal(world.hub.leave(&people[1], &table).await), ErrorCode::NotSeated);
    }
}

#[tokio::test]
async fn where_late_seats_pass_so_does_the_seat_of_whoever_left() {
    let world = World::new().await;
    let (people, table) = three(&world, LIVE, TimeoutRule::DefaultAction).await;
    assert_eq!(world.hub.leave(&people[1], &table).await.unwrap().leaving, Leaving::DefaultActions);
    assert_eq!(world.hub.leave(&people[2], &table).await.unwrap().status, TableStatus::Playing);
    let mut first = world.player(&people[0], &table).await;
    first.play_to_end::<Haggle>(&[seat(0)]).await;
    let by = |step: &protocol::EventsAt| (step.actor == Some(seat(1))).then_some(step.by);
    assert!(first.states().flat_map(|state| &state.events).filter_map(by).all(|by| by == Some(By::Left)));
    let file = world.file(&people[0], &table).await;
    file.replay::<Haggle>().unwrap();
}

#[tokio::test]
async fn when_the_last_person_leaves_the_game_is_called_off() {
    let world = World::new().await;
    let (people, table) = three(&world, ClockPlan::None, TimeoutRule::DefaultAction).await;
    for person in &people[..2] {
        world.hub.leave(person, &table).await.unwrap();
    }
    assert_eq!(world.hub.leave(&people[2], &table).await.unwrap().status, TableStatus::Cancelled);
}

#[tokio::test]
async fn whoever_left_acts_no_more_and_agrees_to_nothing() {
    let world = World::new().await;
    let (people, table) = three(&world, ClockPlan::None, TimeoutRule::DefaultAction).await;
    let (mut first, mut second) = (world.player(&people[0], &table).await, world.player(&people[1], &table).await);
    world.hub.leave(&people[1], &table).await.unwrap();
    let act = ClientMessage::Act { id: "a".to_owned(), decision: 0, seat: seat(1), action: json!({ "bid": 1 }) };
    assert_eq!(code(second.ask(act).await), ErrorCode::NotYourSeat);
    let mut third = world.player(&people[2], &table).await;
    first.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    third.until_state(|state| !state.awaited.contains(&seat(1))).await;
    third.act(seat(2), json!({ "bid": 1 })).await.unwrap();
    first.until_state(|state| state.awaited == [seat(0)]).await;
    first.ask(ClientMessage::Undo { id: "u".to_owned(), seat: seat(0) }).await.unwrap();
    first.until_state(|state| state.undo.is_some()).await;
    assert_eq!(first.state.undo.as_ref().unwrap().waiting_for, [people[2].id.clone()]);
}

async fn finished(world: &World) -> (Person, Person, TableId, Player, Player) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open])).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    let seats = [seat(0), seat(1)];
    tokio::join!(first.play_to_end::<Haggle>(&seats[..1]), second.play_to_end::<Haggle>(&seats[1..]));
    (anna, bert, table, first, second)
}

#[tokio::test]
async fn a_rematch_asks_everybody_and_seats_nobody_else() {
    let world = World::new().await;
    let (anna, bert, table, mut first, _second) = finished(&world).await;
    let again = world.hub.rematch(&bert, &table).await.unwrap();
    assert_eq!(again.your_seats, [seat(1)]);
    assert!(matches!(&again.seats[0].occupant, Occupant::Asked { name, .. } if name == "Anna"));
    assert_eq!(refusal(world.hub.start(&bert, &again.id, StartPlan::default()).await), ErrorCode::SeatsOpen, "nobody plays unasked");
    let there = first.until(|message| if let ServerMessage::Rematch { table } = message { Some(table.clone()) } else { None }).await;
    assert_eq!(there, again.id);
    let eve = world.person("Eve").await;
    assert_eq!(refusal(world.hub.join(&eve, &again.id, Join::default()).await), ErrorCode::SeatTaken, "the seat is kept");
    let mine = world.hub.tables_of(&anna, &server::hub::ListPlan::default()).await.unwrap().tables;
    assert!(mine.iter().any(|listed| listed.id == again.id && listed.asks_you && !listed.awaits_you));
    let joined = world.hub.rematch(&anna, &table).await.unwrap();
    assert_eq!((&joined.id, &joined.your_seats[..]), (&again.id, &[seat(0)][..]));
    assert_eq!(world.hub.start(&bert, &again.id, StartPlan::default()).await.unwrap().status, TableStatus::Playing);
}

#[tokio::test]
async fn whoever_does_not_want_to_play_again_says_no() {
    let world = World::new().await;
    let (anna, bert, table, _first, _second) = finished(&world).await;
    let again = world.hub.rematch(&bert, &table).await.unwrap();
    let declined = world.hub.leave(&anna, &again.id).await.unwrap();
    assert_eq!(declined.seats[0].occupant, Occupant::Open);
    assert!(world.hub.tables_of(&anna, &server::hub::ListPlan::default()).await.unwrap().tables.iter().all(|listed| listed.id != again.id));
    let eve = world.person("Eve").await;
    world.hub.join(&eve, &again.id, Join::default()).await.unwrap();
}

#[tokio::test]
async fn a_rematch_that_was_called_off_can_be_asked_for_again() {
    let world = World::new().await;
    let (anna, bert, table, _first, _second) = finished(&world).await;
    let again = world.hub.rematch(&bert, &table).await.unwrap();
    world.hub.cancel(&bert, &again.id).await.unwrap();
    let another = world.hub.rematch(&anna, &table).await.unwrap();
    assert_ne!(another.id, again.id);
    assert_eq!(world.hub.rematch(&bert, &table).await.unwrap().id, another.id);
}

#[tokio::test]
async fn whoever_sits_down_while_looking_is_here_at_once() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.hub.create(&anna, timed(2, LIVE, TimeoutRule::Vote)).await.unwrap().id;
    let connect = async |person: &Person| world.hub.connect(person, Neighbourhood::Unknown, &table, Default::default()).await.unwrap();
    let mut channels = [connect(&anna).await, connect(&bert).await];
    world.hub.join(&bert, &table, Join::default()).await.unwrap();
    for channel in &mut channels {
        let told = async {
            while let Some(message) = channel.receiver.recv().await {
                if let ServerMessage::Presence(there) = message
                    && there.here == [seat(0), seat(1)]
                {
                    return there.watching;
                }
            }
            panic!("the channel ended");
        };
        assert_eq!(tokio::time::timeout(crate::support::PATIENCE, told).await.expect("everybody is told"), 0);
    }
    world.pass(SECOND).await;
}
