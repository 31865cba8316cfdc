//! The page's types can be written.

#[test]
fn the_types_of_the_page_are_generated() {
    let directory = tempfile::tempdir().unwrap();
    protocol::export_types(directory.path()).unwrap();
    let read = |name: &str| std::fs::read_to_string(directory.path().join(name)).unwrap();
    let client = read("ClientMessage.ts");
    assert!(client.contains(r#""type": "answer-undo""#), "{client}");
    assert!(read("State.ts").contains("seq: number"), "large numbers are numbers: the page has no others");
    assert!(read("ErrorCode.ts").contains(r#""stale-decision""#));
    for name in ["ServerMessage.ts", "NewTable.ts", "TableInfo.ts", "Replay.ts", "GameInfo.ts", "serde_json/JsonValue.ts"] {
        assert!(!read(name).is_empty());
    }
}
