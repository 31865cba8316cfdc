//! The program. It serves the games, and plays, replays and measures them from the command line.
//!
//! Every command returns the text it has to say or a typed error, so that printing and exit codes
//! live here alone: 0 for success, 2 for a request that cannot be met, 1 for a failure inside.

mod arena;
mod bench;
mod bench_games;
mod bench_serve;
mod error;
mod games;
mod list;
mod numbers;
mod progress;
mod puzzles;
mod replay;
mod report;
mod serve;
mod simulate;
mod statistics;
mod table;

use clap::{Parser, Subcommand};
use error::Error;
use mimalloc::MiMalloc;
use server::Settings;
use std::io::{ErrorKind, Write};
use std::panic::catch_unwind;
use std::process::ExitCode;

/// Views, messages and searches are many small pieces that live for a moment.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The version, and the commit it was built from.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("EMPORION_COMMIT"), ")");
const REFUSED: u8 = 2;
const BROKEN: u8 = 1;

/// Economic board games to play and to study. Without a command it serves them.
#[derive(Parser)]
#[command(name = "emporion", version = VERSION, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Settings,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to browsers and bots; this is what happens without a command
    Serve(Box<Settings>),
    /// Copy the SQLite database to a new file, also while the server runs
    Backup(serve::BackupArgs),
    /// List the games and their options
    Games,
    /// Play many games with bots and show statistics of them
    Simulate(simulate::SimulateArgs),
    /// Let bots play against each other and compare them
    Arena(arena::ArenaArgs),
    /// Check a match file and show it step by step
    Replay(replay::ReplayArgs),
    /// Make sets of puzzles, and tell what the shipped ones hold
    Puzzles(puzzles::PuzzlesArgs),
    /// Measure how fast the games run on one core, or the server with `bench serve`
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // Help and version come as errors that belong on the standard output.
        Err(error) if !error.use_stderr() => return print(&error.to_string()),
        Err(error) => return fail(&one_line(&error.to_string()), REFUSED),
    };
    match catch_unwind(|| run(cli)) {
        Ok(Ok(text)) => print(&text),
        Ok(Err(error)) => fail(&format!("error: {error}"), if error.is_refusal() { REFUSED } else { BROKEN }),
        // The panic has already said where and why.
        Err(_) => fail("error: this is a bug in emporion", BROKEN),
    }
}

fn run(cli: Cli) -> Result<String, Error> {
    match cli.command {
        None => serve::run(cli.serve),
        Some(Command::Serve(settings)) => serve::run(*settings),
        Some(Command::Backup(args)) => serve::backup(&args),
        Some(Command::Games) => Ok(list::text()),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    }
}

fn print(text: &str) -> ExitCode {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has seen enough, as with `emporion replay … | head`.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&format!("error: cannot print: {error}"), BROKEN),
    }
}

fn fail(message: &str, code: u8) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(code)
}

/// The message of a parser error without its usage lines.
fn one_line(message: &str) -> String {
    let lines = message.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"));
    lines.map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
