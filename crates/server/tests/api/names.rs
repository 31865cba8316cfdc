//! Who may be called what.

use crate::test_server::{Client, TestServer, login};
use reqwest::Method;
use serde_json::json;

async fn rename(client: &mut Client, name: &str) -> crate::test_server::Reply {
    client.call(Method::PATCH, "/api/me", json!({ "name": name })).await
}

macro_rules! on_both {
    ($($story:ident,)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $story() {
                super::$story(crate::test_server::TestServer::open().await).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $story() {
                super::$story(crate::test_server::TestServer::open_on_postgres().await).await;
            })*
        }
    };
}

on_both! {
    nobody_takes_the_name_of_an_account,
    the_name_of_an_account_is_its_owners_alone,
    of_two_who_register_one_name_at_once_one_has_it,
}

async fn nobody_takes_the_name_of_an_account(mut server: TestServer) {
    let mut ada = server.guest().await;
    rename(&mut ada, "Ada Lovelace").await.ok();
    ada.post("/api/account", login("countess")).await.ok();
    let mut eve = server.guest().await;
    let before = eve.get("/api/me").await.ok();
    // The same, in other letters, with Cyrillic ones, with a digit; and the login name.
    let alike = ["Ada Lovelace", "ADA LOVELACE", "Ad\u{430} L\u{43E}velace", "Ada LoveIace", "Ada L0velace", "Countess", "countes\u{455}"];
    for round in 0..2 {
        for name in alike {
            rename(&mut eve, name).await.refused(409, "display-name-taken");
        }
        eve.post("/api/account", login("c0untess")).await.refused(409, "name-taken");
        if round == 0 {
            server.restart().await;
            eve.url.clone_from(&server.url);
            ada.url.clone_from(&server.url);
        }
    }
    assert_eq!(eve.get("/api/me").await.ok(), before, "whatever is refused changes nothing");
    let request = eve.request(Method::PATCH, "/api/me").header("accept-language", "it").json(&json!({ "name": "ada lovelace" }));
    let refusal = eve.send(request).await.refused(409, "display-name-taken");
    assert!(refusal["message"].as_str().unwrap().contains("Scegline un altro"), "{refusal}");

    // The owner may write it otherwise, and lets go of it by taking another one.
    rename(&mut ada, "ada lovelace").await.ok();
    rename(&mut eve, "Ada Byron").await.ok();
    rename(&mut ada, "Ada Byron-King").await.ok();
    rename(&mut eve, "Ada Lovelace").await.ok();
    rename(&mut eve, "Countess").await.refused(409, "display-name-taken");
}

async fn the_name_of_an_account_is_its_owners_alone(server: TestServer) {
    let (mut first, mut second) = (server.guest().await, server.guest().await);
    for guest in [&mut first, &mut second] {
        assert_eq!(rename(guest, "Max").await.ok()["name"], "Max", "two guests may have the same name");
    }
    second.post("/api/account", login("maximilian")).await.ok();
    assert_eq!(second.get("/api/me").await.ok()["name"], "Max");
    let other = first.get("/api/me").await.ok()["name"].as_str().unwrap().to_owned();
    assert!(other.starts_with("Guest ") && first.id.starts_with(&other[6..]), "{other}");
    // The new name is one to register with.
    first.post("/api/account", login("somebody")).await.ok();
    let mut third = server.guest().await;
    rename(&mut third, &other).await.refused(409, "display-name-taken");
}

async fn of_two_who_register_one_name_at_once_one_has_it(server: TestServer) {
    let mut guests = Vec::new();
    for number in 0..6 {
        let mut guest = server.guest().await;
        rename(&mut guest, ["Bob", "b0b"][number % 2]).await.ok();
        guests.push(guest);
    }
    let mut registering = tokio::task::JoinSet::new();
    for (number, mut guest) in guests.into_iter().enumerate() {
        registering.spawn(async move {
            let reply = guest.post("/api/account", login(&format!("account-{number}"))).await;
            (reply.status, guest)
        });
    }
    let mut called_bob = 0;
    for (status, mut client) in registering.join_all().await {
        // Who comes later is called otherwise by then: the same guest registers under that name, or looks again.
        assert!(matches!(status, 201 | 409), "{status}");
        let me = client.get("/api/me").await.ok();
        let name = me["name"].as_str().unwrap();
        called_bob += usize::from(name == "Bob" || name == "b0b");
    }
    assert_eq!(called_bob, 1);
}
