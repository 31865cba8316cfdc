//! `emporion puzzles`: makes sets of puzzles.

use crate::error::Error;
use crate::games::UnknownGame;
use crate::numbers::{at_least_one, grouped};
use crate::progress::Progress;
use crate::table::Table;
use clap::{Args, Subcommand};
use puzzles::{Making, Order, Puzzler, Puzzling, Set, Theme, puzzled};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Args)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand)]
enum PuzzlesCommand {
    /// Look for positions with one clearly best choice in games of bots, and write a set of them
    Make(MakeArgs),
    /// Tell what the shipped sets hold
    List,
}

#[derive(Args)]
struct MakeArgs {
    /// The game, such as seven-wonders
    #[arg(long)]
    game: String,
    /// How many puzzles to find
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    count: u64,
    /// Where chance begins: the same seed gives the same puzzles, whatever the number of threads
    #[arg(long, value_name = "S")]
    seed: u64,
    /// How many cores to use; all of them if not said
    #[arg(long, value_name = "T", value_parser = at_least_one)]
    threads: Option<u64>,
    /// The file to write; a journal beside it lets a run that was stopped go on
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &PuzzlesArgs) -> Result<String, Error> {
    match &args.command {
        PuzzlesCommand::Make(args) => make(args),
        PuzzlesCommand::List => Ok(puzzles::shipped().iter().map(describe).collect::<Vec<_>>().join("\n")),
    }
}

fn make(args: &MakeArgs) -> Result<String, Error> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let order = Order {
        count: args.count as usize,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).min(cores) as usize,
        out: args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.puzzles", args.game))),
    };
    let set = puzzled(&args.game, Maker(&order)).ok_or_else(|| UnknownGame::new(&args.game))??;
    Ok(describe(&set))
}

struct Maker<'a>(&'a Order);

impl Puzzler for Maker<'_> {
    type Out = Result<Set, Error>;

    fn visit<G: Puzzling>(self) -> Result<Set, Error> {
        let (progress, known) = (Progress::new(self.0.count as u64, "puzzles"), AtomicUsize::new(0));
        let told = |puzzles: usize| progress.add(puzzles.saturating_sub(known.fetch_max(puzzles, Ordering::Relaxed)) as u64);
        Ok(Making::run::<G>(self.0, &told)?)
    }
}

/// How many puzzles a set holds, by theme and by rating.
fn describe(set: &Set) -> String {
    let made = &set.made;
    let mut table = Table::new(["theme", "puzzles"]);
    for theme in Theme::ALL {
        let count = set.puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        if count > 0 {
            table.row([theme.name().to_owned(), count.to_string()]);
        }
    }
    let mut ratings: Vec<u16> = set.puzzles.iter().map(|puzzle| puzzle.rating).collect();
    ratings.sort_unstable();
    let at = |share: usize| ratings.get((ratings.len() * share / 4).min(ratings.len().saturating_sub(1))).copied().unwrap_or(0);
    format!(
        "{}: {} puzzles of {} games and {} decisions\nmade by `{}`\nratings: lowest {}, quarter {}, middle {}, three quarters {}, highest {}\n{}",
        set.game,
        set.puzzles.len(),
        grouped(made.games),
        grouped(made.decisions),
        made.command,
        at(0),
        at(1),
        at(2),
        at(3),
        at(4),
        table.text("  "),
    )
}
