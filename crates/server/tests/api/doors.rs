//! Every endpoint as nobody, as a stranger, as a spectator, as another seat and as who made the table, compared
//! with a table of what is allowed. An endpoint of the description that is missing here fails the test.

use crate::player::play;
use crate::test_server::{Client, Live, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// The endpoint is about no table, or the table is still open.
    Open,
    Playing,
    Finished,
}

/// A request, with the status for nobody, a stranger, a spectator, another seat and the creator. The stranger comes to
/// a table by invitation without spectators, and the others to a public one.
type Row = (&'static str, &'static str, At, &'static str, [u16; 5]);

const EVERYBODY: [u16; 5] = [200; 5];
const SOMEBODY: [u16; 5] = [401, 200, 200, 200, 200];
const WATCHERS: [u16; 5] = [401, 403, 200, 200, 200];

#[rustfmt::skip]
const ALLOWED: &[Row] = &[
    ("GET", "/healthz", At::Open, "", EVERYBODY),
    ("GET", "/livez", At::Open, "", EVERYBODY),
    // All of them come from the same machine; elsewhere it is for administrators.
    ("GET", "/metrics", At::Open, "", EVERYBODY),
    ("GET", "/api/games", At::Open, "", EVERYBODY),
    ("POST", "/api/session", At::Open, "", EVERYBODY),
    ("GET", "/api/me", At::Open, "", SOMEBODY),
    ("PATCH", "/api/me", At::Open, r#"{"name": "Ada"}"#, SOMEBODY),
    ("POST", "/api/account", At::Open, r#"{"login_name": "x", "password": "x"}"#, [401, 400, 400, 400, 400]),
    ("POST", "/api/account/login", At::Open, r#"{"login_name": "x", "password": "x"}"#, [401; 5]),
    ("POST", "/api/account/logout", At::Open, "", [401, 204, 204, 204, 204]),
    ("POST", "/api/account/logout-everywhere", At::Open, "", [401, 204, 204, 204, 204]),
    ("GET", "/api/tokens", At::Open, "", SOMEBODY),
    ("POST", "/api/tokens", At::Open, r#"{"label": "bot"}"#, [401, 201, 201, 201, 201]),
    ("DELETE", "/api/tokens/{token}", At::Open, "", [401, 404, 404, 404, 204]),
    ("GET", "/api/lists/open", At::Open, "", SOMEBODY),
    ("GET", "/api/lists/open?game=prosperity&pace=live&seats=4&free=1&title=x&limit=5&cursor=1.1.a", At::Open, "", SOMEBODY),
    ("GET", "/api/lists/mine", At::Open, "", SOMEBODY),
    ("GET", "/api/lists/mine?status=open,playing", At::Open, "", SOMEBODY),
    ("GET", "/api/lists/results", At::Open, "", SOMEBODY),
    ("POST", "/api/tables", At::Open, r#"{"game": "seven-wonders", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}"#, [401, 201, 201, 201, 201]),
    ("GET", "/api/lessons", At::Open, "", SOMEBODY),
    ("GET", "/api/lessons/{game}/{lesson}", At::Open, "", EVERYBODY),
    ("PUT", "/api/lessons/{game}/{lesson}", At::Open, r#"{"kind": "done"}"#, [401, 204, 204, 204, 204]),
    ("POST", "/api/lessons/{game}/{lesson}/{step}/what-if", At::Open, r#"{"lines": []}"#, SOMEBODY),
    ("GET", "/api/puzzles", At::Open, "", SOMEBODY),
    ("GET", "/api/puzzles/{game}/daily", At::Open, "", SOMEBODY),
    ("GET", "/api/puzzles/{game}/next", At::Open, "", SOMEBODY),
    ("GET", "/api/puzzles/{game}/next?theme=war&not=x", At::Open, "", SOMEBODY),
    ("GET", "/api/puzzle/{puzzle}", At::Open, "", SOMEBODY),
    ("POST", "/api/puzzle/{puzzle}/answer", At::Open, r#"{"action": "pass"}"#, [401, 422, 422, 422, 422]),
    ("POST", "/api/puzzle/{puzzle}/what-if", At::Open, r#"{"lines": []}"#, SOMEBODY),
    ("POST", "/api/puzzle/{puzzle}/play-on", At::Open, "", [401, 201, 201, 201, 201]),
    ("POST", "/api/import", At::Open, r#"{"file": {}}"#, [401, 400, 400, 400, 400]),

    ("GET", "/api/tables/{table}", At::Open, "", WATCHERS),
    ("POST", "/api/tables/{table}/join", At::Open, "", [401, 403, 200, 409, 409]),
    ("POST", "/api/tables/{table}/leave", At::Open, "", [401, 403, 403, 200, 200]),
    ("POST", "/api/tables/{table}/start", At::Open, r#"{"fill_with_bots": true}"#, [401, 403, 403, 403, 200]),
    ("POST", "/api/tables/{table}/cancel", At::Open, "", [401, 403, 403, 403, 200]),
    ("PATCH", "/api/tables/{table}", At::Open, r#"{"clock": {"kind": "days", "days": 2}}"#, [401, 403, 403, 403, 200]),
    ("POST", "/api/tables/{table}/seats", At::Open, r#"{"kind": "bot", "seat": 2, "level": "hard"}"#, [401, 403, 403, 403, 200]),
    ("GET", "/api/tables/{table}/chat", At::Open, "", WATCHERS),
    ("GET", "/api/tables/{table}/note", At::Open, "", WATCHERS),
    ("PUT", "/api/tables/{table}/note", At::Open, r#"{"text": "x"}"#, [401, 403, 204, 204, 204]),
    ("GET", "/api/tables/{table}/replay?step=0", At::Open, "", [401, 403, 409, 409, 409]),
    ("POST", "/api/tables/{table}/what-if", At::Open, r#"{"seat": 0, "lines": []}"#, [401, 403, 409, 409, 409]),
    ("GET", "/api/tables/{table}/timeline", At::Open, "", [401, 403, 409, 409, 409]),
    ("GET", "/api/tables/{table}/live", At::Open, "", [401, 403, 101, 101, 101]),

    ("GET", "/api/tables/{table}", At::Playing, "", WATCHERS),
    ("POST", "/api/tables/{table}/join", At::Playing, "", [401, 403, 409, 409, 409]),
    ("POST", "/api/tables/{table}/leave", At::Playing, "", [401, 403, 403, 200, 200]),
    ("POST", "/api/tables/{table}/start", At::Playing, "", [401, 403, 403, 403, 409]),
    ("POST", "/api/tables/{table}/cancel", At::Playing, "", [401, 403, 403, 403, 409]),
    ("PATCH", "/api/tables/{table}", At::Playing, r#"{"shuffle": true}"#, [401, 403, 403, 403, 409]),
    ("POST", "/api/tables/{table}/seats", At::Playing, r#"{"kind": "free", "seat": 1}"#, [401, 403, 403, 403, 409]),
    ("POST", "/api/tables/{table}/rematch", At::Playing, "", [401, 403, 403, 409, 409]),
    ("GET", "/api/tables/{table}/chat", At::Playing, "", WATCHERS),
    ("GET", "/api/tables/{table}/chat?before=9", At::Playing, "", WATCHERS),
    ("GET", "/api/tables/{table}/note", At::Playing, "", WATCHERS),
    ("PUT", "/api/tables/{table}/note", At::Playing, r#"{"text": "x"}"#, [401, 403, 204, 204, 204]),
    ("GET", "/api/tables/{table}/replay?step=1", At::Playing, "", WATCHERS),
    ("GET", "/api/tables/{table}/replay?step=1&eyes=0", At::Playing, "", [401, 403, 403, 403, 200]),
    ("GET", "/api/tables/{table}/replay?step=1&eyes=1", At::Playing, "", [401, 403, 403, 200, 403]),
    ("GET", "/api/tables/{table}/replay?step=1&eyes=all", At::Playing, "", [401, 403, 403, 403, 403]),
    ("POST", "/api/tables/{table}/what-if", At::Playing, r#"{"seat": 0, "lines": []}"#, [401, 403, 403, 403, 200]),
    ("POST", "/api/tables/{table}/what-if", At::Playing, r#"{"step": 1, "seat": 1, "lines": []}"#, [401, 403, 403, 200, 403]),
    ("GET", "/api/tables/{table}/timeline", At::Playing, "", WATCHERS),
    ("GET", "/api/tables/{table}/timeline?eyes=0", At::Playing, "", [401, 403, 403, 403, 200]),
    ("GET", "/api/tables/{table}/timeline?eyes=1", At::Playing, "", [401, 403, 403, 200, 403]),
    ("GET", "/api/tables/{table}/timeline?eyes=all", At::Playing, "", [401, 403, 403, 403, 403]),
    ("GET", "/api/tables/{table}/export", At::Playing, "", [401, 403, 409, 409, 409]),
    ("POST", "/api/tables/{table}/play-on", At::Playing, r#"{"step": 0, "seats": []}"#, [401, 403, 409, 409, 409]),
    // Two people play: no hints.
    ("GET", "/api/tables/{table}/hint?seat=0", At::Playing, "", [401, 403, 403, 403, 403]),
    ("GET", "/api/tables/{table}/review", At::Playing, "", [401, 403, 409, 409, 409]),
    ("GET", "/api/tables/{table}/live", At::Playing, "", [401, 403, 101, 101, 101]),

    ("GET", "/api/tables/{table}/replay?step=3&eyes=all", At::Finished, "", WATCHERS),
    ("GET", "/api/tables/{table}/replay?step=3&eyes=0", At::Finished, "", WATCHERS),
    ("POST", "/api/tables/{table}/what-if", At::Finished, r#"{"step": 3, "seat": 0, "lines": []}"#, WATCHERS),
    ("GET", "/api/tables/{table}/timeline?eyes=all", At::Finished, "", WATCHERS),
    ("GET", "/api/tables/{table}/timeline?eyes=0&from=9", At::Finished, "", WATCHERS),
    ("GET", "/api/tables/{table}/export", At::Finished, "", WATCHERS),
    ("POST", "/api/tables/{table}/play-on", At::Finished, r#"{"step": 5, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}"#, [401, 403, 201, 201, 201]),
    ("GET", "/api/tables/{table}/hint?seat=0", At::Finished, "", [401, 403, 403, 403, 403]),
    ("GET", "/api/tables/{table}/review", At::Finished, "", WATCHERS),
    ("POST", "/api/tables/{table}/rematch", At::Finished, "", [401, 403, 403, 200, 200]),
    ("GET", "/api/tables/{table}/live", At::Finished, "", [401, 403, 101, 101, 101]),
];

/// Five people and two tables.
#[derive(Clone)]
struct Scene {
    roles: [Client; 5],
    /// By invitation, without spectators.
    closed: String,
    public: String,
    token: String,
}

impl Scene {
    async fn new(server: &TestServer, at: At) -> Scene {
        let (mut creator, mut other) = (server.guest().await, server.guest().await);
        let closed = table(&mut creator, &mut other, json!({ "visibility": "invited", "spectators": false }), at).await;
        let public = table(&mut creator, &mut other, json!({ "visibility": "public" }), at).await;
        let token = creator.post("/api/tokens", json!({ "label": "bot" })).await.ok()["id"].as_str().unwrap().to_owned();
        let (stranger, spectator) = (server.guest().await, server.guest().await);
        Scene { roles: [server.nobody(), stranger, spectator, other, creator], closed, public, token }
    }

    async fn status(&self, role: usize, row: &Row) -> u16 {
        let (method, path, _, body, _) = row;
        let mut client = self.roles[role].clone();
        let table = if role == 1 { &self.closed } else { &self.public };
        if path.ends_with("/live") {
            return live_status(&client, table).await;
        }
        let path = path.replace("{table}", table).replace("{token}", &self.token);
        let path = path.replace("{game}", "seven-wonders").replace("{lesson}", "turn").replace("{step}", "choose");
        let path = path.replace("{puzzle}", &puzzles::shipped()[0].puzzles[0].id);
        let body = if body.is_empty() { Value::Null } else { serde_json::from_str(body).unwrap() };
        client.call(Method::from_bytes(method.as_bytes()).unwrap(), &path, body).await.status
    }
}

/// A table with two people and a free seat or a bot.
async fn table(creator: &mut Client, other: &mut Client, plan: Value, at: At) -> String {
    let third = if at == At::Open { "open" } else { "bot" };
    let table = creator.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": third }]), plan).await;
    let info = creator.get(&format!("/api/tables/{table}")).await.ok();
    other.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1, "secret": info["secret"] })).await.ok();
    if at != At::Open {
        creator.post(&format!("/api/tables/{table}/start"), Value::Null).await.ok();
    }
    if at == At::Finished {
        let (mut first, mut second) = (creator.live(&table, Value::Null).await, other.live(&table, Value::Null).await);
        tokio::join!(play(&mut first, 0, "first", usize::MAX), play(&mut second, 1, "second", usize::MAX));
    }
    table
}

/// What became of a live connection, as a status.
async fn live_status(client: &Client, table: &str) -> u16 {
    let mut live = match Live::open(client.upgrade(table)).await {
        Ok(live) => live,
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => return response.status().as_u16(),
        Err(error) => panic!("{error}"),
    };
    live.say(&json!({ "type": "hello" })).await;
    let first = live.next().await.expect("there is an answer");
    match (first["type"].as_str(), first["code"].as_str()) {
        (Some("welcome"), None) => 101,
        (Some("error"), Some("secret-needed" | "no-spectators")) => {
            assert_eq!(live.next().await.unwrap_err().0, 1008);
            403
        }
        _ => panic!("{first}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let server = TestServer::open_with(|settings| settings.limits.tables_per_guest = 1000).await;
    let finished = Scene::new(&server, At::Finished).await;
    let mut wrong = Vec::new();
    for row in ALLOWED {
        // What changes who one is or how a table stands is tried in a scene of its own.
        let scene = |role: usize| {
            let (server, finished) = (&server, finished.clone());
            async move { if row.2 == At::Finished && role != usize::MAX { finished } else { Scene::new(server, row.2).await } }
        };
        for (role, expected) in row.4.into_iter().enumerate() {
            let status = scene(role).await.status(role, row).await;
            if status != expected {
                let name = ["nobody", "a stranger", "a spectator", "another seat", "the creator"][role];
                wrong.push(format!("{} {} ({:?}) as {name}: {status}, not {expected}", row.0, row.1, row.2));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a token for playing does not open, whatever its person may do. All the rest is as for the person.
const ACCOUNT: &[(&str, &str)] = &[
    ("PATCH", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/account/logout"),
    ("POST", "/api/account/logout-everywhere"),
    ("GET", "/api/tokens"),
    ("POST", "/api/tokens"),
    ("DELETE", "/api/tokens/{token}"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_opens_what_its_scope_says() {
    let server = TestServer::open_with(|settings| settings.limits.tables_per_guest = 1000).await;
    let mut wrong = Vec::new();
    for row in ALLOWED.iter().filter(|row| row.2 != At::Finished) {
        for scope in ["play", "account"] {
            let mut scene = Scene::new(&server, row.2).await;
            scene.roles[4] = scene.roles[4].bot_with(scope).await;
            let closed = scope == "play" && ACCOUNT.contains(&(row.0, row.1));
            let (status, expected) = (scene.status(4, row).await, if closed { 403 } else { row.4[4] });
            if status != expected {
                wrong.push(format!("{} {} ({:?}) with a token for {scope}: {status}, not {expected}", row.0, row.1, row.2));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_endpoint_is_missing_in_the_table() {
    let description = serde_json::to_value(server::http::description()).unwrap();
    let described: BTreeSet<(String, String)> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| item.as_object().unwrap().keys().map(move |method| (method.to_uppercase(), path.clone())))
        .collect();
    let path = |path: &str| path.split('?').next().unwrap_or_default().to_owned();
    let tried: BTreeSet<(String, String)> = ALLOWED.iter().map(|row| (row.0.to_owned(), path(row.1))).collect();
    assert_eq!(described, tried);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_for_another_seat_or_sees_its_hand() {
    let server = TestServer::open().await;
    let scene = Scene::new(&server, At::Playing).await;
    let [_, _, spectator, other, creator] = &scene.roles;
    let (mut ada, mut bob) = (creator.live(&scene.public, Value::Null).await, other.live(&scene.public, Value::Null).await);
    let mut intruder = spectator.live(&scene.public, json!({ "seat": 0 })).await;
    assert_eq!(intruder.next().await.unwrap()["code"], "not-your-seat");
    let mut eve = spectator.live(&scene.public, Value::Null).await;
    let (ada_state, bob_state, eve_state) = (ada.until("state").await, bob.until("state").await, eve.until("state").await);
    assert_eq!((&ada_state["viewer"], &bob_state["viewer"], &eve_state["viewer"]), (&json!(0), &json!(1), &Value::Null));
    assert_eq!(eve_state["decisions"], json!([]));
    assert_eq!(bob_state["decisions"].as_array().map(Vec::len), Some(1));

    let decision = &ada_state["decisions"][0]["decision"];
    let act = json!({ "type": "act", "id": "x", "decision": decision, "seat": 0, "action": crate::player::choose(&ada_state["view"]) });
    for thief in [&mut bob, &mut eve] {
        thief.say(&act).await;
        let refusal = thief.until("error").await;
        assert_eq!((refusal["code"].as_str(), refusal["id"].as_str()), (Some("not-your-seat"), Some("x")));
        thief.say(&json!({ "type": "undo", "id": "y", "seat": 0 })).await;
        assert_eq!(thief.until("error").await["code"], "not-your-seat");
    }
    eve.say(&json!({ "type": "look", "seat": 0 })).await;
    let looked = eve.next().await.unwrap();
    assert!(looked["type"] == "error" || looked["viewer"].is_null(), "{looked}");
    ada.say(&act).await;
    assert_eq!(ada.until("ack").await["id"], "x");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_private_and_spectators_do_not_chat() {
    let server = TestServer::open().await;
    let scene = Scene::new(&server, At::Playing).await;
    let [_, _, mut spectator, mut other, mut creator] = scene.roles;
    let note = format!("/api/tables/{}/note", scene.public);
    creator.call(Method::PUT, &note, json!({ "text": "my plan" })).await.ok();
    for reader in [&mut spectator, &mut other] {
        assert_eq!(reader.get(&note).await.ok()["text"], "");
    }
    let mut bob = other.live(&scene.public, Value::Null).await;
    assert_eq!(bob.until("welcome").await["note"], "");
    let mut eve = spectator.live(&scene.public, Value::Null).await;
    eve.say(&json!({ "type": "chat", "id": "c", "text": "psst" })).await;
    assert_eq!(eve.until("error").await["code"], "not-seated");
    bob.say(&json!({ "type": "chat", "id": "c", "text": "hello" })).await;
    assert_eq!(eve.until("chat").await["text"], "hello");
}
