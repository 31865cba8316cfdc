//! What those who run the server and those who write programs look at.

use crate::player::play;
use crate::test_server::TestServer;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_figures_count_what_happens() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]), json!({ "start": true })).await;
    let mut live = ada.live(&table, Value::Null).await;
    play(&mut live, 0, "ada", 4).await;
    let text = server.nobody().get("/metrics").await.text;
    let figure = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} is missing in\n{text}")).parse::<f64>().unwrap()
    };
    assert_eq!(figure("emporion_tables_loaded"), 1.0);
    assert_eq!(figure("emporion_connections"), 1.0);
    assert_eq!(figure("emporion_actions_total"), 4.0);
    assert!(figure("emporion_bot_decisions_total") >= 6.0);
    assert_eq!(figure("emporion_request_seconds_count{method=\"POST\",path=\"/api/tables\",status=\"201\"}"), 1.0);
    assert!(!text.contains(&table), "figures name no table");
}

#[tokio::test]
async fn figures_are_for_this_machine_and_for_administrators() {
    let mut server = TestServer::open_with(|settings| settings.trust_proxy = true).await;
    let mut ada = server.guest().await;
    ada.post("/api/account", json!({ "login_name": "ada", "password": "analytical engine" })).await.ok();
    server.admin("ada").await;
    ada.url.clone_from(&server.url);
    for (mut client, allowed) in [(server.nobody(), false), (server.guest().await, false), (ada, true)] {
        // The first address is the visitor's own claim, the last one the proxy's word.
        let request = client.request(Method::GET, "/metrics").header("x-forwarded-for", "127.0.0.1, 192.0.2.7");
        let reply = client.send(request).await;
        if allowed {
            assert_eq!(reply.status, 200);
        } else {
            reply.refused(403, "forbidden");
        }
    }
}

/// The proxy is on the server's own machine, so that whoever it says nothing of would be taken for the machine itself.
#[tokio::test]
async fn figures_stay_closed_to_visitors_of_whom_the_proxy_says_nothing() {
    let server = TestServer::open_with(|settings| settings.trust_proxy = true).await;
    let closed: &[&[&str]] = &[
        &[],
        &["unknown"],
        &["_hidden"],
        &[""],
        &["127.0.0.1,"],
        &["127.0.0.1, unknown"],
        &["127.0.0.1", "unknown"],
        &["192.0.2.7"],
        &["192.0.2.7:4711"],
        &["127.0.0.1:4711"],
        &["[::1]:4711"],
        &["2001:db8::7"],
        &["[2001:db8::7]:4711"],
        &["127.0.0.1", "192.0.2.7"],
        &["192.0.2.7, 127.0.0.1"],
        &["localhost"],
    ];
    for lines in closed {
        let mut nobody = server.nobody();
        let request = lines.iter().fold(nobody.request(Method::GET, "/metrics"), |request, line| request.header("x-forwarded-for", *line));
        let reply = nobody.send(request).await;
        assert_eq!(reply.status, 403, "{lines:?}: {}", reply.text);
    }
    for line in ["127.0.0.1", "::1", "[::1]"] {
        let mut nobody = server.nobody();
        let request = nobody.request(Method::GET, "/metrics").header("x-forwarded-for", line);
        assert_eq!(nobody.send(request).await.status, 200, "{line}");
    }
}

#[tokio::test]
async fn the_api_describes_itself() {
    let server = TestServer::open().await;
    let description = server.nobody().get("/api/openapi.json").await.ok();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    assert_eq!(description, serde_json::to_value(server::http::description()).unwrap());
    let schemas = &description["components"]["schemas"];
    for name in ["ClientMessage", "ServerMessage", "TableInfo", "NewTable", "ErrorBody", "ErrorCode"] {
        assert!(schemas[name].is_object(), "{name} is missing");
    }
    let text = description.to_string();
    for reference in text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(schemas[reference].is_object(), "{reference} is missing");
    }
    assert!(server.nobody().get("/api/docs").await.text.contains("/api/tables/{table}/live"));
}
