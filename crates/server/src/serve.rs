//! The server from its start to its end.

use crate::cluster::{Bus, BusOptions, connect_nats, connect_notify};
use crate::http::{App, Page, hear_of_spending, listen, watch_credentials};
use crate::settings::{DatabaseUrl, LogFormat, Settings};
use crate::{Games, Hub, HubConfig, Time};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{AnyStore, PostgresStore, Role, ServerLock, SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;

/// How many names of an older database are looked at in one go.
const LOOKS_AT_ONCE: u32 = 500;

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {}", why(error))]
    Listen { address: SocketAddr, error: io::Error },
    #[error("cannot use the database {place}: {error}")]
    Database { place: String, error: StoreError },
    #[error("another server uses the database {0} already: stop that one first, or name another file with --database")]
    DatabaseInUse(String),
    #[error("--bus is for several servers with one PostgreSQL database: a SQLite file has one server")]
    BusWithoutPostgres,
    #[error("cannot use the bus {place}: {why}")]
    Bus { place: String, why: String },
    #[error("--admin {0}: there is no such account; register it first, then start again with this flag")]
    NoSuchAdmin(String),
    #[error("--log {given}: {error}")]
    Log { given: String, error: tracing_subscriber::filter::ParseError },
    #[error("cannot wait for signals: {0}")]
    Signals(io::Error),
    #[error("a backup is made of a SQLite file; use pg_dump for PostgreSQL")]
    BackupOfPostgres,
    #[error("there is no database at {}", .0.display())]
    NothingToBackUp(PathBuf),
    #[error("{} is there already", .0.display())]
    BackupExists(PathBuf),
}

impl ServeError {
    /// Whether the request is at fault rather than the program.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, ServeError::Signals(_))
    }
}

/// A server that runs.
pub struct Server {
    app: App,
    address: SocketAddr,
    listening: JoinHandle<()>,
    ticking: JoinHandle<()>,
    watching: JoinHandle<()>,
    /// Held until everything is on disk.
    _lock: Option<ServerLock>,
}

impl Server {
    /// Opens the database, brings it up to date and listens.
    pub async fn start(settings: Settings, games: Games, page: Page) -> Result<Server, ServeError> {
        Server::start_with_time(settings, games, page, Time::machine()).await
    }

