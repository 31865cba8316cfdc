//! A finished game in the archive: everybody finds it as it was.

use crate::support::{BOT, Player, World, config, plan, seat};
use serde_json::json;
use server::HubConfig;
use server::hub::{ListPlan, TablePage};
use server::protocol::{PlayOnPlan, ReplayEyes, SeatPlan, StartPlan, TableStatus};
use std::time::Duration;
use store::{Person, Stale, Store, TableId};
use testkit::toy::Haggle;

const DAY: i64 = 24 * 3600 * 1000;

async fn archiving() -> World {
    World::with(HubConfig { archive_after: Some(Duration::from_millis(3 * DAY as u64)), ..config() }).await
}

async fn pass(world: &World, millis: i64) {
    world.pass(millis).await;
    world.hub.tidy().await.unwrap();
}

/// The row says that the log is not to be archived any more: it is.
async fn is_archived(world: &World, table: &TableId) -> bool {
    let row = world.store.table(table).await.unwrap().unwrap();
    let hot = world.store.stale_tables(Stale::Finished, i64::MAX, 9).await.unwrap();
    row.head.status == TableStatus::Finished && !hot.contains(table)
}

async fn played_on(world: &World, person: &Person, table: &TableId, step: u32) -> TableId {
    let plan = PlayOnPlan { step, seats: vec![SeatPlan::Me; 2] };
    let table = world.hub.play_on_from(person, table, plan).await.unwrap().id;
    world.hub.start(person, &table, StartPlan::default()).await.unwrap();
    table
}

#[tokio::test]
async fn an_archived_game_is_listed_replayed_exported_and_played_on_from() {
    let mut world = archiving().await;
    let anna = world.person("Anna").await;
    // Played on from a step of another one: what a match begins with is archived as well.
    let first = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let seats = [seat(0), seat(1)];
    world.player(&anna, &first).await.play_to_end::<Haggle>(&seats).await;
    let table = played_on(&world, &anna, &first, 3).await;
    let mut player = world.player(&anna, &table).await;
    player.play_to_end::<Haggle>(&seats).await;
    let steps = player.state.step;
    let look = async |world: &World| {
        let replay = world.hub.replay(&anna, &table, steps, ReplayEyes::All, None).await.unwrap();
        let timeline = world.hub.timeline(&anna, &table, 0, ReplayEyes::All, None).await.unwrap();
        let listed: TablePage = world.hub.results(&anna, &ListPlan::default()).await.unwrap();
        let file = world.hub.export(&anna, &table, None).await.unwrap().text;
        let texts = [serde_json::to_string(&replay).unwrap(), serde_json::to_string(&timeline).unwrap(), file];
        (texts, listed.tables)
    };
    let before = look(&world).await;

    // Somebody is still there when it happens.
    pass(&world, 3 * DAY - 1).await;
    assert!(!is_archived(&world, &table).await);
    pass(&world, 2).await;
    assert!(is_archived(&world, &table).await);
    assert_eq!(look(&world).await, before, "while it is in memory");
    drop(player);
    world.restart(1_000).await;
    assert_eq!(look(&world).await, before, "read from the archive");
    assert_eq!(world.player(&anna, &table).await.state.step, steps);
    let next = played_on(&world, &anna, &table, 4).await;
    world.player(&anna, &next).await.play_to_end::<Haggle>(&seats).await;
    assert!(is_archived(&world, &table).await, "whoever only reads leaves it there");
}

#[tokio::test]
async fn a_rematch_brings_the_log_back_and_later_it_is_archived_again() {
    let mut world = archiving().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, BOT])).await;
    world.player(&anna, &table).await.play_to_end::<Haggle>(&[seat(0)]).await;
    let log = world.store.entries(&table, 0).await.unwrap();
    pass(&world, 3 * DAY + 1).await;
    assert!(is_archived(&world, &table).await);
    world.restart(1_000).await;

    let again = world.hub.rematch(&anna, &table).await.unwrap().id;
    assert!(!is_archived(&world, &table).await);
    let longer = world.store.entries(&table, 0).await.unwrap();
    assert_eq!((&longer[..log.len()], longer.len()), (&log[..], log.len() + 1));
    assert_eq!(longer[log.len()].body.read::<serde_json::Value>().unwrap(), json!({ "kind": "rematch", "table": again.0 }));

    pass(&world, 3 * DAY + 1).await;
    assert!(is_archived(&world, &table).await);
    world.restart(1_000).await;
    assert_eq!(world.store.entries(&table, 0).await.unwrap(), longer);
    assert_eq!(world.hub.rematch(&anna, &table).await.unwrap().id, again, "it is still known");
    let _there: Player = world.player(&anna, &table).await;
}
