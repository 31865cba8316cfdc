//! `emporion bench games`: complete random games alone, on as many threads as asked for.

use crate::error::Error;
use crate::games::{self, GAMES, Visitor, usual_players};
use crate::numbers::{at_least_one, rate};
use crate::table::Table;
use bots::Mind;
use clap::Args;
use engine::{Game, dice, playout};
use serde::Serialize;
use std::panic::resume_unwind;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Which game is played; all of them if not said
    #[arg(long)]
    game: Option<String>,
    /// How many games are played at the same time, each by a thread of its own
    #[arg(long, value_name = "T", default_value = "1", value_parser = at_least_one)]
    threads: u64,
    /// How long each game is measured
    #[arg(long, value_name = "S", default_value = "2", value_parser = at_least_one)]
    seconds: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    seconds: u64,
    threads: u64,
    games: Vec<Speed>,
}

#[derive(Serialize)]
struct Speed {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    players: u8,
    #[serde(flatten)]
    rates: Rates,
}

/// Complete games per second, and decisions per second in them.
#[derive(Clone, Copy, Default, Serialize)]
pub(crate) struct Rates {
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
}

pub(crate) fn run(args: &GamesArgs) -> Result<String, Error> {
    let wanted = args.game.as_deref().map_or_else(|| GAMES.iter().map(|game| game.id).collect(), |game| vec![game]);
    let time = Duration::from_secs(args.seconds);
    let mut games = Vec::new();
    for game in wanted {
        games.push(games::dispatch(game, Measure { time, threads: args.threads })??);
    }
    let report = Report { seconds: args.seconds, threads: args.threads, games };
    Ok(if args.json { serde_json::to_string_pretty(&report).expect("numbers can be written as JSON") + "\n" } else { report.text() })
}

impl Report {
    fn text(&self) -> String {
        let mut table = Table::new(["random play", "players", "threads", "games/s", "decisions/s"]);
        for Speed { name, players, rates, .. } in &self.games {
            let (games, decisions) = (rate(rates.games_per_second), rate(rates.decisions_per_second));
            table.row([(*name).to_owned(), players.to_string(), self.threads.to_string(), games, decisions]);
        }
        table.text("")
    }
}

struct Measure {
    time: Duration,
    threads: u64,
}

impl Visitor for Measure {
    type Out = Result<Speed, Error>;

    fn visit<G: Mind>(self) -> Result<Speed, Error> {
        let players = usual_players::<G>();
        let start = G::new(&G::Options::default(), players)?;
        let parts = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads)
                .map(|thread| {
                    scope.spawn({
                        let start = &start;
                        move || whole_games(start, self.time, thread)
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect::<Vec<_>>()
        });
        let rates = parts.iter().fold(Rates::default(), |sum, part| Rates {
            games_per_second: sum.games_per_second + part.games_per_second,
            decisions_per_second: sum.decisions_per_second + part.decisions_per_second,
        });
        Ok(Speed { game: G::ID, name: G::NAME, players, rates })
    }
}

/// Random games one after the other for so long.
pub(crate) fn whole_games<G: Game>(start: &G, time: Duration, seed: u64) -> Rates {
    let mut dice = dice(seed);
    let (mut games, mut decisions) = (0u64, 0u64);
    let started = Instant::now();
    while started.elapsed() < time {
        let mut game = start.clone();
        decisions += u64::from(playout(&mut game, &mut dice, u32::MAX).decisions);
        games += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    Rates { games_per_second: games as f64 / seconds, decisions_per_second: decisions as f64 / seconds }
}
