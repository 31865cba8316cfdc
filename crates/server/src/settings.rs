//! What can be set when the server starts: by flags, or by environment variables for services.

use crate::host::HostName;
use clap::{Args, Parser, ValueEnum};
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Args, Clone, Debug)]
pub struct Settings {
    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", env = "EMPORION_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where everything is kept: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "EMPORION_DATABASE", default_value = "sqlite:emporion.db", hide_env_values = true)]
    pub database: DatabaseUrl,
    /// Login name of an administrator; the account must exist. May be repeated
    #[arg(long, value_name = "LOGIN", env = "EMPORION_ADMIN", value_delimiter = ',')]
    pub admin: Vec<String>,
    /// Address people open, such as `https://games.example.org`, if it is not the one listened on
    #[arg(long, value_name = "URL", env = "EMPORION_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,
    /// Believe the address of a visitor that a reverse proxy tells in X-Forwarded-For
    #[arg(long, env = "EMPORION_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// How long a bot waits before each decision, so that people can follow
    #[arg(long = "bot-delay", value_name = "MS", env = "EMPORION_BOT_DELAY", default_value_t = 600, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_delay_ms: u64,
    /// How the log is written
    #[arg(long, value_name = "FORM", env = "EMPORION_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,
    /// What is logged, such as `info`, `debug` or `warn,server=debug`
    #[arg(long, value_name = "FILTER", env = "EMPORION_LOG", default_value = "info")]
    pub log: String,
    /// Seconds between the signal to stop and the end, in which balancers learn from /livez that no more is to come here
    #[arg(long, value_name = "SECONDS", env = "EMPORION_DRAIN_SECS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=3600))]
    pub drain_secs: u64,
    #[command(flatten)]
    pub nodes: Nodes,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub keeping: Keeping,
}

/// Several servers on one PostgreSQL database.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Several servers with one database")]
pub struct Nodes {
    /// Name that all servers of one place share; letters, digits, - and _
    #[arg(long, value_name = "NAME", env = "EMPORION_CLUSTER", default_value = "emporion")]
    pub cluster: ClusterName,
    /// NATS server that carries what servers tell each other, such as nats://HOST:4222 or tls://HOST; without one PostgreSQL does
    #[arg(long, value_name = "URL", env = "EMPORION_BUS", hide_env_values = true)]
    pub bus: Option<BusUrl>,
    /// File with the credentials for NATS
    #[arg(long, value_name = "FILE", env = "EMPORION_BUS_CREDENTIALS", requires = "bus")]
    pub bus_credentials: Option<PathBuf>,
    /// File with the certificates to trust at NATS besides the usual ones
    #[arg(long, value_name = "FILE", env = "EMPORION_BUS_AUTHORITY", requires = "bus")]
    pub bus_authority: Option<PathBuf>,
}

