//! What every answer tells browsers, and where requests may come from.

use crate::test_server::{Live, TestServer};
use reqwest::Method;
use serde_json::Value;

#[tokio::test]
async fn every_answer_has_the_headers_that_lock_browsers_down() {
    let server = TestServer::open().await;
    let mut nobody = server.nobody();
    for path in ["/", "/icon.svg", "/api/docs", "/api/docs.css", "/api/openapi.json", "/api/me", "/healthz", "/nothing/here"] {
        let reply = nobody.get(path).await;
        for (name, part) in [
            ("content-security-policy", "default-src 'none'"),
            ("content-security-policy", "frame-ancestors 'none'"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("permissions-policy", "camera=()"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert!(reply.headers[name].to_str().unwrap().contains(part), "{path}: {name}");
        }
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        let lenient = policy.split(';').find(|rule| rule.contains("unsafe")).map(str::trim);
        let page = matches!(path, "/" | "/nothing/here");
        assert_eq!(lenient, page.then_some("style-src-attr 'unsafe-inline'"), "{path}");
    }
    assert_eq!(nobody.get("/api/games").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn pages_need_nothing_that_the_policy_forbids() {
    let server = TestServer::open().await;
    for path in ["/api/docs"] {
        let page = server.nobody().get(path).await;
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        for forbidden in ["<script", "style=", "onclick", "http://", "https://"] {
            assert!(!page.text.contains(forbidden), "{path} has {forbidden}");
        }
    }
}

#[tokio::test]
async fn other_sites_cannot_act_through_a_browser() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let own = server.url.clone();
    let cases = [
        (Some("https://evil.example.org"), None, false),
        (Some("null"), None, false),
        (Some(own.as_str()), None, true),
        (Some(own.as_str()), Some("cross-site"), false),
        (None, Some("cross-site"), false),
        (None, Some("same-site"), false),
        (None, Some("same-origin"), true),
        (None, None, true),
    ];
    let table = ada.table(serde_json::json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), Value::Null).await;
    for (origin, site, allowed) in cases {
        let mut request = ada.request(Method::POST, "/api/session");
        let mut upgrade = ada.upgrade(&table);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
            upgrade.headers_mut().insert("origin", origin.parse().unwrap());
        }
        if let Some(site) = site {
            request = request.header("sec-fetch-site", site);
            upgrade.headers_mut().insert("sec-fetch-site", site.parse().unwrap());
        }
        let reply = ada.send(request).await;
        if allowed {
            reply.ok();
        } else {
            reply.refused(403, "cross-site");
        }
        assert_eq!(Live::open(upgrade).await.is_ok(), allowed, "{origin:?} {site:?}");
    }
}

#[tokio::test]
async fn with_a_public_address_only_its_origin_counts() {
    let server = TestServer::open_with(|settings| settings.public_url = Some("http://games.example.org".parse().unwrap())).await;
    let mut nobody = server.nobody();
    let from = |origin: &str| server.nobody().request(Method::POST, "/api/session").header("origin", origin.to_owned());
    nobody.send(from("http://games.example.org")).await.ok();
    nobody.send(from(&server.url)).await.refused(403, "cross-site");
}

#[tokio::test]
async fn refusals_are_told_in_the_language_that_was_asked_for() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for (asked, told) in
        [("fr-CH, en;q=0.5", "Cette table n’existe pas."), ("it", "Questo tavolo non esiste."), ("de", "There is no such table.")]
    {
        let request = ada.request(Method::GET, "/api/tables/none").header("accept-language", asked);
        let reply = ada.send(request).await;
        assert_eq!((reply.status, reply.json()["message"].as_str()), (404, Some(told)), "{asked}");
    }
    let mut upgrade = ada.upgrade("none");
    upgrade.headers_mut().insert("accept-language", "it".parse().unwrap());
    let mut live = Live::open(upgrade).await.unwrap();
    live.say(&serde_json::json!({ "type": "undo" })).await;
    let refusal = live.next().await.unwrap();
    assert!(refusal["message"].as_str().unwrap().starts_with("Questa richiesta non si può leggere"), "{refusal}");
    live.say(&serde_json::json!({ "type": "hello", "lang": "fr" })).await;
    assert_eq!(live.next().await.unwrap()["message"], "Cette table n’existe pas.");
}
