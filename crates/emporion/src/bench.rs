//! `emporion bench`: how fast each game runs on one core, as a whole and operation by operation.

use crate::bench_games::{self, Rates, whole_games};
use crate::bench_serve;
use crate::error::Error;
use crate::games::{self, GAMES, Visitor, usual_players};
use crate::numbers::{at_least_one, grouped, rate};
use crate::progress::Progress;
use crate::table::Table;
use bots::Mind;
use clap::{Args, Subcommand};
use engine::{Dice, Game, Input, Mute, Seat, Turn, dice};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many positions the single operations are measured on.
const POSITIONS: usize = 512;
/// One decision in so many is kept, so that the positions come from all parts of many games.
const STRIDE: usize = 7;
/// What is measured of each game: whole games, clone, candidates, sample, apply.
const MEASURES: u64 = 5;
const SEED: u64 = 1;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: Option<What>,
    /// How long each game is measured: half of it whole games, half of it single operations
    #[arg(long, value_name = "S", default_value = "2", value_parser = at_least_one)]
    seconds: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum What {
    /// Measure complete random games alone
    Games(bench_games::GamesArgs),
    /// Measure the server: actions a second, latencies, memory, restart
    Serve(bench_serve::ServeArgs),
}

#[derive(Serialize)]
struct Bench {
    seconds: u64,
    games: Vec<Speed>,
}

/// What is measured of one game.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    rules_version: u32,
    players: u8,
    games_per_second: f64,
    decisions_per_second: f64,
    ns_per_clone: f64,
    ns_per_candidates: f64,
    ns_per_sample: f64,
    ns_per_apply: f64,
    state_bytes: usize,
    action_bytes: usize,
}

pub(crate) fn run(args: &BenchArgs) -> Result<String, Error> {
    match &args.what {
        Some(What::Games(args)) => return bench_games::run(args),
        Some(What::Serve(args)) => return bench_serve::run(args),
        None => {}
    }
    let progress = Progress::new(MEASURES * GAMES.len() as u64, "measures");
    let mut games = Vec::new();
    for game in GAMES {
        games.push(games::dispatch(game.id, Measure { time: Duration::from_secs(args.seconds), progress: &progress })??);
    }
    drop(progress);
    let bench = Bench { seconds: args.seconds, games };
    Ok(if args.json { serde_json::to_string_pretty(&bench).expect("numbers can be written as JSON") + "\n" } else { bench.text() })
}

impl Bench {
    fn text(&self) -> String {
        let row =
            |name: &str, cell: fn(&Speed) -> String| [name.to_owned()].into_iter().chain(self.games.iter().map(cell)).collect::<Vec<_>>();
        let mut table = Table::new(row("one core, random play", |game| game.name.to_owned()));
        table.row(row("players", |game| game.players.to_string()));
        table.row(row("games/s", |game| rate(game.games_per_second)));
        table.row(row("decisions/s", |game| rate(game.decisions_per_second)));
        table.row(row("ns per clone of a state", |game| rate(game.ns_per_clone)));
        table.row(row("ns per list of candidates", |game| rate(game.ns_per_candidates)));
        table.row(row("ns per sample", |game| rate(game.ns_per_sample)));
        table.row(row("ns per apply", |game| rate(game.ns_per_apply)));
        table.row(row("bytes of a state", |game| grouped(game.state_bytes as u64)));
        table.row(row("bytes of an action", |game| grouped(game.action_bytes as u64)));
        table.text("")
    }
}

struct Measure<'a> {
    time: Duration,
    progress: &'a Progress,
}

impl Visitor for Measure<'_> {
    type Out = Result<Speed, Error>;

    fn visit<G: Mind>(self) -> Result<Speed, Error> {
        let players = usual_players::<G>();
        let start = G::new(&G::Options::default(), players)?;
        let Rates { games_per_second, decisions_per_second } = whole_games(&start, self.time / 2, SEED);
        self.progress.add(1);

        let positions = positions(&start);
        let operation = |batch: &mut dyn FnMut() -> Duration| {
            let ns = nanoseconds(self.time / 8, batch) / positions.len() as f64;
            self.progress.add(1);
            ns
        };
        let mut actions = Vec::new();
        let mut chance = dice(SEED);
        Ok(Speed {
            game: G::ID,
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            players,
            games_per_second,
            decisions_per_second,
            ns_per_clone: operation(&mut || timed(&positions, |position| drop(black_box(position.state.clone())))),
            ns_per_candidates: operation(&mut || {
                timed(&positions, |position| {
                    actions.clear();
                    black_box(position.state.candidates(position.seat, &mut actions));
                })
            }),
            ns_per_sample: operation(&mut || {
                timed(&positions, |position| drop(black_box(position.state.sample(position.seat, &mut chance))))
            }),
            ns_per_apply: operation(&mut || apply_all(&positions)),
            state_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
        })
    }
}

/// A decision of a random game, with an action that is legal there.
struct Position<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
}

fn positions<G: Game>(start: &G) -> Vec<Position<G>> {
    let mut dice = dice(SEED);
    let mut positions = Vec::new();
    let mut decisions = 0;
    while positions.len() < POSITIONS {
        record(start.clone(), &mut dice, &mut decisions, &mut positions);
    }
    positions.truncate(POSITIONS);
    positions
}

fn record<G: Game>(mut game: G, dice: &mut Dice, decisions: &mut usize, positions: &mut Vec<Position<G>>) {
    loop {
        let input = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Input::Chance(game.roll(dice)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a game that waits for seats names one");
                let action = game.sample(seat, dice);
                if decisions.is_multiple_of(STRIDE) {
                    positions.push(Position { state: game.clone(), seat, action: action.clone() });
                }
                *decisions += 1;
                Input::Act { seat, action }
            }
        };
        game.apply(input, &mut Mute);
    }
}

fn timed<G: Game>(positions: &[Position<G>], mut operation: impl FnMut(&Position<G>)) -> Duration {
    let started = Instant::now();
    for position in positions {
        operation(black_box(position));
    }
    started.elapsed()
}

/// The states are copied before the clock starts, since `apply` changes them.
fn apply_all<G: Game>(positions: &[Position<G>]) -> Duration {
    let mut prepared: Vec<_> = positions
        .iter()
        .map(|Position { state, seat, action }| (state.clone(), Input::Act { seat: *seat, action: action.clone() }))
        .collect();
    let started = Instant::now();
    for (state, input) in prepared.drain(..) {
        let mut state = black_box(state);
        state.apply(input, &mut Mute);
        black_box(&state);
    }
    started.elapsed()
}

/// The mean time of a batch, from as many batches as fit in the time given; one to warm up is left out.
fn nanoseconds(time: Duration, batch: &mut dyn FnMut() -> Duration) -> f64 {
    batch();
    let started = Instant::now();
    let (mut spent, mut batches) = (Duration::ZERO, 0u32);
    while batches == 0 || started.elapsed() < time {
        spent += batch();
        batches += 1;
    }
    spent.as_nanos() as f64 / f64::from(batches)
}
