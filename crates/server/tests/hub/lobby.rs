//! Sitting down and getting up, and who may come in.

use crate::support::{BOT, World, code, plan, refusal, seat};
use serde_json::json;
use server::hub::ListPlan;
use server::protocol::{
    BotLevel, ClientMessage, ClockPlan, ErrorCode, Hello, Join, NewTable, SeatPlan, ServerMessage, StartPlan, TableStatus, Visibility,
};
use server::{HubConfig, Neighbourhood};

const TWO: [SeatPlan; 2] = [SeatPlan::Me, SeatPlan::Open];

#[tokio::test]
async fn people_sit_down_get_up_and_begin() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.hub.create(&anna, plan("haggle", &TWO)).await.unwrap().id;
    assert_eq!(world.hub.open_tables(&carl, &ListPlan::default()).await.unwrap().tables.len(), 1);
    let mut watching = world.hub.connect(&carl, Neighbourhood::Unknown, &table, Hello::default()).await.unwrap();
    world.hub.join(&bert, &table, Join::default()).await.unwrap();
    let told = watching.receiver.recv().await.and(watching.receiver.recv().await).unwrap();
    assert!(matches!(told, ServerMessage::Lobby { table } if table.seats.iter().all(|seat| seat.occupant != protocol::Occupant::Open)));
    assert_eq!(refusal(world.hub.join(&bert, &table, Join::default()).await), ErrorCode::AlreadySeated);
    assert_eq!(refusal(world.hub.join(&carl, &table, Join::default()).await), ErrorCode::SeatTaken);
    world.hub.leave(&bert, &table).await.unwrap();
    assert_eq!(refusal(world.hub.leave(&bert, &table).await), ErrorCode::NotSeated);
    assert_eq!(refusal(world.hub.start(&anna, &table, StartPlan::default()).await), ErrorCode::SeatsOpen);
    assert_eq!(
        refusal(world.hub.start(&bert, &table, StartPlan { fill_with_bots: true, level: BotLevel::Random }).await),
        ErrorCode::Forbidden
    );
    let begun = world.hub.start(&anna, &table, StartPlan { fill_with_bots: true, level: BotLevel::Random }).await.unwrap();
    assert_eq!((begun.status, begun.awaits_you), (TableStatus::Playing, true));
    assert_eq!(refusal(world.hub.join(&carl, &table, Join::default()).await), ErrorCode::NotOpen);
    assert_eq!(world.hub.tables_of(&anna, &ListPlan::default()).await.unwrap().tables[0].id, table);
}

#[tokio::test]
async fn plans_that_make_no_sense_are_refused() {
    let world = World::with(HubConfig { tables_per_guest: 1, ..crate::support::config() }).await;
    let anna = world.person("Anna").await;
    let create = |plan: NewTable| world.hub.create(&anna, plan);
    assert_eq!(refusal(create(plan("chess", &TWO)).await), ErrorCode::UnknownGame);
    assert_eq!(refusal(create(plan("haggle", &[SeatPlan::Me])).await), ErrorCode::BadOptions);
    assert_eq!(refusal(create(plan("haggle", &[BOT; 9])).await), ErrorCode::BadTable);
    assert_eq!(refusal(create(NewTable { options: json!({ "x": 1 }), ..plan("haggle", &TWO) }).await), ErrorCode::BadOptions);
    let table = create(plan("haggle", &TWO)).await.unwrap();
    assert_eq!(refusal(create(plan("haggle", &TWO)).await), ErrorCode::LimitReached);
    world.hub.cancel(&anna, &table.id).await.unwrap();
    let alone = create(NewTable { start: true, ..plan("haggle", &[SeatPlan::Me, BOT]) }).await.unwrap();
    assert_eq!(alone.status, TableStatus::Playing);
    assert_eq!(world.hub.cancel(&anna, &alone.id).await.unwrap().status, TableStatus::Cancelled);
}

#[tokio::test]
async fn an_invited_table_opens_with_its_secret_alone() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let invited = NewTable { visibility: Visibility::Invited, spectators: false, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Open]) };
    let table = world.hub.create(&anna, invited).await.unwrap();
    let secret = table.secret.unwrap();
    assert!(world.hub.open_tables(&bert, &ListPlan::default()).await.unwrap().tables.is_empty());
    assert_eq!(refusal(world.hub.info(&bert, &table.id, None).await), ErrorCode::SecretNeeded);
    assert_eq!(refusal(world.hub.join(&bert, &table.id, Join::default()).await), ErrorCode::SecretNeeded);
    assert_eq!(world.hub.put_note(&bert, &table.id, "x").await.unwrap_err().code(), ErrorCode::SecretNeeded);
    assert_eq!(world.hub.info(&bert, &table.id, Some(&secret)).await.unwrap().secret, None);
    world.hub.start(&anna, &table.id, StartPlan { fill_with_bots: true, level: BotLevel::Random }).await.unwrap();
    let hello = Hello { secret: Some(secret), ..Hello::default() };
    let refused = world.hub.connect(&bert, Neighbourhood::Unknown, &table.id, hello).await.err().unwrap();
    assert_eq!(refused.code(), ErrorCode::NoSpectators);
}

#[tokio::test]
async fn chat_is_for_the_table_and_notes_are_private() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &TWO)).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    let mut watcher = world.player(&carl, &table).await;
    let say = |text: &str| ClientMessage::Chat { id: text.to_owned(), text: text.to_owned() };
    first.ask(say("hello")).await.unwrap();
    first.ask(say("hello")).await.unwrap();
    let line = second.until(|message| if let ServerMessage::Chat(line) = message { Some(line.clone()) } else { None }).await;
    assert_eq!((line.name.as_str(), line.text.as_str()), ("Anna", "hello"));
    assert_eq!(code(watcher.ask(say("psst")).await), ErrorCode::NotSeated);
    assert_eq!(code(first.ask(say(&"x".repeat(501))).await), ErrorCode::TooLong);
    first.say(ClientMessage::Note { text: "bid high".to_owned() }).await;
    first.ask(say("done")).await.unwrap();
    assert_eq!(world.player(&anna, &table).await.welcome.note, "bid high");
    let newcomer = world.player(&bert, &table).await;
    assert_eq!((newcomer.welcome.note.as_str(), newcomer.welcome.chat.len()), ("", 2), "said twice, it stands there once");
}

#[tokio::test]
async fn lists_say_what_a_table_is_called_and_whom_it_waits_for() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let clock = ClockPlan::Live { initial: 60, increment: 0, delay: 0 };
    let named = |title: &str| NewTable { title: Some(title.to_owned()), clock, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Me]) };
    assert_eq!(refusal(world.hub.create(&anna, named(" ")).await), ErrorCode::BadTable);
    assert_eq!(refusal(world.hub.create(&anna, named(&"x".repeat(61))).await), ErrorCode::BadTable);
    let table = world.hub.create(&anna, named("  Sunday   round ")).await.unwrap();
    assert_eq!(table.title.as_deref(), Some("Sunday round"));
    world.hub.start(&anna, &table.id, StartPlan::default()).await.unwrap();
    let waits = async |person| {
        let list = world.hub.tables_of(person, &ListPlan::default()).await.unwrap().tables;
        list[0].seats.iter().map(|seat| (seat.awaited, seat.until)).collect::<Vec<_>>()
    };
    let until = Some(world.time.now() + 60_000);
    assert_eq!(waits(&anna).await, [(true, until), (true, until)]);
    world.player(&anna, &table.id).await.act(seat(1), json!({ "bid": 0 })).await.unwrap();
    assert_eq!(waits(&anna).await, [(true, until), (false, None)]);
}
