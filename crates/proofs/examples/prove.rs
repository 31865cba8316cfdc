//! Looks for a game that breaks a law, for as long as it is told to. 0 says that there was none, 1 that there was one.

use clap::{Parser, Subcommand};
use proofs::{GAMES, Proven, Visitor, plan, suite, visit};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use testkit::{LongRun, Secrecy, secrecy};

const TELL_EVERY: Duration = Duration::from_secs(10);

/// Look for a random game that breaks a law
#[derive(Parser)]
#[command(name = "prove")]
struct Cli {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play random games over all options and numbers of players with the invariants after every input
    Games {
        #[arg(value_parser = GAMES.to_vec())]
        game: String,
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Game number n, from 0, has the seed SEED + n
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The first of every so many games is also played under all laws of the suite; 1 means all of them
        #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
        laws_every: u64,
    },
    /// Draw anew at random positions all that is hidden from each viewer, and compare what it is told, to the byte
    Secrecy {
        #[arg(value_parser = GAMES.to_vec())]
        game: String,
        #[arg(long, default_value_t = 10_000)]
        positions: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

struct Games {
    games: u64,
    seed: u64,
    laws_every: u64,
}

struct Positions {
    positions: u64,
    seed: u64,
}

impl Visitor for Games {
    type Out = Result<String, String>;

    fn visit<G: Proven>(self) -> Self::Out {
        play::<G>(self.games, self.seed, self.laws_every)
    }
}

impl Visitor for Positions {
    type Out = Result<String, String>;

    fn visit<G: Proven>(self) -> Self::Out {
        compare::<G>(self.positions, self.seed)
    }
}

fn main() -> ExitCode {
    let started = Instant::now();
    let result = match Cli::parse().what {
        What::Games { game, games, seed, laws_every } => visit(&game, Games { games, seed, laws_every }),
        What::Secrecy { game, positions, seed } => visit(&game, Positions { positions, seed }),
    };
    let result = result.expect("only names of games are taken");
    match result {
        Ok(text) => {
            println!("{text} ({:.0} s)", started.elapsed().as_secs_f64());
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}

fn play<G: Proven>(games: u64, seed: u64, laws_every: u64) -> Result<String, String> {
    let (started, told) = (Instant::now(), Mutex::new(Instant::now()));
    let progress = |over: u64| {
        let Ok(mut told) = told.try_lock() else { return };
        if told.elapsed() >= TELL_EVERY {
            *told = Instant::now();
            eprintln!("{}: {over} of {games} games, {:.0} a second", G::ID, over as f64 / started.elapsed().as_secs_f64());
        }
    };
    let totals = LongRun { plan: plan::<G>(games, seed), suite: suite(), laws_every, progress: &progress }.run()?;
    Ok(format!(
        "{}: no violation in {} random games with {} decisions, seeds {seed} to {}, {} of them under all laws",
        G::ID,
        totals.games,
        totals.decisions,
        seed.wrapping_add(games).wrapping_sub(1),
        totals.under_all_laws
    ))
}

fn compare<G: Proven>(positions: u64, base_seed: u64) -> Result<String, String> {
    let seen = secrecy::<G>(Secrecy { positions, base_seed })?;
    let [viewers, different, refusals, inputs] = [seen.viewers, seen.different, seen.refusals, seen.inputs].map(AtomicU64::into_inner);
    Ok(format!(
        "{}: every text is the same at {positions} positions for {viewers} viewers, {different} of them with something else hidden; \
         {refusals} refusals and the events of {inputs} inputs compared",
        G::ID
    ))
}
