//! What bots remember, and when they rest.

use crate::support::{BOT, Player, World, plan, seat};
use engine::{Game, dice};
use serde::Deserialize;
use serde_json::json;
use server::protocol::{BotLevel, NewTable, SeatPlan, StartPlan};
use std::time::Duration;
use store::{Store, TableId};
use wealth_of_nations::WealthOfNations;

const NORMAL: SeatPlan = SeatPlan::Bot { level: BotLevel::Normal };

/// Plays sensibly at seat 0 until a bot offers it something in its turn; not every game comes to that.
async fn until_an_offer(player: &mut Player) -> bool {
    let mut dice = dice(5);
    loop {
        if player.state.over {
            return false;
        }
        let view = player.state.view.value();
        let offers = view["table"]["phase"]["trade"]["offers"].as_array().cloned().unwrap_or_default();
        let own_turn = player.state.awaited == [seat(0)];
        if own_turn && offers.iter().any(|offer| offer["to"] == 0) {
            return true;
        }
        if !player.state.awaited.contains(&seat(0)) {
            player.receive().await;
            continue;
        }
        if view["table"]["phase"]["trade"].is_object() && offered_before_long(player).await {
            continue;
        }
        let view = <WealthOfNations as Game>::View::deserialize(&view).unwrap();
        let action = bots::greedy::<WealthOfNations>(&view, seat(0), &mut dice);
        player.act(seat(0), serde_json::to_value(action).unwrap()).await.ok();
    }
}

/// Gives the bots a moment to say something, also on a busy machine.
async fn offered_before_long(player: &mut Player) -> bool {
    tokio::time::timeout(Duration::from_millis(400), player.receive()).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_that_was_turned_down_does_not_come_again_after_a_restart() {
    let mut world = World::new().await;
    let anna = world.person("Anna").await;
    let (table, mut player) = loop {
        let table = world.table(&[&anna], plan("wealth-of-nations", &[SeatPlan::Me, NORMAL, BOT])).await;
        let mut player = world.player(&anna, &table).await;
        if until_an_offer(&mut player).await {
            break (table, player);
        }
    };
    player.act(seat(0), json!({ "decline": { "from": 1 } })).await.unwrap();
    // Whatever else the bot has in mind it says now.
    while offered_before_long(&mut player).await {}
    let before = player.state.seq;
    drop(player);

    for _ in 0..2 {
        world.restart(1_000).await;
        let mut player = world.player(&anna, &table).await;
        assert_eq!(player.state.awaited, [seat(0)], "it is still the same turn");
        while offered_before_long(&mut player).await {}
        assert_eq!(player.state.seq, before, "nothing was said again");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_rest_in_a_game_without_an_end_while_nobody_looks() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let options = |sleeping: &str| json!({ "sleeping": sleeping, "cash-only": true });
    let entries = async |table: &TableId| world.store.entries(table, 0).await.unwrap().len();
    let make = async |sleeping: &str| {
        let plan = NewTable { options: options(sleeping), ..plan("wealth-of-nations", &[BOT, BOT]) };
        let table = world.hub.create(&anna, plan).await.unwrap().id;
        world.hub.start(&anna, &table, StartPlan::default()).await.unwrap();
        table
    };
    let (endless, ending) = (make("goes-on").await, make("ends").await);
    while entries(&ending).await < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(entries(&endless).await, 2, "it began, and the first player was drawn");
    let mut watching = world.player(&anna, &endless).await;
    watching.until_state(|state| state.seq > 20).await;
}
