//! Guests, names, accounts, sessions, tokens.

use crate::test_server::TestServer;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_guest_has_a_name_at_once_and_stays_the_same() {
    let server = TestServer::open().await;
    let mut guest = server.nobody();
    guest.get("/api/me").await.refused(401, "unauthorised");
    let first = guest.post("/api/session", Value::Null).await;
    let cookie = first.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "without https a browser would drop it");
    let me = first.ok();
    assert_eq!((me["registered"].as_bool(), me["admin"].as_bool()), (Some(false), Some(false)));
    assert!(me["name"].as_str().is_some_and(|name| !name.is_empty()));
    assert_eq!(guest.get("/api/me").await.ok(), me);
    let again = guest.post("/api/session", Value::Null).await;
    assert!(again.headers.get("set-cookie").is_none());
    assert_eq!(again.ok(), me);
}

#[tokio::test]
async fn behind_https_cookies_are_secure_and_bound_to_the_host() {
    let server = TestServer::open_with(|settings| settings.public_url = Some("https://games.example.org".parse().unwrap())).await;
    let reply = server.nobody().post("/api/session", Value::Null).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-emporion=") && cookie.contains("; Secure"), "{cookie}");
    assert!(reply.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn names_are_tidied_and_limited() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    let renamed = guest.call(Method::PATCH, "/api/me", json!({ "name": "  Ada   Lovelace " })).await.ok();
    assert_eq!(renamed["name"], "Ada Lovelace");
    assert_eq!(guest.get("/api/me").await.ok()["name"], "Ada Lovelace");
    for wrong in ["", "   ", "a\u{202e}b", "line\nbreak", &"x".repeat(33)] {
        let refusal = guest.call(Method::PATCH, "/api/me", json!({ "name": wrong })).await.refused(400, "bad-name");
        assert_eq!(refusal["details"]["max"], 32);
    }
}

#[tokio::test]
async fn a_guest_who_registers_keeps_everything() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), Value::Null).await;
    ada.call(Method::PUT, &format!("/api/tables/{table}/note"), json!({ "text": "mine" })).await.ok();
    let mut bot = ada.bot().await;
    let before = ada.cookie.clone();

    let login = json!({ "login_name": "ada", "password": "analytical engine" });
    let me = ada.post("/api/account", login.clone()).await.ok();
    assert_eq!((me["id"].as_str(), me["registered"].as_bool()), (Some(ada.id.as_str()), Some(true)));
    assert_ne!(ada.cookie, before, "a new session after who one is has changed");
    ada.post("/api/account", login.clone()).await.refused(409, "already-registered");

    server.restart().await;
    let mut elsewhere = server.guest().await;
    let other_guest = elsewhere.cookie.clone();
    elsewhere.post("/api/account/login", json!({ "login_name": "ADA", "password": "wrong" })).await.refused(401, "bad-login");
    elsewhere.post("/api/account/login", json!({ "login_name": "nobody", "password": "wrong" })).await.refused(401, "bad-login");
    let back = elsewhere.post("/api/account/login", json!({ "login_name": "ADA", "password": "analytical engine" })).await.ok();
    assert_eq!(back["id"], ada.id.as_str());
    assert_eq!(elsewhere.get("/api/lists/mine").await.ok()[0]["id"], table.as_str());
    assert_eq!(elsewhere.get(&format!("/api/tables/{table}/note")).await.ok()["text"], "mine");
    elsewhere.get("/api/lists/mine").await.ok();
    bot.url.clone_from(&server.url);
    assert_eq!(bot.get("/api/me").await.ok()["id"], ada.id.as_str());

    let mut left_behind = server.nobody();
    left_behind.cookie = other_guest;
    left_behind.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn logins_have_rules() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    for name in ["ab", "a b c", "zoë!", &"x".repeat(33)] {
        ada.post("/api/account", json!({ "login_name": name, "password": "analytical engine" })).await.refused(400, "bad-login-name");
    }
    for password in ["short", &"x".repeat(201)] {
        ada.post("/api/account", json!({ "login_name": "ada", "password": password })).await.refused(400, "bad-password");
    }
    ada.post("/api/account", json!({ "login_name": "ada", "password": "analytical engine" })).await.ok();
    let mut eve = server.guest().await;
    eve.post("/api/account", json!({ "login_name": "Ada", "password": "analytical engine" })).await.refused(409, "name-taken");
}

