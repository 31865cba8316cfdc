//! `emporion arena`: bots against bots, seats rotated.

mod growth;
mod report;

use crate::error::Error;
use crate::games::{self, Visitor};
use crate::numbers::at_least_one;
use crate::progress::Progress;
use bots::{Bout, Budget, Level, Mind, Player, bout};
use clap::Args;
use engine::{dice_from_entropy, parse_options};
use growth::Growth;
use rand::RngExt;
use report::Report;
use serde::Deserialize;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// No game comes near it: one that does is a bug, and is told.
const DECISION_LIMIT: u32 = 100_000;

#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// The game, such as seven-wonders
    game: String,
    /// Who plays, one for each seat: random, easy, normal (or greedy), hard or expert; `hard:2000` imagines 2,000 games
    /// before each decision, `hard:300ms` thinks that long. The last one takes the seats that are left
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true, value_parser = player)]
    bots: Vec<Player>,
    /// How many seats the table has; as many as there are bots
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many games to play
    #[arg(long, value_name = "G", default_value = "100", value_parser = at_least_one)]
    games: u64,
    /// Where chance begins; with budgets in imagined games the same seed gives the same games
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// An option of the game; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many cores to use; all of them if not said
    #[arg(long, value_name = "T", value_parser = at_least_one)]
    threads: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Play all games with each of these numbers of imagined games for the first bot, and compare them
    #[arg(long, value_name = "I,I,…", value_delimiter = ',', value_parser = iterations)]
    growth: Vec<u32>,
    /// Write a plot of the growth to this file
    #[arg(long, value_name = "FILE", requires = "growth")]
    svg: Option<PathBuf>,
}

fn iterations(word: &str) -> Result<u32, String> {
    match word.parse() {
        Ok(0) | Err(_) => Err("it must be a whole number, 1 or more".to_owned()),
        Ok(number) => Ok(number),
    }
}

/// Reads `hard`, `hard:500` or `hard:200ms`.
fn player(word: &str) -> Result<Player, String> {
    let (name, budget) = word.split_once(':').map_or((word, None), |(name, budget)| (name, Some(budget)));
    let known = || Level::ALL.map(Level::name).join(", ");
    let level = Level::named(name).ok_or_else(|| format!("there is no bot `{name}`; there are: {}", known()))?;
    let budget = budget.map(budget_of).transpose()?;
    Ok(Player { level, budget })
}

fn budget_of(word: &str) -> Result<Budget, String> {
    let wrong = || format!("`{word}` is no budget: a number of imagined games such as 500, or a time such as 200ms");
    let budget = match word.strip_suffix("ms") {
        Some(time) => Budget::Time(Duration::from_millis(time.parse().map_err(|_| wrong())?)),
        None => Budget::Iterations(word.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)?),
    };
    Ok(budget)
}

pub(crate) fn run(args: &ArenaArgs) -> Result<String, Error> {
    games::dispatch(&args.game, Arena(args))?
}

struct Arena<'a>(&'a ArenaArgs);

impl Visitor for Arena<'_> {
    type Out = Result<String, Error>;

    fn visit<G: Mind>(self) -> Result<String, Error> {
        let args = self.0;
        let options = parse_options(G::option_specs(), &args.options)?;
        let options = G::Options::deserialize(options).map_err(|why| Error::Options { game: G::NAME, why })?;
        let mut players = seat(&args.bots, args.players)?;
        G::new(&options, players.len() as u8)?;
        let seed = args.seed.unwrap_or_else(|| u64::from(dice_from_entropy().random::<u32>()));
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let threads = args.threads.unwrap_or(cores).min(args.games);
        let fight = |players: &[Player]| {
            let began = Instant::now();
            let bouts = play::<G>(&options, players, seed, args.games, threads)?;
            Ok::<_, Error>(Report::new::<G>(&options, players, seed, &bouts, began.elapsed()))
        };
        if args.growth.is_empty() {
            let report = fight(&players)?;
            return Ok(if args.json { report.json() } else { report.text() });
        }
        let mut reports = Vec::new();
        for &iterations in &args.growth {
            players[0].budget = Some(Budget::Iterations(iterations));
            reports.push((iterations, fight(&players)?));
        }
        let growth = Growth::new(&reports);
        if let Some(path) = &args.svg {
            std::fs::write(path, growth.svg()).map_err(|why| Error::Write { path: path.clone(), why })?;
        }
        Ok(if args.json { growth.json() } else { growth.text() })
    }
}

/// One player for each seat.
fn seat(bots: &[Player], seats: Option<u8>) -> Result<Vec<Player>, Error> {
    let seats = seats.map_or(bots.len(), usize::from);
    if seats < bots.len() {
        return Err(Error::TooManyBots { bots: bots.len(), seats });
    }
    let last = *bots.last().expect("the command line asks for one");
    Ok(bots.iter().copied().chain(std::iter::repeat(last)).take(seats).collect())
}

/// All games, in their order whatever the number of threads.
fn play<G: Mind>(options: &G::Options, players: &[Player], seed: u64, games: u64, threads: u64) -> Result<Vec<Bout>, Error> {
    let progress = Progress::new(games, "games");
    let next = AtomicU64::new(0);
    let worker = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(played);
            }
            let bout = bout::<G>(options, players, seed, number, DECISION_LIMIT)?;
            if bout.outcome.is_none() {
                return Err(Error::Endless { seed, index: number, decisions: bout.decisions });
            }
            played.push((number, bout));
            progress.add(1);
        }
    };
    let parts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect::<Vec<_>>()
    });
    let mut bouts = Vec::new();
    for part in parts {
        bouts.extend(part?);
    }
    bouts.sort_by_key(|(number, _)| *number);
    Ok(bouts.into_iter().map(|(_, bout)| bout).collect())
}
