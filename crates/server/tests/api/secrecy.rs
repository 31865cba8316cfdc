//! Two tables that differ in secrets alone: whoever does not know the secrets is sent the same bytes over the wire, apart
//! from the names of the tables and the times.

use crate::test_server::{Client, Live, TestServer};
use engine::{Dice, Game, Input, Match, MatchFile, Seat, Turn, dice, shuffle};
use serde::Serialize;
use serde_json::{Value, json};
use seven_wonders::{Action, Chance, How, Options, Play, SevenWonders, Sides, Wonders};
use std::fs;
use std::path::{Path, PathBuf};
use wealth_of_nations::state::{Phase, Plan};
use wealth_of_nations::{CommonAction, WealthOfNations};

/// A way a table begins, and what its first seat does in secret.
struct Secret {
    file: Value,
    acts: Vec<Value>,
}

/// What everybody was sent at one table.
struct Sent {
    first: Vec<String>,
    second: Vec<String>,
    watcher: Vec<String>,
}

#[tokio::test]
async fn hands_and_sealed_cards_of_others_change_no_byte() {
    let mut dice = dice(1);
    let one = dealt(&mut dice, |_, _| {});
    let mut dice = self::dice(1);
    // The hands of the first and the third seat are mixed; that of the second stays.
    let two = dealt(&mut dice, |hands, dice| {
        let mut cards = [hands[0], hands[2]].concat();
        shuffle(&mut cards, dice);
        hands[0].copy_from_slice(&cards[..7]);
        hands[2].copy_from_slice(&cards[7..]);
    });
    assert_ne!(one.file, two.file);
    let wrong = json!({ "play": { "card": "palace", "how": "sell" } });
    same_for_others(one, two, &wrong, true).await;
}

#[tokio::test]
async fn sealed_production_and_plans_of_others_change_no_byte() {
    let (file, first, second) = before_production();
    let [one, two] = [first, second].map(|acts| Secret { file: file.clone(), acts });
    assert_ne!(one.acts, two.acts);
    same_for_others(one, two, &json!({ "claim": { "hex": 30 } }), false).await;
}

/// Chance is the operating system's: nothing of the server's own, such as the time, makes two tables alike.
#[tokio::test]
async fn tables_made_at_once_are_dealt_otherwise() {
    let server = TestServer::open().await;
    let client = server.guest().await;
    let plan = json!({ "sides": "day" });
    let deal = async || {
        let mine = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
        let table = client.clone().table(mine, json!({ "options": plan, "start": true })).await;
        let state = client.live(&table, json!({})).await.until("state").await;
        state["view"]["stage"]["ages"]["own"]["hand"].to_string()
    };
    let (one, two, three) = tokio::join!(deal(), deal(), deal());
    assert!(one.len() > 100, "a hand is dealt: {one}");
    assert!(one != two && two != three && one != three, "three tables were dealt {one}, {two} and {three}");
}

/// Every generator of the server is filled by the operating system, but for the one that makes an expert's hint the same
/// each time.
#[test]
fn no_game_is_dealt_from_a_seed() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let seeded = |text: &str| ["seed_from_u64", "from_seed", "dice(SEED)", "engine::dice(", " dice("].iter().any(|way| text.contains(way));
    let mut found: Vec<PathBuf> = Vec::new();
    let mut directories = vec![sources.clone()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).expect("the sources can be read") {
            let path = entry.expect("the sources can be read").path();
            if path.is_dir() {
                directories.push(path);
            } else if seeded(&fs::read_to_string(&path).unwrap_or_default()) {
                found.push(path);
            }
        }
    }
    assert_eq!(found, [sources.join("games/expert.rs")]);
    let source = |file: &str| fs::read_to_string(sources.join(file)).expect("the sources can be read");
    assert!(source("table/actor.rs").contains("TableCore::new(id.clone(), shared.environment.clone(), Box::new(dice_from_entropy))"));
    assert!(source("table/core/recording.rs").contains("roll(&mut (self.dice)())"), "a table rolls with dice of the operating system");
}

