//! What an update of the rules does to games in play, and to those that are over.

use crate::support::{BOT, Player, World, code, games, plan, refusal, seat};
use serde_json::{Value, json};
use server::Games;
use server::protocol::{ClientMessage, ClockPlan, ErrorCode, Halt, HaltReason, NewTable, ReplayEyes, RulesChange, SeatPlan, TableStatus};
use store::{Person, Store, TableId};
use testkit::toy::{Haggle, HaggleAction};

const TWO: [SeatPlan; 2] = [SeatPlan::Me, SeatPlan::Open];
const DAY: i64 = 24 * 3600 * 1000;

/// The next version of the program, in which nothing else has changed.
fn harmless() -> Games {
    Games::standard().with_corrected::<Haggle>(2, |_, _, _| false)
}

/// One in which nobody can bid two coins any more.
fn without_twos() -> Games {
    Games::standard().with_corrected::<Haggle>(2, |_, _, action| *action == HaggleAction::Bid(2))
}

/// Two people have bid in a game with a clock; the first one two coins.
async fn begun(world: &World) -> (Person, Person, TableId, u32) {
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let clock = ClockPlan::Live { initial: 60, increment: 0, delay: 0 };
    let table = world.table(&[&anna, &bert], NewTable { clock, ..plan("haggle", &TWO) }).await;
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    first.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    second.act(seat(1), json!({ "bid": 1 })).await.unwrap();
    (anna, bert, table, second.state.step)
}

async fn kinds(world: &World, table: &TableId) -> Vec<String> {
    let entries = world.store.entries(table, 0).await.unwrap();
    entries.iter().map(|entry| entry.body.read::<Value>().unwrap()["kind"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_match_that_is_still_legal_goes_on_by_the_new_rules_and_its_log_says_so() {
    let mut world = World::new().await;
    let (anna, bert, table, steps) = begun(&world).await;
    let started = world.store.entries(&table, 0).await.unwrap()[0].body.read::<Value>().unwrap();
    assert_eq!((started["kind"].as_str(), &started["rules_version"]), (Some("started"), &json!(1)));
    assert_eq!(world.hub.info(&anna, &table, None).await.unwrap().rules.unwrap().version, 1);

    world.restart_with(10, harmless()).await;
    world.hub.follow_new_rules().await.unwrap();
    let rules = world.hub.info(&anna, &table, None).await.unwrap().rules.unwrap();
    assert_eq!((rules.version, rules.changed, rules.halt), (2, Some(RulesChange { from: 1, step: steps }), None));
    assert_eq!(kinds(&world, &table).await.last().map(String::as_str), Some("rules-changed"));

    // Another start under the same rules has nothing to add.
    world.restart_with(10, harmless()).await;
    world.hub.follow_new_rules().await.unwrap();
    let (mut first, mut second) = (world.player(&anna, &table).await, world.player(&bert, &table).await);
    assert_eq!(kinds(&world, &table).await.iter().filter(|kind| *kind == "rules-changed").count(), 1);
    let seats = [seat(0), seat(1)];
    tokio::join!(first.play_to_end::<Haggle>(&seats[..1]), second.play_to_end::<Haggle>(&seats[1..]));
    let file = world.file(&anna, &table).await;
    assert_eq!(file.rules_version, 2, "its inputs are legal by these rules");
    assert!(file.outcome.is_some());
}

#[tokio::test]
async fn a_match_that_the_new_rules_refuse_is_shown_as_far_as_it_goes() {
    let mut world = World::new().await;
    let (anna, bert, table, steps) = begun(&world).await;
    let carl = world.person("Carl").await;
    world.restart_with(10, without_twos()).await;
    world.hub.follow_new_rules().await.unwrap();
    let info = world.hub.info(&anna, &table, None).await.unwrap();
    assert_eq!((info.status, info.awaits_you), (TableStatus::Playing, false));
    assert_eq!(info.rules.unwrap().halt, Some(Halt { why: HaltReason::RulesChanged, step: 1, steps }));
    let listed = world.hub.tables_of(&bert, &server::hub::ListPlan::default()).await.unwrap().tables;
    assert_eq!(listed[0].rules.unwrap().halt.unwrap().step, 1, "lists tell of it");

    let mut first = world.player(&anna, &table).await;
    assert_eq!((first.state.step, first.state.awaited.len(), first.state.over), (1, 0, false));
    assert!(first.state.clocks.iter().all(|clock| !clock.running), "clocks stand still");
    assert_eq!(code(first.act(seat(0), json!({ "bid": 1 })).await), ErrorCode::Halted);
    let undo = ClientMessage::Undo { id: "u".to_owned(), seat: seat(0) };
    assert_eq!(code(first.ask(undo).await), ErrorCode::Halted);
    let entries = kinds(&world, &table).await;
    assert_eq!(entries.last().map(String::as_str), Some("halted"));
    world.pass(DAY).await;
    world.restart_with(10, without_twos()).await;
    world.hub.follow_new_rules().await.unwrap();
    world.pass(DAY).await;
    world.player(&bert, &table).await;
    assert_eq!(kinds(&world, &table).await, entries, "nothing happens there any more");

    let look = |step| world.hub.replay(&carl, &table, step, ReplayEyes::Public, None);
    assert!(look(1).await.is_ok());
    assert_eq!(look(2).await.unwrap_err().code(), ErrorCode::NoSuchStep);
    let timeline = world.hub.timeline(&anna, &table, 0, ReplayEyes::Seat(seat(0)), None).await.unwrap();
    assert_eq!((timeline.steps, timeline.stored_steps, timeline.moments.len()), (1, steps, 2));
    assert_eq!(world.hub.replay(&anna, &table, 1, ReplayEyes::All, None).await.unwrap_err().code(), ErrorCode::Forbidden);

    assert_eq!(world.hub.export(&carl, &table, None).await.unwrap_err().code(), ErrorCode::NotSeated);
    let file = world.file(&bert, &table).await;
    assert_eq!((file.rules_version, file.inputs.len() as u32, file.outcome.is_none()), (1, steps, true));
    assert!(file.replay::<Haggle>().is_ok(), "the rules it was played by take it");

    assert_eq!(refusal(world.hub.cancel(&carl, &table).await), ErrorCode::Forbidden);
    assert_eq!(world.hub.cancel(&bert, &table).await.unwrap().status, TableStatus::Cancelled, "whoever sits there may");
}

#[tokio::test]
async fn a_halted_match_goes_on_when_the_rules_allow_it_again_unless_somebody_has_its_file() {
    for take_file in [false, true] {
        let mut world = World::new().await;
        let (anna, _, table, steps) = begun(&world).await;
        world.restart_with(10, without_twos()).await;
        world.hub.follow_new_rules().await.unwrap();
        if take_file {
            world.file(&anna, &table).await;
        }
        world.restart_with(10, games()).await;
        let first = world.player(&anna, &table).await;
        let halt = world.hub.info(&anna, &table, None).await.unwrap().rules.unwrap().halt;
        if take_file {
            assert!(halt.is_some() && first.state.awaited.is_empty(), "all hands are known");
        } else {
            assert!(halt.is_none() && !first.state.awaited.is_empty());
            assert_eq!(first.state.step, steps);
        }
    }
}

#[tokio::test]
async fn what_was_taken_back_halts_nothing() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me; 2])).await;
    let mut player = world.player(&anna, &table).await;
    player.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    let undone = player.ask(ClientMessage::Undo { id: "u".to_owned(), seat: seat(0) }).await.unwrap();
    player.until_seq(undone).await;
    player.act(seat(0), json!({ "bid": 1 })).await.unwrap();
    world.restart_with(10, without_twos()).await;
    let player = world.player(&anna, &table).await;
    assert_eq!((player.state.step, player.state.awaited.clone()), (2, vec![seat(1)]));
    assert_eq!(world.hub.info(&anna, &table, None).await.unwrap().rules.unwrap().version, 2);
}

