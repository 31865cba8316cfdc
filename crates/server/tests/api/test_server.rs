//! A server of the test's own, and clients for it.

use futures_util::{SinkExt, StreamExt};
use pg_harness::Database;
use reqwest::{Method, header};
use serde_json::{Value, json};
use server::http::{Page, PageFile};
use server::settings::DatabaseUrl;
use server::{Games, Server, Settings, Time};
use std::net::IpAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const PATIENCE: Duration = Duration::from_secs(20);

/// A running server with a database in a directory that goes with it.
pub(crate) struct TestServer {
    running: Option<Server>,
    settings: Settings,
    time: Option<Time>,
    pub(crate) url: String,
    _directory: Option<TempDir>,
    _postgres: Option<Database>,
}

impl TestServer {
    /// On a PostgreSQL database of its own.
    pub(crate) async fn open_on_postgres() -> TestServer {
        let database = Database::new();
        let url = DatabaseUrl::Postgres(database.url().to_owned());
        let mut server = TestServer::open_with(|settings| settings.database = url).await;
        server._postgres = Some(database);
        server
    }

    pub(crate) async fn open() -> TestServer {
        TestServer::open_with(|_| {}).await
    }

    /// With settings of its own. Limits on how often are wide, since all clients come from one address.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Settings)) -> TestServer {
        TestServer::open_on(None, change).await
    }

    /// By a clock that the test turns.
    pub(crate) async fn open_at(time: &Time) -> TestServer {
        TestServer::open_on(Some(time.clone()), |_| {}).await
    }

    async fn open_on(time: Option<Time>, change: impl FnOnce(&mut Settings)) -> TestServer {
        let directory = TempDir::new().expect("a directory for the database");
        let mut settings = Settings { bot_delay_ms: 0, ..Settings::default() };
        settings.listen = ([127, 0, 0, 1], 0).into();
        settings.database = DatabaseUrl::Sqlite(directory.path().join("server.db"));
        settings.limits.requests_per_address = 1_000_000;
        settings.limits.requests_per_person = 100_000;
        settings.limits.guests_per_hour = 100_000;
        settings.limits.logins_per_minute = 10_000;
        settings.limits.messages_per_connection = 100_000;
        settings.limits.imports_per_person = 100_000;
        settings.limits.imports_per_address = 100_000;
        settings.limits.new_tables_per_person = 100_000;
        settings.limits.new_tables_per_address = 1_000_000;
        settings.limits.chat_per_minute = 10_000;
        change(&mut settings);
        TestServer::begin(settings, time, Some(directory)).await
    }

    /// A second server on the same database.
    pub(crate) async fn beside(&self) -> TestServer {
        TestServer::begin(self.settings.clone(), self.time.clone(), None).await
    }

    async fn begin(settings: Settings, time: Option<Time>, directory: Option<TempDir>) -> TestServer {
        let mut server = TestServer { running: None, settings, time, url: String::new(), _directory: directory, _postgres: None };
        server.start(Games::standard()).await;
        server
    }

    /// The same database under a new server.
    pub(crate) async fn restart(&mut self) {
        self.close().await;
        self.start(Games::standard()).await;
    }

    /// The same database under another version of the program.
    pub(crate) async fn upgrade(&mut self, games: Games) {
        self.close().await;
        self.start(games).await;
    }

    /// The same database under a new server with this administrator.
    pub(crate) async fn admin(&mut self, login_name: &str) {
        self.settings.admin.push(login_name.to_owned());
        self.restart().await;
    }

    pub(crate) async fn close(&mut self) {
        if let Some(server) = self.running.take() {
            server.stop().await;
        }
    }

    /// Nobody new is to be sent here from now on.
    pub(crate) async fn drain(&self) {
        self.running.as_ref().expect("it runs").drain().await;
    }

    async fn start(&mut self, games: Games) {
        let time = self.time.clone().unwrap_or_else(Time::machine);
        let started = Server::start_with_time(self.settings.clone(), games, small_page(), time).await;
        let server = started.expect("the server starts");
        self.url = format!("http://{}", server.address());
        self.running = Some(server);
    }

    pub(crate) fn nobody(&self) -> Client {
        Client { http: reqwest::Client::new(), url: self.url.clone(), cookie: None, token: None, id: String::new() }
    }

    /// Somebody at another address of this machine.
    pub(crate) fn nobody_elsewhere(&self) -> Client {
        let elsewhere = reqwest::Client::builder().local_address(IpAddr::from([127, 0, 0, 2])).build();
        Client { http: elsewhere.expect("there is such a client"), ..self.nobody() }
    }

    /// Somebody with an account.
    pub(crate) async fn account(&self, login_name: &str) -> Client {
        let mut client = self.guest().await;
        client.post("/api/account", login(login_name)).await.ok();
        client
    }

    /// Somebody new.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = self.nobody();
        let me = client.post("/api/session", Value::Null).await.ok();
        me["id"].as_str().expect("a guest has an id").clone_into(&mut client.id);
        client
    }
}