/// How long tables are kept. Days without a server do not count, and 0 means for ever. Finished games are kept always.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "How long tables are kept (0 for ever)")]
pub struct Keeping {
    /// Days after which an open table that nobody looks at expires
    #[arg(long, value_name = "DAYS", env = "EMPORION_OPEN_TABLE_DAYS", default_value_t = 14)]
    pub open_table_days: u32,
    /// Days after which a game in which nothing happens expires
    #[arg(long, value_name = "DAYS", env = "EMPORION_ABANDONED_DAYS", default_value_t = 180)]
    pub abandoned_days: u32,
    /// Days after which a table that was called off or has expired is deleted
    #[arg(long, value_name = "DAYS", env = "EMPORION_KEEP_CANCELLED_DAYS", default_value_t = 30)]
    pub keep_cancelled_days: u32,
    /// Days after which the log of a finished game is archived: it is seen as before, and takes about a tenth of the room
    #[arg(long, value_name = "DAYS", env = "EMPORION_ARCHIVE_FINISHED_DAYS", default_value_t = 0)]
    pub archive_finished_days: u32,
}

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Open or running tables a guest may have created
    #[arg(long, value_name = "N", env = "EMPORION_TABLES_PER_GUEST", default_value_t = 10)]
    pub tables_per_guest: u64,
    /// Open or running tables somebody with an account may have created
    #[arg(long, value_name = "N", env = "EMPORION_TABLES_PER_ACCOUNT", default_value_t = 200)]
    pub tables_per_account: u64,
    /// New tables of one person in ten minutes; those that are called off count
    #[arg(long, value_name = "N", env = "EMPORION_NEW_TABLES_PER_PERSON", default_value_t = 20, value_parser = positive())]
    pub new_tables_per_person: u32,
    /// New tables from one address in ten minutes
    #[arg(long, value_name = "N", env = "EMPORION_NEW_TABLES_PER_ADDRESS", default_value_t = 60, value_parser = positive())]
    pub new_tables_per_address: u32,
    /// Lines of chat of one person at one table in a minute
    #[arg(long, value_name = "N", env = "EMPORION_CHAT_PER_MINUTE", default_value_t = 20, value_parser = positive())]
    pub chat_per_minute: u32,
    /// Lines of chat that a table keeps; the oldest go
    #[arg(long, value_name = "N", env = "EMPORION_CHAT_LINES", default_value_t = 2000, value_parser = positive())]
    pub chat_lines: u32,
    /// New guests from one address in an hour
    #[arg(long, value_name = "N", env = "EMPORION_GUESTS_PER_HOUR", default_value_t = 60, value_parser = positive())]
    pub guests_per_hour: u32,
    /// Attempts to log in or to register from one address in a minute; wrong passwords for one login name have to wait besides
    #[arg(long, value_name = "N", env = "EMPORION_LOGINS_PER_MINUTE", default_value_t = 10, value_parser = positive())]
    pub logins_per_minute: u32,
    /// Requests from one address in a minute
    #[arg(long, value_name = "N", env = "EMPORION_REQUESTS_PER_ADDRESS", default_value_t = 1200, value_parser = positive())]
    pub requests_per_address: u32,
    /// Bits at the beginning of an IPv6 address that are the same for all of one customer; limits of an address count them as one
    #[arg(long, value_name = "BITS", env = "EMPORION_IPV6_PREFIX", default_value_t = 56, value_parser = clap::value_parser!(u8).range(32..=128))]
    pub ipv6_prefix: u8,
    /// Requests of one person in a minute
    #[arg(long, value_name = "N", env = "EMPORION_REQUESTS_PER_PERSON", default_value_t = 600, value_parser = positive())]
    pub requests_per_person: u32,
    /// Messages on one live connection in a minute
    #[arg(long, value_name = "N", env = "EMPORION_MESSAGES_PER_CONNECTION", default_value_t = 600, value_parser = positive())]
    pub messages_per_connection: u32,
    /// Questions about what would happen on one live connection in a minute
    #[arg(long, value_name = "N", env = "EMPORION_WHAT_IFS_PER_CONNECTION", default_value_t = 1200, value_parser = positive())]
    pub what_ifs_per_connection: u32,
    /// Live connections of one person
    #[arg(long, value_name = "N", env = "EMPORION_CONNECTIONS_PER_PERSON", default_value_t = 50)]
    pub connections_per_person: usize,
    /// Live connections of one person at a table where they play or which they made; a newer one takes the place of the oldest
    #[arg(long, value_name = "N", env = "EMPORION_CONNECTIONS_PER_PLAYER", default_value_t = 8, value_parser = positive())]
    pub connections_per_player: u32,
    /// Live connections at one table that only watch; those who play and who made the table always get in
    #[arg(long, value_name = "N", env = "EMPORION_SPECTATORS_PER_TABLE", default_value_t = 200)]
    pub spectators_per_table: usize,
    /// Live connections of one person that only watch, at all tables
    #[arg(long, value_name = "N", env = "EMPORION_SPECTATORS_PER_PERSON", default_value_t = 10)]
    pub spectators_per_person: usize,
    /// Live connections from one address that only watch, at all tables
    #[arg(long, value_name = "N", env = "EMPORION_SPECTATORS_PER_ADDRESS", default_value_t = 50)]
    pub spectators_per_address: usize,
    /// Connections altogether
    #[arg(long, value_name = "N", env = "EMPORION_CONNECTIONS", default_value_t = 20_000, value_parser = positive())]
    pub connections: u32,
    /// Seconds after which a live connection of which nothing is heard is closed; it is asked for a sign three times before
    #[arg(long = "silence", value_name = "SECONDS", env = "EMPORION_SILENCE", default_value_t = 65, value_parser = clap::value_parser!(u64).range(3..=3600))]
    pub silence_secs: u64,
    /// Bytes of a request's body
    #[arg(long, value_name = "BYTES", env = "EMPORION_BODY_BYTES", default_value_t = 64 * 1024)]
    pub body_bytes: usize,
    /// Bytes of an imported match file
    #[arg(long, value_name = "BYTES", env = "EMPORION_IMPORT_BYTES", default_value_t = 4 * 1024 * 1024)]
    pub import_bytes: usize,
    /// Matches one person may import in an hour
    #[arg(long, value_name = "N", env = "EMPORION_IMPORTS_PER_PERSON", default_value_t = 30, value_parser = positive())]
    pub imports_per_person: u32,
    /// Matches that may be imported from one address in an hour
    #[arg(long, value_name = "N", env = "EMPORION_IMPORTS_PER_ADDRESS", default_value_t = 90, value_parser = positive())]
    pub imports_per_address: u32,
    /// Bytes of match files that may be imported from one address in a day
    #[arg(long, value_name = "BYTES", env = "EMPORION_IMPORT_BYTES_PER_ADDRESS", default_value_t = 128 * 1024 * 1024, value_parser = positive())]
    pub import_bytes_per_address: u32,
    /// Bytes of imported and played-on matches that are kept for a guest
    #[arg(long, value_name = "BYTES", env = "EMPORION_IMPORT_STORAGE_PER_GUEST", default_value_t = 16 * 1024 * 1024)]
    pub import_storage_per_guest: u64,
    /// Bytes of imported and played-on matches that are kept for somebody with an account
    #[arg(long, value_name = "BYTES", env = "EMPORION_IMPORT_STORAGE_PER_ACCOUNT", default_value_t = 64 * 1024 * 1024)]
    pub import_storage_per_account: u64,
    /// Seconds an imported match may take to be played again
    #[arg(long = "import-seconds", value_name = "SECONDS", env = "EMPORION_IMPORT_SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=25))]
    pub import_secs: u64,
    /// Bytes of a message on a live connection
    #[arg(long, value_name = "BYTES", env = "EMPORION_MESSAGE_BYTES", default_value_t = 16 * 1024)]
    pub message_bytes: usize,
}

