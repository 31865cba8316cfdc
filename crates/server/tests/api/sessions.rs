//! How long sessions and tokens last, what they open, and what ends with them.

use crate::test_server::{TestServer, login};
use reqwest::Method;
use serde_json::{Value, json};
use server::Time;
use std::time::{Duration, Instant};

const DAY: i64 = 24 * 60 * 60 * 1000;
const ENDED: u16 = 4001;

fn open_seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

#[tokio::test]
async fn a_lost_answer_loses_no_guest() {
    let time = Time::manual(DAY);
    let server = TestServer::open_at(&time).await;
    let mut old = server.guest().await;
    let table = old.table(open_seats(), Value::Null).await;
    let mut bot = old.bot().await;
    assert!(old.post("/api/session", Value::Null).await.headers.get("set-cookie").is_none(), "it is young");

    // The answer with the new cookie never arrives. Weeks later the old one still opens everything.
    time.advance(31 * DAY);
    let mut lost = old.clone();
    assert!(lost.post("/api/session", Value::Null).await.headers.contains_key("set-cookie"));
    assert_ne!(lost.cookie, old.cookie);
    time.advance(60 * DAY);
    assert_eq!(old.get("/api/lists/mine").await.ok()[0]["id"], table.as_str());

    // This time it arrives, and is used. The old one goes on for a day, and then no longer.
    let mut new = old.clone();
    assert_eq!(new.post("/api/session", Value::Null).await.ok()["id"], old.id.as_str());
    assert_eq!(new.get("/api/lists/mine").await.ok()[0]["id"], table.as_str());
    time.advance(DAY - 1);
    old.get("/api/me").await.ok();
    time.advance(1);
    old.get("/api/me").await.refused(401, "unauthorised");
    assert_eq!(new.get("/api/me").await.ok()["id"], old.id.as_str());
    assert_eq!(bot.get("/api/me").await.ok()["id"], old.id.as_str(), "a token does not end with an exchange");
    assert!(new.post("/api/session", Value::Null).await.headers.get("set-cookie").is_none());

    // What was made by the first session is made by the same one still.
    new.post("/api/account/logout-everywhere", Value::Null).await.ok();
    bot.get("/api/me").await.refused(401, "unauthorised");
    lost.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn who_never_takes_the_new_session_keeps_the_old_one() {
    let time = Time::manual(DAY);
    let server = TestServer::open_at(&time).await;
    let old = server.guest().await;
    time.advance(31 * DAY);
    let mut given = 0;
    for _ in 0..20 {
        let reply = old.clone().post("/api/session", Value::Null).await;
        assert_eq!(reply.ok()["id"], old.id.as_str());
        given += usize::from(reply.headers.contains_key("set-cookie"));
    }
    assert_eq!(given, 8, "only so many are kept for one who takes none");
    old.clone().get("/api/me").await.ok();
}

#[tokio::test]
async fn tokens_have_a_scope() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let plain = ada.post("/api/tokens", json!({ "label": "plain" })).await.ok();
    assert_eq!(plain["scope"], "play", "if nothing is said");
    ada.post("/api/tokens", json!({ "label": "x", "scope": "everything" })).await.refused(400, "malformed");
    let (mut player, mut steward) = (ada.bot_with("play").await, ada.bot_with("account").await);
    let listed = ada.get("/api/tokens").await.ok();
    // Those of one millisecond have no order.
    let mut scopes: Vec<&str> = listed.as_array().unwrap().iter().filter_map(|token| token["scope"].as_str()).collect();
    scopes.sort_unstable();
    assert_eq!(scopes, ["account", "play", "play"]);

    player.table(open_seats(), Value::Null).await;
    player.call(Method::PATCH, "/api/me", json!({ "name": "Eve" })).await.refused(403, "scope-needed");
    player.post("/api/account", login("ada")).await.refused(403, "scope-needed");
    player.post("/api/account/logout-everywhere", Value::Null).await.refused(403, "scope-needed");

    steward.call(Method::PATCH, "/api/me", json!({ "name": "Ada" })).await.ok();
    let registered = steward.post("/api/account", login("ada")).await;
    assert!(registered.headers.get("set-cookie").is_none(), "a token gets no cookie");
    assert_eq!(registered.ok()["registered"], true);

    // What a token made ends with it.
    let mut second = steward.bot_with("account").await;
    let mut third = second.bot_with("play").await;
    third.get("/api/me").await.ok();
    steward.post("/api/account/logout", Value::Null).await.ok();
    steward.get("/api/me").await.refused(401, "unauthorised");
    third.get("/api/me").await.ok();
    second.post("/api/account/logout-everywhere", Value::Null).await.ok();
    ada.get("/api/me").await.refused(401, "unauthorised");
    player.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn an_administrators_token_for_playing_does_not_administer() {
    let mut server = TestServer::open_with(|settings| settings.trust_proxy = true).await;
    let mut ada = server.account("ada").await;
    let bots = [(ada.bot_with("play").await, 403), (ada.bot_with("account").await, 200)];
    server.admin("ada").await;
    for (mut bot, status) in bots {
        bot.url.clone_from(&server.url);
        let request = bot.request(Method::GET, "/metrics").header("x-forwarded-for", "192.0.2.7");
        assert_eq!(bot.send(request).await.status, status);
    }
}

#[tokio::test]
async fn a_session_that_ends_takes_its_live_channels_along() {
    let server = TestServer::open().await;
    let mut ada = server.account("ada").await;
    let table = ada.table(open_seats(), Value::Null).await;
    let mut phone = server.nobody();
    phone.post("/api/account/login", login("ada")).await.ok();
    let (bot, other_bot) = (ada.bot().await, phone.bot().await);
    let mut channels = Vec::new();
    for client in [&ada, &phone, &bot, &other_bot] {
        let mut live = client.live(&table, Value::Null).await;
        live.until("welcome").await;
        channels.push(live);
    }
    let [home, mobile, bots, other_bots] = &mut channels[..] else { panic!("there are four") };

    // Who logs out leaves what others opened, and what was made.
    phone.post("/api/account/logout", Value::Null).await.ok();
    assert_eq!(mobile.farewell().await, (ENDED, "your session or token has ended".to_owned()));
    for (live, id) in [(&mut *home, "a"), (&mut *bots, "b"), (&mut *other_bots, "c")] {
        live.say(&json!({ "type": "chat", "id": id, "text": "still here" })).await;
        assert_eq!(live.until("ack").await["id"], id);
    }

    // Revoked sessions end with the tokens that they made.
    ada.post("/api/account/logout-everywhere", Value::Null).await.ok();
    assert_eq!(home.farewell().await.0, ENDED);
    assert_eq!(bots.farewell().await.0, ENDED);
    other_bots.say(&json!({ "type": "chat", "id": "d", "text": "made by one that had left before" })).await;
    assert_eq!(other_bots.until("ack").await["id"], "d");
}

#[tokio::test]
async fn a_revoked_token_loses_its_live_channel_also_before_it_has_said_hello() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.table(open_seats(), Value::Null).await;
    let bot = ada.bot().await;
    let mut live = bot.live(&table, Value::Null).await;
    live.until("welcome").await;
    let mut silent = crate::test_server::Live::open(bot.upgrade(&table)).await.unwrap();
    let id = ada.get("/api/tokens").await.ok()[0]["id"].as_str().unwrap().to_owned();
    ada.call(Method::DELETE, &format!("/api/tokens/{id}"), Value::Null).await.ok();
    assert_eq!(live.farewell().await.0, ENDED);
    assert_eq!(silent.farewell().await.0, ENDED);
}

