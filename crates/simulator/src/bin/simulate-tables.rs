//! Simulates one seed after the other, on all cores, until one breaks something.

use clap::Parser;
use simulator::{Setup, Story, Violation, simulate};
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Drives tables through every kind of trouble, from one seed each.
#[derive(Parser)]
struct Arguments {
    /// How many seeds.
    #[arg(long, default_value_t = 10_000)]
    seeds: u64,
    /// The first of them.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// Steps of each before everything calms down.
    #[arg(long, default_value_t = Setup::default().steps)]
    steps: u32,
    /// How many servers share the store; chance says so otherwise.
    #[arg(long)]
    nodes: Option<usize>,
}

fn main() -> ExitCode {
    let Arguments { seeds, first, steps, nodes } = Arguments::parse();
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let total = Mutex::new(Story::default());
    let (started, threads) = (Instant::now(), std::thread::available_parallelism().map_or(1, std::num::NonZero::get));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= seeds {
                        break;
                    }
                    match play(first + nth, steps, nodes) {
                        Ok(story) => *total.lock().expect("nobody panics with it") += story,
                        Err(violation) => {
                            failed.store(true, Ordering::Relaxed);
                            let nodes = nodes.map(|nodes| format!(" --nodes {nodes}")).unwrap_or_default();
                            eprintln!(
                                "{violation}\nthe same again: cargo xtask simulate-tables --seeds 1 --first {}{nodes}",
                                violation.seed
                            );
                        }
                    }
                }
            });
        }
    });
    if failed.into_inner() {
        return ExitCode::FAILURE;
    }
    let (story, seconds) = (total.into_inner().expect("nobody panics with it"), started.elapsed().as_secs_f64());
    println!("{seeds} seeds in {seconds:.1} s on {threads} threads, {:.0} steps a second: {story:?}", story.steps as f64 / seconds);
    ExitCode::SUCCESS
}

/// A panic inside is a violation as well.
fn play(seed: u64, steps: u32, nodes: Option<usize>) -> Result<Story, Violation> {
    let setup = Setup { steps, nodes, ..Setup::default() };
    catch_unwind(|| simulate(seed, &setup)).unwrap_or_else(|_| Err(Violation { seed, step: 0, what: "it panicked".to_owned() }))
}
