//! Whole games, and nothing in anybody's messages but what that viewer may know.

use crate::support::{BOT, Player, World, plan, seat};
use engine::{Game, Match, MatchFile, Viewer};
use serde_json::{Value, json};
use server::hub::ListPlan;
use server::protocol::{ClientMessage, Hello, NewTable, SeatPlan, ServerMessage};
use testkit::toy::Haggle;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_7_wonders_with_two_people_and_bots() {
    play::<seven_wonders::SevenWonders>(plan("seven-wonders", &[SeatPlan::Me, SeatPlan::Open, BOT, BOT])).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_client_has_is_not_told_again() {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let seats = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open];
    let table = world.table(&[&anna, &bert, &carl], plan("seven-wonders", &seats)).await;
    let mut first = Player::connect(&world.hub, &anna, &table, Hello { takes_patches: true, ..Hello::default() }).await;
    let (mut second, mut third) = (world.player(&bert, &table).await, world.player(&carl, &table).await);
    // One after the other, and only who is awaited: after a turn that may be one alone.
    let act = async |player: &mut Player, index: u8, seq: u64| {
        player.until_seq(seq).await;
        if player.state.awaited.contains(&seat(index)) {
            let action = crate::support::choose::<seven_wonders::SevenWonders>(&player.state.view.value(), seat(index));
            player.act(seat(index), action).await.unwrap();
        }
        player.state.seq
    };
    let played = |player: &Player| player.state.view.value().pointer("/stage/ages/plays").and_then(Value::as_array).map_or(0, Vec::len);
    let mut seq = 0;
    while played(&first) < 3 || first.state.awaited.len() < 3 {
        seq = act(&mut first, 0, seq).await;
        seq = act(&mut second, 1, seq).await;
        seq = act(&mut third, 2, seq).await;
        first.until_seq(seq).await;
    }
    assert_eq!(first.patched.first(), Some(&false), "there is nothing to go on from at first");
    act(&mut first, 0, seq).await;
    assert_eq!(first.patched.last(), Some(&true));
    let seq = first.ask(ClientMessage::Undo { id: "undo".to_owned(), seat: seat(0) }).await.unwrap();
    first.until_seq(seq).await;
    assert_eq!(first.patched.last(), Some(&true), "what was taken back is a change as any other");
    first.say(ClientMessage::Hello(Hello { takes_patches: true, ..Hello::default() })).await;
    first.until(|message| matches!(message, ServerMessage::State(_)).then_some(())).await;
    assert_eq!(first.patched.last(), Some(&false), "who greets again is told everything");
    assert_eq!(first.state.view.value(), world.player(&anna, &table).await.state.view.value());
    assert!(!second.patched.contains(&true), "only those who ask for it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_prosperity_with_two_people_and_a_bot() {
    play::<prosperity::Prosperity>(plan("prosperity", &[SeatPlan::Me, SeatPlan::Open, BOT])).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_wealth_of_nations_with_war_and_hidden_money() {
    let options = json!({ "war-clouds": true, "money": "rough" });
    let seats = [SeatPlan::Me, SeatPlan::Open, BOT];
    play::<wealth_of_nations::WealthOfNations>(NewTable { options, ..plan("wealth-of-nations", &seats) }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_haggle_with_offers_and_challenges() {
    for _ in 0..5 {
        let options = json!({ "length": "long", "challenges": true });
        play::<Haggle>(NewTable { options, ..plan("haggle", &[SeatPlan::Me, SeatPlan::Open, BOT]) }).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_all_seats_behind_a_curtain() {
    let world = World::new().await;
    let anna = world.person("Anna").await;
    let table = world.table(&[&anna], plan("haggle", &[SeatPlan::Me, SeatPlan::Me])).await;
    let mut player = world.player(&anna, &table).await;
    assert_eq!(player.state.viewer, None, "the curtain is closed at first");
    player.play_to_end::<Haggle>(&[seat(0), seat(1)]).await;
    check_states::<Haggle>(&player, &[Some(seat(0)), Some(seat(1)), None], &world.file(&anna, &table).await.replay().unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reconnects_all_the_time_is_told_everything_once() {
    let world = World::new().await;
    let (anna, bert) = (world.person("Anna").await, world.person("Bert").await);
    let table = world.table(&[&anna, &bert], plan("haggle", &[SeatPlan::Me, SeatPlan::Open, BOT])).await;
    let mut first = world.player(&anna, &table).await;
    let seats = [seat(0), seat(1)];
    let playing = first.play_to_end::<Haggle>(&seats[..1]);
    let restless = async {
        let mut told: Vec<Value> = Vec::new();
        let mut last_seq = Some(0);
        loop {
            let mut second = Player::connect(&world.hub, &bert, &table, Hello { last_seq, ..Hello::default() }).await;
            if second.state.awaited.contains(&seat(1)) {
                let action = crate::support::choose::<Haggle>(&second.state.view.value(), seat(1));
                second.act(seat(1), action).await.ok();
            } else if !second.state.over {
                second.receive().await;
            }
            assert!(second.states().all(|state| state.complete));
            told.extend(second.states().flat_map(|state| &state.events).flat_map(|at| at.events.values()));
            last_seq = Some(second.state.seq);
            if second.state.over {
                return told;
            }
        }
    };
    let (_, told) = tokio::join!(playing, restless);
    let played: Match<Haggle> = world.file(&anna, &table).await.replay().unwrap();
    let all = (0..played.log().len()).flat_map(|step| played.events(step));
    let seen = all.filter_map(|event| Haggle::redact(&event, Viewer::Seat(seat(1))));
    assert_eq!(told, seen.map(|event| serde_json::to_value(event).unwrap()).collect::<Vec<_>>());
}

async fn play<G: Game>(plan: NewTable) {
    let world = World::new().await;
    let (anna, bert, carl) = (world.person("Anna").await, world.person("Bert").await, world.person("Carl").await);
    let table = world.table(&[&anna, &bert], plan).await;
    let keeper = Hello { takes_patches: true, ..Hello::default() };
    let mut first = world.player(&anna, &table).await;
    let mut second = Player::connect(&world.hub, &bert, &table, keeper.clone()).await;
    let mut watcher = Player::connect(&world.hub, &carl, &table, keeper).await;
    let seats = [seat(0), seat(1)];
    tokio::join!(first.play_to_end::<G>(&seats[..1]), second.play_to_end::<G>(&seats[1..]), watcher.play_to_end::<G>(&[]));
    let file: MatchFile = world.file(&anna, &table).await;
    let played: Match<G> = file.replay().expect("what was played can be played again");
    assert!(file.outcome.is_some());
    check_states(&first, &[Some(seat(0))], &played);
    check_states(&second, &[Some(seat(1))], &played);
    check_states(&watcher, &[None], &played);
    let info = world.hub.info(&anna, &table, None).await.unwrap();
    assert_eq!(info.outcome, file.outcome);
    assert_eq!(world.hub.results(&carl, &ListPlan::default()).await.unwrap().tables, [world.hub.info(&carl, &table, None).await.unwrap()]);
}

/// Every state and every event is exactly what the game shows this viewer at that step.
fn check_states<G: Game>(player: &Player, allowed: &[Option<engine::Seat>], played: &Match<G>) {
    let mut events = 0;
    for state in player.states() {
        assert!(allowed.contains(&state.viewer));
        let viewer = state.viewer.map_or(Viewer::Public, Viewer::Seat);
        let then = played.at(state.step as usize);
        assert_eq!(state.view.value(), serde_json::to_value(then.view(viewer)).unwrap());
        let last = state.step as usize;
        let first = last - state.events.len();
        for (told, step) in state.events.iter().zip(first..last) {
            let seen: Vec<Value> = played
                .events(step)
                .iter()
                .filter_map(|event| G::redact(event, viewer))
                .map(|event| serde_json::to_value(event).unwrap())
                .collect();
            assert_eq!(told.events.values(), seen);
            events += 1;
        }
    }
    assert!(events > 0, "something was told");
}
