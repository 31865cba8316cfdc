//! `emporion bench serve`: the real server in a process of its own, and clients that play over real sockets.

mod eyes;
mod host;
mod hosts;
mod load;
mod person;
mod questions;
mod report;
mod tables;

use crate::error::Error;
use crate::games::{self, Visitor};
use crate::numbers::at_least_one;
use bots::Mind;
use clap::Args;
use engine::SetupError;
use eyes::{Eyes, NewEyes};
use host::{Host, Place, SQLITE};
use hosts::Hosts;
use report::{Load, Report, Restart};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// Files and sockets besides those of the tables.
const SPARE_FILES: u64 = 200;
/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(1);
/// How many times as many games are prepared as the warm-up lets expect.
const MARGIN: f64 = 1.5;

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// How many tables are live at the same time; may be repeated
    #[arg(long, value_name = "N", default_values_t = [50, 500, 2000], value_parser = at_least_one)]
    tables: Vec<u64>,
    /// How long each measure lasts
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = at_least_one)]
    seconds: u64,
    /// How long people think in the measure of latencies; 0 leaves this measure out
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    think: u64,
    /// How often each person asks a second what an action would do, in the measure of questions; 0 leaves this measure out
    #[arg(long, value_name = "N", default_value_t = 10)]
    questions: u64,
    /// How many tables are open when the server is started again; 0 leaves this measure out
    #[arg(long, value_name = "N", default_value_t = 1000)]
    restart: u64,
    /// How many seats each table has; as few as the game allows if not said
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many of them people have; bots have the others
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    people: u8,
    /// How many servers share the load, such as 1,2,3; several need PostgreSQL
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [1], value_parser = at_least_one)]
    nodes: Vec<u64>,
    /// Spread the people of each table over the servers, as where no balancer keeps a table at one
    #[arg(long)]
    spread: bool,
    #[command(flatten)]
    place: Place,
    /// Which game is played
    #[arg(long, default_value = "seven-wonders")]
    game: String,
    /// sqlite in a temporary directory, or the address of an empty PostgreSQL database
    #[arg(long, value_name = "URL", default_value = SQLITE)]
    database: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Who sits at each table.
#[derive(Clone)]
struct Party {
    game: String,
    seats: u8,
    /// On the first seats; bots have the others.
    people: u8,
    /// What each of them follows the game with.
    eyes: NewEyes,
    /// Whether they come through different servers.
    spread: bool,
}

impl Party {
    /// Through which of so many servers a person comes to a table, both by number.
    fn server_of(&self, table: u64, person: u8, servers: usize) -> usize {
        let apart = if self.spread { usize::from(person) } else { 0 };
        (table as usize + apart) % servers
    }
}

struct EyesFor;

impl Visitor for EyesFor {
    type Out = (NewEyes, RangeInclusive<u8>, &'static str);

    fn visit<G: Mind>(self) -> Self::Out {
        (Eyes::of::<G>, G::SEATS, G::NAME)
    }
}

pub(crate) fn run(args: &ServeArgs) -> Result<String, Error> {
    let (eyes, range, name) = games::dispatch(&args.game, EyesFor)?;
    let seats = args.seats.unwrap_or(*range.start());
    if !range.contains(&seats) {
        return Err(SetupError::Seats { game: name, given: seats, range }.into());
    }
    let party = Party { game: args.game.clone(), seats, people: args.people.min(seats), eyes, spread: args.spread };
    if args.database == SQLITE && args.nodes.iter().any(|nodes| *nodes > 1) {
        return Err(Error::OneServerAFile);
    }
    let most = args.tables.iter().map(|tables| tables * u64::from(party.people)).chain([args.restart]).max().unwrap_or_default();
    let allowed = server::raise_open_files();
    if let Some(allowed) = allowed.filter(|allowed| *allowed < most + SPARE_FILES) {
        return Err(Error::OpenFiles { wanted: most, allowed });
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Error::Runtime)?;
    runtime.block_on(async {
        let mut loads = Vec::new();
        for (tables, nodes) in args.tables.iter().flat_map(|tables| args.nodes.iter().map(move |nodes| (*tables, *nodes))) {
            loads.push(load(args, &party, (tables, nodes), allowed).await?);
        }
        let restart = if args.restart > 0 { Some(restart(args, &party).await?) } else { None };
        let Party { game, seats, people, .. } = party;
        let report = Report {
            game,
            seats,
            people,
            seconds: args.seconds,
            think_ms: args.think,
            questions_per_second: args.questions,
            loads,
            restart,
        };
        Ok(if args.json { report.json() } else { report.text() })
    })
}

async fn load(args: &ServeArgs, party: &Party, (tables, nodes): (u64, u64), open_files: Option<u64>) -> Result<Load, Error> {
    let hosts = Hosts::start(&args.database, &args.place, nodes)?;
    let empty = hosts.resident_bytes();
    let open = tables::open_all(&hosts.clients(), party, tables).await?;
    let per_table = |now: Option<u64>| Some(now?.saturating_sub(empty?) / tables);
    let idle = per_table(hosts.resident_bytes());
    let mut live_tables = tables::connect_all(open).await?;
    let live = per_table(hosts.resident_bytes());
    let (time, think) = (Duration::from_secs(args.seconds), Duration::from_millis(args.think));
    load::play(&hosts, &mut live_tables, WARM_UP, think).await?;
    let paced = if think.is_zero() {
        let people = tables * u64::from(party.people);
        let room = open_files.map_or(u64::MAX, |allowed| allowed.saturating_sub(SPARE_FILES + people) / people);
        tables::prepare_all(&mut live_tables, time.div_duration_f64(WARM_UP) * MARGIN, room).await?;
        None
    } else {
        Some(load::play(&hosts, &mut live_tables, time, think).await?)
    };
    let asked = if args.questions > 0 { Some(questions::ask(&hosts, &mut live_tables, time, args.questions).await?) } else { None };
    let saturated = load::play(&hosts, &mut live_tables, time, Duration::ZERO).await?;
    drop(live_tables);
    hosts.stop()?;
    Ok(Load { tables, nodes, paced, asked, saturated, bytes_per_idle_table: idle, bytes_per_live_table: live })
}

async fn restart(args: &ServeArgs, party: &Party) -> Result<Restart, Error> {
    let host = Host::start(&args.database, &args.place)?;
    let open = tables::open_all(&[host.client()], party, args.restart).await?;
    let (directory, database) = host.stop()?;
    let started = Instant::now();
    let host = Host::start_in(directory, database, &args.place)?;
    host.client().text("/healthz").await?;
    let ready = started.elapsed();
    let started = Instant::now();
    let first = tables::connect_all(open.into_iter().take(1).map(|open| open.at(&host.url)).collect()).await?;
    let took = started.elapsed();
    drop(first);
    host.stop()?;
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    Ok(Restart { tables: args.restart, ready_ms: ms(ready), first_table_ms: ms(took) })
}
