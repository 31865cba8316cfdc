//! Compares what players know with what is in the database.

use crate::player::{Fate, Player};
use std::collections::BTreeSet;
use store::{PersonId, Store};

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

fn is_of_a_person(entry: &store::Entry) -> bool {
    let body: serde_json::Value = entry.body.read().expect("an entry is JSON");
    body["kind"] == "input" && body["by"] == "person"
}