#[tokio::test]
async fn what_another_server_ends_ends_here_too() {
    let server = TestServer::open_on_postgres().await;
    let other = server.beside().await;
    let mut ada = server.account("ada").await;
    let table = ada.table(open_seats(), Value::Null).await;
    let (mut live, mut bots) = (ada.live(&table, Value::Null).await, ada.bot().await.live(&table, Value::Null).await);
    live.until("welcome").await;
    bots.until("welcome").await;
    let mut there = ada.clone();
    there.url.clone_from(&other.url);
    there.post("/api/account/logout-everywhere", Value::Null).await.ok();
    assert_eq!(live.farewell().await.0, ENDED);
    assert_eq!(bots.farewell().await.0, ENDED);
}

/// Whoever was recognised a moment ago is not recognised a second after another server has ended the session.
#[tokio::test]
async fn what_another_server_ends_is_not_recognised_here_any_more() {
    let server = TestServer::open_on_postgres().await;
    let other = server.beside().await;
    let mut ada = server.account("ada").await;
    let mut bot = ada.bot().await;
    ada.get("/api/me").await.ok();
    bot.get("/api/me").await.ok();
    let mut there = ada.clone();
    there.url.clone_from(&other.url);
    there.post("/api/account/logout-everywhere", Value::Null).await.ok();
    let began = Instant::now();
    while ada.get("/api/me").await.status == 200 || bot.get("/api/me").await.status == 200 {
        assert!(began.elapsed() < Duration::from_secs(8), "it is still recognised");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    ada.get("/api/me").await.refused(401, "unauthorised");
    bot.get("/api/me").await.refused(401, "unauthorised");
}

/// The database is asked once for many requests, and what ends here is not recognised by the very next one.
#[tokio::test]
async fn whoever_asks_often_is_recognised_without_the_database_until_the_session_ends() {
    let server = TestServer::open().await;
    let mut ada = server.account("ada").await;
    let (mut bot, mut second) = (ada.bot().await, ada.bot().await);
    let read = async || {
        let text = server.nobody().get("/metrics").await.text;
        let figure = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse::<u64>().ok()).unwrap();
        (figure("emporion_callers_read_total"), figure("emporion_callers_known_total"))
    };
    ada.get("/api/me").await.ok();
    bot.get("/api/me").await.ok();
    let (asked, known) = read().await;
    for _ in 0..20 {
        ada.get("/api/me").await.ok();
        bot.get("/api/me").await.ok();
    }
    assert_eq!(read().await, (asked, known + 40));

    // A name that changes is seen at once, with every session and token of the person.
    ada.call(Method::PATCH, "/api/me", json!({ "name": "Countess" })).await.ok();
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Countess");
    assert_eq!(bot.get("/api/me").await.ok()["name"], "Countess");

    second.get("/api/me").await.ok();
    let tokens = ada.get("/api/tokens").await.ok();
    for token in tokens.as_array().unwrap() {
        ada.call(Method::DELETE, &format!("/api/tokens/{}", token["id"].as_str().unwrap()), Value::Null).await.ok();
    }
    bot.get("/api/me").await.refused(401, "unauthorised");
    second.get("/api/me").await.refused(401, "unauthorised");
    let mut old = ada.clone();
    ada.post("/api/account/logout", Value::Null).await.ok();
    old.get("/api/me").await.refused(401, "unauthorised");
}

#[tokio::test]
async fn an_exchange_leaves_live_channels_open_and_expiry_closes_them() {
    let time = Time::manual(DAY);
    let server = TestServer::open_at(&time).await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let table = ada.table(open_seats(), json!({ "visibility": "public" })).await;
    bob.post(&format!("/api/tables/{table}/join"), Value::Null).await.ok();
    let (mut hers, mut his) = (ada.live(&table, Value::Null).await, bob.live(&table, Value::Null).await);
    hers.until("welcome").await;
    his.until("welcome").await;
    time.advance(31 * DAY);
    ada.post("/api/session", Value::Null).await.ok();
    ada.get("/api/me").await.ok();
    // A year later his session is over, as is the first one of hers; the one that she got for it goes on.
    time.advance(335 * DAY);
    assert_eq!(his.farewell().await.0, ENDED);
    hers.say(&json!({ "type": "chat", "id": "x", "text": "still here" })).await;
    assert_eq!(hers.until("ack").await["id"], "x");
}
