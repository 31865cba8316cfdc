//! Compares what players know with what is in the database.

use crate::player::{Fate, Player};
use catalogue::seven_wonders::SevenWonders;
use engine::{Game, Input, Match, Turn};
use serde_json::Value;
use std::collections::BTreeSet;
use store::{Entry, PersonId, Store};

/// Every acknowledged action is there once, and nothing is there that nobody did. Gives how many were acknowledged.
pub(crate) async fn verify(store: &impl Store, players: &[Player]) -> usize {
    let mut acknowledged = 0;
    for player in players {
        let Some(guest) = &player.guest else { continue };
        let person = PersonId(guest.id.clone());
        let mut numbers = BTreeSet::new();
        for (id, action) in &player.actions {
            let table = action.table.clone();
            let found = store.find_action(&table, &person, id).await.expect("the database answers");
            match action.fate {
                Fate::Acknowledged { seq } => {
                    assert_eq!(found.map(|number| number + 1), Some(seq), "{id} was acknowledged");
                    acknowledged += 1;
                }
                Fate::Refused => assert_eq!(found, None, "{id} was refused"),
                Fate::Unknown => {}
            }
            if let Some(number) = found {
                assert!(numbers.insert((table.0, number)), "{id} shares its entry with another action");
            }
        }
        let mut by_person = 0;
        for table in player.tables() {
            let entries = store.entries(&table, 0).await.expect("the database answers");
            assert!(entries.iter().enumerate().all(|(index, entry)| entry.number == index as u64), "the log has no gap");
            by_person += entries.iter().filter(|entry| is_of_a_person(entry)).count();
        }
        assert_eq!(by_person, numbers.len(), "the logs hold each action once and nothing else of this person");
    }
    acknowledged
}

/// A bot moves when it is awaited: a second move for the same decision would come when it no longer is. Gives how many moves of bots
/// there are.
pub(crate) async fn no_bot_moved_twice(store: &impl Store, players: &[Player]) -> usize {
    let mut moves = 0;
    for table in players.iter().flat_map(Player::tables) {
        let mut played = Match::<SevenWonders>::new(<SevenWonders as Game>::Options::default(), 3).expect("this is a table");
        for entry in store.entries(&table, 0).await.expect("the database answers") {
            let body = body(&entry);
            if body["kind"] != "input" {
                continue;
            }
            let input = serde_json::from_value(body["input"].clone()).expect("this is an input");
            if let Input::Act { seat, .. } = &input
                && body["by"] == "bot"
            {
                let is_awaited = matches!(played.state().turn(), Turn::Seats(seats) if seats.contains(*seat));
                assert!(is_awaited, "{seat} moved twice at {table:?}, entry {}", entry.number);
                moves += 1;
            }
            played.input(input).expect("the rules allow it");
        }
    }
    moves
}

/// Every table can be opened: its whole log is a game that the rules allow.
pub(crate) async fn open_all(url: &str, players: &[Player]) -> usize {
    let mut opened = 0;
    for player in players {
        let Some(guest) = &player.guest else { continue };
        let guest = guest.at(url);
        for table in player.tables() {
            guest.watch(&table).await.expect("the table shows its state");
            opened += 1;
        }
    }
    opened
}

fn is_of_a_person(entry: &Entry) -> bool {
    let body = body(entry);
    body["kind"] == "input" && body["by"] == "person"
}

fn body(entry: &Entry) -> Value {
    entry.body.read().expect("an entry is JSON")
}
