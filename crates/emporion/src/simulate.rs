//! `emporion simulate`: many games with bots, and what can be learnt from them.

use crate::error::Error;
use crate::games::{self, Visitor, usual_players};
use crate::numbers::at_least_one;
use crate::progress::Progress;
use crate::report::{Report, Timing};
use crate::statistics::Statistics;
use bots::Mind;
use clap::{Args, ValueEnum};
use engine::{Dice, Fault, Game, Input, Match, MatchFile, Playout, SetupError, Turn, dice, dice_from_entropy, parse_options, playout};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// No game comes near it: one that does is a bug, and is told.
const DECISION_LIMIT: u32 = 1_000_000;
/// How many games are played before the progress bar hears of them.
const BATCH: u64 = 64;
/// More threads than any machine runs at once would only use up its memory.
const MAX_THREADS: u64 = 1024;

#[derive(Args)]
pub(crate) struct SimulateArgs {
    /// The game, such as seven-wonders
    game: String,
    /// How many seats the table has; 4 if the game allows it
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many games to play
    #[arg(long, value_name = "G", default_value = "1000", value_parser = at_least_one)]
    games: u64,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Bot::Random)]
    bot: Bot,
    /// An option of the game; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many cores to use; all of them if not said
    #[arg(long, value_name = "T", value_parser = thread_count)]
    threads: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write each game as a match file into this directory
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bot {
    /// Takes any legal action
    Random,
}

impl Bot {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }
}

pub(crate) fn run(args: &SimulateArgs) -> Result<String, Error> {
    games::dispatch(&args.game, Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl Visitor for Simulate<'_> {
    type Out = Result<String, Error>;

    fn visit<G: Mind>(self) -> Result<String, Error> {
        let args = self.0;
        let plan = Plan::<G>::new(args)?;
        let threads = args.threads.unwrap_or_else(available_cores).min(args.games);
        let started = Instant::now();
        let statistics = plan.play_all(threads, &Progress::new(args.games, "games"))?;
        let timing = Timing::new(threads, started.elapsed(), args.games);
        let report = Report::new::<G>(&plan.options, plan.seed, args.bot, &statistics, timing);
        Ok(if args.json { report.json() } else { report.text() })
    }
}

/// Everything a game of the simulation depends on.
struct Plan<'a, G: Game> {
    options: G::Options,
    /// Every game begins as a copy of this.
    start: G,
    games: u64,
    seed: u64,
    logs: Option<&'a Path>,
}

impl<'a, G: Game> Plan<'a, G> {
    fn new(args: &'a SimulateArgs) -> Result<Plan<'a, G>, Error> {
        let players = args.players.unwrap_or_else(usual_players::<G>);
        if !G::SEATS.contains(&players) {
            return Err(SetupError::Seats { game: G::NAME, given: players, range: G::SEATS }.into());
        }
        let options = parse_options(G::option_specs(), &args.options)?;
        let options = G::Options::deserialize(options).map_err(|why| Error::Options { game: G::NAME, why })?;
        let start = G::new(&options, players)?;
        if let Some(path) = &args.logs {
            std::fs::create_dir_all(path).map_err(|why| Error::LogsDirectory { path: path.clone(), why })?;
        }
        // A seed of 32 bits is short enough to be typed again, and every reader of JSON keeps it whole.
        let seed = args.seed.unwrap_or_else(|| u64::from(dice_from_entropy().random::<u32>()));
        Ok(Plan { options, start, games: args.games, seed, logs: args.logs.as_deref() })
    }

    fn play_all(&self, threads: u64, progress: &Progress) -> Result<Statistics, Error> {
        let parts = std::thread::scope(|scope| {
            let part = |thread: u64| scope.spawn(move || self.play(share(self.games, thread, threads), progress));
            let workers: Vec<_> = (0..threads).map(part).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect::<Vec<_>>()
        });
        let mut statistics = Statistics::new(self.start.seats());
        for part in parts {
            statistics.merge(&part?);
        }
        Ok(statistics)
    }

    fn play(&self, games: Range<u64>, progress: &Progress) -> Result<Statistics, Error> {
        let mut statistics = Statistics::new(self.start.seats());
        let mut unreported = 0;
        for index in games {
            let (end, decisions) = match self.logs {
                None => self.play_silently(index)?,
                Some(directory) => self.play_logged(index, directory)?,
            };
            statistics.add(&end.outcome().expect("a game that is over has an outcome"), decisions);
            unreported += 1;
            if unreported == BATCH {
                progress.add(BATCH);
                unreported = 0;
            }
        }
        progress.add(unreported);
        Ok(statistics)
    }

    fn play_silently(&self, index: u64) -> Result<(G, u32), Error> {
        let mut game = self.start.clone();
        let Playout { decisions, over } = playout(&mut game, &mut self.dice(index), DECISION_LIMIT);
        if over { Ok((game, decisions)) } else { Err(self.endless(index)) }
    }

    /// The same game as [`Plan::play_silently`] plays, with its file written.
    fn play_logged(&self, index: u64, directory: &Path) -> Result<(G, u32), Error> {
        let mut played = Match::<G>::new(self.options.clone(), self.start.seats())?;
        let mut dice = self.dice(index);
        let mut decisions = 0;
        loop {
            let input = match played.state().turn() {
                Turn::Over => break,
                Turn::Seats(_) if decisions == DECISION_LIMIT => return Err(self.endless(index)),
                Turn::Chance => Input::Chance(played.state().roll(&mut dice)),
                Turn::Seats(seats) => {
                    decisions += 1;
                    let seat = seats.first().expect("a game that waits for seats names one");
                    Input::Act { seat, action: played.state().sample(seat, &mut dice) }
                }
            };
            match played.input(input) {
                Ok(_) => {}
                // Nobody can read a file of such a match.
                Err(Fault::Full { .. } | Fault::Enough { .. }) => return Err(Error::Endless { seed: self.seed, index, decisions }),
                Err(fault) => panic!("{} offered what it refuses: {fault}", G::ID),
            }
        }
        let path = directory.join(format!("{}-{}p-{}-{index}.json", G::ID, self.start.seats(), self.seed));
        std::fs::write(&path, MatchFile::of(&played).to_text()).map_err(|why| Error::Write { path, why })?;
        Ok((played.state().clone(), decisions))
    }

    fn dice(&self, index: u64) -> Dice {
        dice(mix(mix(self.seed).wrapping_add(index)))
    }

    fn endless(&self, index: u64) -> Error {
        Error::Endless { seed: self.seed, index, decisions: DECISION_LIMIT }
    }
}

fn thread_count(word: &str) -> Result<u64, String> {
    at_least_one(word).ok().filter(|threads| *threads <= MAX_THREADS).ok_or_else(|| format!("it must be 1 to {MAX_THREADS}"))
}

fn available_cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// The games of one thread: neighbours, so that the parts put together in order are the whole in order.
fn share(games: u64, thread: u64, threads: u64) -> Range<u64> {
    let bound = |thread: u64| (u128::from(games) * u128::from(thread) / u128::from(threads)) as u64;
    bound(thread)..bound(thread + 1)
}

/// SplitMix64's finaliser: neighbouring numbers become unlike ones, and no two become the same.
fn mix(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_cover_every_game_once() {
        for (games, threads) in [(1, 1), (10, 3), (7, 7), (1000, 16), (u64::MAX, 3)] {
            let mut next = 0;
            for thread in 0..threads {
                let part = share(games, thread, threads);
                assert_eq!(part.start, next);
                next = part.end;
            }
            assert_eq!(next, games);
        }
    }
}