async fn same_for_others(one: Secret, two: Secret, wrong: &Value, from_the_start: bool) {
    let server = TestServer::open().await;
    let mut people = [server.guest().await, server.guest().await, server.guest().await, server.guest().await];
    let one = play(&mut people, one, wrong).await;
    let two = play(&mut people, two, wrong).await;
    assert_eq!(one.second, two.second, "another seat can tell the tables apart");
    assert_eq!(one.watcher, two.watcher, "a spectator can tell the tables apart");
    assert_ne!(one.first, two.first, "the secret is known to its owner");
    assert_eq!(one.first[1] != two.first[1], from_the_start, "the first state shows one's own hand");
    assert!(one.second.iter().any(|text| text.contains(r#""type":"error""#) && text.contains(r#""code":"illegal""#)));
}

/// The first seat does its secret things, the second tries what cannot be and a spectator looks on.
async fn play(people: &mut [Client; 4], secret: Secret, wrong: &Value) -> Sent {
    let plan = json!({ "file": secret.file, "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let table = people[0].post("/api/import", plan).await.ok();
    let table = table["id"].as_str().expect("a table has an id").to_owned();
    for seat in [1, 2] {
        people[seat].post(&format!("/api/tables/{table}/join"), json!({ "seat": seat })).await.ok();
    }
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    let mut first = Ear::new(&people[0], &table, 0).await;
    let mut second = Ear::new(&people[1], &table, 1).await;
    let mut watcher = Ear::new(&people[3], &table, 1).await;
    for (number, action) in secret.acts.iter().enumerate() {
        second.act(&format!("wrong-{number}"), 1, wrong).await;
        second.until("error").await;
        first.act(&format!("secret-{number}"), 0, action).await;
        for ear in [&mut first, &mut second, &mut watcher] {
            ear.until_seq(number as u64 + 1).await;
        }
    }
    let [first, second, watcher] = [first, second, watcher].map(|ear| ear.heard);
    Sent { first, second, watcher }
}

/// Somebody who listens and keeps every message, with ids and times made alike.
struct Ear {
    live: Live,
    table: String,
    heard: Vec<String>,
    start: u64,
    seq: u64,
    decision: Value,
}

impl Ear {
    async fn new(client: &Client, table: &str, seat: usize) -> Ear {
        let live = client.live(table, json!({})).await;
        let mut ear = Ear { live, table: table.to_owned(), heard: Vec::new(), start: 0, seq: 0, decision: Value::Null };
        ear.until("state").await;
        ear.start = ear.seq;
        assert!(ear.decision.is_null() || ear.decision["seat"] == seat);
        ear
    }

    async fn act(&mut self, id: &str, seat: u8, action: &Value) {
        let decision = &self.decision["decision"];
        self.live.say(&json!({ "type": "act", "id": id, "decision": decision, "seat": seat, "action": action })).await;
    }

    /// Listens until so much was recorded since the start.
    async fn until_seq(&mut self, more: u64) {
        while self.seq < self.start + more {
            self.receive().await;
        }
    }

    async fn until(&mut self, kind: &str) {
        while self.receive().await["type"] != kind {}
    }

    async fn receive(&mut self) -> Value {
        let text = self.live.next_text().await.expect("the channel stays open");
        let message: Value = serde_json::from_str(&text).expect("messages are JSON");
        if message["type"] == "state" {
            self.seq = message["seq"].as_u64().expect("a state has a number");
            self.decision = message["decisions"][0].clone();
        }
        // Who has connected so far is told as it happens.
        if message["type"] != "presence" {
            self.heard.push(alike(&text, &self.table, &message["table"]["secret"]));
        }
        message
    }
}

/// The text without what must differ: the table's id and the secret of its link, and times, which have thirteen digits.
fn alike(text: &str, table: &str, secret: &Value) -> String {
    let text = text.replace(table, "TABLE");
    let text = secret.as_str().map_or(text.clone(), |secret| text.replace(secret, "SECRET"));
    let presence = text.find(r#""presence":{"#).and_then(|from| Some((from, from + text[from..].find('}')? + 1)));
    let text = presence.map_or(text.clone(), |(from, to)| format!("{}{}", &text[..from], &text[to..]));
    let mut parts = text.split_inclusive(|c: char| !c.is_ascii_digit()).map(|part| {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        if digits.len() == 13 { format!("TIME{}", &part[13..]) } else { part.to_owned() }
    });
    parts.by_ref().collect()
}

/// A game of 7 Wonders after the first deal; `change` may deal otherwise.
fn dealt(dice: &mut Dice, change: impl FnOnce(&mut [[seven_wonders::data::Card; 7]; 3], &mut Dice)) -> Secret {
    let options = Options { wonders: Wonders::Dealt, sides: Sides::Day };
    let mut played = Match::<SevenWonders>::new(options, 3).expect("these options are possible");
    let wonders = played.state().roll(dice);
    played.input(Input::Chance(wonders)).expect("what is rolled is possible");
    let Chance::Deal(mut deal) = played.state().roll(dice) else { panic!("hands are dealt now") };
    let mut hands = [0, 1, 2].map(|seat| deal[Seat::new(seat)]);
    change(&mut hands, dice);
    (0..).zip(hands).for_each(|(seat, hand)| deal[Seat::new(seat)] = hand);
    let acts = hands[0][..3].iter().map(|card| written(&Action::Play(Play { card: *card, how: How::Sell })));
    let acts = acts.collect();
    played.input(Input::Chance(Chance::Deal(deal))).expect("the deck is dealt");
    Secret { file: written(&MatchFile::of(&played)), acts }
}

/// A game of Wealth of Nations where all three seats owe their production, with two ways of what the first may plan and seal.
fn before_production() -> (Value, Vec<Value>, Vec<Value>) {
    for seed in 0..2_000 {
        let played = testkit::random_start::<WealthOfNations>(seed, 2_000);
        if played.state().seats() != 3 {
            continue;
        }
        for step in 0..played.log().len() {
            let state = played.at(step);
            let all_owe = matches!(state.turn(), Turn::Seats(awaited) if awaited.len() == 3) && matches!(state.phase, Phase::Produce(_));
            let mut dice = dice(seed);
            let mut ways: Vec<Value> = (0..if all_owe { 50 } else { 0 }).map(|_| written(&state.sample(Seat::new(0), &mut dice))).collect();
            ways.retain(|way| way.get("produce").is_some());
            ways.dedup();
            if let [one, two, ..] = &ways[..] {
                let part = Match::<WealthOfNations>::replay(*played.options(), 3, &played.log()[..step]).expect("it was played");
                let plan = |flags| written(&wealth_of_nations::Action::Common(CommonAction::Plan(Plan { flags, ..Plan::default() })));
                return (written(&MatchFile::of(&part)), vec![plan(1), one.clone()], vec![plan(2), two.clone()]);
            }
        }
    }
    panic!("there is such a moment in some game");
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it can be written as JSON")
}