    /// The same by another clock than the machine's.
    pub async fn start_with_time(settings: Settings, games: Games, page: Page, time: Time) -> Result<Server, ServeError> {
        if settings.nodes.bus.is_some() && !matches!(settings.database, DatabaseUrl::Postgres(_)) {
            return Err(ServeError::BusWithoutPostgres);
        }
        let lock = lock(&settings.database)?;
        let store = open(&settings.database).await?;
        let store_failed = |error| ServeError::Database { place: settings.database.to_string(), error };
        while store.fill_in_looks(LOOKS_AT_ONCE).await.map_err(store_failed)? > 0 {}
        for login_name in &settings.admin {
            let login = store.login(login_name).await.map_err(store_failed)?;
            let login = login.ok_or_else(|| ServeError::NoSuchAdmin(login_name.clone()))?;
            store.set_role(&login.person, Role::Admin).await.map_err(store_failed)?;
        }
        let time = time.by_clock_of(&store).await.map_err(store_failed)?;
        let time = time.after_all_runs(&store).await.map_err(store_failed)?;
        let failed = |error| ServeError::Listen { address: settings.listen, error };
        let listener = TcpListener::bind(settings.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let bus = bus(&settings, &store).await?;
        let hub = match bus {
            Some(bus) => Hub::in_cluster(store, games, hub_config(&settings), time.clone(), bus),
            None => Hub::new(store, games, hub_config(&settings), time.clone()),
        };
        let app = App::new(hub.clone(), settings, page, time);
        let ticking = tokio::spawn(async move { hub.run().await });
        let (credentials, spending) = (watch_credentials(app.clone()), hear_of_spending(app.clone()));
        let watching = tokio::spawn(async move {
            tokio::join!(credentials, spending);
        });
        let listening = tokio::spawn(listen(listener, app.clone()));
        Ok(Server { app, address, listening, ticking, watching, _lock: lock })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What people type into their browser.
    pub fn url(&self) -> String {
        match &self.app.settings.public_url {
            Some(url) => url.to_string(),
            None if self.address.ip().is_loopback() || self.address.ip().is_unspecified() => {
                format!("http://localhost:{}", self.address.port())
            }
            None => format!("http://{}", self.address),
        }
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    /// Serves on, and says at `/livez` that no more is to come here: balancers need a moment to notice.
    pub async fn drain(&self) {
        let span = Duration::from_secs(self.app.settings.drain_secs);
        self.app.draining.store(true, Ordering::Relaxed);
        tokio::time::sleep(span).await;
    }

    /// Lets everybody know, finishes what is under way and keeps it.
    pub async fn stop(self) {
        self.app.stop.cancel();
        let _ = self.listening.await;
        self.app.hub.shutdown().await;
        let _ = self.ticking.await;
        let _ = self.watching.await;
    }
}

/// Runs until the process is told to end. `ready` gets the address to open.
pub async fn run(settings: Settings, games: Games, page: Page, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    start_log(&settings)?;
    let database = settings.database.to_string();
    crate::raise_open_files();
    let mut signals = Signals::new().map_err(ServeError::Signals)?;
    let server = Server::start(settings, games, page).await?;
    tracing::info!(url = server.url(), address = %server.address(), %database, "ready");
    ready(&server.url());
    let signal = signals.next().await;
    tracing::info!(signal, "stopping");
    server.drain().await;
    server.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Copies a SQLite database to a new file, also while a server uses it. It is copied as it is: a newer program than the one
/// that made it does not change it.
pub async fn backup(database: &DatabaseUrl, to: &Path) -> Result<(), ServeError> {
    let DatabaseUrl::Sqlite(from) = database else { return Err(ServeError::BackupOfPostgres) };
    if !from.exists() {
        return Err(ServeError::NothingToBackUp(from.clone()));
    }
    let failed = |error| match error {
        StoreError::Exists => ServeError::BackupExists(to.to_owned()),
        error => ServeError::Database { place: database.to_string(), error },
    };
    SqliteStore::backup_file(from, to).await.map_err(failed)
}

/// Two servers on one file would each believe its own clocks and clients. Servers that share PostgreSQL know of each other.
fn lock(database: &DatabaseUrl) -> Result<Option<ServerLock>, ServeError> {
    let DatabaseUrl::Sqlite(path) = database else { return Ok(None) };
    match ServerLock::take(path) {
        Ok(lock) => Ok(Some(lock)),
        Err(StoreError::Exists) => Err(ServeError::DatabaseInUse(database.to_string())),
        Err(error) => Err(ServeError::Database { place: database.to_string(), error }),
    }
}

async fn open(database: &DatabaseUrl) -> Result<AnyStore, ServeError> {
    let opened = match database {
        DatabaseUrl::Sqlite(path) => SqliteStore::open(path).await.map(AnyStore::Sqlite),
        DatabaseUrl::Postgres(url) => PostgresStore::open(url).await.map(AnyStore::Postgres),
    };
    opened.map_err(|error| ServeError::Database { place: database.to_string(), error })
}

/// How this server tells others on the same database what happens. A SQLite file has no others.
async fn bus(settings: &Settings, store: &AnyStore) -> Result<Option<Bus>, ServeError> {
    let AnyStore::Postgres(store) = store else { return Ok(None) };
    let nodes = &settings.nodes;
    let Some(url) = &nodes.bus else {
        let failed = |why| ServeError::Bus { place: settings.database.to_string(), why };
        return connect_notify(store, nodes.cluster.text()).await.map(Some).map_err(failed);
    };
    let options =
        BusOptions { url: url.text().to_owned(), credentials: nodes.bus_credentials.clone(), authority: nodes.bus_authority.clone() };
    let failed = |why| ServeError::Bus { place: url.to_string(), why };
    connect_nats(&options, nodes.cluster.text()).await.map(Some).map_err(failed)
}

fn hub_config(settings: &Settings) -> HubConfig {
    let beat_every = match settings.database {
        DatabaseUrl::Sqlite(_) => HubConfig::default().beat_every,
        // Others go by it, and so does what clocks are given back.
        DatabaseUrl::Postgres(_) => Duration::from_secs(1),
    };
    HubConfig {
        beat_every,
        bot_delay: Duration::from_millis(settings.bot_delay_ms),
        tables_per_guest: settings.limits.tables_per_guest,
        tables_per_person: settings.limits.tables_per_account,
        import_budget: Duration::from_secs(settings.limits.import_secs),
        opening_bytes_per_guest: settings.limits.import_storage_per_guest,
        opening_bytes_per_person: settings.limits.import_storage_per_account,
        connections_per_player: settings.limits.connections_per_player as usize,
        spectators_per_table: settings.limits.spectators_per_table,
        spectators_per_person: settings.limits.spectators_per_person,
        spectators_per_address: settings.limits.spectators_per_address,
        chat_per_minute: settings.limits.chat_per_minute,
        chat_lines: settings.limits.chat_lines.into(),
        open_life: days(settings.keeping.open_table_days),
        game_life: days(settings.keeping.abandoned_days),
        called_off_life: days(settings.keeping.keep_cancelled_days),
        archive_after: days(settings.keeping.archive_finished_days),
        ..HubConfig::default()
    }
}

/// None of them means for ever.
fn days(days: u32) -> Option<Duration> {
    (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 3600))
}

/// Logs go to the standard error, so that the standard output has nothing but the address.
fn start_log(settings: &Settings) -> Result<(), ServeError> {
    let filter = EnvFilter::try_new(&settings.log).map_err(|error| ServeError::Log { given: settings.log.clone(), error })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second start in the same process keeps the first log.
    let _ = match settings.log_format {
        LogFormat::Text => log.with_ansi(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    Ok(())
}

/// The usual reasons in words of our own.
fn why(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => "another program listens there already".to_owned(),
        io::ErrorKind::PermissionDenied => "this needs more rights".to_owned(),
        io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.interrupt.recv() => "SIGINT",
            _ = self.terminate.recv() => "SIGTERM",
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) -> &'static str {
        // Without signals to wait for the server runs until it is ended from outside.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        "Ctrl-C"
    }
}
