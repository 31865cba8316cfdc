//! What a match begins with, and by which rules it is played.

use crate::place::{File, Place};
use crate::samples::{append, head, person_id, table, table_id};
use serde_json::{Value, json};
use store::{Json, Status, Store, StoreError};

pub(crate) async fn an_opening_is_kept_apart_from_its_row(place: impl Place) {
    let store = place.open().await;
    let opening = Json::of(&json!([{ "act": { "seat": 0, "action": "Ω\u{1}" } }, null]));
    store.add_table_with_opening(&table("a", 1), &opening).await.unwrap();
    store.add_table(&table("b", 1)).await.unwrap();
    assert_eq!(store.table(&table_id("a")).await.unwrap(), Some(table("a", 1)), "the row knows nothing of it");
    assert_eq!(store.opening(&table_id("a")).await.unwrap(), Some(opening.clone()));
    assert_eq!(store.opening(&table_id("b")).await.unwrap(), None);
    assert!(matches!(store.add_table_with_opening(&table("b", 1), &opening).await, Err(StoreError::Exists)));
    assert_eq!(store.opening(&table_id("b")).await.unwrap(), None, "all or nothing");

    let bytes = serde_json::to_string(&opening.read::<Value>().unwrap()).unwrap().len() as u64;
    assert_eq!(store.opening_bytes_of(&person_id("ada")).await.unwrap(), bytes);
    assert_eq!(store.opening_bytes_of(&person_id("bob")).await.unwrap(), 0);
    store.drop_opening(&table_id("a")).await.unwrap();
    assert_eq!(store.opening_bytes_of(&person_id("ada")).await.unwrap(), 0);
}

pub(crate) async fn tables_in_play_by_other_rules_are_found(place: impl Place) {
    let store = place.open().await;
    for (name, status, rules_version) in [
        ("a", Status::Playing, Some(1)),
        ("b", Status::Playing, Some(2)),
        ("c", Status::Playing, None),
        ("d", Status::Finished, Some(1)),
        ("e", Status::Open, Some(1)),
    ] {
        let mut table = table(name, 1);
        (table.head.status, table.head.rules_version) = (status, rules_version);
        table.head.rules = Some(Json::of(&json!({ "version": rules_version })));
        store.add_table(&table).await.unwrap();
        assert_eq!(store.table(&table.id).await.unwrap(), Some(table));
    }
    let others = async |version, after: &str, limit| {
        let found = store.tables_of_other_rules("seven-wonders", version, &table_id(after), limit).await.unwrap();
        found.into_iter().map(|table| table.0.trim_start_matches("table-").to_owned()).collect::<String>()
    };
    assert_eq!((others(2, "", 9).await, others(1, "", 9).await), ("ac".to_owned(), "bc".to_owned()));
    assert_eq!((others(2, "", 1).await, others(2, "a", 9).await), ("a".to_owned(), "c".to_owned()));
    assert!(store.tables_of_other_rules("prosperity", 2, &table_id(""), 9).await.unwrap().is_empty());

    let mut went_on = append("a", 0, None);
    (went_on.head.rules_version, went_on.head.rules) = (Some(2), None);
    store.append(&went_on).await.unwrap();
    let row = store.table(&table_id("a")).await.unwrap().unwrap();
    assert_eq!((row.head.rules_version, row.head.rules), (Some(2), None), "an append changes it with the head");
    assert_eq!(others(2, "", 9).await, "c");
}

/// A file of the first release had the opening in the row.
#[tokio::test(flavor = "multi_thread")]
async fn openings_in_old_rows_are_moved() {
    let place = File::new();
    drop(place.open().await);
    let file = rusqlite::Connection::open(place.path()).unwrap();
    file.execute_batch(
        "DROP INDEX tables_rules; DROP TABLE openings; ALTER TABLE tables DROP COLUMN rules; \
         ALTER TABLE tables DROP COLUMN rules_version; DELETE FROM _sqlx_migrations WHERE version = 3;",
    )
    .unwrap();
    let setup = r#"{"title":"\"opening\":[","opening":[{"chance":{"seat":0}},{"act":"Ω"}],"secret":"s"}"#;
    let people = Json::of(&head(Status::Open, 1, &["ada"], &[]).people);
    for (id, setup) in [("table-old", setup), ("table-plain", r#"{"secret":"s"}"#)] {
        let people = people.read::<Value>().unwrap().to_string();
        file.execute(
            "INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, status, seating, people, awaited, updated_at) \
             VALUES (?1, 0, 'seven-wonders', 'person-ada', 'public', 1, ?2, 'open', '[]', ?3, '[]', 1)",
            (id, setup, people),
        )
        .unwrap();
    }
    drop(file);
    let store = place.open().await;
    let opening = store.opening(&table_id("old")).await.unwrap().unwrap();
    assert_eq!(opening.read::<Value>().unwrap(), json!([{ "chance": { "seat": 0 } }, { "act": "Ω" }]));
    assert_eq!(store.table(&table_id("old")).await.unwrap().unwrap().setup, json!({ "title": "\"opening\":[", "secret": "s" }));
    assert_eq!(store.opening(&table_id("plain")).await.unwrap(), None);
    assert_eq!(store.opening_bytes_of(&person_id("ada")).await.unwrap(), r#"[{"chance":{"seat":0}},{"act":"Ω"}]"#.len() as u64);
}