/// What everybody here logs in with.
pub(crate) fn login(login_name: &str) -> Value {
    json!({ "login_name": login_name, "password": "analytical engine" })
}

/// Somebody who uses the API.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    pub(crate) url: String,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) id: String,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("not JSON ({error}): {}", self.text))
    }

    /// The body of an answer that is no refusal.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The request was refused, for this reason.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!((self.status, body["code"].as_str()), (status, Some(code)), "{}", self.text);
        assert!(body["message"].as_str().is_some_and(|message| message.ends_with(['.', '?', '!']) || message.contains(": ")), "{body}");
        body
    }
}

impl Client {
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.call(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.call(Method::POST, path, body).await
    }

    pub(crate) async fn call(&mut self, method: Method, path: &str, body: Value) -> Reply {
        let mut request = self.request(method, path);
        if !body.is_null() {
            request = request.json(&body);
        }
        self.send(request).await
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        request
    }

    /// Sends a request and keeps the cookie that comes back, as a browser does.
    pub(crate) async fn send(&mut self, request: reqwest::RequestBuilder) -> Reply {
        let response = request.timeout(PATIENCE).send().await.expect("the server answers");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        if let Some(cookie) = headers.get(header::SET_COOKIE) {
            let pair = cookie.to_str().expect("cookies are text").split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        Reply { status, headers, text: response.text().await.expect("the answer is text") }
    }

    /// A new table; `plan` adds to the usual one.
    pub(crate) async fn table(&mut self, seats: Value, plan: Value) -> String {
        let mut body = json!({ "game": "seven-wonders", "seats": seats });
        for (key, value) in plan.as_object().into_iter().flatten() {
            body[key] = value.clone();
        }
        let table = self.post("/api/tables", body).await.ok();
        table["id"].as_str().expect("a table has an id").to_owned()
    }

    /// The same person, through another server.
    pub(crate) fn at(&self, server: &TestServer) -> Client {
        Client { url: server.url.clone(), ..self.clone() }
    }

    /// A token for a bot that plays in this person's name.
    pub(crate) async fn bot(&mut self) -> Client {
        self.bot_with("play").await
    }

    /// The same with this scope.
    pub(crate) async fn bot_with(&mut self, scope: &str) -> Client {
        let token = self.post("/api/tokens", json!({ "label": "bot", "scope": scope })).await.ok();
        Client { cookie: None, token: Some(token["secret"].as_str().expect("a new token is shown").to_owned()), ..self.clone() }
    }

    /// The upgrade request of a live connection.
    pub(crate) fn upgrade(&self, table: &str) -> tungstenite::handshake::client::Request {
        let url = format!("{}/api/tables/{table}/live", self.url.replace("http://", "ws://"));
        let mut request = url.into_client_request().expect("this is an address");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie is a header"));
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a token is a header"));
        }
        request
    }

    /// Opens the live channel of a table and says hello.
    pub(crate) async fn live(&self, table: &str, hello: Value) -> Live {
        let mut live = Live::open(self.upgrade(table)).await.expect("the channel opens");
        let mut message = json!({ "type": "hello" });
        for (key, value) in hello.as_object().into_iter().flatten() {
            message[key] = value.clone();
        }
        live.say(&message).await;
        live
    }
}

/// A live channel.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Live {
    pub(crate) async fn open(request: tungstenite::handshake::client::Request) -> Result<Live, tungstenite::Error> {
        tokio_tungstenite::connect_async(request).await.map(|(socket, _)| Live { socket })
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("the channel takes a message");
    }

    /// The next message, or the code and the reason of the farewell.
    pub(crate) async fn next(&mut self) -> Result<Value, (u16, String)> {
        self.next_text().await.map(|text| serde_json::from_str(&text).expect("messages are JSON"))
    }

    /// The same, as it came.
    pub(crate) async fn next_text(&mut self) -> Result<String, (u16, String)> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message comes in time");
            match frame {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(Some(frame)))) => return Err((frame.code.into(), frame.reason.to_string())),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(other)) => panic!("unexpected {other:?}"),
                Some(Err(error)) => return Err((0, error.to_string())),
                None => return Err((0, String::new())),
            }
        }
    }

    /// The code and the reason of the farewell; messages before it are passed over.
    pub(crate) async fn farewell(&mut self) -> (u16, String) {
        loop {
            if let Err(farewell) = self.next().await {
                return farewell;
            }
        }
    }

    /// The next message of this type; others are passed over.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the channel stays open");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A page of three files that stands for the real one.
fn small_page() -> Page {
    let file = |path, content_type, plain, brotli, gzip| PageFile { path, content_type, etag: "W/\"17\"", plain, brotli, gzip };
    Page::new([
        file("index.html", "text/html; charset=utf-8", b"<!doctype html><title>Emporion</title>", Some(b"brotli"), Some(b"gzip")),
        file("icon.svg", "image/svg+xml", b"<svg/>", None, None),
        file("assets/index-1a2b.js", "text/javascript; charset=utf-8", b"export {};", Some(b"br"), None),
    ])
}