#[tokio::test]
async fn logging_out_ends_a_session_or_all_of_them() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let login = json!({ "login_name": "ada", "password": "analytical engine" });
    ada.post("/api/account", login.clone()).await.ok();
    let mut phone = server.nobody();
    phone.post("/api/account/login", login.clone()).await.ok();
    let (mut stolen, mut bot) = (phone.clone(), ada.bot().await);

    phone.post("/api/account/logout", Value::Null).await.ok();
    assert_eq!(phone.cookie, None);
    stolen.get("/api/me").await.refused(401, "unauthorised");
    ada.get("/api/me").await.ok();

    phone.post("/api/account/login", login).await.ok();
    bot.get("/api/me").await.ok();
    phone.post("/api/account/logout-everywhere", Value::Null).await.ok();
    ada.get("/api/me").await.refused(401, "unauthorised");
    bot.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn tokens_are_shown_once_and_can_be_revoked() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let made = ada.post("/api/tokens", json!({ "label": " my  bot " })).await.ok();
    assert_eq!(made["label"], "my bot");
    let listed = ada.get("/api/tokens").await.ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    assert!(listed[0].get("secret").is_none());

    let mut bot = server.nobody();
    bot.token = made["secret"].as_str().map(str::to_owned);
    assert_eq!(bot.get("/api/me").await.ok()["id"], ada.id.as_str());
    // A token plays; it does not make or revoke tokens, nor change the account.
    bot.get("/api/tokens").await.refused(403, "scope-needed");
    bot.post("/api/tokens", json!({ "label": "more" })).await.refused(403, "scope-needed");
    bot.post("/api/account", json!({ "login_name": "ada", "password": "analytical engine" })).await.refused(403, "scope-needed");

    let mut eve = server.guest().await;
    let path = format!("/api/tokens/{}", made["id"].as_str().unwrap());
    eve.call(Method::DELETE, &path, Value::Null).await.refused(404, "not-found");
    ada.call(Method::DELETE, &path, Value::Null).await.ok();
    bot.get("/api/me").await.refused(401, "unauthorised");
    ada.call(Method::DELETE, &path, Value::Null).await.refused(404, "not-found");
}

#[tokio::test]
async fn a_cookie_is_no_token_and_a_token_no_cookie() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut swapped = server.nobody();
    swapped.token = ada.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).map(|(_, secret)| secret.to_owned());
    swapped.get("/api/me").await.refused(401, "unauthorised");
    let bot = ada.bot().await;
    swapped.token = None;
    swapped.cookie = bot.token.map(|token| format!("emporion={token}"));
    swapped.get("/api/me").await.refused(401, "unauthorised");
    swapped.cookie = None;
    swapped.token = Some("not a token".to_owned());
    swapped.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn an_administrator_is_named_at_the_start() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    ada.post("/api/account", json!({ "login_name": "ada", "password": "analytical engine" })).await.ok();
    server.admin("ada").await;
    ada.url.clone_from(&server.url);
    assert_eq!(ada.get("/api/me").await.ok()["admin"], true);
}

#[tokio::test]
async fn a_guest_has_a_name_that_nobody_chose_until_they_say_one() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    assert_eq!(guest.get("/api/me").await.ok()["named"], false);
    let named = guest.call(Method::PATCH, "/api/me", json!({ "name": "Ada" })).await.ok();
    assert_eq!((&named["name"], &named["named"]), (&json!("Ada"), &json!(true)));
    assert_eq!(guest.get("/api/me").await.ok()["named"], true);
}
