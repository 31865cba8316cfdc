//! Passwords that are guessed, and passwords that are easy to guess.

use crate::test_server::{Client, Reply, TestServer, login};
use reqwest::Method;
use serde_json::{Value, json};
use server::Time;

const SECOND: i64 = 1000;

async fn guess(client: &mut Client, name: &str) -> Reply {
    client.post("/api/account/login", json!({ "login_name": name, "password": "a guess" })).await
}

fn retry_after(reply: &Reply) -> i64 {
    reply.headers["retry-after"].to_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn wrong_passwords_lock_out_a_name_at_one_address_and_never_its_owner_elsewhere() {
    let time = Time::manual(1_000_000);
    let server = TestServer::open_at(&time).await;
    server.account("ada").await;
    let mut eve = server.nobody();
    for _ in 0..5 {
        guess(&mut eve, "ada").await.refused(401, "bad-login");
    }
    let mut waits = Vec::new();
    for _ in 0..10 {
        let locked = guess(&mut eve, "ADA").await;
        locked.refused(429, "login-locked");
        // Not even the right password is looked at.
        assert_eq!(eve.post("/api/account/login", login("ada")).await.status, 429);
        let wait = retry_after(&locked);
        time.advance((wait - 1) * SECOND);
        assert_eq!(retry_after(&guess(&mut eve, "ada").await), 1);
        time.advance(SECOND);
        guess(&mut eve, "ada").await.refused(401, "bad-login");
        waits.push(wait);
    }
    assert_eq!(waits, [5, 10, 20, 40, 80, 160, 320, 640, 900, 900], "waits grow up to a quarter of an hour");

    // The owner comes from elsewhere, and notices nothing; another name may be tried here.
    server.nobody_elsewhere().post("/api/account/login", login("ada")).await.ok();
    guess(&mut eve, "bob").await.refused(401, "bad-login");
    guess(&mut eve, "ada").await.refused(429, "login-locked");

    // Whoever knows the password and has waited is in, and all is forgotten.
    time.advance(900 * SECOND);
    eve.post("/api/account/login", login("ada")).await.ok();
    guess(&mut eve, "ada").await.refused(401, "bad-login");
    guess(&mut eve, "ada").await.refused(401, "bad-login");
}

#[tokio::test]
async fn many_guesses_at_once_are_counted_too() {
    let time = Time::manual(1_000_000);
    let server = TestServer::open_at(&time).await;
    server.account("ada").await;
    let mut guesses = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let mut eve = server.nobody();
        guesses.spawn(async move { guess(&mut eve, "ada").await.status });
    }
    let statuses = guesses.join_all().await;
    assert_eq!(statuses.iter().filter(|status| **status == 401).count(), 5, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 15, "{statuses:?}");
}

#[tokio::test]
async fn weak_passwords_are_refused_with_advice_in_the_readers_language() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    ada.call(Method::PATCH, "/api/me", json!({ "name": "Countess Lovelace" })).await.ok();
    let plan = |password: &str| json!({ "login_name": "ada.byron", "password": password });
    for (language, warning, advice) in [
        ("en", "one of the ten most common passwords", "Add a word or two"),
        ("fr", "l’un des dix mots de passe les plus courants", "Ajoutez un mot ou deux"),
        ("it", "una delle dieci password più comuni", "Aggiungi una parola o due"),
    ] {
        let request = ada.request(Method::POST, "/api/account").header("accept-language", language).json(&plan("password"));
        let refusal = ada.send(request).await.refused(400, "weak-password");
        let message = refusal["message"].as_str().unwrap();
        assert!(message.contains(warning) && message.contains(advice), "{message}");
        assert_eq!(refusal["details"], json!({ "warning": "top-ten", "suggestions": ["add-words"] }));
    }
    // What others know of somebody is no secret.
    for weak in ["ada.byron", "ada.byron1", "countess lovelace", "qwertyuiop", "aaaaaaaaaaaa", "31.12.1999", &"letmein1234".repeat(18)] {
        ada.post("/api/account", plan(weak)).await.refused(400, "weak-password");
    }
    assert_eq!(ada.get("/api/me").await.ok()["registered"], false, "nothing has happened");
    // As long as may be, of signs that stand for many letters.
    let long: String = "4@8({[<69!1|0$5+7%2".repeat(11).chars().take(200).collect();
    ada.post("/api/account", plan(&long)).await.ok();
    let mut elsewhere = server.nobody();
    assert_ne!(elsewhere.post("/api/account/login", plan(&long)).await.ok()["id"], Value::Null);
}
