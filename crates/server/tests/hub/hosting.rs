//! What a host arranges before play.

use crate::support::{BOT, World, plan, refusal, seat};
use serde_json::json;
use server::Neighbourhood;
use server::hub::ListPlan;
use server::protocol::{
    BotLevel, ClockPlan, ErrorCode, Hello, NewTable, Occupant, SeatChange, SeatPlan, ServerMessage, StartPlan, TableChanges, TableInfo,
    Visibility,
};

fn who(table: &TableInfo) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Open => "-".to_owned(),
        Occupant::Bot { level } => format!("{level:?}"),
        Occupant::Person { name, .. } | Occupant::Asked { name, .. } | Occupant::Left { name, .. } => name.clone(),
    };
    table.seats.iter().map(|info| name(&info.occupant)).collect()
}

#[tokio::test]
async fn bots_come_with_a_level_each_and_people_move_or_go() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let seats = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open, SeatPlan::Open];
    let table = world.hub.create(&anna, plan("seven-wonders", &seats)).await.unwrap();
    let bot = |at, level| SeatChange::Bot { seat: seat(at), level };
    let arrange = async |change| world.hub.arrange(&anna, &table.id, change).await;
    arrange(bot(2, BotLevel::Hard)).await.unwrap();
    assert_eq!(who(&arrange(bot(3, BotLevel::Easy)).await.unwrap()), ["Anna", "-", "Hard", "Easy"]);
    world.hub.join(&bert, &table.id, Default::default()).await.unwrap();
    assert_eq!(who(&arrange(bot(3, BotLevel::Expert)).await.unwrap()), ["Anna", "Bert", "Hard", "Expert"]);
    assert_eq!(refusal(arrange(bot(1, BotLevel::Easy)).await), ErrorCode::SeatTaken);
    assert_eq!(refusal(arrange(bot(5, BotLevel::Easy)).await), ErrorCode::BadTable);
    assert_eq!(refusal(world.hub.arrange(&bert, &table.id, bot(0, BotLevel::Easy)).await), ErrorCode::Forbidden);
    let mut watcher = world.hub.connect(&bert, Neighbourhood::Unknown, &table.id, Hello::default()).await.unwrap();
    let swapped = arrange(SeatChange::Swap { seat: seat(1), with: seat(3) }).await.unwrap();
    assert_eq!(who(&swapped), ["Anna", "Expert", "Hard", "Bert"]);
    let seen = loop {
        if let ServerMessage::Lobby { table } = watcher.receiver.recv().await.expect("the channel is open") {
            break table;
        }
    };
    assert_eq!((who(&seen), &seen.your_seats[..]), (who(&swapped), &[seat(3)][..]), "everybody sees it at once");
    let freed = arrange(SeatChange::Free { seat: seat(3) }).await.unwrap();
    assert_eq!(who(&freed), ["Anna", "Expert", "Hard", "-"]);
    assert!(world.hub.tables_of(&bert, &ListPlan::default()).await.unwrap().tables.is_empty(), "it is none of his tables any more");
    arrange(bot(3, BotLevel::Easy)).await.unwrap();
    world.hub.start(&anna, &table.id, StartPlan::default()).await.unwrap();
    assert_eq!(refusal(arrange(SeatChange::Free { seat: seat(3) }).await), ErrorCode::NotOpen);
}

#[tokio::test]
async fn settings_change_before_play_and_not_during_it() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let unlisted = NewTable { visibility: Visibility::Unlisted, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Open]) };
    let table = world.hub.create(&anna, unlisted).await.unwrap();
    let change = async |changes: TableChanges| world.hub.change_settings(&anna, &table.id, &changes, 0).await;
    let clock = ClockPlan::Days { days: 2 };
    let changes = TableChanges {
        title: Some("Lunch".to_owned()),
        options: Some(json!({ "length": "long" })),
        visibility: Some(Visibility::Public),
        clock: Some(clock),
        shuffle: Some(true),
        ..TableChanges::default()
    };
    let changed = change(changes).await.unwrap();
    assert_eq!((changed.title.as_deref(), changed.visibility, changed.clock), (Some("Lunch"), Visibility::Public, clock));
    assert_eq!((&changed.options["length"], changed.shuffle, changed.spectators), (&json!("long"), true, table.spectators));
    let listed = world.hub.open_tables(&bert, &ListPlan::default()).await.unwrap().tables;
    assert_eq!(listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table.id], "it is in the list now");
    let options = Some(json!({ "length": "endless" }));
    assert_eq!(refusal(change(TableChanges { options, ..TableChanges::default() }).await), ErrorCode::BadOptions);
    let clock = Some(ClockPlan::Days { days: 0 });
    assert_eq!(refusal(change(TableChanges { clock, ..TableChanges::default() }).await), ErrorCode::BadTable);
    let untitled = change(TableChanges { title: Some(String::new()), ..TableChanges::default() }).await.unwrap();
    assert_eq!((untitled.title, &untitled.options["length"]), (None, &json!("long")), "what is refused has changed nothing");
    let mine = world.hub.change_settings(&bert, &table.id, &TableChanges::default(), 0).await;
    assert_eq!(refusal(mine), ErrorCode::Forbidden);
    world.hub.join(&bert, &table.id, Default::default()).await.unwrap();
    world.hub.start(&anna, &table.id, StartPlan::default()).await.unwrap();
    assert_eq!(refusal(change(TableChanges { shuffle: Some(false), ..TableChanges::default() }).await), ErrorCode::NotOpen);
}

#[tokio::test]
async fn a_table_that_becomes_public_later_stands_where_a_new_one_would() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let public = |visibility| NewTable { visibility, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Open]) };
    let first = world.hub.create(&anna, public(Visibility::Public)).await.unwrap();
    let second = world.hub.create(&anna, public(Visibility::Unlisted)).await.unwrap();
    let changes = TableChanges { visibility: Some(Visibility::Public), ..TableChanges::default() };
    world.hub.change_settings(&anna, &second.id, &changes, 0).await.unwrap();
    let other = world.hub.create(&bert, public(Visibility::Public)).await.unwrap();
    let listed = world.hub.open_tables(&bert, &ListPlan::default()).await.unwrap().tables;
    let order: Vec<_> = listed.iter().map(|table| &table.id).collect();
    assert_eq!(order.last(), Some(&&second.id), "everybody's first table comes before anybody's second");
    assert!(order.contains(&&first.id) && order.contains(&&other.id));
}

#[tokio::test]
async fn a_match_that_goes_on_keeps_its_options() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let started = testkit::random_start::<testkit::toy::Haggle>(2, 3);
    let file = serde_json::to_value(engine::MatchFile::of(&started)).unwrap();
    let table = world.import(&anna, file).await.unwrap();
    let changes = TableChanges { options: Some(json!({ "length": "long" })), ..TableChanges::default() };
    assert_eq!(refusal(world.hub.change_settings(&anna, &table.id, &changes, 0).await), ErrorCode::BadTable);
    let change = SeatChange::Free { seat: seat(1) };
    world.hub.arrange(&anna, &table.id, change).await.unwrap();
    let SeatPlan::Bot { level } = BOT else { panic!("a bot") };
    world.hub.arrange(&anna, &table.id, SeatChange::Bot { seat: seat(1), level }).await.unwrap();
}