#[tokio::test]
async fn bots_do_nothing_at_a_halted_table() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    let mut player = world.player(&anna, &table).await;
    player.until_state(|state| state.awaited == [seat(0)]).await;
    player.act(seat(0), json!({ "bid": 2 })).await.unwrap();
    // Nobody bids at all any more, the bot neither.
    let games = Games::standard().with_corrected::<Haggle>(2, |_, _, action| matches!(action, HaggleAction::Bid(_)));
    world.restart_with(10, games).await;
    let player = world.player(&anna, &table).await;
    assert_eq!(player.state.step, 1);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(world.hub.figures().bot_decisions, 0);
    assert_eq!(world.hub.cancel(&anna, &table).await.unwrap().status, TableStatus::Cancelled);
}

#[tokio::test]
async fn a_finished_game_of_older_rules_keeps_its_result_and_its_file() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me; 2])).await;
    let mut player: Player = world.player(&anna, &table).await;
    player.act(seat(0), json!({ "bid": 2 })).await.ok();
    player.play_to_end::<Haggle>(&[seat(0), seat(1)]).await;
    let (before, file) = (world.hub.info(&anna, &table, None).await.unwrap(), world.file(&anna, &table).await);
    let games = Games::standard().with_corrected::<Haggle>(2, |_, _, action| matches!(action, HaggleAction::Bid(_)));
    world.restart_with(10, games).await;
    world.hub.follow_new_rules().await.unwrap();
    let after = world.hub.info(&anna, &table, None).await.unwrap();
    assert_eq!((after.status, &after.outcome, after.rules.unwrap().version), (TableStatus::Finished, &before.outcome, 1));
    assert_eq!(world.file(&anna, &table).await, file);
    assert_eq!(file.rules_version, 1);
    let timeline = world.hub.timeline(&anna, &table, 0, ReplayEyes::All, None).await.unwrap();
    assert_eq!((timeline.steps, timeline.stored_steps as usize), (1, file.inputs.len()));
    assert_eq!(timeline.outcome, before.outcome);
    assert!(world.hub.replay(&anna, &table, 1, ReplayEyes::All, None).await.is_ok());
    let player = world.player(&anna, &table).await;
    assert!(player.state.over && player.state.awaited.is_empty());
}

#[tokio::test]
async fn a_table_whose_options_are_no_more_can_be_saved_and_called_off() {
    let mut world = World::new().await;
    let (anna, bert, table, steps) = begun(&world).await;
    let mut row = world.store.table(&table).await.unwrap().unwrap();
    row.setup["options"] = json!({ "of-old": true });
    world.store.update_table(&row).await.unwrap();
    world.restart_with(10, harmless()).await;
    world.hub.follow_new_rules().await.unwrap();
    let info = world.hub.info(&anna, &table, None).await.unwrap();
    assert_eq!(info.rules.unwrap().halt, Some(Halt { why: HaltReason::RulesChanged, step: 0, steps }));
    assert!(
        world.hub.connect(&bert, server::Neighbourhood::Unknown, &table, protocol::Hello::default()).await.is_ok(),
        "those who come are told"
    );
    assert_eq!(world.hub.timeline(&anna, &table, 0, ReplayEyes::Public, None).await.unwrap_err().code(), ErrorCode::NotPlaying);
    assert_eq!(world.file(&anna, &table).await.inputs.len() as u32, steps);
    assert_eq!(world.hub.cancel(&bert, &table).await.unwrap().status, TableStatus::Cancelled);
}
