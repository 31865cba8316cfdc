//! `emporion bench serve`: the real server in a process of its own, and clients that play over real sockets.

mod client;
mod host;
mod load;

use crate::error::Error;
use crate::games::{self, Visitor};
use crate::numbers::{at_least_one, grouped, rate};
use crate::table::Table;
use bots::Mind;
use clap::Args;
use engine::{Dice, Game, Seat};
use host::Host;
use load::Phase;
use serde::Serialize;
use serde_json::Value;
use std::time::{Duration, Instant};

/// Files and sockets besides those of the tables.
const SPARE_FILES: u64 = 200;

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// How many tables are live at the same time; may be repeated
    #[arg(long, value_name = "N", default_values_t = [50, 500, 2000], value_parser = at_least_one)]
    tables: Vec<u64>,
    /// How long each measure lasts
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = at_least_one)]
    seconds: u64,
    /// How long people think in the measure of latencies
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    think: u64,
    /// How many tables are open when the server is started again
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = at_least_one)]
    restart: u64,
    /// Which game is played
    #[arg(long, default_value = "seven-wonders")]
    game: String,
    /// sqlite in a temporary directory, or the address of an empty PostgreSQL database
    #[arg(long, value_name = "URL", default_value = "sqlite")]
    database: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: String,
    seconds: u64,
    think_ms: u64,
    loads: Vec<Load>,
    restart: Restart,
}

/// What was measured with so many live tables, one person and bots at each.
#[derive(Serialize)]
struct Load {
    tables: u64,
    /// People think before they act.
    paced: Phase,
    /// Everybody acts at once.
    saturated: Phase,
    /// Resident memory of the server for each table in play without anybody there; `None` where it cannot be read.
    bytes_per_idle_table: Option<u64>,
    /// The same with somebody connected.
    bytes_per_live_table: Option<u64>,
}

#[derive(Serialize)]
struct Restart {
    tables: u64,
    /// From the start of the program until it answers.
    ready_ms: f64,
    /// From the connection until the first state of a table that had to be loaded.
    first_table_ms: f64,
}

/// Draws an action for a seat from its view, both as JSON.
type Chooser = fn(&Value, Seat, &mut Dice) -> Option<Value>;

struct ChooserOf;

impl Visitor for ChooserOf {
    type Out = (Chooser, u8);

    fn visit<G: Mind>(self) -> (Chooser, u8) {
        (choose::<G>, *G::SEATS.start())
    }
}

/// Any state that looks like the view knows what the seat may do.
fn choose<G: Game>(view: &Value, seat: Seat, dice: &mut Dice) -> Option<Value> {
    let view: G::View = serde::Deserialize::deserialize(view).ok()?;
    serde_json::to_value(G::determinize(&view, dice).sample(seat, dice)).ok()
}

pub(crate) fn run(args: &ServeArgs) -> Result<String, Error> {
    let (chooser, seats) = games::dispatch(&args.game, ChooserOf)?;
    let most = args.tables.iter().copied().chain([args.restart]).max().unwrap_or_default();
    if let Some(allowed) = server::raise_open_files().filter(|allowed| *allowed < most + SPARE_FILES) {
        return Err(Error::OpenFiles { wanted: most, allowed });
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Error::Runtime)?;
    runtime.block_on(async {
        let mut loads = Vec::new();
        for tables in &args.tables {
            loads.push(load(args, chooser, seats, *tables).await?);
        }
        let restart = restart(args, seats).await?;
        let report = Report { game: args.game.clone(), seconds: args.seconds, think_ms: args.think, loads, restart };
        Ok(if args.json { serde_json::to_string_pretty(&report).expect("numbers can be written as JSON") + "\n" } else { report.text() })
    })
}

async fn load(args: &ServeArgs, chooser: Chooser, seats: u8, tables: u64) -> Result<Load, Error> {
    let host = Host::start(&args.database).await?;
    let empty = host.resident_bytes();
    let open = load::open_tables(&host.url, &args.game, seats, tables).await?;
    let per_table = |now: Option<u64>| Some(now?.saturating_sub(empty?) / tables);
    let idle = per_table(host.resident_bytes());
    let mut players = load::connect(&host.url, open).await?;
    let live = per_table(host.resident_bytes());
    let time = Duration::from_secs(args.seconds);
    let paced = load::play(&host, &mut players, chooser, time, Duration::from_millis(args.think)).await?;
    let saturated = load::play(&host, &mut players, chooser, time, Duration::ZERO).await?;
    drop(players);
    host.stop()?;
    Ok(Load { tables, paced, saturated, bytes_per_idle_table: idle, bytes_per_live_table: live })
}

async fn restart(args: &ServeArgs, seats: u8) -> Result<Restart, Error> {
    let host = Host::start(&args.database).await?;
    let tables = load::open_tables(&host.url, &args.game, seats, args.restart).await?;
    let (directory, database) = host.stop()?;
    let started = Instant::now();
    let host = Host::start_in(directory, database).await?;
    client::get(&host.url, "/healthz").await?;
    let ready = started.elapsed();
    let started = Instant::now();
    let players = load::connect(&host.url, tables.into_iter().take(1).collect()).await?;
    let first = started.elapsed();
    drop(players);
    host.stop()?;
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    Ok(Restart { tables: args.restart, ready_ms: ms(ready), first_table_ms: ms(first) })
}

impl Report {
    fn text(&self) -> String {
        let mut table = Table::new(
            [format!("{}, {} s each", self.game, self.seconds)]
                .into_iter()
                .chain(self.loads.iter().map(|load| format!("{} tables", grouped(load.tables)))),
        );
        let mut row = |name: String, cell: &dyn Fn(&Load) -> String| table.row([name].into_iter().chain(self.loads.iter().map(cell)));
        let bytes = |bytes: Option<u64>| bytes.map_or_else(|| "unknown".to_owned(), |bytes| format!("{} KiB", grouped(bytes / 1024)));
        let think = format!("{} ms of thought", grouped(self.think_ms));
        row(format!("acknowledged actions/s, {think}"), &|load| rate(load.paced.actions_per_second));
        row(format!("ms until acknowledged, median, {think}"), &|load| rate(load.paced.p50_ms));
        row(format!("ms until acknowledged, 99 of 100, {think}"), &|load| rate(load.paced.p99_ms));
        row("acknowledged actions/s, no thought".to_owned(), &|load| rate(load.saturated.actions_per_second));
        row("decisions of bots/s, no thought".to_owned(), &|load| rate(load.saturated.bot_decisions_per_second));
        row("ms until acknowledged, median, no thought".to_owned(), &|load| rate(load.saturated.p50_ms));
        row("ms until acknowledged, 99 of 100, no thought".to_owned(), &|load| rate(load.saturated.p99_ms));
        row("memory of a table in play, nobody there".to_owned(), &|load| bytes(load.bytes_per_idle_table));
        row("memory of a table in play, somebody there".to_owned(), &|load| bytes(load.bytes_per_live_table));
        let Restart { tables, ready_ms, first_table_ms } = &self.restart;
        table.text("")
            + &format!(
                "restart with {} open tables: ready after {} ms, first table after {} ms more\n",
                grouped(*tables),
                rate(*ready_ms),
                rate(*first_table_ms)
            )
    }
}
