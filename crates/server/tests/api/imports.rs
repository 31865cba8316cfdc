//! Match files over HTTP: how long, how often, how much.

use crate::test_server::TestServer;
use engine::{Game, MatchFile};
use serde_json::{Value, json};
use seven_wonders::SevenWonders;
use std::fmt::Write;

pub(crate) fn short() -> Value {
    json!({ "file": serde_json::to_value(MatchFile::of(&testkit::random_start::<SevenWonders>(1, 5))).unwrap() })
}

#[tokio::test]
async fn imports_have_a_rate_for_each_person_and_address() {
    let server = TestServer::open_with(|settings| {
        settings.limits.imports_per_person = 2;
        settings.limits.imports_per_address = 3;
    })
    .await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    ada.post("/api/import", short()).await.ok();
    ada.post("/api/import", short()).await.ok();
    let refused = ada.post("/api/import", short()).await;
    refused.refused(429, "too-many");
    assert!(refused.headers.contains_key("retry-after"));
    bob.post("/api/import", short()).await.ok();
    bob.post("/api/import", short()).await.refused(429, "too-many");
}

#[tokio::test]
async fn an_address_brings_so_many_bytes_and_a_person_keeps_so_many() {
    let bytes = short().to_string().len() as u32;
    let server = TestServer::open_with(|settings| settings.limits.import_bytes_per_address = bytes * 2 + 10).await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    ada.post("/api/import", short()).await.ok();
    bob.post("/api/import", short()).await.ok();
    server.guest().await.post("/api/import", short()).await.refused(429, "too-many");

    let server = TestServer::open_with(|settings| settings.limits.import_storage_per_guest = 10).await;
    let refused = server.guest().await.post("/api/import", short()).await.refused(409, "import-quota");
    assert_eq!(refused["details"]["limit"], 10);
}

#[tokio::test]
async fn a_hundred_thousand_plans_are_refused_and_leave_nothing() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let start = MatchFile::of(&testkit::random_start::<wealth_of_nations::WealthOfNations>(3, 20)).to_text();
    let (head, _) = start.split_once("\n]").expect("a file ends with its inputs");
    let mut body = format!("{{\"file\":{head}");
    for _ in 0..100_000 {
        write!(body, ",{{\"act\":{{\"seat\":0,\"action\":{{\"plan\":{{}}}}}}}}").unwrap();
    }
    body.push_str("]}}");
    let request = ada.request(reqwest::Method::POST, "/api/import").header("content-type", "application/json").body(body);
    let refused = ada.send(request).await.refused(400, "match-too-long");
    assert_eq!(refused["details"]["limit"], wealth_of_nations::WealthOfNations::MAX_INPUTS);
    assert_eq!(ada.get("/api/lists/mine").await.ok(), json!([]));
    ada.post("/api/import", short()).await.ok();
}

#[tokio::test]
async fn what_is_no_json_or_says_too_much_is_refused() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut more = short();
    more["more"] = json!(1);
    ada.post("/api/import", more).await.refused(400, "malformed");
    let mut more = short();
    more["file"]["more"] = json!(1);
    ada.post("/api/import", more).await.refused(400, "bad-match-file");
    let mut seats = short();
    seats["seats"] = json!([{ "kind": "me" }]);
    ada.post("/api/import", seats).await.refused(400, "bad-table");
    let request = ada.request(reqwest::Method::POST, "/api/import").header("content-type", "text/plain").body(short().to_string());
    ada.send(request).await.refused(400, "malformed");
}

#[tokio::test]
async fn a_bad_file_is_explained_in_the_language_of_whoever_brings_it() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let file = short()["file"].clone();
    let last = file["inputs"].as_array().unwrap().len();
    let mut refused = async |change: &dyn Fn(&mut Value)| {
        let mut bad = file.clone();
        change(&mut bad);
        let request = ada.request(reqwest::Method::POST, "/api/import").header("accept-language", "fr").json(&json!({ "file": bad }));
        let refused = ada.send(request).await.refused(400, "bad-match-file");
        (refused["details"].clone(), refused["message"].as_str().unwrap().to_owned())
    };
    let (details, message) = refused(&|file| file["inputs"].as_array_mut().unwrap().push(json!({ "act": 5 }))).await;
    assert_eq!((&details["fault"], &details["step"]), (&json!("input"), &json!(last + 1)));
    assert_eq!(message, format!("L’étape {} de ce fichier est illisible.", last + 1));
    let (details, _) = refused(&|file| file["inputs"][0] = file["inputs"][1].clone()).await;
    assert_eq!((&details["fault"], &details["step"]), (&json!("illegal"), &json!(1)));
    let (details, message) = refused(&|file| file["rules_version"] = json!(99)).await;
    assert_eq!((&details["fault"], &details["found"]), (&json!("rules-version"), &json!(99)));
    assert!(message.contains("la version 99 des règles"), "{message}");
    assert_eq!(refused(&|file| file["version"] = json!(9)).await.0["fault"], "version");
    assert_eq!(refused(&|file| file["format"] = json!("chess")).await.0["fault"], "format");
    assert_eq!(refused(&|file| file["options"] = json!({ "sides": "none" })).await.0["fault"], "options");
    assert_eq!(refused(&|file| file["names"] = json!(["Ada"])).await.0["fault"], "names");
    assert_eq!(refused(&|file| file["names"] = json!(["A\u{202e}da", null, null])).await.0["fault"], "names");
    let broken = "{\"file\":{\n\"format\": \"emporion-match\",\n\"version\": 1,\n\"game\": 7}}";
    let request = ada.request(reqwest::Method::POST, "/api/import").header("content-type", "application/json").body(broken);
    let refused = ada.send(request).await.refused(400, "bad-match-file");
    assert_eq!((&refused["details"]["fault"], &refused["details"]["line"]), (&json!("json"), &json!(4)));
}
