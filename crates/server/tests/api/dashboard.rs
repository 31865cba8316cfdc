//! The dashboard for Grafana asks for nothing that servers do not tell.

use crate::player::play;
use crate::test_server::TestServer;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DASHBOARD: &str = include_str!("../../../../deploy/grafana/emporion.json");

/// The names of figures in a text: in a question of the dashboard, or in what a server tells.
fn figures(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|word| word.starts_with("emporion_"))
}

/// Every text under a key, however deep.
fn texts<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.extend(value.as_str().filter(|_| name == key));
                texts(value, key, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| texts(value, key, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn the_dashboard_uses_figures_that_servers_tell() {
    let server = TestServer::open_on_postgres().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    play(&mut live, 0, "ada", 1).await;
    let told = server.nobody().get("/metrics").await.text;
    let told: BTreeSet<&str> = told.lines().filter(|line| !line.starts_with('#')).flat_map(|line| figures(line).take(1)).collect();

    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let (mut questions, mut queries) = (Vec::new(), Vec::new());
    texts(&dashboard, "expr", &mut questions);
    texts(&dashboard, "query", &mut queries);
    let asked: BTreeSet<&str> = questions.iter().chain(&queries).copied().flat_map(figures).collect();
    assert!(asked.len() > 10, "{asked:?}");
    assert_eq!(asked.difference(&told).collect::<Vec<_>>(), [&""; 0], "of {told:?}");

    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len());
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert!(panel["targets"].as_array().is_some_and(|targets| !targets.is_empty()), "{}", panel["title"]);
    }
}
