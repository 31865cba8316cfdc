//! A server without a network: the real router over a database in memory where there is such a place, with somebody
//! logged in and tables to play at.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use engine::Game;
use serde_json::{Value, json};
use server::http::{App, Page, router};
use server::{Games, Hub, HubConfig, Settings, Time};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::Duration;
use store::{AnyStore, SqliteStore};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// After so many inputs everything begins anew, so that what an input does depends on few others.
const INPUTS: u32 = 500;
/// An answer that takes longer never comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// Three is a number that every game is for, or the nearest that it is for.
const SEATS: u8 = 3;

macro_rules! sizes {
    ($(($module:ident, $game:ty),)*) => {
        [$((<$game as Game>::ID, SEATS.clamp(*<$game as Game>::SEATS.start(), *<$game as Game>::SEATS.end())),)*]
    };
}

static PANICS: AtomicU64 = AtomicU64::new(0);

pub(crate) struct TestServer {
    pub(crate) runtime: Runtime,
    pub(crate) router: Router,
    pub(crate) cookie: String,
    /// A table that waits for people, then one in play of each game; all seats are of the one who is logged in.
    pub(crate) tables: Vec<(&'static str, String)>,
    hub: Hub<AnyStore>,
    inputs: u32,
    _directory: TempDir,
}

/// Where a server stands while it is open. It outlives every thread, since a database cannot be closed while a thread ends.
pub(crate) type Plot = Mutex<Option<TestServer>>;

/// Every target has a server of its own: a request may log out whom a channel needs.
pub(crate) static REQUESTS: Plot = Mutex::new(None);
pub(crate) static CHANNELS: Plot = Mutex::new(None);

/// Runs one input in the server, one at a time. A panic anywhere inside is a panic here.
pub(crate) fn within(plot: &Plot, visit: impl FnOnce(&TestServer)) {
    let mut kept = plot.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.as_ref().is_some_and(|server| server.inputs >= INPUTS) {
        *kept = None;
    }
    let server = kept.get_or_insert_with(TestServer::open);
    server.inputs += 1;
    let before = PANICS.load(Ordering::SeqCst);
    visit(server);
    assert_eq!(PANICS.load(Ordering::SeqCst), before, "something panicked inside the server");
}

/// Closes the servers that the targets of the server have used, and removes their databases.
pub fn close() {
    for plot in [&REQUESTS, &CHANNELS] {
        *plot.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl TestServer {
    fn open() -> TestServer {
        count_panics();
        let in_memory = Path::new("/dev/shm");
        let directory = if in_memory.is_dir() { TempDir::new_in(in_memory) } else { TempDir::new() }.expect("a directory for the database");
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (router, hub) = runtime.block_on(async {
            let store = SqliteStore::open(&directory.path().join("fuzz.db")).await.expect("the database opens");
            let (settings, time) = (settings(), Time::manual(1_000_000_000_000));
            let config = HubConfig {
                bot_delay: Duration::ZERO,
                bot_budget: Duration::from_millis(1),
                tables_per_guest: 1_000_000,
                ..HubConfig::default()
            };
            let hub = Hub::new(AnyStore::Sqlite(store), Games::standard(), config, time.clone());
            hub.beat().await.expect("the database takes the first beat");
            (router(App::new(hub.clone(), settings, Page::default(), time)), hub)
        });
        let mut server = TestServer { runtime, router, cookie: String::new(), tables: Vec::new(), hub, inputs: 0, _directory: directory };
        server.furnish();
        server
    }

    fn furnish(&mut self) {
        let (_, headers, _) = self.call(Method::POST, "/api/session", Body::empty()).expect("this is an address");
        let cookie = headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()).expect("a guest gets a cookie");
        cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        let open = json!({ "game": "seven-wonders", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
        let open = self.make(&open);
        self.tables.push(("open", open));
        for (game, seats) in catalogue::games!(sizes) {
            let mine = vec![json!({ "kind": "me" }); seats.into()];
            let table = self.make(&json!({ "game": game, "seats": mine, "start": true }));
            self.tables.push((game, table));
        }
    }

    fn make(&self, plan: &Value) -> String {
        let (status, _, body) = self.call(Method::POST, "/api/tables", Body::from(plan.to_string())).expect("this is an address");
        assert_eq!(status, StatusCode::CREATED);
        let table: Value = serde_json::from_slice(&body).expect("a table is JSON");
        table["id"].as_str().expect("a table has an id").to_owned()
    }

    /// One request; nothing comes of an address that is none.
    pub(crate) fn call(&self, method: Method, path: &str, body: Body) -> Option<(StatusCode, header::HeaderMap, Vec<u8>)> {
        let request =
            Request::builder().method(method).uri(path).header(header::HOST, "localhost").header(header::CONTENT_TYPE, "application/json");
        let request = if self.cookie.is_empty() { request } else { request.header(header::COOKIE, &self.cookie) };
        let request = request.body(body).ok()?;
        let answer = async {
            let Ok(response) = self.router.clone().oneshot(request).await;
            let (parts, body) = response.into_parts();
            let body = to_bytes(body, usize::MAX).await.expect("the body comes");
            (parts.status, parts.headers, body.to_vec())
        };
        Some(self.runtime.block_on(async { tokio::time::timeout(PATIENCE, answer).await.expect("an answer comes in time") }))
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.runtime.block_on(self.hub.shutdown());
    }
}

/// Limits on how often are wide, since one client sends everything; hashing passwords stays as seldom as usual.
fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.limits.requests_per_address = u32::MAX;
    settings.limits.requests_per_person = u32::MAX;
    settings.limits.messages_per_connection = u32::MAX;
    settings.limits.guests_per_hour = u32::MAX;
    settings
}

/// Tasks of the server catch panics, or end by them unseen.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            before(panic);
        }));
    });
}