/// A limit of nothing would lock everybody out.
fn positive() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line, for programs
    Json,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatabaseUrl {
    Sqlite(PathBuf),
    Postgres(String),
}

/// What the servers of one place are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterName(String);

/// Where NATS is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BusUrl(String);

/// Where the page lives as browsers see it: scheme, host and port, as in an `Origin` header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    host: HostName,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("a database is sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME")]
    Database,
    #[error("a cluster's name has up to {MAX_CLUSTER_NAME} letters, digits, - and _")]
    ClusterName,
    #[error("a bus is nats://HOST:PORT or tls://HOST:PORT")]
    Bus,
    #[error("a public address is http://HOST or https://HOST, with a port if need be and without a path")]
    PublicUrl,
}

impl FromStr for DatabaseUrl {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<DatabaseUrl, SettingsError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(DatabaseUrl::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path)) {
            Some(path) if !path.is_empty() => Ok(DatabaseUrl::Sqlite(PathBuf::from(path))),
            _ => Err(SettingsError::Database),
        }
    }
}

/// It stands in the names of channels and subjects.
const MAX_CLUSTER_NAME: usize = 32;

impl FromStr for ClusterName {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<ClusterName, SettingsError> {
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        if plain && (1..=MAX_CLUSTER_NAME).contains(&text.len()) {
            Ok(ClusterName(text.to_owned()))
        } else {
            Err(SettingsError::ClusterName)
        }
    }
}

