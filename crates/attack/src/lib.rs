//! A hostile guest against the real program: each attack starts a server of its own on loopback with default limits and
//! says what came of it, while honest people go on asking for their tables. The same script runs against any version of
//! the program: what a server refuses or does not know counts as refused.

mod answers;
mod attacks;
mod ground;
mod guest;
mod live;
mod markdown;
mod match_files;
mod people;
mod wonders;

pub use attacks::ATTACKS;
pub use markdown::markdown;
pub use people::Delays;

use futures_util::future::BoxFuture;
use ground::Ground;
use people::HonestPeople;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// One attack: what it wants, and how it goes about it.
pub struct Attack {
    pub name: &'static str,
    /// What the hostile guest wants, as the tables tell it.
    pub aim: &'static str,
    /// Flags of the server that the attack is about; limits keep their defaults.
    flags: &'static [&'static str],
    bounds: Bounds,
    play: for<'a> fn(&'a Ground) -> BoxFuture<'a, Result<Finding, Trouble>>,
}

/// What must hold around an attack, whatever it does itself.
struct Bounds {
    memory_added_mib: f64,
    /// Of the others' median beside its quiet value. Only the long form, which runs alone, is held to it.
    median_ratio: f64,
}

/// A quiet median below this says little: a ratio to it would be one of chance.
const SHORT_MS: f64 = 2.0;

const ORDINARY: Bounds = Bounds { memory_added_mib: 200.0, median_ratio: 4.0 };

/// How much of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Little, for every check; other tests may run beside it.
    Short,
    /// As it is told in `docs/reliability.md`.
    Long,
}

/// What came of an attack at its own aim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub held: bool,
    pub seen: String,
}

/// What came of an attack, with what others noticed of it.
#[derive(Clone, Debug)]
pub struct Report {
    pub finding: Finding,
    pub memory_added_mib: f64,
    /// Others' requests before the attack, and during it.
    pub quiet: Delays,
    pub attacked: Delays,
    pub held: bool,
}

/// The script itself cannot go on; nothing is known of the server then.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{program} cannot be started: {why}")]
    Start { program: String, why: std::io::Error },
    #[error("the program did not say where it listens")]
    NoAddress,
    #[error("the line broke at {path}: {why}")]
    Line { path: String, why: String },
    #[error("the live channel was closed with {code:?}")]
    Closed { code: Option<u16> },
    #[error("nothing came in time: {0}")]
    Silence(&'static str),
    #[error("what the attack needs was refused: {0}")]
    Refused(String),
}

impl Length {
    pub(crate) fn of<T>(self, short: T, long: T) -> T {
        match self {
            Length::Short => short,
            Length::Long => long,
        }
    }
}

impl Finding {
    pub(crate) fn new(held: bool, seen: String) -> Finding {
        Finding { held, seen }
    }
}

/// Plays one attack against a fresh server of this program.
pub async fn run(attack: &Attack, program: &Path, length: Length) -> Result<Report, Trouble> {
    let ground = Ground::start(program, attack.flags, length)?;
    let mut honest = HonestPeople::arrive(ground.url()).await?;
    let quiet = honest.ask_for(length.of(Duration::from_millis(500), Duration::from_secs(3))).await;
    let before = ground.memory_mib();
    let asking = honest.go_on_asking();
    let finding = (attack.play)(&ground).await;
    let attacked = asking.end().await;
    let (finding, memory_added_mib) = (finding?, (ground.most_memory_mib() - before).max(0.0));
    let ratio = attacked.median_ms / quiet.median_ms.max(SHORT_MS);
    let calm = length == Length::Short || ratio <= attack.bounds.median_ratio;
    let held = finding.held && memory_added_mib < attack.bounds.memory_added_mib && calm && attacked.refused == 0;
    Ok(Report { finding, memory_added_mib, quiet, attacked, held })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { finding, memory_added_mib, quiet, attacked, held } = self;
        let verdict = if *held { "held" } else { "NOT HELD" };
        write!(f, "{verdict}: {}; {memory_added_mib:.0} MiB added; others quiet {quiet}, attacked {attacked}", finding.seen)
    }
}
