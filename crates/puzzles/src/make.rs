//! Makes a set: game after game on several threads, until there are enough puzzles. The set does not depend on how many
//! threads there are: games count in the order of their numbers.

use crate::journal::{Heading, Journal};
use crate::{Found, JournalError, Made, Puzzling, Set, Theme, find};
use std::collections::{BTreeMap, HashMap};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Of puzzles with the same themes, no more than one in so many.
const OF_THE_SAME_KIND: usize = 5;
/// Of those that a glance is enough for, no more than one in so many.
const PLAIN: usize = 5;
/// There are always so many of a kind.
const FEW: usize = 4;

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub count: usize,
    pub seed: u64,
    pub threads: usize,
    pub out: PathBuf,
}

#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("{path} cannot be written: {why}")]
    Write { path: PathBuf, why: std::io::Error },
}

impl MakeError {
    /// Whether the files that were named are at fault rather than the machine.
    pub fn is_refusal(&self) -> bool {
        match self {
            MakeError::Journal(JournalError::Other { .. }) => true,
            MakeError::Journal(JournalError::File { .. }) | MakeError::Write { .. } => false,
        }
    }
}

/// A making under way.
pub struct Making<'a> {
    order: &'a Order,
    journal: Mutex<(Journal, BTreeMap<u64, Found>)>,
    next: AtomicU64,
    enough: AtomicBool,
}

impl<'a> Making<'a> {
    /// Makes a set and writes it to the file that was named, again and again as it grows. Beside it lies a journal, from which
    /// the same order goes on where it was stopped.
    ///
    /// `told` hears of every growth: how many puzzles there are.
    pub fn run<G: Puzzling>(order: &'a Order, told: &(impl Fn(usize) + Sync)) -> Result<Set, MakeError> {
        let heading = Heading { game: G::ID.to_owned(), rules_version: G::RULES_VERSION, seed: order.seed };
        let (journal, known) = Journal::open(&order.out.with_extension("journal"), &heading)?;
        let enough = collect::<G>(order, &known).puzzles.len() >= order.count;
        let making = Making { order, journal: Mutex::new((journal, known)), next: AtomicU64::new(0), enough: AtomicBool::new(enough) };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..order.threads.max(1)).map(|_| scope.spawn(|| making.work::<G>(told))).collect();
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })?;
        let set = collect::<G>(order, &making.journal.into_inner().expect("no worker has panicked").1);
        write(&order.out, &set)?;
        Ok(set)
    }

    fn work<G: Puzzling>(&self, told: &(impl Fn(usize) + Sync)) -> Result<(), MakeError> {
        while !self.enough.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if self.journal.lock().expect("no worker has panicked").1.contains_key(&number) {
                continue;
            }
            let found = find::<G>(self.order.seed, number);
            let mut kept = self.journal.lock().expect("no worker has panicked");
            kept.0.note(&found)?;
            let grows = !found.puzzles.is_empty();
            kept.1.insert(number, found);
            if grows {
                let set = collect::<G>(self.order, &kept.1);
                told(set.puzzles.len());
                self.enough.fetch_or(set.puzzles.len() >= self.order.count, Ordering::Relaxed);
                write(&self.order.out, &set)?;
            }
        }
        Ok(())
    }
}

/// Beside the file first, so that a run that is killed leaves a whole one.
fn write(path: &Path, set: &Set) -> Result<(), MakeError> {
    let beside = path.with_extension("new");
    let written = std::fs::write(&beside, set.packed()).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|why| MakeError::Write { path: path.to_owned(), why })
}

/// The set of what was found without a gap from the first game on: puzzles in their order, except those of which there are
/// many alike already.
fn collect<G: Puzzling>(order: &Order, found: &BTreeMap<u64, Found>) -> Set {
    let (mut games, mut puzzles) = (Vec::new(), Vec::new());
    let mut kinds: HashMap<&[Theme], usize> = HashMap::new();
    let (mut plain, mut looked) = (0, (0, 0));
    for (_, one) in found.iter().enumerate().take_while(|(at, (number, _))| *at as u64 == **number).map(|(_, one)| one) {
        if puzzles.len() >= order.count {
            break;
        }
        looked = (looked.0 + 1, looked.1 + one.decisions);
        let before = puzzles.len();
        for puzzle in &one.puzzles {
            let kind = kinds.entry(&puzzle.themes).or_default();
            let most = |one_in: usize| FEW.max(puzzles.len() / one_in);
            let (many, many_plain) = (*kind >= most(OF_THE_SAME_KIND), plain >= most(PLAIN));
            if many || puzzle.tries.is_plain() && many_plain || puzzles.len() >= order.count {
                continue;
            }
            *kind += 1;
            plain += usize::from(puzzle.tries.is_plain());
            puzzles.push(puzzle.clone());
        }
        if puzzles.len() > before {
            games.extend(one.played.clone());
        }
    }
    let count = puzzles.len();
    let command = format!("emporion puzzles make --game {} --count {count} --seed {}", G::ID, order.seed);
    Set::new::<G>(Made { command, seed: order.seed, games: looked.0, decisions: looked.1 }, games, puzzles)
}