impl ClusterName {
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl FromStr for BusUrl {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<BusUrl, SettingsError> {
        let place = text.strip_prefix("nats://").or_else(|| text.strip_prefix("tls://")).ok_or(SettingsError::Bus)?;
        if place.is_empty() { Err(SettingsError::Bus) } else { Ok(BusUrl(text.to_owned())) }
    }
}

impl BusUrl {
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// For logs: what stands before the host is secret.
impl fmt::Display for BusUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("nats", &self.0));
        write!(f, "{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, place)| place))
    }
}

/// For logs: a password in the address is not shown.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseUrl::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            DatabaseUrl::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(f, "{scheme}://{}", place.split('?').next().unwrap_or(place))
            }
        }
    }
}

impl FromStr for PublicUrl {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<PublicUrl, SettingsError> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let (scheme, place) = text.split_once("://").ok_or(SettingsError::PublicUrl)?;
        let port = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(SettingsError::PublicUrl),
        };
        let host = HostName::parse(place).ok_or(SettingsError::PublicUrl)?;
        // Browsers leave out the usual port.
        Ok(PublicUrl { origin: format!("{scheme}://{}", place.strip_suffix(port).unwrap_or(place)), host })
    }
}

impl PublicUrl {
    /// What a browser on this page sends as `Origin`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// What a browser on this page sends as `Host`, but for the port.
    pub fn host(&self) -> &HostName {
        &self.host
    }

    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

/// What the flags are when none is given.
impl Default for Settings {
    fn default() -> Settings {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            settings: Settings,
        }
        Alone::parse_from(["emporion"]).settings
    }
}

impl Settings {
    /// Whether browsers reach the server by https alone.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_its_scheme() {
        assert_eq!("sqlite:games.db".parse(), Ok(DatabaseUrl::Sqlite("games.db".into())));
        assert_eq!("sqlite:///var/lib/games.db".parse(), Ok(DatabaseUrl::Sqlite("/var/lib/games.db".into())));
        assert!(matches!("postgres://a@b/c".parse(), Ok(DatabaseUrl::Postgres(_))));
        for wrong in ["", "games.db", "sqlite:", "mysql://a"] {
            assert_eq!(wrong.parse::<DatabaseUrl>(), Err(SettingsError::Database), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let url: DatabaseUrl = "postgres://host:secret@db.example.org/games?password=secret".parse().unwrap();
        assert_eq!(url.to_string(), "postgres://db.example.org/games");
    }

    #[test]
    fn a_cluster_and_its_bus_have_plain_names() {
        for wrong in ["", "a b", "a.b", "a>", "a*", "ü", &"a".repeat(33)] {
            assert_eq!(wrong.parse::<ClusterName>(), Err(SettingsError::ClusterName), "{wrong}");
        }
        assert_eq!("club-2_b".parse::<ClusterName>().unwrap().text(), "club-2_b");
        for wrong in ["", "localhost:4222", "nats://", "redis://a"] {
            assert_eq!(wrong.parse::<BusUrl>(), Err(SettingsError::Bus), "{wrong}");
        }
        assert_eq!("nats://me:secret@bus:4222".parse::<BusUrl>().unwrap().to_string(), "nats://bus:4222");
    }

    #[test]
    fn a_public_address_is_an_origin() {
        let origin = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(origin("https://Games.example.org/"), Ok("https://games.example.org".to_owned()));
        assert_eq!(origin("https://games.example.org:443"), Ok("https://games.example.org".to_owned()));
        assert_eq!(origin("http://localhost:8080"), Ok("http://localhost:8080".to_owned()));
        for wrong in ["games.example.org", "ftp://a", "https://", "https://a/b", "https://a b", "https://me@a", "https://a:b"] {
            assert_eq!(origin(wrong), Err(SettingsError::PublicUrl), "{wrong}");
        }
    }
}
